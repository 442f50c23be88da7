import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One line of a nota's list. */
export interface TareaDeNota {
  id: string;
  content: string;
  completed: boolean;
}

/** What one person wrote down for themselves in one cuenta. */
@Entity('notas')
export class Nota {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('text')
  titulo: string;

  /** Plain text. */
  @Column('text')
  contenido: string;

  /** Null: it has no list. */
  @Column('jsonb', { nullable: true })
  tareas: TareaDeNota[] | null;

  /** The address of its picture. */
  @Column('text', { nullable: true })
  imagen: string | null;

  @Column('integer', { name: 'imagen_ancho', nullable: true })
  imagenAncho: number | null;

  @Column('integer', { name: 'imagen_alto', nullable: true })
  imagenAlto: number | null;

  @Column('timestamptz', { nullable: true })
  recordatorio: Date | null;

  /** The recordatorio that its person was told of. */
  @Column('timestamptz', { nullable: true })
  recordado: Date | null;

  @Column('boolean')
  archivada: boolean;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'actualizada_en' })
  actualizadaEn: Date;

  /** Until it is removed for good, a day later, its deletion can be undone. */
  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
