import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file of a message. Until the message is sent, only the person who uploaded the file sees it. */
@Entity('chat_adjuntos')
export class Adjunto {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'chat_id' })
  chatId: string;

  @Column('uuid', { name: 'mensaje_id', nullable: true })
  mensajeId: string | null;

  /** The place among the files of the message. */
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

  /** The MIME type, detected from the bytes. */
  @Column('text')
  mime: string;

  /** Where the bytes are in the storage. */
  @Column('text')
  clave: string;

  /** The address of a small picture. Null until a job makes it, empty when none can be made. */
  @Column('text', { nullable: true })
  miniatura: string | null;

  @Column('uuid', { name: 'subido_por' })
  subidoPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creado_en' })
  creadoEn: Date;

  /**
   * Since when no message shows the file: the message was not sent, or was deleted. After a day the file is removed.
   */
  @Column('timestamptz', { name: 'suelto_desde', nullable: true })
  sueltoDesde: Date | null;
}
