import { formatEntero } from '../../lib/numeros';
import type { Tarea } from './tareas-api';

/** How many tareas are still to be done; sections are none. */
export const countPendientes = (tareas: Tarea[]): number =>
  tareas.reduce((count, { type, completed }) => count + Number(type === 'task' && !completed), 0);

/** What the page and the menu say of it. */
export function pendientesText(count: number): string {
  if (count === 0) return 'Sin tareas pendientes';
  return count === 1 ? '1 tarea pendiente' : `${formatEntero(count)} tareas pendientes`;
}
