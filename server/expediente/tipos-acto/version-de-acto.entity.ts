import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import type { RequisitoDeActo } from './requisito-de-acto.js';
import type { TipoActo } from './tipo-acto.entity.js';

/** An acto as it was in one of its versions. Never changed: carpetas are judged by the version that they have. */
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

  /** Null for the initial catalogue. */
  @Column('uuid', { name: 'creada_por', nullable: true })
  creadaPor: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;
}

/** What a version keeps of an acto as it is now. */
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
