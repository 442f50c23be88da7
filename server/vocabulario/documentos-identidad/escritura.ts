import { CIF_LETTERS as LETRAS_CIF } from './check-digits.js';

/** A number of digits without leading zeros: 07654321-6 is 7654321-6. */
export function sinCeros(number: string): string {
  return number.replace(/^0+(?=\d*[1-9])/, '');
}

/** A DNI of Spain with its eight digits, which lists often lack: 1234567L is 01234567L. */
export function conCeros(number: string): string {
  return /^\d{6,7}[A-Z]$/.test(number) ? number.padStart(9, '0') : number;
}

/** An NIE with seven digits: early numbers have eight, and lists leave zeros out. */
export function conSieteNumeros(number: string): string {
  const [, letter = '', digits = '', check = ''] = /^([XYZ])0?(\d{6,7})([A-Z])$/.exec(number) ?? [];
  return digits === '' ? number : letter + digits.padStart(7, '0') + check;
}

/** A DNI of Argentina without leading zeros. The oldest numbers have fewer than six digits, and get zeros up to six. */
export function conSeisOMas(number: string): string {
  return number.length < 6 ? number : sinCeros(number).padStart(6, '0');
}

/** A CIF that may end in a digit or in its letter. The result has the digit: G1234567D is G12345674. */
export function conControlNumerico(number: string): string {
  return number.replace(
    /^([CDFGJUV]\d{7})([A-J])$/,
    (_, body: string, letter: string) => body + LETRAS_CIF.indexOf(letter),
  );
}
