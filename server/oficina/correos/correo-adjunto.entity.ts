import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('correo_adjuntos')
export class CorreoAdjunto {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'correo_id' })
  correoId: string;

  /** The place among the files of the mail. */
  @Column('smallint')
  orden: number;

  /** The name of the file that was attached. */
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

  /** Whether the file is a picture that the text of the mail shows. */
  @Column('boolean', { name: 'en_linea' })
  enLinea: boolean;

  /** The person who attached the file. For a mail from outside, the member whose mailbox received it. */
  @Column('uuid', { name: 'subido_por' })
  subidoPor: string;
}
