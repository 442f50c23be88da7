import { Column, Entity, PrimaryColumn } from 'typeorm';

export type EstadoDeSolicitud = 'recibida' | 'respondida' | 'cerrada';

/** What a person asks of those who run the product. */
@Entity('ayuda_solicitudes')
export class Solicitud {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  /** To whom the answer goes. */
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

  /** When its estado changed. */
  @Column('timestamptz', { name: 'cambiada_en' })
  cambiadaEn: Date;

  /** When its mail left; null before that. */
  @Column('timestamptz', { name: 'enviada_en', nullable: true })
  enviadaEn: Date | null;
}
