import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The two panels: events, and messages that somebody wrote. */
const FAMILIAS = ['notificacion', 'mensaje'] as const;
export type Familia = (typeof FAMILIAS)[number];

/** An aviso for one person. */
@Entity('avisos')
export class Aviso {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('text')
  familia: Familia;

  /** HTML, sanitised on the way in. */
  @Column('text', { nullable: true })
  titulo: string | null;

  /** HTML, sanitised on the way in. */
  @Column('text', { nullable: true })
  descripcion: string | null;

  @Column('text', { nullable: true })
  icono: string | null;

  @Column('text', { nullable: true })
  imagen: string | null;

  @Column('text', { nullable: true })
  enlace: string | null;

  /** Whether the link is a page of Carpetas, which opens in the same tab. */
  @Column('boolean', { name: 'es_interno' })
  esInterno: boolean;

  @Column('boolean')
  leido: boolean;

  @Column('boolean')
  visto: boolean;

  /** Unread avisos of a group are joined into one. A read aviso has null, since no more avisos join it. */
  @Column('text', { nullable: true })
  grupo: string | null;

  /** The number of avisos joined into this aviso. */
  @Column('integer')
  cantidad: number;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  /** When the aviso was deleted. Reads leave it out, but it can be restored. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'eliminado_en' })
  eliminadoEn: Date | null;
}
