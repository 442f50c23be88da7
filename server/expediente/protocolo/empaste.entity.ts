import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A binding of a protocolo's book, up to a folio. */
@Entity('empastes')
export class Empaste {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'registro_id' })
  registroId: string;

  /** The year of the folio. */
  @Column('integer')
  anio: number;

  /** The last folio that is bound. */
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
