import { decimalesDe } from '../../vocabulario/monedas.js';
import type { Calculo, Cotizacion } from './cotizaciones.repository.js';

/** A rate that is a step on the way from one currency to another. */
export interface Tramo {
  cotizacion: Cotizacion;
  /** Whether the rate has the other direction, so that the amount is divided by it. */
  isInversa: boolean;
}

/**
 * The rates that lead from one currency to another: one rate in either direction, or two over a third currency. Empty
 * for equal currencies, undefined when no rates lead there.
 * @param vigentes the rate that counts for each pair
 * @param puentes the currencies to go over, the preferred first
 */
export function tramosEntre(
  de: string,
  a: string,
  vigentes: readonly Cotizacion[],
  puentes: readonly string[],
): Tramo[] | undefined {
  if (de === a) {
    return [];
  }
  const direct = tramoEntre(de, a, vigentes);
  if (direct) {
    return [direct];
  }
  for (const puente of new Set([...puentes, ...vigentes.map(({ base }) => base)])) {
    const [first, second] = [tramoEntre(de, puente, vigentes), tramoEntre(puente, a, vigentes)];
    if (first && second) {
      return [first, second];
    }
  }
  return undefined;
}

/** The rate of a pair in either direction. When people wrote both directions, the later day decides. */
function tramoEntre(de: string, a: string, vigentes: readonly Cotizacion[]): Tramo | undefined {
  const straight = vigentes.find(({ moneda, base }) => moneda === de && base === a);
  const turned = vigentes.find(({ moneda, base }) => moneda === a && base === de);
  if (straight && (!turned || straight.dia >= turned.dia)) {
    return { cotizacion: straight, isInversa: false };
  }
  return turned && { cotizacion: turned, isInversa: true };
}

/** The computation that converts an amount by at most two rates. */
export function calculoDe(monto: string, tramos: readonly Tramo[], a: string): Calculo {
  const factors = (isInversa: boolean) =>
    [0, 1].map((i) => (tramos[i]?.isInversa === isInversa ? tramos[i].cotizacion.valor : '1')) as [string, string];
  return { monto, por: factors(false), entre: factors(true), decimales: decimalesDe(a) };
}
