import { formatMonto } from '../../lib/numeros';

/** Writes amounts of one currency. @param moneda three letters */
export const dinero =
  (moneda: string, pais?: string) =>
  (value: number): string =>
    formatMonto(value.toFixed(2), moneda, pais);
