import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pais } from '../../vocabulario/paises.js';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import type { RequisitoDeActo } from './requisito-de-acto.js';

/** A kind of acto of the cuenta, in its newest version. A carpeta keeps the version with which it was opened. */
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

  /** Whether the carpeta goes to a register after its signature. */
  @Column('boolean', { name: 'es_registrable' })
  esRegistrable: boolean;

  @Column('boolean', { name: 'reservado_por_defecto' })
  reservadoPorDefecto: boolean;

  /** The roles that the partes must have before the carpeta can be signed. */
  @Column('text', { name: 'roles_requeridos', array: true })
  rolesRequeridos: string[];

  /** The requisitos, in the order in which they are shown. */
  @Column('jsonb')
  requisitos: RequisitoDeActo[];

  @Column('jsonb')
  plazos: PlazoDeActo[];

  /** The names of the first secciones of a new carpeta. */
  @Column('text', { array: true })
  secciones: string[];

  @Column('boolean', { name: 'alcance_aml' })
  alcanceAml: boolean;

  /** The number of the newest version, from 1. The newest row of `tipos_acto_versiones` has the same. */
  @Column('integer')
  version: number;

  /** When the office confirmed the requisitos by the norms in force; null until then. */
  @Column('timestamptz', { name: 'confirmada_en', nullable: true })
  confirmadaEn: Date | null;

  @Column('uuid', { name: 'confirmada_por', nullable: true })
  confirmadaPor: string | null;

  /** Whether new carpetas can be opened with this acto. */
  @Column('boolean')
  activo: boolean;
}
