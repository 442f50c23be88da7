import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CertificadoDesde, CertificadoPor, TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/**
 * A certificate that the office asks for, and how long it is valid. It is the cuenta's own copy of its country's rule.
 */
@Entity('certificado_reglas')
export class CertificadoRegla {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  tipo: TipoCertificado;

  @Column('text')
  nombre: string;

  /** The case in which this rule of several holds: «Escribano de otra provincia». */
  @Column('text', { nullable: true })
  alcance: string | null;

  @Column('text', { nullable: true })
  organismo: string | null;

  /** The rule of plazos that says how long the certificate is valid. Its figures replace the figures of this rule. */
  @Column('uuid', { name: 'regla_de_plazo_id', nullable: true })
  reglaDePlazoId: string | null;

  /** The days of validity; null when the certificate does not expire. */
  @Column('integer', { nullable: true })
  dias: number | null;

  @Column('text')
  computo: Computo;

  @Column('text')
  arranque: Arranque;

  @Column('text', { name: 'cuenta_desde' })
  cuentaDesde: CertificadoDesde;

  /** The norm of the days. */
  @Column('text', { nullable: true })
  fuente: string | null;

  /** When the office confirmed the rule by the norm in force; null until then. */
  @Column('timestamptz', { name: 'confirmada_en', nullable: true })
  confirmadaEn: Date | null;

  @Column('uuid', { name: 'confirmada_por', nullable: true })
  confirmadaPor: string | null;

  /** What a certificate of this rule is about: the carpeta, an inmueble, or a parte. */
  @Column('text')
  por: CertificadoPor;

  /** Whether carpetas usually need the certificate. */
  @Column('boolean')
  usual: boolean;

  @Column('integer')
  orden: number;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;
}
