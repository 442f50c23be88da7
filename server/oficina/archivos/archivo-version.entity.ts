import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoDeTexto } from '../../plataforma/textos/textos.repository.js';

/** A version of an archivo; its content never changes. */
@Entity('archivo_versiones')
export class ArchivoVersion {
  @PrimaryColumn('uuid', { name: 'archivo_id' })
  archivoId: string;

  /** Counts from 1. */
  @PrimaryColumn('integer')
  n: number;

  /** The hash of the content, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /** Detected from the bytes. */
  @Column('text')
  mime: string;

  /** The name of the file that was uploaded. */
  @Column('text', { name: 'nombre_original' })
  nombreOriginal: string;

  /** Where the bytes are in the storage; copies share them. */
  @Column('text')
  clave: string;

  /** The address of a small picture; null until a job makes it, empty when it cannot be made. Nothing else changes. */
  @Column('text', { nullable: true })
  miniatura: string | null;

  @Column('uuid', { name: 'autor_id' })
  autorId: string;

  @Column('text', { nullable: true })
  motivo: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;

  /** What became of the text of its bytes, where it was asked for; no column. */
  texto?: EstadoDeTexto | null;
}
