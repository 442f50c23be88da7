import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { CampoUsado } from './plantilla-leida.js';

/** A text with fields, from which documents of carpetas are made. */
@Entity('plantillas')
export class Plantilla {
  @PrimaryColumn('uuid')
  id: string;

  /** Which one of ours it began as; null for what the office wrote. */
  @Column('text', { nullable: true })
  inicial: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** The actos that it is offered for; none for all. */
  @Column('uuid', { name: 'tipos_acto', array: true })
  tiposActo: string[];

  /** The `n` of the newest version. */
  @Column('integer', { name: 'version_actual' })
  versionActual: number;

  /** Whether it is offered. */
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

/** A file of a template. It never changes. */
@Entity('plantilla_versiones')
export class PlantillaVersion {
  @PrimaryColumn('uuid', { name: 'plantilla_id' })
  plantillaId: string;

  /** Counts from 1. */
  @PrimaryColumn('integer')
  n: number;

  @Column('text', { name: 'nombre_original' })
  nombreOriginal: string;

  /** Hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  @Column('text')
  mime: string;

  /** Where the bytes are in the storage. */
  @Column('text')
  clave: string;

  /** The fields that it names. */
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

  /** By it templates name it: `{clausula.precio}`. */
  @Column('text')
  clave: string;

  @Column('text')
  nombre: string;

  /** It may name fields, but has neither loops nor conditions. */
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
