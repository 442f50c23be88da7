import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One e-mail address of somebody. */
export interface Correo {
  email: string;
  label: string;
}

/** One telephone of somebody. */
export interface Telefono {
  /** ISO 3166, two letters, lower case. */
  country: string;
  /** As the person wrote it, without the country's code. */
  phoneNumber: string;
  label: string;
}

/** Somebody in the address book of a cuenta. */
@Entity('contactos')
export class Contacto {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** Their job title. */
  @Column('text', { nullable: true })
  titulo: string | null;

  @Column('text', { nullable: true })
  empresa: string | null;

  @Column('jsonb')
  correos: Correo[];

  @Column('jsonb')
  telefonos: Telefono[];

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  nacimiento: string | null;

  @Column('text', { nullable: true })
  direccion: string | null;

  /** HTML, sanitised. */
  @Column('text', { nullable: true })
  notas: string | null;

  /** Address of an uploaded picture, or null. */
  @Column('text', { nullable: true })
  avatar: string | null;

  /** Address of the wide picture behind it, or null. */
  @Column('text', { nullable: true })
  fondo: string | null;

  /** The persona that they are in carpetas. */
  @Column('uuid', { name: 'persona_id', nullable: true })
  personaId: string | null;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When it was deleted; for a day it can be taken back. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
