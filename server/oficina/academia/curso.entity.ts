import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A course that the cuenta wrote. */
@Entity('cursos')
export class Curso {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  titulo: string;

  /** Plain text. */
  @Column('text')
  descripcion: string;

  /** The slug of a category. */
  @Column('text')
  categoria: string;

  /** The time that the course takes, in minutes. */
  @Column('integer')
  minutos: number;

  /** When the course was published. Null for a draft, which only titulares and adscriptos see. */
  @Column('timestamptz', { name: 'publicado_en', nullable: true })
  publicadoEn: Date | null;

  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When the course was deleted. It can be restored for a day. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
