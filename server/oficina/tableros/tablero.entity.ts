import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A board of the cuenta, open to all of its members. */
@Entity('tableros')
export class Tablero {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  titulo: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  @Column('text', { nullable: true })
  icono: string | null;

  /** Each write raises the version. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
