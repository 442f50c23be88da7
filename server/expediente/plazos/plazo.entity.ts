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

  /** The inscripción of the plazo; null for a plazo of the whole carpeta. */
  @Column('uuid', { name: 'inscripcion_id', nullable: true })
  inscripcionId: string | null;

  /**
   * The rule from which the plazo was made. The plazo keeps its own figures: a later change of the rule moves nothing.
   */
  @Column('uuid', { name: 'regla_id', nullable: true })
  reglaId: string | null;

  @Column('text')
  nombre: string;

  @Column('date')
  inicio: string;

  /** The kind of day that `inicio` is: a signature, a presentation, a step. */
  @Column('text', { name: 'cuenta_desde' })
  cuentaDesde: CuentaDesde;

  @Column('integer')
  dias: number;

  @Column('text')
  computo: Computo;

  @Column('text')
  arranque: Arranque;

  /** The last day on which the plazo can be met in time. */
  @Column('date')
  vence: string;

  /** Since when `vence` has its present value. Reminders before that day are not sent. */
  @Column('timestamptz', { name: 'vence_desde' })
  venceDesde: Date;

  @Column('uuid', { name: 'responsable_id', nullable: true })
  responsableId: string | null;

  @Column('timestamptz', { name: 'cumplido_en', nullable: true })
  cumplidoEn: Date | null;

  @Column('uuid', { name: 'cumplido_por', nullable: true })
  cumplidoPor: string | null;

  /** The documento of the carpeta that fulfilled the plazo. */
  @Column('uuid', { name: 'documento_id', nullable: true })
  documentoId: string | null;

  @Column('timestamptz', { name: 'anulado_en', nullable: true })
  anuladoEn: Date | null;

  @Column('uuid', { name: 'anulado_por', nullable: true })
  anuladoPor: string | null;

  /** Why the plazo was annulled. */
  @Column('text', { nullable: true })
  motivo: string | null;

  /** Whether the result of the inscripción closed the plazo. It opens again when the result is removed. */
  @Column('boolean', { name: 'por_resultado' })
  porResultado: boolean;

  /** Whether the inscripción keeps its place until `vence`. The database then copies `vence` to the inscripción. */
  @Column('boolean', { name: 'reserva_lugar' })
  reservaLugar: boolean;

  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
