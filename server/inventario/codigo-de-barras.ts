/** The lengths of the numbers of GS1: EAN-8, UPC-A, EAN-13 and the one of a package. */
const LENGTHS = [8, 12, 13, 14];

/**
 * Why a barcode cannot be, in Spanish; null for one that can. Digits alone are an EAN or UPC, whose last digit proves the
 * others. Anything else is text, as in Code 128.
 */
export function problemaDeCodigo(codigo: string): string | null {
  if (!/^\d+$/.test(codigo)) {
    return /^[\x20-\x7e]*$/.test(codigo) ? null : 'Un código de barras no puede tener acentos ni otros signos.';
  }
  if (!LENGTHS.includes(codigo.length)) {
    return 'Un código de solo números debe tener 13 dígitos (EAN-13) o 12 (UPC-A); también se admiten 8 y 14.';
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
