import { isMoment } from '../../common/input/is-moment.js';
import { isCodigo, type Par } from '../../vocabulario/monedas.js';
import { leerValor } from './valores.js';

/** A rate that the source publishes. */
export interface Publicada extends Par {
  dia: string;
  valor: string;
}

const MOST = 5_000;

/**
 * Reads the answer of the source:
 * `{"cotizaciones":[{"fecha":"2026-11-26","moneda":"USD","base":"ARS","valor":"1050.50"}]}`. A `valor` may also be a
 * number. Currencies that the product does not know are left out.
 * @param manana the last accepted day, since the source may be ahead of the clock here
 * @throws Error that says in Spanish what is wrong; no rate of the answer is used then
 */
export function leerPublicacion(text: string, manana: string): Publicada[] {
  const entries = entriesOf(text);
  return entries.flatMap((entry, i) => {
    const { fecha, moneda, base, valor } = (entry ?? {}) as Record<string, unknown>;
    const wrong = (what: string) => new Error(`La cotización ${i + 1} de la fuente ${what}`);
    if (typeof fecha !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(fecha) || !isMoment(fecha) || fecha > manana) {
      throw wrong('no tiene una fecha posible.');
    }
    if (typeof moneda !== 'string' || typeof base !== 'string' || moneda === base) {
      throw wrong('no dice de qué moneda es y en cuál.');
    }
    const leido = typeof valor === 'string' || typeof valor === 'number' ? decimalOf(valor) : undefined;
    if (!leido) {
      throw wrong('no tiene un valor posible.');
    }
    return isCodigo(moneda) && isCodigo(base) ? [{ dia: fecha, moneda, base, valor: leido }] : [];
  });
}

/** The decimal of a number with a point. In JSON a point never separates thousands. */
function decimalOf(valor: string | number): string | undefined {
  const text = typeof valor === 'number' ? plain(valor) : valor;
  if (!/^\d+(\.\d+)?$/.test(text)) {
    return undefined;
  }
  // Further decimals than the product stores are cut.
  const [whole = '', fraction = ''] = text.split('.');
  const leido = leerValor(`${whole},${fraction.slice(0, 10)}`);
  return 'valor' in leido ? leido.valor : undefined;
}

const plain = (value: number) => value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });

function entriesOf(text: string): readonly unknown[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Error('La fuente no respondió JSON.');
  }
  const entries = (answer as { cotizaciones?: unknown } | null)?.cotizaciones;
  if (!Array.isArray(entries)) {
    throw new Error('La respuesta de la fuente no tiene la lista «cotizaciones».');
  }
  if (entries.length > MOST) {
    throw new Error(`La fuente respondió más de ${MOST} cotizaciones.`);
  }
  return entries;
}
