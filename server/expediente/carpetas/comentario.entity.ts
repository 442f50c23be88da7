import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody wrote about a carpeta, for those who see it. */
@Entity('carpeta_comentarios')
export class Comentario {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** Plain text. */
  @Column('text')
  texto: string;

  /** The members who are mentioned. */
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
