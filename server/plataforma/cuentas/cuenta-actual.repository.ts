import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Pais } from '../../vocabulario/paises.js';

export interface CuentaFila {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  moneda: string;
  zonaHoraria: string;
  numeroPrefijo: string;
  numeroInicial: number;
  logo: string | null;
  version: number;
  creadaEn: Date;
  cierrePedidoEn: Date | null;
  cierrePedidoPor: string | null;
  cierraEn: Date | null;
  cierreAvisos: number;
  enPrimerosPasos: boolean;
  numeracionConfirmadaEn: Date | null;
}

/** The fields that can be changed. */
export type CambiosCuenta = Partial<Omit<CuentaFila, 'cuentaId' | 'creadaEn'>>;

const COLUMNS: Record<keyof CambiosCuenta, string> = {
  version: 'version',
  nombre: 'nombre',
  pais: 'pais',
  moneda: 'moneda',
  zonaHoraria: 'zona_horaria',
  numeroPrefijo: 'numero_prefijo',
  numeroInicial: 'numero_inicial',
  logo: 'logo',
  cierrePedidoEn: 'cierre_pedido_en',
  cierrePedidoPor: 'cierre_pedido_por',
  cierraEn: 'cierra_en',
  cierreAvisos: 'cierre_avisos',
  enPrimerosPasos: 'en_primeros_pasos',
  numeracionConfirmadaEn: 'numeracion_confirmada_en',
};

const SELECTED = Object.entries(COLUMNS)
  .map(([field, column]) => `${column} as "${field}"`)
  .join(', ');

/** The running cuenta's row, in a table of the platform. Also the numbers of its carpetas. */
@Injectable()
export class CuentaActualRepository {
  constructor(private readonly transactions: Transactions) {}

  get(): Promise<CuentaFila> {
    return this.read('');
  }

  /** As {@link get}, and locks the row until the transaction ends. */
  getLocked(): Promise<CuentaFila> {
    return this.read('for no key update');
  }

  /** Writes `changes` to the row, which the caller has locked. */
  async update(changes: CambiosCuenta): Promise<void> {
    const { cuentaId } = this.transactions.tenant;
    const fields = Object.keys(changes) as (keyof CambiosCuenta)[];
    const sets = fields.map((field, i) => `${COLUMNS[field]} = $${i + 2}`);
    await this.transactions.asPlatform((manager) =>
      manager.query(`update cuentas set ${sets.join(', ')} where id = $1`, [
        cuentaId,
        ...fields.map((field) => changes[field]),
      ]),
    );
  }

  /** Whether there is any carpeta, including the trash. The caller is a titular, who sees all carpetas. */
  async hasCarpetas(): Promise<boolean> {
    const [{ exists }] = await this.transactions.manager.query('select exists (select 1 from carpetas)');
    return exists;
  }

  /** The last number of a series in a year, or null without a number. */
  async lastNumber(serie: string, anio: number): Promise<number | null> {
    const [row] = await this.transactions.manager.query(
      'select ultimo from contadores where serie = $1 and anio = $2',
      [serie, anio],
    );
    return row?.ultimo ?? null;
  }

  /** Makes a series continue after `ultimo`. Its row is the lock for numbering carpetas. */
  async setLastNumber(serie: string, anio: number, ultimo: number): Promise<void> {
    await this.transactions.manager.query(
      `insert into contadores (serie, anio, ultimo) values ($1, $2, $3)
       on conflict (cuenta_id, serie, anio) do update set ultimo = excluded.ultimo`,
      [serie, anio, ultimo],
    );
  }

  /** The highest number of the carpetas of a year, or null. The caller is a titular, who sees all carpetas. */
  async lastUsedNumber(anio: number): Promise<number | null> {
    const [{ numero }] = await this.transactions.manager.query(
      'select max(numero) as numero from carpetas where anio = $1',
      [anio],
    );
    return numero;
  }

  private read(lock: string): Promise<CuentaFila> {
    const { cuentaId } = this.transactions.tenant;
    return this.transactions.asPlatform(async (manager) => {
      const [row] = await manager.query(
        `select id as "cuentaId", creada_en as "creadaEn", ${SELECTED} from cuentas where id = $1 ${lock}`,
        [cuentaId],
      );
      return row;
    });
  }
}
