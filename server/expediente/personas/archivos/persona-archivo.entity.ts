import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ClaseArchivo } from './clases.js';

/** A document that is kept on a persona: a copy of the DNI, a poder. */
@Entity('persona_archivos')
export class PersonaArchivo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'persona_id' })
  personaId: string;

  @Column('text')
  clase: ClaseArchivo;

  @Column('text', { nullable: true })
  numero: string | null;

  /** The day on which the document was issued, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  expedido: string | null;

  /** `YYYY-MM-DD`, the last day on which it is valid. */
  @Column('date', { nullable: true })
  vence: string | null;

  /** The name of the uploaded file. */
  @Column('text')
  nombre: string;

  /** The hash of the content, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /** The type, detected from the bytes. */
  @Column('text')
  mime: string;

  /** The key of the bytes in the storage. */
  @Column('text')
  clave: string;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'subido_por' })
  subidoPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  /** When the document was deleted. It can be restored for a day. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
