import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';

/** A folder for an operation of the office (docs/domain.md#what-a-carpeta-is). */
@Entity('carpetas')
export class Carpeta {
  @PrimaryColumn('uuid')
  id: string;

  /** The number, from the opening or the annulment. Numbers have no gaps in a cuenta and year. */
  @Column('integer', { nullable: true })
  numero: number | null;

  @Column('integer', { nullable: true })
  anio: number | null;

  /** The cuenta's prefix when the carpeta got its number. Later changes of the prefix do not change it. */
  @Column('text')
  prefijo: string;

  /** The number in words: `ESC-2026-000123`. The database computes it. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  codigo: string | null;

  @Column('text')
  caratula: string;

  @Column('uuid', { name: 'tipo_acto_id' })
  tipoActoId: string;

  /** The version of the acto whose rules hold for this carpeta. */
  @Column('integer', { name: 'tipo_acto_version' })
  tipoActoVersion: number;

  @Column('text')
  estado: EstadoCarpeta;

  /** The state before a suspension or annulment. A suspended carpeta returns to it. */
  @Column('text', { name: 'estado_previo', nullable: true })
  estadoPrevio: EstadoCarpeta | null;

  @Column('text', { name: 'motivo_estado', nullable: true })
  motivoEstado: string | null;

  /** The person who proposed the carpeta for the signature. Cleared when it moves or is given back. */
  @Column('uuid', { name: 'propuesta_por', nullable: true })
  propuestaPor: string | null;

  @Column('timestamptz', { name: 'propuesta_en', nullable: true })
  propuestaEn: Date | null;

  /** The person who last gave a proposal back. Cleared when the carpeta is proposed again or moves. */
  @Column('uuid', { name: 'devuelta_por', nullable: true })
  devueltaPor: string | null;

  @Column('timestamptz', { name: 'devuelta_en', nullable: true })
  devueltaEn: Date | null;

  @Column('text', { name: 'devuelta_motivo', nullable: true })
  devueltaMotivo: string | null;

  @Column('uuid', { name: 'responsable_id', nullable: true })
  responsableId: string | null;

  @Column('uuid', { name: 'escribano_id', nullable: true })
  escribanoId: string | null;

  /** The index into {@link PRIORIDADES}. */
  @Column('smallint')
  prioridad: number;

  /** Whether only titulares, adscriptos, its responsable and members with an acceso see the carpeta. */
  @Column('boolean')
  reservada: boolean;

  /** ISO 4217. */
  @Column('text', { nullable: true })
  moneda: string | null;

  /** The sum as decimal text with two places, since money is never a float. */
  @Column('numeric', { precision: 18, scale: 2, nullable: true })
  monto: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'fecha_firma_prevista', nullable: true })
  fechaFirmaPrevista: string | null;

  /** The day of the signature in the cuenta's time zone, `YYYY-MM-DD`. */
  @Column('date', { name: 'fecha_firma', nullable: true })
  fechaFirma: string | null;

  @Column('text', { name: 'ubicacion_fisica', nullable: true })
  ubicacionFisica: string | null;

  @Column('text', { array: true })
  etiquetas: string[];

  @Column('jsonb', { name: 'campos_extra' })
  camposExtra: Record<string, string>;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;

  @Column('uuid', { name: 'creada_por' })
  creadaPor: string;

  @Column({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;

  @Column({ type: 'timestamptz', name: 'actualizada_en' })
  actualizadaEn: Date;
}

/** The fields of a carpeta whose proposal nobody gave back, or whose reason is over. */
export const SIN_DEVOLUCION = {
  devueltaPor: null,
  devueltaEn: null,
  devueltaMotivo: null,
} as const satisfies Partial<Carpeta>;
