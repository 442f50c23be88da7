import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pais } from '../cuentas/cuenta.entity.js';

/** A kind of operation in the cuenta's own catalogue, which it may edit. */
@Entity('tipos_acto')
export class TipoActo {
  @PrimaryColumn('uuid')
  id: string;

  /** Stable name of a seeded acto. */
  @Column('text')
  clave: string;

  @Column('text')
  nombre: string;

  @Column('text')
  pais: Pais;

  /** Whether it goes to a registry after signing. */
  @Column('boolean', { name: 'es_registrable' })
  esRegistrable: boolean;

  @Column('boolean', { name: 'reservado_por_defecto' })
  reservadoPorDefecto: boolean;

  /** Roles that must be among the partes before the carpeta can be signed. */
  @Column('text', { name: 'roles_requeridos', array: true })
  rolesRequeridos: string[];

  @Column('jsonb')
  requisitos: object[];

  @Column('jsonb')
  plazos: object[];

  /** The secciones that a new carpeta of this kind starts with. */
  @Column('text', { array: true })
  secciones: string[];

  @Column('boolean', { name: 'alcance_aml' })
  alcanceAml: boolean;
}
