import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** The limits of a budget, as decimals. */
export interface Limites {
  /** The limit for the sum of carpetas opened in a month. */
  gastos: string;
  /** The goal for the sum of operations delivered in a year. */
  ahorro: string;
  /** The limit for the sum of operations signed and not delivered. */
  pendientes: string;
  /** The limit for the sum of operations signed in a month. */
  resumen: string;
}

export interface Presupuesto extends Limites {
  moneda: string;
  /** The version of the limits; 0 when nobody set them. */
  version: number;
}

/** The limits until the titular sets others. */
const LIMITES: Limites = { gastos: '20000', ahorro: '250000', pendientes: '1000', resumen: '34500' };

const FIELDS = `moneda, trim_scale(gastos)::text as gastos, trim_scale(ahorro)::text as ahorro,
  trim_scale(pendientes)::text as pendientes, trim_scale(resumen)::text as resumen, version`;

/** The budgets of the running cuenta, one per currency. */
@Injectable()
export class PresupuestosRepository {
  constructor(private readonly transactions: Transactions) {}

  async find(moneda: string): Promise<Presupuesto> {
    const [row] = await this.transactions.prepared<Presupuesto>(
      `select ${FIELDS} from presupuestos where moneda = $1`,
      [moneda],
    );
    return row ?? { moneda, ...LIMITES, version: 0 };
  }

  /** Sets the limits if they still have this version. @returns null when they have another one */
  async save({ moneda, gastos, ahorro, pendientes, resumen, version }: Presupuesto): Promise<Presupuesto | null> {
    const [row] = await this.transactions.manager.query(
      `insert into presupuestos as p (moneda, gastos, ahorro, pendientes, resumen)
       select $1, $2, $3, $4, $5 where $6::int >= 0
       on conflict (cuenta_id, moneda) do update
         set gastos = excluded.gastos, ahorro = excluded.ahorro, pendientes = excluded.pendientes,
             resumen = excluded.resumen, version = p.version + 1
         where p.version = $6
       returning ${FIELDS}`,
      [moneda, gastos, ahorro, pendientes, resumen, version],
    );
    return row ?? null;
  }
}
