import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Autenticacion } from './lectura/autenticacion.js';
import type { Cabecera } from './lectura/cabeceras.js';

/** Somebody whom a mail names. */
export interface Destinatario {
  /** Empty when only the address is known. */
  nombre: string;
  /** In lower case. */
  direccion: string;
}

/** Stands for the address of a mail from outside that says no sender. */
export const SIN_REMITENTE = 'sin-remitente@invalid';

/** `programado`: it leaves at `enviarEn`. `recibido`: it came from outside. */
export type EstadoCorreo = 'borrador' | 'programado' | 'enviado' | 'recibido';

/** How a mail follows another one. */
export type TipoDeBase = 'responder' | 'reenviar';

/** What was written, once for all mailboxes that have it. */
@Entity('correos')
export class Correo {
  @PrimaryColumn('uuid')
  id: string;

  /** With its angle brackets. */
  @Column('text', { name: 'message_id' })
  messageId: string;

  /** The Message-IDs that it refers to, the nearest last. */
  @Column('text', { array: true })
  referencias: string[];

  /** Null when it came from outside. */
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

  /** Of what came from outside: to whom its answer goes, when that is not who wrote it. */
  @Column('jsonb', { name: 'responder_a', nullable: true })
  responderA?: Destinatario[] | null;

  @Column('text')
  asunto: string;

  /** Sanitised. */
  @Column('text')
  html: string;

  @Column('text')
  texto: string;

  @Column('uuid', { name: 'base_id', nullable: true })
  baseId: string | null;

  @Column('text', { name: 'base_tipo', nullable: true })
  baseTipo: TipoDeBase | null;

  /** Of a draft: what it quotes, which leaves below its text. */
  @Column('text', { name: 'cita_html', nullable: true })
  citaHtml: string | null;

  @Column('text', { name: 'cita_texto', nullable: true })
  citaTexto: string | null;

  /** Of a draft: the carpeta in which it is filed when it leaves. */
  @Column('uuid', { name: 'carpeta_id', nullable: true })
  carpetaId: string | null;

  /** All headers of what came from outside, in order. They are read alone, since they may be long. */
  @Column('jsonb', { nullable: true, select: false })
  cabeceras?: Cabecera[] | null;

  /** Of what came from outside: what the own mail server found of its sender. */
  @Column('text', { nullable: true })
  autenticacion?: Autenticacion | null;

  /** Of what came from outside: the same for two deliveries of one mail. */
  @Column('text', { nullable: true })
  huella?: string | null;

  @Column('integer')
  version: number;

  /** When it was sent; of a draft, when it was last written. */
  @Column('timestamptz')
  fecha: Date;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;
}
