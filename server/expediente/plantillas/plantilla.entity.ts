import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { CampoUsado } from './plantilla-leida.js';

/** A text with fields, from which documents of carpetas are made. */
@Entity('plantillas')
export class Plantilla {
  @PrimaryColumn('uuid')
  id: string;

  /** The clave of the product's template from which it was made. Null for a template of the office. */
  @Column('text', { nullable: true })
  inicial: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** The actos for which it is offered. An empty list means all actos. */
  @Column('uuid', { name: 'tipos_acto', array: true })
  tiposActo: string[];

  /** The `n` of the newest version. */
  @Column('integer', { name: 'version_actual' })
  versionActual: number;

  /** Whether the template is offered. */
  @Column('boolean')
  activa: boolean;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creada_por' })
  creadaPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'actualizada_en' })
  actualizadaEn: Date;
}

/** A file of a template. A version never changes. */
@Entity('plantilla_versiones')
export class PlantillaVersion {
  @PrimaryColumn('uuid', { name: 'plantilla_id' })
  plantillaId: string;

  /** Counts from 1. */
  @PrimaryColumn('integer')
  n: number;

  @Column('text', { name: 'nombre_original' })
  nombreOriginal: string;

  /** The hash of the file, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  @Column('text')
  mime: string;

  /** The key of the bytes in the storage. */
  @Column('text')
  clave: string;

  /** The fields that the version names. */
  @Column('jsonb')
  campos: CampoUsado[];

  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('uuid', { name: 'autor_id' })
  autorId: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;
}

/** A passage that templates insert by its name. */
@Entity('clausulas')
export class Clausula {
  @PrimaryColumn('uuid')
  id: string;

  /** The name that templates use for it: `{clausula.precio}`. */
  @Column('text')
  clave: string;

  @Column('text')
  nombre: string;

  /** The text. It may name fields, but has neither loops nor conditions. */
  @Column('text')
  texto: string;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creada_por' })
  creadaPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'actualizada_en' })
  actualizadaEn: Date;
}
