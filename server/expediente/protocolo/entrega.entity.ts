import { Column, Entity, PrimaryColumn } from 'typeorm';

/** To whom and when what was signed was handed over. It is never changed. */
@Entity('entregas')
export class Entrega {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('text', { name: 'a_quien' })
  aQuien: string;

  /** The document that they showed. */
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
