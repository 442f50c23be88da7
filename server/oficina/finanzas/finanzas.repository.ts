import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Periodo, Unidad } from './periodos.js';

/** The sums of operations signed in a month or on a day, in all and delivered. All are decimals. */
export interface Firmado {
  /** The first day of the month, or the day. */
  dia: string;
  firmado: string;
  entregado: string;
  carpetas: number;
  /** The number of carpetas that are not delivered. */
  pendientes: number;
}

export interface Operacion {
  id: string;
  codigo: string | null;
  caratula: string;
  monto: string;
  isEntregada: boolean;
  /** `YYYY-MM-DD`. */
  fechaFirma: string;
}

const ENTREGADA = `estado in ('entregada', 'archivada')`;
const FIRMADA = `eliminada_en is null and monto is not null and fecha_firma is not null`;
const ABIERTA = `eliminada_en is null and monto is not null and estado not in ('entregada', 'archivada', 'anulada')`;

/**
 * The SQL for the currencies of some carpetas. Each currency takes one step in an index, however many carpetas there
 * are.
 */
const monedasDe = (name: string, condition: string) => `
  ${name} as (
    (select moneda from carpetas where ${condition} and moneda is not null order by moneda limit 1)
    union all
    select (select c.moneda from carpetas c where ${condition} and c.moneda > ${name}.moneda order by c.moneda limit 1)
      from ${name} where ${name}.moneda is not null)`;

/** The montos of the carpetas that the running user sees. */
@Injectable()
export class FinanzasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The signed operations of a period, by month or day. */
  findFirmado(moneda: string, { desde, hasta }: Periodo, unidad: Unidad): Promise<Firmado[]> {
    return this.transactions.prepared(
      `select ${unidad === 'day' ? 'fecha_firma' : `date_trunc('month', fecha_firma)::date`}::text as dia,
              sum(monto)::text as firmado,
              coalesce(sum(monto) filter (where ${ENTREGADA}), 0)::text as entregado, count(*)::int as carpetas,
              (count(*) filter (where not ${ENTREGADA}))::int as pendientes
         from carpetas
        where ${FIRMADA} and moneda = $1 and fecha_firma between $2::date and $3::date
        group by 1 order by 1`,
      [moneda, desde, hasta],
    );
  }

  /** The sum of the operations signed and not delivered. */
  async findPendiente(moneda: string): Promise<string> {
    return this.sum(`${ABIERTA} and estado in ('firmada', 'en_inscripcion', 'observada', 'inscripta')`, [moneda]);
  }

  /** The sum of the carpetas opened in a period. Days are those of the cuenta's time zone. */
  async findAbierto(moneda: string, { desde, hasta }: Periodo, zonaHoraria: string): Promise<string> {
    return this.sum(
      `eliminada_en is null and monto is not null and estado <> 'anulada'
         and creada_en >= $2::date::timestamp at time zone $4
         and creada_en < ($3::date + 1)::timestamp at time zone $4`,
      [moneda, desde, hasta, zonaHoraria],
    );
  }

  /** The latest signed operations. @param periodo returns only operations of this period */
  findUltimas(moneda: string, limit: number, periodo?: Periodo): Promise<Operacion[]> {
    return this.transactions.prepared(
      `select id, codigo, caratula, monto::text as monto, ${ENTREGADA} as "isEntregada", fecha_firma::text as "fechaFirma"
         from carpetas
        where ${FIRMADA} and moneda = $1${periodo ? ' and fecha_firma between $3::date and $4::date' : ''}
        order by fecha_firma desc, id limit $2`,
      [moneda, limit, ...(periodo ? [periodo.desde, periodo.hasta] : [])],
    );
  }

  /** The codes of the currencies of signed and of open carpetas, in order. */
  async findMonedas(): Promise<string[]> {
    const rows = await this.transactions.prepared<{ moneda: string }>(
      `with recursive ${monedasDe('firmadas', FIRMADA)}, ${monedasDe('abiertas', ABIERTA)}
       select moneda from firmadas where moneda is not null
       union select moneda from abiertas where moneda is not null
       order by moneda`,
      [],
    );
    return rows.map(({ moneda }) => moneda);
  }

  private async sum(condition: string, values: unknown[]): Promise<string> {
    const [row] = await this.transactions.prepared<{ total: string }>(
      `select coalesce(sum(monto), 0)::text as total from carpetas where moneda = $1 and ${condition}`,
      values,
    );
    return row?.total ?? '0';
  }
}
