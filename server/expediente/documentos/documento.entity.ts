import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A document of a carpeta: its name and place. Its versions hold the bytes. */
@Entity('documentos')
export class Documento {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'carpeta_id' })
  carpetaId: string;

  /** Null when the document is in the carpeta itself. */
  @Column('uuid', { name: 'seccion_id', nullable: true })
  seccionId: string | null;

  @Column('text')
  nombre: string;

  /** The `n` of the newest version, which is also the number of versions. */
  @Column('integer', { name: 'version_actual' })
  versionActual: number;

  /** When the document was put into the trash. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;

  /** When a document in the trash will be deleted for good. */
  @Column('timestamptz', { name: 'se_elimina_en', nullable: true })
  seEliminaEn: Date | null;

  @Column('uuid', { name: 'eliminado_por', nullable: true })
  eliminadoPor: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;
}
