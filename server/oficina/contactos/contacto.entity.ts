import { Column, Entity, PrimaryColumn } from 'typeorm';

export interface Correo {
  email: string;
  label: string;
}

export interface Telefono {
  /** The country as two lower-case letters, as in ISO 3166. */
  country: string;
  /** The number as the person wrote it, without the country's code. */
  phoneNumber: string;
  label: string;
}

/** A person or company in the address book of a cuenta. */
@Entity('contactos')
export class Contacto {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** The job title of the contacto. */
  @Column('text', { nullable: true })
  titulo: string | null;

  @Column('text', { nullable: true })
  empresa: string | null;

  @Column('jsonb')
  correos: Correo[];

  @Column('jsonb')
  telefonos: Telefono[];

  /** The date of birth, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  nacimiento: string | null;

  @Column('text', { nullable: true })
  direccion: string | null;

  /** Sanitised HTML. */
  @Column('text', { nullable: true })
  notas: string | null;

  /** The address of an uploaded picture, or null. */
  @Column('text', { nullable: true })
  avatar: string | null;

  /** The address of the wide picture behind the contacto, or null. */
  @Column('text', { nullable: true })
  fondo: string | null;

  /** The persona of carpetas that is the same person as the contacto. */
  @Column('uuid', { name: 'persona_id', nullable: true })
  personaId: string | null;

  /** Each write raises the version; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creado_por' })
  creadoPor: string;

  @Column('timestamptz', { name: 'creado_en' })
  creadoEn: Date;

  @Column('timestamptz', { name: 'actualizado_en' })
  actualizadoEn: Date;

  /** When the contacto was deleted. It can be restored for a day. */
  @Column('timestamptz', { name: 'eliminado_en', nullable: true })
  eliminadoEn: Date | null;
}
