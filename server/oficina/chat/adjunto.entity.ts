import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file of a message. Until that is sent, nobody sees it but who uploaded it. */
@Entity('chat_adjuntos')
export class Adjunto {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'chat_id' })
  chatId: string;

  @Column('uuid', { name: 'mensaje_id', nullable: true })
  mensajeId: string | null;

  /** Its place among the files of the message. */
  @Column('smallint')
  orden: number;

  /** The name of the file that was uploaded. */
  @Column('text')
  nombre: string;

  /** The hash of the content, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } })
  bytes: number;

  /** Detected from the bytes. */
  @Column('text')
  mime: string;

  /** Where the bytes are in the storage. */
  @Column('text')
  clave: string;

  /** The address of a small picture; null until a job makes it, empty when it cannot be made. */
  @Column('text', { nullable: true })
  miniatura: string | null;

  @Column('uuid', { name: 'subido_por' })
  subidoPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  /** Since when no message shows it: it was not sent, or the message was deleted. After a day it is removed. */
  @Column('timestamptz', { name: 'suelto_desde', nullable: true })
  sueltoDesde: Date | null;
}
