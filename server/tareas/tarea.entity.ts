import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What is to be done, and the headings between. */
export const TIPOS_TAREA = ['task', 'section'] as const;
export type TipoTarea = (typeof TIPOS_TAREA)[number];

/** Low, normal, high. */
export const PRIORIDADES = [0, 1, 2] as const;
export type Prioridad = (typeof PRIORIDADES)[number];

/** A step of a tarea. */
export interface Subtarea {
  id: string;
  title: string;
  completed: boolean;
}

/** Something to do, or a heading of what follows it, at a place of the cuenta's one list. */
@Entity('tareas')
export class Tarea {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  tipo: TipoTarea;

  @Column('text')
  titulo: string;

  /** Plain text, of several lines. */
  @Column('text', { nullable: true })
  notas: string | null;

  @Column('timestamptz', { name: 'completada_en', nullable: true })
  completadaEn: Date | null;

  @Column('timestamptz', { nullable: true })
  vence: Date | null;

  /** Low, normal, high. */
  @Column('smallint')
  prioridad: Prioridad;

  /** Where it stands; larger than JavaScript's numbers, which is why only the database computes with it. */
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

  /** Since when it can only be restored. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'eliminada_en' })
  eliminadaEn: Date | null;
}
