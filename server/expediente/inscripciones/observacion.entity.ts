import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A register's demand to mend something, and the office's answer. Days are `YYYY-MM-DD`. */
@Entity('inscripcion_observaciones')
export class Observacion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  @Column('uuid', { name: 'inscripcion_id' })
  inscripcionId: string;

  @Column('text')
  texto: string;

  @Column('date')
  observada: string;

  /** The day of the answer; null until then. */
  @Column('date', { nullable: true })
  contestada: string | null;

  @Column('text', { nullable: true })
  respuesta: string | null;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
