import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoDeTexto } from '../../plataforma/textos/textos.repository.js';

/** A version of a document. The database role of tenants may not change a written version. */
@Entity('documento_versiones')
export class DocumentoVersion {
  @PrimaryColumn('uuid', { name: 'documento_id' })
  documentoId: string;

  /** Counts from 1. */
  @PrimaryColumn('integer')
  n: number;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** The hash of the content, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /** The type, detected from the bytes. */
  @Column('text')
  mime: string;

  /** The name of the uploaded file. */
  @Column('text', { name: 'nombre_original' })
  nombreOriginal: string;

  /** The key of the bytes in the storage. */
  @Column('text')
  clave: string;

  /**
   * The address of a small picture. Null until a job makes it; empty when it cannot be made. No other column changes.
   */
  @Column('text', { nullable: true })
  miniatura: string | null;

  @Column('uuid', { name: 'autor_id' })
  autorId: string;

  @Column('text', { nullable: true })
  motivo: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;

  /** The state of reading the version's text. Set only by queries that ask for it; no column. */
  texto?: EstadoDeTexto | null;
}
