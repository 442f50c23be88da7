import { Column, CreateDateColumn, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import { type Vencimiento, vencimientoSql } from './archivos/clases.js';

export const TIPOS_PERSONA = ['humana', 'juridica'] as const;
export type TipoPersona = (typeof TIPOS_PERSONA)[number];

export const GENEROS = ['femenino', 'masculino'] as const;
export type Genero = (typeof GENEROS)[number];

export const ESTADOS_CIVILES = ['soltero', 'casado', 'divorciado', 'viudo', 'union'] as const;
export type EstadoCivil = (typeof ESTADOS_CIVILES)[number];

/** A human being or a legal entity that takes part in carpetas. */
@Entity('personas')
export class Persona {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  tipo: TipoPersona;

  @Column('text', { nullable: true })
  nombre: string | null;

  @Column('text', { nullable: true })
  apellidos: string | null;

  @Column('text', { name: 'razon_social', nullable: true })
  razonSocial: string | null;

  /** The full name. The database computes it. */
  @Column({ type: 'text', name: 'nombre_completo', nullable: true, insert: false, update: false })
  nombreCompleto: string;

  /** The country, ISO 3166, two letters. */
  @Column('text', { name: 'pais_doc', nullable: true })
  paisDoc: string | null;

  @Column('text', { name: 'tipo_doc', nullable: true })
  tipoDoc: string | null;

  /** The number in upper case, without dots and dashes. */
  @Column('text', { name: 'numero_doc', nullable: true })
  numeroDoc: string | null;

  /** The country, ISO 3166, two letters. The kind alone is ambiguous: Chile and Uruguay both have a RUT. */
  @Column('text', { name: 'id_fiscal_pais', nullable: true })
  idFiscalPais: string | null;

  @Column('text', { name: 'id_fiscal_tipo', nullable: true })
  idFiscalTipo: string | null;

  /** The number in upper case, without dots and dashes. */
  @Column('text', { name: 'id_fiscal', nullable: true })
  idFiscal: string | null;

  /** The gender in which texts speak of a persona humana. */
  @Column('text', { nullable: true })
  genero: Genero | null;

  /** The day of birth, or of a legal entity's founding, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  nacimiento: string | null;

  @Column('text', { nullable: true })
  nacionalidad: string | null;

  @Column('text', { name: 'estado_civil', nullable: true })
  estadoCivil: EstadoCivil | null;

  /** The ordinal number of the marriage, from 1. */
  @Column('smallint', { nullable: true })
  nupcias: number | null;

  @Column('text', { nullable: true })
  conyuge: string | null;

  /** The property regime of the marriage. */
  @Column('text', { nullable: true })
  regimen: string | null;

  @Column('text', { nullable: true })
  domicilio: string | null;

  @Column('text', { nullable: true })
  profesion: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  telefono: string | null;

  /** Why a document that fails its check was saved: «documento a la vista». */
  @Column('text', { name: 'motivo_excepcion', nullable: true })
  motivoExcepcion: string | null;

  /** The persona into which this persona was merged. It then remains only in signed and closed carpetas. */
  @Column('uuid', { name: 'unida_a', nullable: true })
  unidaA: string | null;

  /** The document of the persona that expires first. Null when none expires. */
  @VirtualColumn({ type: 'json', query: vencimientoSql })
  vencimiento: Vencimiento | null;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;

  @Column('uuid', { name: 'creada_por' })
  creadaPor: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;

  @Column('timestamptz', { name: 'actualizada_en' })
  actualizadaEn: Date;
}
