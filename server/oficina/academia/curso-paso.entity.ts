import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step of a course that the cuenta wrote. */
@Entity('curso_pasos')
export class CursoPaso {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'curso_id' })
  cursoId: string;

  @Column('text')
  titulo: string;

  /** Plain text. */
  @Column('text')
  subtitulo: string;

  /** Sanitised HTML. */
  @Column('text')
  contenido: string;

  /** The address of the step's picture. */
  @Column('text', { nullable: true })
  imagen: string | null;

  @Column('integer', { name: 'imagen_ancho', nullable: true })
  imagenAncho: number | null;

  @Column('integer', { name: 'imagen_alto', nullable: true })
  imagenAlto: number | null;

  /** Describes the picture for people who cannot see it. */
  @Column('text', { name: 'imagen_texto' })
  imagenTexto: string;

  /** The step's place in the course, from 0. */
  @Column('integer')
  posicion: number;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When the step was deleted. It can be restored for a day. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
