import { decimalesDe } from '../../vocabulario/monedas.js';
import type { Cotizacion, Cuenta } from './cotizaciones.repository.js';

/** A rate on the way from one currency to another. */
export interface Tramo {
  cotizacion: Cotizacion;
  /** Whether it is of the other direction, so that one divides by it. */
  isInversa: boolean;
}

/**
 * The rates that lead from one currency to another: one, in either direction, or two over a third currency. Empty when
 * they are the same, and undefined when nothing leads there.
 * @param vigentes the rate that counts of each pair
 * @param puentes the currencies over which one goes, the preferred first
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

/** Of both directions the one of the later day, since people may have written either. */
function tramoEntre(de: string, a: string, vigentes: readonly Cotizacion[]): Tramo | undefined {
  const straight = vigentes.find(({ moneda, base }) => moneda === de && base === a);
  const turned = vigentes.find(({ moneda, base }) => moneda === a && base === de);
  if (straight && (!turned || straight.dia >= turned.dia)) {
    return { cotizacion: straight, isInversa: false };
  }
  return turned && { cotizacion: turned, isInversa: true };
}

/** What is computed to convert an amount along at most two rates. */
export function cuentaDe(monto: string, tramos: readonly Tramo[], a: string): Cuenta {
  const factors = (isInversa: boolean) =>
    [0, 1].map((i) => (tramos[i]?.isInversa === isInversa ? tramos[i].cotizacion.valor : '1')) as [string, string];
  return { monto, por: factors(false), entre: factors(true), decimales: decimalesDe(a) };
}
