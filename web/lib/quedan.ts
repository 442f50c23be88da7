import { formatEntero } from './numeros';

/** Says how many characters of a limit are left or too many: «Quedan 12 caracteres», «Sobra 1 carácter». */
export function quedan(length: number, most: number): string {
  const [one, several] = length > most ? ['Sobra', 'Sobran'] : ['Queda', 'Quedan'];
  const count = Math.abs(most - length);
  return count === 1 ? `${one} 1 carácter` : `${several} ${formatEntero(count)} caracteres`;
}
