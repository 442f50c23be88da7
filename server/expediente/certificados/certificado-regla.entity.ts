import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CertificadoDesde, CertificadoPor, TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** A certificate that the office asks for, and for how long it is valid: the cuenta's own copy of its country's rules. */
@Entity('certificado_reglas')
export class CertificadoRegla {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  tipo: TipoCertificado;

  @Column('text')
  nombre: string;

  /** When it is the one to take, where there are several: «Escribano de otra provincia». */
  @Column('text', { nullable: true })
  alcance: string | null;

  @Column('text', { nullable: true })
  organismo: string | null;

  /** The rule of plazos that says for how long it is valid; its figures are shown as those of this one. */
  @Column('uuid', { name: 'regla_de_plazo_id', nullable: true })
  reglaDePlazoId: string | null;

  /** Null when it does not expire. */
  @Column('integer', { nullable: true })
  dias: number | null;

  @Column('text')
  computo: Computo;

  @Column('text')
  arranque: Arranque;

  @Column('text', { name: 'cuenta_desde' })
  cuentaDesde: CertificadoDesde;

  /** The norm that says so. */
  @Column('text', { nullable: true })
  fuente: string | null;

  /** When somebody of the office confirmed it by the norm in force; null until then. */
  @Column('timestamptz', { name: 'confirmada_en', nullable: true })
  confirmadaEn: Date | null;

  @Column('uuid', { name: 'confirmada_por', nullable: true })
  confirmadaPor: string | null;

  /** What one of them is about. */
  @Column('text')
  por: CertificadoPor;

  /** Whether carpetas usually need it. */
  @Column('boolean')
  usual: boolean;

  @Column('integer')
  orden: number;

  /** Raised by each write; If-Match names it. */
  @Column('integer')
  version: number;
}
