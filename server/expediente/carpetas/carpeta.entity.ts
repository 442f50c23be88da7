import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';

/** A folder for one operation of the office (docs/domain.md#what-a-carpeta-is). */
@Entity('carpetas')
export class Carpeta {
  @PrimaryColumn('uuid')
  id: string;

  /** Given when it is opened or annulled, gap-free per cuenta and year. */
  @Column('integer', { nullable: true })
  numero: number | null;

  @Column('integer', { nullable: true })
  anio: number | null;

  /** The cuenta's prefix when the carpeta was numbered. Later changes of the cuenta do not touch it. */
  @Column('text')
  prefijo: string;

  /** `ESC-2026-000123`; made by the database. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  codigo: string | null;

  @Column('text')
  caratula: string;

  @Column('uuid', { name: 'tipo_acto_id' })
  tipoActoId: string;

  /** The version of the acto whose rules hold for it. */
  @Column('integer', { name: 'tipo_acto_version' })
  tipoActoVersion: number;

  @Column('text')
  estado: EstadoCarpeta;

  /** The state in which a carpeta was suspended or annulled; a suspended one returns to it. */
  @Column('text', { name: 'estado_previo', nullable: true })
  estadoPrevio: EstadoCarpeta | null;

  @Column('text', { name: 'motivo_estado', nullable: true })
  motivoEstado: string | null;

  /** Who proposed it for the signature, until it moves or is given back. */
  @Column('uuid', { name: 'propuesta_por', nullable: true })
  propuestaPor: string | null;

  @Column('timestamptz', { name: 'propuesta_en', nullable: true })
  propuestaEn: Date | null;

  @Column('uuid', { name: 'responsable_id', nullable: true })
  responsableId: string | null;

  @Column('uuid', { name: 'escribano_id', nullable: true })
  escribanoId: string | null;

  /** Index into {@link PRIORIDADES}. */
  @Column('smallint')
  prioridad: number;

  /** Whether only titular, adscripto and those it is assigned or granted to see it. */
  @Column('boolean')
  reservada: boolean;

  /** ISO 4217. */
  @Column('text', { nullable: true })
  moneda: string | null;

  /** Decimal text, two places: money is never a float. */
  @Column('numeric', { precision: 18, scale: 2, nullable: true })
  monto: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'fecha_firma_prevista', nullable: true })
  fechaFirmaPrevista: string | null;

  /** `YYYY-MM-DD`, the day in the cuenta's time zone when it was signed. */
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
