/** The lengths of the numbers of GS1: EAN-8, UPC-A, EAN-13 and the one of a package. */
const LENGTHS = [8, 12, 13, 14];

/** Why a barcode cannot be, in Spanish; null for one that can: no scanner reads other signs. */
export function problemaDeCodigo(codigo: string): string | null {
  return /^[\x20-\x7e]*$/.test(codigo) ? null : 'Un código de barras no puede tener acentos ni otros signos.';
}

/**
 * Why a barcode may be mistyped, in Spanish; null otherwise. Digits alone are an EAN or UPC, whose last digit proves the
 * others. It is kept all the same: offices have labels of their own.
 */
export function dudaDeCodigo(codigo: string): string | null {
  if (!/^\d+$/.test(codigo)) {
    return null;
  }
  if (!LENGTHS.includes(codigo.length)) {
    return 'Un código de solo números suele tener 13 dígitos (EAN-13) o 12 (UPC-A); también 8 o 14.';
  }
  return checkDigit(codigo.slice(0, -1)) === Number(codigo.at(-1))
    ? null
    : 'El último dígito del código de barras no corresponde a los otros: revise si falta o sobra alguno.';
}

/** Other ways to write the same code: an UPC-A is an EAN-13 that begins with zero. */
export function codigosIguales(codigo: string): string[] {
  if (/^\d{12}$/.test(codigo)) {
    return [codigo, `0${codigo}`];
  }
  return /^0\d{12}$/.test(codigo) ? [codigo, codigo.slice(1)] : [codigo];
}

/** Weights are 3 and 1 in turn, from the last digit. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
