import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';

/** A rule of the cuenta by which terms are computed. */
@Entity('reglas_de_plazo')
export class ReglaDePlazo {
  @PrimaryColumn('uuid')
  id: string;

  /** By it actos name the rule: a word for one that the cuenta began with, its id for one of its own. */
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

  /** Since when its figures are these; null since the cuenta has it. */
  @Column('timestamptz', { name: 'cambiada_en', nullable: true })
  cambiadaEn: Date | null;

  /** The law or whatever else says so. */
  @Column('text', { nullable: true })
  fuente: string | null;

  /** When somebody of the office confirmed it by the norm in force; null until then. */
  @Column('timestamptz', { name: 'confirmada_en', nullable: true })
  confirmadaEn: Date | null;

  @Column('uuid', { name: 'confirmada_por', nullable: true })
  confirmadaPor: string | null;

  /** Of a rule of the book: after so many folios it is due too. */
  @Column('integer', { nullable: true })
  folios: number | null;

  /** The comunidad in which it holds in place of a general rule, which it names by its clave; null for a general one. */
  @Column('text', { nullable: true })
  comunidad: string | null;

  @Column('text', { name: 'en_lugar_de', nullable: true })
  enLugarDe: string | null;

  /** Whether new plazos are offered it. */
  @Column('boolean')
  activa: boolean;

  @Column('integer')
  version: number;
}
