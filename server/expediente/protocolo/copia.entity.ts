import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TipoCopia } from './copia-nombre.js';

/** A copy of an instrumento, with the people who asked for it and took it. Days are `YYYY-MM-DD`. */
@Entity('copias')
export class Copia {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('uuid', { name: 'instrumento_id' })
  instrumentoId: string;

  @Column('text')
  tipo: TipoCopia;

  /** The place among copies of the same kind, from 1 and without gaps. */
  @Column('integer')
  orden: number;

  @Column('text')
  solicitante: string;

  /** The day of issue. */
  @Column('date')
  fecha: string;

  @Column('text', { name: 'retirada_por', nullable: true })
  retiradaPor: string | null;

  @Column('date', { name: 'retirada_en', nullable: true })
  retiradaEn: string | null;

  /** Why a person got a second primera copia. */
  @Column('text', { nullable: true })
  motivo: string | null;

  /** The entrega with which the copy was taken. */
  @Column('uuid', { name: 'entrega_id', nullable: true })
  entregaId: string | null;

  @Column('text', { nullable: true })
  observacion: string | null;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
