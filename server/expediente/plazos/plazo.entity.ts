import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';

/** A term that runs in a carpeta. It is open until it is fulfilled or annulled. */
@Entity('plazos')
export class Plazo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** The inscripción of its carpeta that it is of; null for one of the whole carpeta. */
  @Column('uuid', { name: 'inscripcion_id', nullable: true })
  inscripcionId: string | null;

  /** The rule from which it was made. Its own figures count: a rule that changes later moves no term. */
  @Column('uuid', { name: 'regla_id', nullable: true })
  reglaId: string | null;

  @Column('text')
  nombre: string;

  @Column('date')
  inicio: string;

  /** What `inicio` is the day of. */
  @Column('text', { name: 'cuenta_desde' })
  cuentaDesde: CuentaDesde;

  @Column('integer')
  dias: number;

  @Column('text')
  computo: Computo;

  @Column('text')
  arranque: Arranque;

  /** The last day on which it is in time. */
  @Column('date')
  vence: string;

  /** Since when it ends on that day. */
  @Column('timestamptz', { name: 'vence_desde' })
  venceDesde: Date;

  @Column('uuid', { name: 'responsable_id', nullable: true })
  responsableId: string | null;

  @Column('timestamptz', { name: 'cumplido_en', nullable: true })
  cumplidoEn: Date | null;

  @Column('uuid', { name: 'cumplido_por', nullable: true })
  cumplidoPor: string | null;

  /** The documento of its carpeta that fulfilled it. */
  @Column('uuid', { name: 'documento_id', nullable: true })
  documentoId: string | null;

  @Column('timestamptz', { name: 'anulado_en', nullable: true })
  anuladoEn: Date | null;

  @Column('uuid', { name: 'anulado_por', nullable: true })
  anuladoPor: string | null;

  /** Why it was annulled. */
  @Column('text', { nullable: true })
  motivo: string | null;

  /** Whether the result of its inscripción closed it: without that, it is open again. */
  @Column('boolean', { name: 'por_resultado' })
  porResultado: boolean;

  /** Whether it is until when its inscripción holds its place: the database gives that one its last day. */
  @Column('boolean', { name: 'reserva_lugar' })
  reservaLugar: boolean;

  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
