import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A comment about a carpeta, for people who see the carpeta. */
@Entity('carpeta_comentarios')
export class Comentario {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** The text, plain. */
  @Column('text')
  texto: string;

  /** The ids of the members whom the comment mentions. */
  @Column('uuid', { array: true })
  menciones: string[];

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  @Column({ type: 'timestamptz', name: 'editado_en', nullable: true })
  editadoEn: Date | null;

  @Column({ type: 'timestamptz', name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
