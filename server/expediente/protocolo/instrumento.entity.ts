import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CaracterDeEscribano } from '../../vocabulario/escribano.js';
import type { EstadoInstrumento, Libro, TipoInstrumento } from './tipos-instrumento.js';

/** A deed, acta or certification of a notary, with its number in the protocolo. It is never deleted. */
@Entity('instrumentos')
export class Instrumento {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'registro_id' })
  registroId: string;

  /** The year of `fecha`. */
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

  /** The sum, as decimal text with two places. */
  @Column('numeric', { precision: 18, scale: 2, nullable: true })
  cuantia: string | null;

  /** ISO 4217; null without `cuantia`. */
  @Column('text', { nullable: true })
  moneda: string | null;

  @Column('text', { nullable: true })
  observacion: string | null;

  @Column('text')
  estado: EstadoInstrumento;

  /** The notary who signed; null before the signature. This field and the next three stay as on that day. */
  @Column('uuid', { name: 'escribano_id', nullable: true })
  escribanoId: string | null;

  @Column('text', { name: 'escribano_nombre', nullable: true })
  escribanoNombre: string | null;

  /** Null for a person who was neither titular nor adscripto. */
  @Column('text', { name: 'escribano_caracter', nullable: true })
  escribanoCaracter: CaracterDeEscribano | null;

  @Column('text', { name: 'registro_al_firmar', nullable: true })
  registroAlFirmar: string | null;

  /** The reason of the last correction after the signature. */
  @Column('text', { nullable: true })
  correccion: string | null;

  /** The day of the last correction, `YYYY-MM-DD`. */
  @Column('date', { name: 'corregido_en', nullable: true })
  corregidoEn: string | null;

  /** Why the instrumento is errose. */
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
