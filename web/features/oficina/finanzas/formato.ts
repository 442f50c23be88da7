import { formatMonto } from '../../../lib/numeros';

/** Writes amounts of one currency. @param moneda three letters */
export const dinero =
  (moneda: string, pais?: string) =>
  (value: number): string =>
    formatMonto(value.toFixed(2), moneda, pais);

const month = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone: 'UTC' });
const compact = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 });

/** «marzo de 2026» */
export const mesLargo = (dia: string): string => month.format(new Date(dia));

/** «mar» */
export const mesCorto = (dia: string): string => shortMonth.format(new Date(dia));

/** An amount for an axis: «1,5 M». */
export const corto = (value: number): string => compact.format(value);
