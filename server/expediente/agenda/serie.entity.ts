import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Cada, Orden } from '../../vocabulario/repeticion.js';
import type { Regla } from './repeticion.js';

/** A series of events: the rule of their days, and the hour at the clock of a time zone. */
@Entity('evento_series')
export class Serie implements Regla {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  cada: Cada;

  @Column('smallint', { array: true })
  dias: number[];

  @Column('smallint', { nullable: true })
  dia: number | null;

  @Column('smallint', { nullable: true })
  orden: Orden | null;

  @Column('date')
  inicio: string;

  /** The hour of the beginning, «10:30:00». Later events keep it when the clocks change. */
  @Column('time')
  hora: string;

  /** The time zone that the cuenta had when the series was made. */
  @Column('text')
  zona: string;

  @Column('date', { nullable: true })
  hasta: string | null;

  @Column('smallint', { nullable: true })
  veces: number | null;

  /** When the last event of the series was deleted. */
  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
