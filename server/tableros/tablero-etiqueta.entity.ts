import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A label that the tarjetas of one tablero may carry. */
@Entity('tablero_etiquetas')
export class TableroEtiqueta {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'tablero_id' })
  tableroId: string;

  @Column('text')
  titulo: string;

  /** Raised by each write. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
