import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A card in a lista of a tablero. */
@Entity('tarjetas')
export class Tarjeta {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'tablero_id' })
  tableroId: string;

  @Column('uuid', { name: 'lista_id' })
  listaId: string;

  @Column('text')
  titulo: string;

  /** Plain text. */
  @Column('text', { nullable: true })
  descripcion: string | null;

  @Column('timestamptz', { nullable: true })
  vence: Date | null;

  /** The order among the tarjetas of the lista; equal positions are ordered by id. */
  @Column('integer')
  posicion: number;

  /** Each write raises the version. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creada_por' })
  creadaPor: string;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'actualizada_en' })
  actualizadaEn: Date;

  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
