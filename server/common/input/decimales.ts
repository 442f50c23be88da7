/** The result of reading a number: its decimals as text, null, or the fault in Spanish. */
export type Leido = { valor: string | null } | { problema: string };

interface Limites {
  /** The most digits after the decimal comma. */
  decimales: number;
  /** The most digits before the decimal comma. */
  enteros: number;
  /** The message for a negative number, where 0 is refused too. */
  siNegativo?: string;
}

/**
 * Reads a number that is not negative, without going through a binary fraction. As a text it may have a decimal comma
 * with points between thousands («1.234,50»). It may have a decimal point instead. The text «1.500» could be either,
 * and is refused.
 * @param value a number, a text, or null; a blank text counts as null
 */
export function decimalDe(
  value: number | string | null,
  { decimales, enteros, siNegativo = 'debe ser 0 o más.' }: Limites,
): Leido {
  const text = (typeof value === 'number' ? written(value) : (value ?? '')).replace(/[\s\u00a0$%]/g, '');
  if (text === '') {
    return { valor: null };
  }
  if (/^-\d/.test(text)) {
    return { problema: siNegativo };
  }
  if (typeof value === 'string' && /^[1-9]\d{0,2}\.\d{3}$/.test(text)) {
    return { problema: `se puede leer de dos formas: escriba ${text.replace('.', '')} o ${text.replace('.', ',')}.` };
  }
  const plain = plainOf(text);
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '') {
    return { problema: 'debe ser un número, por ejemplo 1234,50.' };
  }
  const shortest = fraction.replace(/0+$/, '');
  if (shortest.length > decimales) {
    return {
      problema: decimales === 0 ? 'debe ser un número entero.' : `puede tener hasta ${decimales} decimales.`,
    };
  }
  const integer = whole.replace(/^0+(?=\d)/, '');
  return integer.length > enteros
    ? { problema: 'es demasiado grande.' }
    : { valor: shortest === '' ? integer : `${integer}.${shortest}` };
}

/** The text with a decimal point and no other separators. */
function plainOf(text: string): string {
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(text) && (text.includes(',') || text.split('.').length > 2)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return /^\d*,\d*$/.test(text) ? `0${text}`.replace(',', '.') : text.replace(/^\./, '0.');
}

/** A number as text. JavaScript would write very small and very large numbers with an exponent. */
function written(value: number): string {
  return Number.isFinite(value)
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : 'NaN';
}
