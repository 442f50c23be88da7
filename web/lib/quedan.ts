import { formatEntero } from './numeros';

/** How much of a text's limit is left, or is too much: «Quedan 12 caracteres», «Sobra 1 carácter». */
export function quedan(length: number, most: number): string {
  const [one, several] = length > most ? ['Sobra', 'Sobran'] : ['Queda', 'Quedan'];
  const count = Math.abs(most - length);
  return count === 1 ? `${one} 1 carácter` : `${several} ${formatEntero(count)} caracteres`;
}
