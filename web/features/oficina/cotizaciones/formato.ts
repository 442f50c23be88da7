import { decimalesDe } from '../../../../server/vocabulario/monedas';

const locale = 'es-AR';
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(least: number, most: number): Intl.NumberFormat {
  const key = `${least}-${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: 'always',
    });
  formats.set(key, format);
  return format;
}

/**
 * A rate as text: 1.050,50 or 0,00095238. Small rates have more decimals.
 * @param valor a decimal string from the API, or a number of a chart
 */
export function formatValor(valor: string | number): string {
  const size = Math.abs(Number(valor));
  const most = size >= 1000 ? 2 : size >= 1 ? 4 : 8;
  return formatOf(2, most).format(valor as Intl.StringNumericLiteral);
}

/**
 * An amount with the code of its currency: 1.234,50 USD.
 * @param monto a decimal string from the API
 */
export function formatCantidad(monto: string, moneda: string): string {
  const decimales = decimalesDe(moneda);
  return `${formatOf(Math.min(decimales, 2), decimales).format(monto as Intl.StringNumericLiteral)} ${moneda}`;
}

/** A change in percent: + 3,25 %. */
export function formatCambio(from: string | number, to: string | number): string {
  const change = (Number(to) / Number(from) - 1) * 100;
  return `${change > 0 ? '+ ' : change < 0 ? '− ' : ''}${formatOf(2, 2).format(Math.abs(change))} %`;
}
