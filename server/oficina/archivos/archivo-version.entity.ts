import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoDeTexto } from '../../plataforma/textos/textos.repository.js';

/** A version of an archivo; its content never changes. */
@Entity('archivo_versiones')
export class ArchivoVersion {
  @PrimaryColumn('uuid', { name: 'archivo_id' })
  archivoId: string;

  /** The number of the version, from 1. */
  @PrimaryColumn('integer')
  n: number;

  /** The hash of the content, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /** The MIME type, detected from the bytes. */
  @Column('text')
  mime: string;

  /** The name of the file that was uploaded. */
  @Column('text', { name: 'nombre_original' })
  nombreOriginal: string;

  /** Where the bytes are in the storage; copies share them. */
  @Column('text')
  clave: string;

  /**
   * The address of a small picture. Null until a job makes it, empty when none can be made. No other field ever
   * changes.
   */
  @Column('text', { nullable: true })
  miniatura: string | null;

  @Column('uuid', { name: 'autor_id' })
  autorId: string;

  @Column('text', { nullable: true })
  motivo: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;

  /** The state of the version's text, when the caller asked for it. This is no column. */
  texto?: EstadoDeTexto | null;
}
