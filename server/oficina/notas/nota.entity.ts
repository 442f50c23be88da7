import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line in the list of a nota. */
export interface TareaDeNota {
  id: string;
  content: string;
  completed: boolean;
}

/** A private note of one person in one cuenta. */
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

  /** The list of the nota; null when it has no list. */
  @Column('jsonb', { nullable: true })
  tareas: TareaDeNota[] | null;

  /** The address of the nota's picture. */
  @Column('text', { nullable: true })
  imagen: string | null;

  @Column('integer', { name: 'imagen_ancho', nullable: true })
  imagenAncho: number | null;

  @Column('integer', { name: 'imagen_alto', nullable: true })
  imagenAlto: number | null;

  @Column('timestamptz', { nullable: true })
  recordatorio: Date | null;

  /** The last recordatorio of which the person was told. */
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

  /** When the nota was deleted. It can be restored for a day; then it is removed for good. */
  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
