import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What contactos are grouped by. */
@Entity('contacto_etiquetas')
export class ContactoEtiqueta {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  titulo: string;

  /** Raised by each write; what If-Match names. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  /** Since when it is deleted: for a day it can be taken back. */
  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
