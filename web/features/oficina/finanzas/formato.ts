import { formatMonto } from '../../../lib/numeros';

/**
 * Gives the function that writes amounts of a currency.
 * @param moneda its code of three letters
 */
export const dinero =
  (moneda: string, pais?: string) =>
  (value: number): string =>
    formatMonto(value.toFixed(2), moneda, pais);

const month = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone: 'UTC' });
const compact = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 });

/** The month of a day as text: «marzo de 2026». */
export const mesLargo = (dia: string): string => month.format(new Date(dia));

/** The month of a day as a short text: «mar». */
export const mesCorto = (dia: string): string => shortMonth.format(new Date(dia));

/** An amount for an axis: «1,5 M». */
export const corto = (value: number): string => compact.format(value);
