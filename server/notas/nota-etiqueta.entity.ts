import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one person files their notas under. */
@Entity('nota_etiquetas')
export class NotaEtiqueta {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('text')
  titulo: string;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'eliminada_en', nullable: true })
  eliminadaEn: Date | null;
}
