import { contar } from '../../../lib/numeros';
import type { Tarea } from './tareas-api';

/** Counts the tareas that are not completed. Sections do not count. */
export const countPendientes = (tareas: Tarea[]): number =>
  tareas.reduce((count, { type, completed }) => count + Number(type === 'task' && !completed), 0);

/** The count as text for the page and the menu. */
export function pendientesText(count: number): string {
  if (count === 0) return 'Sin tareas pendientes';
  return contar(count, 'tarea pendiente', 'tareas pendientes');
}
