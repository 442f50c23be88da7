import { DateTime } from 'luxon';
import { dayIn } from '../../common/day.js';
import { monedaNombre, type Par } from '../../vocabulario/monedas.js';
import type { Cotizacion } from './cotizaciones.repository.js';
import type { BtcDto, PorCriptomonedaDto, PuntoDePrecioDto, SeguidaDto, TendenciaDto } from './panel.dto.js';

/** The coins of the reference client, by their names in its answer. */
export const CRIPTOMONEDAS = { btc: 'BTC', eth: 'ETH', bch: 'BCH', xrp: 'XRP' } as const;
const DIAS_DE_LISTA = 30;
/** The client draws 146 points, one per minute. Their `x` go from −145 to 0. */
const PUNTOS = 146;
const MINUTE_MS = 60_000;

/** The moment and the time zone of the answer. */
export interface Mirada {
  ahora: Date;
  zonaHoraria: string;
}

/** The rates of a pair, the oldest first. */
const of = (series: readonly Cotizacion[], { moneda, base }: Par) =>
  series.filter((one) => one.moneda === moneda && one.base === base);

export function porCriptomoneda(figure: (moneda: string) => string | undefined): PorCriptomonedaDto {
  const { btc, eth, bch, xrp } = CRIPTOMONEDAS;
  const number = (moneda: string) => Number(figure(moneda) ?? 0);
  return { btc: number(btc), eth: number(eth), bch: number(bch), xrp: number(xrp) };
}

/** The figures of the bitcoin. Figures that no rate has are 0. */
export function toBtc(series: readonly Cotizacion[], base: string, mirada: Mirada): BtcDto {
  const rates = of(series, { moneda: CRIPTOMONEDAS.btc, base });
  const values = rates.map(({ valor }) => Number(valor));
  return {
    amount: values.at(-1) ?? 0,
    trend: tendencia(rates),
    marketCap: 0,
    volume: 0,
    supply: 0,
    allTimeHigh: Math.max(0, ...values),
    price: {
      series: [
        {
          name: `BTC en ${base}`,
          data: puntos(rates, mirada),
        },
      ],
    },
  };
}

/** The rate at each of the last minutes; 0 before the first rate. A rate counts from the midnight of its day. */
function puntos(rates: readonly Cotizacion[], { ahora, zonaHoraria }: Mirada): PuntoDePrecioDto[] {
  return Array.from({ length: PUNTOS }, (_, n) => {
    const x = n - PUNTOS + 1;
    const then = dayIn(zonaHoraria, new Date(ahora.getTime() + x * MINUTE_MS));
    return { x, y: Number(rates.findLast(({ dia }) => dia <= then)?.valor ?? 0) };
  });
}

export function toSeguida(par: Par, series: readonly Cotizacion[], hoy: string): SeguidaDto {
  const rates = of(series, par);
  const [last, before] = [rates.at(-1), rates.at(-2)];
  return {
    title: monedaNombre(par.moneda),
    iso: par.moneda,
    amount: Number(last?.valor ?? 0),
    trend: tendencia(rates),
    series: [
      {
        name: `${par.moneda} en ${par.base}`,
        data: rates
          .filter(({ dia }) => daysBetween(dia, hoy) <= DIAS_DE_LISTA)
          .map(({ dia, valor }) => ({ x: `${dia.slice(8)}/${dia.slice(5, 7)}`, y: Number(valor) })),
      },
    ],
    base: par.base,
    valor: last?.valor ?? null,
    anterior: before?.valor ?? null,
    dia: last?.dia ?? null,
    fuente: last?.fuente ?? null,
  };
}

function tendencia(rates: readonly Cotizacion[]): TendenciaDto {
  const [before, last] = [Number(rates.at(-2)?.valor), Number(rates.at(-1)?.valor)];
  const change = before > 0 ? ((last - before) / before) * 100 : 0;
  return { dir: change < 0 ? 'down' : 'up', amount: Math.round(Math.abs(change) * 100) / 100 };
}

const daysBetween = (from: string, to: string) =>
  DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days;
