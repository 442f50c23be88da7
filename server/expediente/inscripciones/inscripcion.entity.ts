import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The final answers of a register. */
export const RESULTADOS = ['inscripta', 'rechazada'] as const;
export type ResultadoDeInscripcion = (typeof RESULTADOS)[number];

/** An entry of a carpeta in a register, from before its presentation to its result. Days are `YYYY-MM-DD`. */
@Entity('inscripciones')
export class Inscripcion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** The name of the register. */
  @Column('text')
  registro: string;

  /** The name of the presented thing, when the carpeta presents several. */
  @Column('text', { nullable: true })
  que: string | null;

  /** The day of the presentation. */
  @Column('date', { nullable: true })
  presentada: string | null;

  /** The number that the register gave: of an entry or a presentation. */
  @Column('text', { nullable: true })
  numero: string | null;

  /** The day on which the tasa of the register was paid. */
  @Column('date', { name: 'tasa_pagada', nullable: true })
  tasaPagada: string | null;

  /** The last day on which the presentation keeps its place in the register. The database copies it from the plazo. */
  @Column('date', { nullable: true })
  vence: string | null;

  @Column('text', { nullable: true })
  resultado: ResultadoDeInscripcion | null;

  /** The day of the result. */
  @Column('date', { nullable: true })
  resuelta: string | null;

  /** The place in the register: matrícula, tomo, folio. */
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
