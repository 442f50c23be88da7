import { ArrowDown, ArrowUp, Equal, type LucideIcon } from 'lucide-react';
import type { Prioridad } from './tareas-api';

/** The name and icon of each priority. */
export const prioridades: Record<Prioridad, { nombre: string; Icon: LucideIcon }> = {
  2: { nombre: 'Alta', Icon: ArrowUp },
  1: { nombre: 'Normal', Icon: Equal },
  0: { nombre: 'Baja', Icon: ArrowDown },
};

/** The priorities in the order of a menu, the highest first. */
export const ordenDePrioridades: readonly Prioridad[] = [2, 1, 0];
