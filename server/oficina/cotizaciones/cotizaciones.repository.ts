import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Par } from '../../vocabulario/monedas.js';

/** The origin of a rate. `automatica`: from the operator's source, the same for every cuenta. */
export const FUENTES = ['manual', 'csv', 'automatica'] as const;
export type Fuente = (typeof FUENTES)[number];

/** A rate: how much of `base` one unit of `moneda` is worth on a day. */
export interface Cotizacion extends Par {
  id: string;
  /** `YYYY-MM-DD`. */
  dia: string;
  /** A decimal without zeros at its end. */
  valor: string;
  fuente: Fuente;
  /** The person who wrote or imported the rate; null for a rate of the source. */
  usuarioId: string | null;
  en: Date;
}

/** A rate in the history of its pair. */
export interface CotizacionDeHistoria extends Cotizacion {
  /** Whether this rate counts for its day. */
  vale: boolean;
  /** When the rate was withdrawn, and by whom; null for a rate that was not. */
  retiradaEn: Date | null;
  retiradaPor: string | null;
}

export type CotizacionNueva = Pick<Cotizacion, 'id' | 'dia' | 'moneda' | 'base' | 'valor'>;

/** An amount, with the factors and divisors of a conversion. All are decimals. */
export interface Calculo {
  monto: string;
  por: readonly [string, string];
  entre: readonly [string, string];
  decimales: number;
}

/** The rates of the cuenta and of the source between the days $1 and $2, with withdrawn rates. */
const CON_RETIRADAS = `
  select id, moneda, base, dia, valor, fuente, usuario_id, en, 0 as orden, retirada_en, retirada_por
    from cotizaciones where dia between $1::date and $2::date
  union all
  select id, moneda, base, dia, valor, 'automatica', null, en, 1, null, null
    from cotizaciones_publicas_entre($1::date, $2::date)`;

const TODAS = `select * from (${CON_RETIRADAS}) as r where retirada_en is null`;

/**
 * The order that puts the rate that counts first. Rates of the office come before rates of the source, later ones
 * before earlier ones.
 */
const LA_QUE_VALE = 'orden, en desc, id desc';

const CAMPOS = `id, moneda, base, dia::text, trim_scale(valor)::text as valor, fuente, usuario_id as "usuarioId", en`;

