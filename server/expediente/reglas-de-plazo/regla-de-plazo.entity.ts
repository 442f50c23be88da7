import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';

/** A rule of the cuenta by which plazos are computed. */
@Entity('reglas_de_plazo')
export class ReglaDePlazo {
  @PrimaryColumn('uuid')
  id: string;

  /** The name by which actos refer to the rule. A word for a rule of the country, the id for a rule of the office. */
  @Column('text')
  clave: string;

  @Column('text')
  nombre: string;

  @Column('integer')
  dias: number;

  @Column('text')
  computo: Computo;

  @Column('text')
  arranque: Arranque;

  @Column('text', { name: 'cuenta_desde' })
  cuentaDesde: CuentaDesde;

  /** When the figures of the rule last changed; null when they never did. */
  @Column('timestamptz', { name: 'cambiada_en', nullable: true })
  cambiadaEn: Date | null;

  /** The law or another source of the figures. */
  @Column('text', { nullable: true })
  fuente: string | null;

  /** When the office confirmed the rule by the norm in force; null until then. */
  @Column('timestamptz', { name: 'confirmada_en', nullable: true })
  confirmadaEn: Date | null;

  @Column('uuid', { name: 'confirmada_por', nullable: true })
  confirmadaPor: string | null;

  /** The number of folios after which the book is due, too. Only for rules of the book of the protocolo. */
  @Column('integer', { nullable: true })
  folios: number | null;

  /** The comunidad in which the rule replaces the general rule `enLugarDe`. Null for a general rule. */
  @Column('text', { nullable: true })
  comunidad: string | null;

  @Column('text', { name: 'en_lugar_de', nullable: true })
  enLugarDe: string | null;

  /** Whether the rule is offered for new plazos. */
  @Column('boolean')
  activa: boolean;

  @Column('integer')
  version: number;
}
