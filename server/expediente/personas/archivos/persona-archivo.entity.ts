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

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  expedido: string | null;

  /** `YYYY-MM-DD`, the last day on which it is valid. */
  @Column('date', { nullable: true })
  vence: string | null;

  /** The name of the file that was uploaded. */
  @Column('text')
  nombre: string;

  /** The hash of the content, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /** Detected from the bytes. */
  @Column('text')
  mime: string;

  /** Where the bytes are in the storage. */
  @Column('text')
  clave: string;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'subido_por' })
  subidoPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  /** For a day the deletion can be undone. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
