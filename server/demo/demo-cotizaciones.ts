import { DemoRandom } from './demo-random.js';

/** How a rate moves: its first value, its growth a day, and its largest deviation on a day. */
type Camino = readonly [primera: number, crece: number, vaiven: number];

/** Fictitious rates in the currency of an office. They are plausible, but not real rates of any day. */
const CAMINOS: Readonly<Record<string, Readonly<Record<string, Camino>>>> = {
  ARS: {
    USD: [1_385, 0.0003, 0.005],
    EUR: [1_596, 0.0004, 0.006],
    UYU: [34.6, 0.0003, 0.004],
    BRL: [256.4, 0.0002, 0.006],
    UVA: [1_452.1, 0.0007, 0],
  },
  UYU: {
    USD: [39.85, 0.0001, 0.003],
    EUR: [46.1, 0.0002, 0.004],
    ARS: [0.0289, -0.0003, 0.004],
    BRL: [7.36, 0.0001, 0.005],
    UI: [6.3815, 0.0001, 0],
  },
  EUR: { USD: [0.8612, -0.0001, 0.004], GBP: [1.1418, 0.0001, 0.003] },
};

/**
 * The rates of some days in a currency. All loads on one day give the same rates. Weekends have no rates, as at banks.
 * @param dias `YYYY-MM-DD`, the oldest first
 */
export function demoCotizaciones(base: string, dias: readonly string[]) {
  return Object.entries(CAMINOS[base] ?? {}).flatMap(([moneda, [primera, crece, vaiven]]) => {
    const random = new DemoRandom(`cotizaciones/${base}/${moneda}`);
    return dias.flatMap((dia, i) => {
      const valor = primera * (1 + crece) ** i * (1 + (random.next() - 0.5) * 2 * vaiven);
      return isWeekend(dia) ? [] : [{ dia, moneda, base, valor: trimmed(valor.toFixed(valor < 1 ? 6 : 4)) }];
    });
  });
}

const isWeekend = (dia: string): boolean => [0, 6].includes(new Date(`${dia}T00:00:00Z`).getUTCDay());

const trimmed = (decimal: string): string => decimal.replace(/\.?0+$/, '');
