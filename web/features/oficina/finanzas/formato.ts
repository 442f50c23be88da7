import { formatMonto } from '../../../lib/numeros';

/**
 * Gives the function that writes amounts of a currency.
 * @param moneda its code of three letters
 */
export const dinero =
  (moneda: string, pais?: string) =>
  (value: number): string =>
    formatMonto(value.toFixed(2), moneda, pais);

const shortMonth = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone: 'UTC' });

/** The month of a day as a short text: «mar». */
export const mesCorto = (dia: string): string => shortMonth.format(new Date(dia));
