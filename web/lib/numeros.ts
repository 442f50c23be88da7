const locale = 'es-AR';

const integer = new Intl.NumberFormat(locale);
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** 12.345 */
export const formatEntero = (value: number): string => integer.format(value);

/** 0 B, 12,4 KB, 3 MB: powers of 1024, as operating systems count them. */
export function formatBytes(bytes: number): string {
  const names = ['B', 'KB', 'MB', 'GB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), names.length - 1);
  return `${decimal.format(bytes / 1024 ** power)} ${names[power]}`;
}

/**
 * An amount with its currency: `$ 1.234,50`, `US$ 1.234,50`.
 * @param amount a decimal string as the API has it: amounts of a deed exceed what a double holds
 */
export function formatMonto(amount: string, moneda: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: moneda });
  return format.format(amount as Intl.StringNumericLiteral);
}
