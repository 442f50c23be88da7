import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Autenticacion } from './lectura/autenticacion.js';
import type { Cabecera } from './lectura/headers.js';

/** A person or address that a mail names. */
export interface Destinatario {
  /** Empty when only the address is known. */
  nombre: string;
  /** In lower case. */
  direccion: string;
}

/** Stands for the sender of a mail from outside that names no sender. */
export const SIN_REMITENTE = 'sin-remitente@invalid';

/** `programado`: the mail leaves at `enviarEn`. `recibido`: the mail came from outside. */
export type EstadoCorreo = 'borrador' | 'programado' | 'enviado' | 'recibido';

/** How a mail follows another one: it answers or forwards it. */
export type TipoDeBase = 'responder' | 'reenviar';

/** A mail, stored once for all mailboxes that have a copy. */
@Entity('correos')
export class Correo {
  @PrimaryColumn('uuid')
  id: string;

  /** The Message-ID with its angle brackets. */
  @Column('text', { name: 'message_id' })
  messageId: string;

  /** The Message-IDs of the mails to which this mail refers, the nearest last. */
  @Column('text', { array: true })
  referencias: string[];

  /** The author; null for a mail from outside. */
  @Column('uuid', { name: 'autor_id', nullable: true })
  autorId: string | null;

  @Column('text')
  estado: EstadoCorreo;

  @Column('timestamptz', { name: 'enviar_en', nullable: true })
  enviarEn: Date | null;

  @Column('text', { name: 'de_nombre' })
  deNombre: string;

  @Column('text', { name: 'de_direccion' })
  deDireccion: string;

  @Column('jsonb')
  para: Destinatario[];

  @Column('jsonb')
  cc: Destinatario[];

  /** The addresses that get the answer to a mail from outside, when the sender does not. */
  @Column('jsonb', { name: 'responder_a', nullable: true })
  responderA?: Destinatario[] | null;

  @Column('text')
  asunto: string;

  /** Sanitised HTML. */
  @Column('text')
  html: string;

  @Column('text')
  texto: string;

  @Column('uuid', { name: 'base_id', nullable: true })
  baseId: string | null;

  @Column('text', { name: 'base_tipo', nullable: true })
  baseTipo: TipoDeBase | null;

  /** The HTML that a draft quotes. The quote leaves below the draft's text. */
  @Column('text', { name: 'cita_html', nullable: true })
  citaHtml: string | null;

  @Column('text', { name: 'cita_texto', nullable: true })
  citaTexto: string | null;

  /** The carpeta in which a draft is filed when it leaves. */
  @Column('uuid', { name: 'carpeta_id', nullable: true })
  carpetaId: string | null;

  /** All headers of a mail from outside, in order. Queries read them only alone, since they may be long. */
  @Column('jsonb', { nullable: true, select: false })
  cabeceras?: Cabecera[] | null;

  /** The result of the own mail server's check of the sender; only for mails from outside. */
  @Column('text', { nullable: true })
  autenticacion?: Autenticacion | null;

  /** A hash of a mail from outside. Two deliveries of the same mail have the same hash. */
  @Column('text', { nullable: true })
  huella?: string | null;

  @Column('integer')
  version: number;

  /** When the mail was sent. For a draft, when it was last written. */
  @Column('timestamptz')
  fecha: Date;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
