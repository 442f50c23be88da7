import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The kinds of events. A `firma` is the signature of a carpeta. */
export const TIPOS_DE_EVENTO = ['firma', 'reunion', 'otro'] as const;
export type TipoDeEvento = (typeof TIPOS_DE_EVENTO)[number];

/** Something in the agenda that has an hour. Who sees its carpeta sees it; without a carpeta the whole office does. */
@Entity('eventos')
export class Evento {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  tipo: TipoDeEvento;

  @Column('text')
  titulo: string;

  @Column('uuid', { name: 'carpeta_id', nullable: true })
  carpetaId: string | null;

  @Column('timestamptz')
  desde: Date;

  @Column('timestamptz')
  hasta: Date;

  /** The place, when the event is not in a room of the office. */
  @Column('text', { nullable: true })
  lugar: string | null;

  @Column('uuid', { name: 'sala_id', nullable: true })
  salaId: string | null;

  @Column('text', { nullable: true })
  notas: string | null;

  /** The minutes before the beginning at which its people are reminded. */
  @Column('integer', { array: true })
  recordatorios: number[];

  /** The series of an event that repeats. */
  @Column('uuid', { name: 'serie_id', nullable: true })
  serieId: string | null;

  /** The day that the series gave the event, `YYYY-MM-DD`, also after the event was moved alone. */
  @Column('date', { name: 'serie_dia', nullable: true })
  serieDia: string | null;

  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  /** When the event was deleted. It can be restored for a day. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
