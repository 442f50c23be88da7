import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { DiaDelCalendario } from './calendario.js';

/** Where a holiday comes from: the calendar of the country, or the office itself. */
export const ORIGENES = ['calendario', 'propio'] as const;
export type Origen = (typeof ORIGENES)[number];

/** A holiday of the office, or a copied holiday of the calendar, which may be removed. */
export interface Feriado extends DiaDelCalendario {
  origen: Origen;
  /** False for a removed holiday. */
  rige: boolean;
}

const FIELDS = 'dia::text as dia, nombre, null as fuente, origen, rige';

/** The years that the office has edited, and their days. */
@Injectable()
export class FeriadosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Those of these years that the office has edited. */
  async findEdited(desde: number, hasta: number): Promise<number[]> {
    const rows = await this.transactions.prepared<{ anio: number }>(
      'select anio from feriado_anios where anio between $1 and $2',
      [desde, hasta],
    );
    return rows.map(({ anio }) => anio);
  }

  /** The days of edited years, in order. */
  find(desde: number, hasta: number): Promise<Feriado[]> {
    return this.transactions.prepared<Feriado>(
      `select ${FIELDS} from feriados where anio between $1 and $2 order by dia`,
      [desde, hasta],
    );
  }

  /**
   * Copies the calendar of a year, unless the year is edited, and locks the year. When two people edit at once, the
   * second waits.
   */
  async take(anio: number, dias: readonly DiaDelCalendario[]): Promise<void> {
    const { manager } = this.transactions;
    const added: unknown[] = await manager.query(
      'insert into feriado_anios (anio) values ($1) on conflict do nothing returning 1',
      [anio],
    );
    if (added.length > 0) {
      await manager.query(
        `insert into feriados (anio, dia, nombre, origen)
         select $1, d.dia, d.nombre, 'calendario' from jsonb_to_recordset($2) as d (dia date, nombre text)`,
        [anio, JSON.stringify(dias)],
      );
    }
    await manager.query('select 1 from feriado_anios where anio = $1 for update', [anio]);
  }

  async put(anio: number, { dia, nombre, origen, rige }: Feriado): Promise<void> {
    await this.transactions.manager.query(
      `insert into feriados (anio, dia, nombre, origen, rige) values ($1, $2, $3, $4, $5)
       on conflict (cuenta_id, dia) do update set nombre = excluded.nombre, origen = excluded.origen, rige = excluded.rige`,
      [anio, dia, nombre, origen, rige],
    );
  }

  async delete(dia: string): Promise<void> {
    await this.transactions.manager.query('delete from feriados where dia = $1', [dia]);
  }

  /** Deletes all edited years and rules, so that the country's calendar holds again. */
  async deleteAll(): Promise<void> {
    await this.transactions.manager.query('delete from feriado_anios');
    await this.transactions.manager.query('delete from feriado_reglas');
  }
}
