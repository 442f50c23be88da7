/** A number of digits without the zeros that people write in front: 07654321-6 is 7654321-6. */
export function sinCeros(number: string): string {
  return number.replace(/^0+(?=\d*[1-9])/, '');
}

/** A DNI of Spain with its eight digits, which lists often lack: 1234567L is 01234567L. */
export function conCeros(number: string): string {
  return /^\d{6,7}[A-Z]$/.test(number) ? number.padStart(9, '0') : number;
}

/** An NIE with seven digits: early ones have eight, and lists leave zeros out. */
export function conSieteNumeros(number: string): string {
  const [, letter = '', digits = '', check = ''] = /^([XYZ])0?(\d{6,7})([A-Z])$/.exec(number) ?? [];
  return digits === '' ? number : letter + digits.padStart(7, '0') + check;
}
