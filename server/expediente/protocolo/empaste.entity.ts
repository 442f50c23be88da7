import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A binding of the book of a protocolo: until which folio, and when. */
@Entity('empastes')
export class Empaste {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'registro_id' })
  registroId: string;

  /** The year of the folio. */
  @Column('integer')
  anio: number;

  /** The last that is in it. */
  @Column('integer')
  folio: number;

  /** The day on which it was bound, `YYYY-MM-DD`. */
  @Column('date')
  dia: string;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
