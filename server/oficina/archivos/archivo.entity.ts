import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file of the office: its name and place. The bytes are in its versions. */
@Entity('archivos')
export class Archivo {
  @PrimaryColumn('uuid')
  id: string;

  /** The directorio that contains the archivo; null at the outermost level. */
  @Column('uuid', { name: 'directorio_id', nullable: true })
  directorioId: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** The `n` of the newest version, which is also the number of versions. */
  @Column('integer', { name: 'version_actual' })
  versionActual: number;

  /** The size of the newest version, in bytes. */
  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /**
   * Whether only titulares and adscriptos see the archivo, since its directorio is restricted. The database keeps this
   * column.
   */
  @Column({ type: 'boolean', insert: false, update: false })
  reservado: boolean;

  /** The carpeta of the document of which the newest version is a copy; null for no copy. */
  @Column('uuid', { name: 'carpeta_id', nullable: true })
  carpetaId: string | null;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When the archivo was put into the trash. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;

  @Column('uuid', { name: 'eliminado_por', nullable: true })
  eliminadoPor: string | null;

  /** When the archivo is deleted for good, if it stays in the trash. */
  @Column('timestamptz', { name: 'se_elimina_en', nullable: true })
  seEliminaEn: Date | null;

  /** The id of the thing that was put into the trash: this archivo, or a directorio above it. */
  @Column('uuid', { name: 'eliminado_con', nullable: true })
  eliminadoCon: string | null;
}
