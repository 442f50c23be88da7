import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's shortcut to a page. */
@Entity('atajos')
export class Atajo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('text')
  etiqueta: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  @Column('text')
  icono: string;

  @Column('text')
  enlace: string;

  /** Whether the link is a page of Carpetas, which opens in the same tab. */
  @Column('boolean', { name: 'es_interno' })
  esInterno: boolean;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
