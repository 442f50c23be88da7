import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A tag that tareas of the cuenta can carry. */
@Entity('tarea_etiquetas')
export class TareaEtiqueta {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  titulo: string;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  /** Since when it can only be restored; what carries it keeps it until then. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'eliminada_en' })
  eliminadaEn: Date | null;
}
