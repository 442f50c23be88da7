import { formatEntero } from './numeros';

/** How much of a text's limit is left: «Quedan 12 caracteres». */
export function quedan(length: number, most: number): string {
  const left = Math.max(most - length, 0);
  return left === 1 ? 'Queda 1 carácter' : `Quedan ${formatEntero(left)} caracteres`;
}
