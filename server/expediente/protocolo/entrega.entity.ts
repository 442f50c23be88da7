import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A handover of what was signed, to a person on a day. It never changes. */
@Entity('entregas')
export class Entrega {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('text', { name: 'a_quien' })
  aQuien: string;

  /** The identity document that the person showed. */
  @Column('text', { nullable: true })
  documento: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date')
  dia: string;

  @Column('text', { nullable: true })
  observacion: string | null;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
