import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A place for archivos; directorios nest. */
@Entity('directorios')
export class Directorio {
  @PrimaryColumn('uuid')
  id: string;

  /** The directorio that contains this one; null at the outermost level. */
  @Column('uuid', { name: 'padre_id', nullable: true })
  padreId: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** Whether the directorio itself is marked for titulares and adscriptos only. */
  @Column('boolean')
  restringido: boolean;

  /**
   * Whether the directorio, or one above it, is marked for titulares and adscriptos only. The database keeps this
   * column.
   */
  @Column({ type: 'boolean', insert: false, update: false })
  reservado: boolean;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When the directorio was put into the trash. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;

  @Column('uuid', { name: 'eliminado_por', nullable: true })
  eliminadoPor: string | null;

  /** When the directorio is deleted for good, if it stays in the trash. */
  @Column('timestamptz', { name: 'se_elimina_en', nullable: true })
  seEliminaEn: Date | null;

  /** The id of the directorio that was put into the trash: this one, or one above it. */
  @Column('uuid', { name: 'eliminado_con', nullable: true })
  eliminadoCon: string | null;
}
