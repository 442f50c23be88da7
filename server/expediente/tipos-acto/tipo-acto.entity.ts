import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pais } from '../../vocabulario/paises.js';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import type { RequisitoDeActo } from './requisito-de-acto.js';

/** A kind of acto in the cuenta's own catalogue, as it is now. Its carpetas keep the version that they were opened with. */
@Entity('tipos_acto')
export class TipoActo {
  @PrimaryColumn('uuid')
  id: string;

  /** The stable key of an acto of the initial catalogue. */
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

  /** The roles that the partes must have before the carpeta can be signed. */
  @Column('text', { name: 'roles_requeridos', array: true })
  rolesRequeridos: string[];

  /** What the signature waits for, in the order in which it is shown. */
  @Column('jsonb')
  requisitos: RequisitoDeActo[];

  @Column('jsonb')
  plazos: PlazoDeActo[];

  /** The names of the first secciones of a new carpeta. */
  @Column('text', { array: true })
  secciones: string[];

  @Column('boolean', { name: 'alcance_aml' })
  alcanceAml: boolean;

  /** Counts from 1; the newest row of `tipos_acto_versiones` has it too. */
  @Column('integer')
  version: number;

  /** When somebody of the office confirmed what it asks for by the norms in force; null until then. */
  @Column('timestamptz', { name: 'confirmada_en', nullable: true })
  confirmadaEn: Date | null;

  @Column('uuid', { name: 'confirmada_por', nullable: true })
  confirmadaPor: string | null;

  /** Whether new carpetas can be opened for it. */
  @Column('boolean')
  activo: boolean;
}
