import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoInstrumento, Libro, TipoInstrumento } from './tipos-instrumento.js';

/** What a notary authorised, with its number in the protocolo. It is never deleted. */
@Entity('instrumentos')
export class Instrumento {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'registro_id' })
  registroId: string;

  /** That of `fecha`. */
  @Column('integer')
  anio: number;

  @Column('text')
  libro: Libro;

  @Column('text')
  tipo: TipoInstrumento;

  @Column('integer')
  numero: number;

  /** `YYYY-MM-DD`. */
  @Column('date')
  fecha: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('text')
  objeto: string;

  @Column('text', { nullable: true })
  lugar: string | null;

  /** Decimal text with two places. */
  @Column('numeric', { precision: 18, scale: 2, nullable: true })
  cuantia: string | null;

  /** ISO 4217; null without cuantia. */
  @Column('text', { nullable: true })
  moneda: string | null;

  @Column('text', { nullable: true })
  observacion: string | null;

  @Column('text')
  estado: EstadoInstrumento;

  /** Why it is errose. */
  @Column('text', { nullable: true })
  motivo: string | null;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
