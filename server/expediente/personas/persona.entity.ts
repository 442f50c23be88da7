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

  /** The full name of the persona, made by the database. */
  @Column({ type: 'text', name: 'nombre_completo', nullable: true, insert: false, update: false })
  nombreCompleto: string;

  /** ISO 3166, two letters. */
  @Column('text', { name: 'pais_doc', nullable: true })
  paisDoc: string | null;

  @Column('text', { name: 'tipo_doc', nullable: true })
  tipoDoc: string | null;

  /** Upper case, without dots and dashes. */
  @Column('text', { name: 'numero_doc', nullable: true })
  numeroDoc: string | null;

  /** ISO 3166, two letters. Kinds alone are ambiguous: both Chile and Uruguay have a RUT. */
  @Column('text', { name: 'id_fiscal_pais', nullable: true })
  idFiscalPais: string | null;

  @Column('text', { name: 'id_fiscal_tipo', nullable: true })
  idFiscalTipo: string | null;

  /** Upper case, without dots and dashes. */
  @Column('text', { name: 'id_fiscal', nullable: true })
  idFiscal: string | null;

  /** With which words texts speak of a persona humana. */
  @Column('text', { nullable: true })
  genero: Genero | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  nacimiento: string | null;

  @Column('text', { nullable: true })
  nacionalidad: string | null;

  @Column('text', { name: 'estado_civil', nullable: true })
  estadoCivil: EstadoCivil | null;

  /** Which marriage of the persona this is, from 1. */
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

  /** Why a document that fails its check was saved («documento a la vista»). */
  @Column('text', { name: 'motivo_excepcion', nullable: true })
  motivoExcepcion: string | null;

  /** The persona that it was merged into. It then stays only where it was signed. */
  @Column('uuid', { name: 'unida_a', nullable: true })
  unidaA: string | null;

  /** The document kept on it that expires first; null without one that expires. */
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
