import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The two panels: what happened, and what somebody wrote. */
const FAMILIAS = ['notificacion', 'mensaje'] as const;
export type Familia = (typeof FAMILIAS)[number];

/** Something that one person is told. */
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

  /** Whether the link is a page of Carpetas, which opens in place. */
  @Column('boolean', { name: 'es_interno' })
  esInterno: boolean;

  @Column('boolean')
  leido: boolean;

  @Column('boolean')
  visto: boolean;

  /** Unread avisos of one group are joined into one. Null once read, since a read one collects no more. */
  @Column('text', { nullable: true })
  grupo: string | null;

  /** How many avisos were joined into this one. */
  @Column('integer')
  cantidad: number;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  /** When it was deleted. Reads leave it out, but it can be restored. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'eliminado_en' })
  eliminadoEn: Date | null;
}
