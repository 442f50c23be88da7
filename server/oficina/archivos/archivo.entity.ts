import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file of the office: a name and a place; its bytes are in its versions. */
@Entity('archivos')
export class Archivo {
  @PrimaryColumn('uuid')
  id: string;

  /** Null when it is in none. */
  @Column('uuid', { name: 'directorio_id', nullable: true })
  directorioId: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** The `n` of the newest version, which is also the number of versions. */
  @Column('integer', { name: 'version_actual' })
  versionActual: number;

  /** Of the newest version. */
  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /** Whether titulares and adscriptos alone see it, as its directorio. The database keeps it. */
  @Column({ type: 'boolean', insert: false, update: false })
  reservado: boolean;

  /** Of the document of which its newest version is a copy. */
  @Column('uuid', { name: 'carpeta_id', nullable: true })
  carpetaId: string | null;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When it was put into the trash. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;

  @Column('uuid', { name: 'eliminado_por', nullable: true })
  eliminadoPor: string | null;

  /** When it is deleted for good, if it stays in the trash. */
  @Column('timestamptz', { name: 'se_elimina_en', nullable: true })
  seEliminaEn: Date | null;

  /** What was put into the trash: this one, or a directorio above it. */
  @Column('uuid', { name: 'eliminado_con', nullable: true })
  eliminadoCon: string | null;
}
