import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import type { RequisitoDeActo } from './requisito-de-acto.js';
import type { TipoActo } from './tipo-acto.entity.js';

/** A version of an acto. It never changes: a carpeta is judged by its own version. */
@Entity('tipos_acto_versiones')
export class VersionDeActo {
  @PrimaryColumn('uuid', { name: 'tipo_acto_id' })
  tipoActoId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('text')
  nombre: string;

  @Column('boolean', { name: 'es_registrable' })
  esRegistrable: boolean;

  @Column('boolean', { name: 'reservado_por_defecto' })
  reservadoPorDefecto: boolean;

  @Column('text', { name: 'roles_requeridos', array: true })
  rolesRequeridos: string[];

  @Column('jsonb')
  requisitos: RequisitoDeActo[];

  @Column('jsonb')
  plazos: PlazoDeActo[];

  @Column('text', { array: true })
  secciones: string[];

  @Column('boolean', { name: 'alcance_aml' })
  alcanceAml: boolean;

  /** The person who wrote the version; null for the initial catalogue. */
  @Column('uuid', { name: 'creada_por', nullable: true })
  creadaPor: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;
}

/** The fields of an acto that a version keeps. */
export function deVersion({
  id: tipoActoId,
  clave: _,
  pais: __,
  activo: ___,
  confirmadaEn: ____,
  confirmadaPor: _____,
  ...acto
}: TipoActo) {
  return { ...acto, tipoActoId };
}
