import { formatEntero } from '../../../../lib/numeros';

/** «1 persona», «1.000 personas». */
export function contar(count: number, one: string, many: string): string {
  return `${formatEntero(count)} ${count === 1 ? one : many}`;
}
