import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a request for support. It is uploaded before the request is sent. */
@Entity('ayuda_adjuntos')
export class SolicitudAdjunto {
  @PrimaryColumn('uuid')
  id: string;

  /** The person who uploaded the file. */
  @Column('uuid', { name: 'subido_por' })
  usuarioId: string;

  @Column('uuid', { name: 'solicitud_id', nullable: true })
  solicitudId: string | null;

  /** The place among the files of the request. */
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

  /** Since when the file belongs to no request. After a day it is removed. */
  @Column('timestamptz', { name: 'suelto_desde', nullable: true })
  sueltoDesde: Date | null;
}
