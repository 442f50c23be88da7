import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a register answered in the end. */
export const RESULTADOS = ['inscripta', 'rechazada'] as const;
export type ResultadoDeInscripcion = (typeof RESULTADOS)[number];

/** What of a carpeta is entered in a register. Days are `YYYY-MM-DD`. */
@Entity('inscripciones')
export class Inscripcion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** The name of the register. */
  @Column('text')
  registro: string;

  /** What of the carpeta is presented, where there is more than one thing. */
  @Column('text', { nullable: true })
  que: string | null;

  /** The day of the presentation. */
  @Column('date', { nullable: true })
  presentada: string | null;

  /** That of the register: an entry, a presentation. */
  @Column('text', { nullable: true })
  numero: string | null;

  /** The day on which the tasa of the register was paid. */
  @Column('date', { name: 'tasa_pagada', nullable: true })
  tasaPagada: string | null;

  /** Until when the presentation holds the place: the last day of its plazo, which the database writes here. */
  @Column('date', { nullable: true })
  vence: string | null;

  @Column('text', { nullable: true })
  resultado: ResultadoDeInscripcion | null;

  /** The day of the result. */
  @Column('date', { nullable: true })
  resuelta: string | null;

  /** Where it is found in the register: matrícula, tomo, folio. */
  @Column('text', { nullable: true })
  asiento: string | null;

  @Column('uuid', { name: 'documento_id', nullable: true })
  documentoId: string | null;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
