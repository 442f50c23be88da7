/** The lengths of GS1 numbers: EAN-8, UPC-A, EAN-13, and the number of a package. */
const LENGTHS = [8, 12, 13, 14];

/** Why a barcode is impossible, in Spanish; null for a possible barcode. No scanner reads other signs. */
export function problemaDeCodigo(codigo: string): string | null {
  return /^[\x20-\x7e]*$/.test(codigo) ? null : 'Un código de barras no puede tener acentos ni otros signos.';
}

/**
 * Why a barcode may be mistyped, in Spanish; null otherwise. A number of digits is an EAN or UPC, whose last digit
 * checks the others. A doubtful barcode is kept all the same: offices have labels of their own.
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

/** Other spellings of the same code: a UPC-A is an EAN-13 that begins with zero. */
export function codigosIguales(codigo: string): string[] {
  if (/^\d{12}$/.test(codigo)) {
    return [codigo, `0${codigo}`];
  }
  return /^0\d{12}$/.test(codigo) ? [codigo, codigo.slice(1)] : [codigo];
}

/** The check digit. The weights alternate between 3 and 1, from the last digit. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
