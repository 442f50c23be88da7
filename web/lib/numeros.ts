import { capital } from './capital';

const locale = 'es-AR';

const integer = new Intl.NumberFormat(locale);
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

/** 12.345 */
export const formatEntero = (value: number): string => integer.format(value);

/** «1 persona», «1.000 personas»: a number with the form of its noun. */
export const contar = (count: number, one: string, many: string): string =>
  `${formatEntero(count)} ${count === 1 ? one : many}`;

/** 3,5 */
export const formatDecimal = (value: number): string => decimal.format(value);

/** A number for an axis: «1,5 M». */
export const formatCompacto = (value: number): string => compact.format(value);

/** A share of 1: «35 %». */
export const formatPorcentaje = (share: number): string => percent.format(share);

/**
 * 12.345, or «más de 1.000» where the API counted no further. The API counts up to the page that it answers, which does
 * not say how long the list is. So thousands are precise enough.
 */
export function formatTotal({ total, totalEsMinimo }: { total: number; totalEsMinimo: boolean }): string {
  if (!totalEsMinimo) return formatEntero(total);
  return `más de ${formatEntero(total < 1000 ? total : total - (total % 1000))}`;
}

/** The heading of a list: «1 carpeta», «12.345 carpetas», «Más de 1.000 carpetas». */
export function formatCount(page: { total: number; totalEsMinimo: boolean }, one: string, many: string): string {
  return capital(`${formatTotal(page)} ${page.total === 1 ? one : many}`);
}

/** 0 B, 12,4 KB, 3 MB: powers of 1024, as operating systems count them. */
export function formatBytes(bytes: number): string {
  const names = ['B', 'KB', 'MB', 'GB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), names.length - 1);
  return `${decimal.format(bytes / 1024 ** power)} ${names[power]}`;
}

/**
 * An amount with its currency, as a country writes it: `$ 1.234,50` in Argentina, `1.234,50 €` in Spain.
 * @param amount a decimal string as the API has it: amounts of a deed exceed what a double holds
 * @param pais two letters in upper case
 */
export function formatMonto(amount: string, moneda: string, pais = 'AR'): string {
  // Without `always`, Spain writes 1234,50 and 12.345,50.
  const options = { style: 'currency', currency: moneda, useGrouping: 'always' } as const;
  const format = new Intl.NumberFormat(`es-${pais}`, options);
  return format.format(amount as Intl.StringNumericLiteral);
}
