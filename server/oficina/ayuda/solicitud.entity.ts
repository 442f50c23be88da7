import { Column, Entity, PrimaryColumn } from 'typeorm';

export type EstadoDeSolicitud = 'recibida' | 'respondida' | 'cerrada';

/** A request for support, which the people who run the product answer. */
@Entity('ayuda_solicitudes')
export class Solicitud {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  /** The e-mail address to which the answer goes. */
  @Column('text')
  nombre: string;

  @Column('text')
  email: string;

  @Column('text')
  asunto: string;

  /** Plain text. */
  @Column('text')
  mensaje: string;

  @Column('text')
  estado: EstadoDeSolicitud;

  @Column('timestamptz', { name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'cambiada_en' })
  cambiadaEn: Date;

  /** When the mail with the request left; null before that. */
  @Column('timestamptz', { name: 'enviada_en', nullable: true })
  enviadaEn: Date | null;
}
