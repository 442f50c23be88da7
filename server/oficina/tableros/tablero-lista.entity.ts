import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A column of a tablero. */
@Entity('tablero_listas')
export class TableroLista {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'tablero_id' })
  tableroId: string;

  @Column('text')
  titulo: string;

  /** The order among the listas of the tablero; equal positions are ordered by id. */
  @Column('integer')
  posicion: number;

  /** Each write raises the version. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'actualizada_en' })
  actualizadaEn: Date;

  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