/** The rates of the running cuenta. Rates are only added or withdrawn. */
@Injectable()
export class CotizacionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The rates that count, one for each pair and day, the oldest day first. */
  findSeries(pares: readonly Par[], desde: string, hasta: string): Promise<Cotizacion[]> {
    return this.transactions.prepared(
      `select ${CAMPOS} from (
         select distinct on (moneda, base, dia) *
           from (${TODAS}) t
          where (moneda, base) in (select * from unnest($3::text[], $4::text[]))
          order by moneda, base, dia, ${LA_QUE_VALE}) v
        order by moneda, base, v.dia`,
      [desde, hasta, pares.map(({ moneda }) => moneda), pares.map(({ base }) => base)],
    );
  }

  /** The newest rate that counts of each pair, between two days. */
  findLatest(desde: string, hasta: string): Promise<Cotizacion[]> {
    return this.transactions.prepared(
      `select ${CAMPOS} from (
         select distinct on (moneda, base) * from (${TODAS}) t
          order by moneda, base, dia desc, ${LA_QUE_VALE}) v
        order by moneda, base`,
      [desde, hasta],
    );
  }

  /** All rates of a pair up to a day, the latest day first. The last day is returned whole, even beyond `limit`. */
  findHistory({ moneda, base }: Par, hasta: string, limit: number): Promise<CotizacionDeHistoria[]> {
    return this.transactions.prepared(
      `select ${CAMPOS}, vale, retirada_en as "retiradaEn", retirada_por as "retiradaPor" from (
         select *, retirada_en is null
                   and row_number() over (partition by dia order by retirada_en is not null, ${LA_QUE_VALE}) = 1 as vale
           from (${CON_RETIRADAS}) t
          where moneda = $3 and base = $4
          order by t.dia desc fetch first ($5::int) rows with ties) h
        order by h.dia desc, vale desc, en desc, id desc`,
      ['0001-01-01', hasta, moneda, base, limit],
    );
  }

  /** @param importacionId the id of the import that adds the rates */
  async insert(nuevas: readonly CotizacionNueva[], fuente: Fuente, importacionId: string | null = null): Promise<void> {
    const { now, tenant } = this.transactions;
    await this.transactions.manager.query(
      `insert into cotizaciones (id, dia, moneda, base, valor, fuente, usuario_id, en, importacion_id)
       select n.id, n.dia, n.moneda, n.base, n.valor, $2, $3, $4, $5
         from jsonb_to_recordset($1) as n (id uuid, dia date, moneda text, base text, valor numeric)`,
      [JSON.stringify(nuevas), fuente, tenant.usuarioId, now, importacionId],
    );
  }

  /** Withdraws a rate of the cuenta, or restores it. @returns null when there is no such rate */
  async setRetirada(id: string, isRetirada: boolean): Promise<Cotizacion | null> {
    const { now, tenant } = this.transactions;
    const [[row]] = await this.transactions.manager.query(
      `update cotizaciones set retirada_en = $2, retirada_por = $3
        where id = $1 and (retirada_en is null) = $4 returning ${CAMPOS}`,
      [id, isRetirada ? now : null, isRetirada ? tenant.usuarioId : null, isRetirada],
    );
    return row ?? null;
  }

  /** Withdraws the rates of an import that are not withdrawn yet. @returns how many */
  async withdrawImported(importacionId: string): Promise<number> {
    const { now, tenant } = this.transactions;
    const [, count] = await this.transactions.manager.query(
      `update cotizaciones set retirada_en = $2, retirada_por = $3
        where importacion_id = $1 and retirada_en is null`,
      [importacionId, now, tenant.usuarioId],
    );
    return count;
  }

  /** The pairs that the running user chose, in their order. */
  findSeguidas(): Promise<Par[]> {
    return this.transactions.prepared(
      'select moneda, base from cotizacion_seguidas where usuario_id = $1 order by orden',
      [this.transactions.tenant.usuarioId],
    );
  }

  async replaceSeguidas(pares: readonly Par[]): Promise<void> {
    const { manager, tenant } = this.transactions;
    // Of two tabs at once, the second waits for the first, and replaces its choice.
    const key = `cotizacion_seguidas ${tenant.cuentaId} ${tenant.usuarioId}`;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    await manager.query('delete from cotizacion_seguidas where usuario_id = $1', [tenant.usuarioId]);
    await manager.query(
      `insert into cotizacion_seguidas (usuario_id, moneda, base, orden)
       select $1, moneda, base, orden from unnest($2::text[], $3::text[]) with ordinality as p (moneda, base, orden)`,
      [tenant.usuarioId, pares.map(({ moneda }) => moneda), pares.map(({ base }) => base)],
    );
  }

  /** The sums of the montos of open carpetas that the running user sees, by currency. */
  findCarteras(): Promise<{ moneda: string; monto: string; carpetas: number }[]> {
    return this.transactions.prepared(
      `select moneda, sum(monto)::text as monto, count(*)::int as carpetas
         from carpetas
        where eliminada_en is null and monto is not null and moneda is not null
          and estado not in ('entregada', 'archivada', 'anulada')
        group by moneda order by count(*) desc, moneda`,
      [],
    );
  }

  /** Multiplies and divides decimals in PostgreSQL, so that no binary fractions are involved. */
  async compute(calculos: readonly Calculo[]): Promise<string[]> {
    const rows = await this.transactions.prepared<{ valor: string }>(
      `select round(monto * por1 * por2 / (entre1 * entre2), decimales)::text as valor
         from unnest($1::numeric[], $2::numeric[], $3::numeric[], $4::numeric[], $5::numeric[], $6::int[])
              with ordinality as c (monto, por1, por2, entre1, entre2, decimales, n)
        order by n`,
      [
        calculos.map(({ monto }) => monto),
        calculos.map(({ por }) => por[0]),
        calculos.map(({ por }) => por[1]),
        calculos.map(({ entre }) => entre[0]),
        calculos.map(({ entre }) => entre[1]),
        calculos.map(({ decimales }) => decimales),
      ],
    );
    return rows.map(({ valor }) => valor);
  }
}
