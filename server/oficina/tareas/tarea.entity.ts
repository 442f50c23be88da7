import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The kinds of tareas: a thing to do, or a heading between things to do. */
export const TIPOS_TAREA = ['task', 'section'] as const;
export type TipoTarea = (typeof TIPOS_TAREA)[number];

/** The priorities: low, normal and high. */
export const PRIORIDADES = [0, 1, 2] as const;
export type Prioridad = (typeof PRIORIDADES)[number];

export interface Subtarea {
  id: string;
  title: string;
  completed: boolean;
}

/** A thing to do or a heading, in the one list of the cuenta. */
@Entity('tareas')
export class Tarea {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  tipo: TipoTarea;

  @Column('text')
  titulo: string;

  /** Plain text of several lines. */
  @Column('text', { nullable: true })
  notas: string | null;

  @Column('timestamptz', { name: 'completada_en', nullable: true })
  completadaEn: Date | null;

  @Column('timestamptz', { nullable: true })
  vence: Date | null;

  /** 0 is low, 1 normal, 2 high. */
  @Column('smallint')
  prioridad: Prioridad;

  /** The place in the list. It may exceed JavaScript's safe integers, so only the database computes with it. */
  @Column('bigint')
  posicion: string;

  @Column('uuid', { name: 'asignada_a', nullable: true })
  asignadaA: string | null;

  @Column('uuid', { name: 'carpeta_id', nullable: true })
  carpetaId: string | null;

  @Column('jsonb')
  subtareas: Subtarea[];

  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creada_por' })
  creadaPor: string;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'actualizada_en' })
  actualizadaEn: Date;

  /** When the tarea was deleted. It can be restored for a day. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'eliminada_en' })
  eliminadaEn: Date | null;
}
