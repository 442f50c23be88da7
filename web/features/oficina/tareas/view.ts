import { matcherOf } from '../../../lib/coincidencias';
import { daysBetween, hoyEnLaCuenta } from '../../../lib/fechas';
import type { Busqueda } from './busqueda';
import type { Tarea } from './tareas-api';

/** A group of tareas by due date. */
export interface Grupo {
  nombre: string;
  tareas: Tarea[];
}

/** The tareas and sections that match the search and all filters, in their order. */
export function filtrar(tareas: Tarea[], busqueda: Busqueda, yo: string | undefined, now = new Date()): Tarea[] {
  const { vista, etiqueta, asignada, estado, vence } = busqueda;
  const matches = matcherOf(busqueda.buscar);
  const quien = vista === 'mias' ? yo : asignada;
  const grupoDe = grupos(now);
  return tareas.filter((tarea) => {
    if (tarea.type === 'section' && (vence || vista === 'fecha')) return false;
    if (vence && grupoDe(tarea) !== vence) return false;
    if (busqueda.hecho && !happened(tarea, busqueda.hecho)) return false;
    if (estado === 'pendientes' && tarea.completed) return false;
    if (quien && tarea.assignedTo !== quien) return false;
    if (etiqueta && !tarea.tags.includes(etiqueta)) return false;
    return matches(`${tarea.title} ${tarea.notes ?? ''}`);
  });
}

/**
 * Whether a tarea was created or completed in a period, by the days of the cuenta.
 * @param hecho the filter in the form of the address
 */
function happened({ type, createdAt, completedAt }: Tarea, hecho: string): boolean {
  const [que, desde = '', hasta = ''] = hecho.split('_');
  const moment = que === 'creada' ? createdAt : completedAt;
  if (type === 'section' || !moment) return false;
  const dia = hoyEnLaCuenta(new Date(moment));
  return desde <= dia && dia <= hasta;
}

/** The names of the groups by due date, in the order of the groups. */
export const nombres = {
  vencidas: 'Vencidas',
  hoy: 'Hoy',
  semana: 'Esta semana',
  despues: 'Más adelante',
  sinFecha: 'Sin fecha',
  completadas: 'Completadas',
} as const;

/** Groups tareas by due date, overdue ones first. Empty groups are left out. */
export function agruparPorFecha(tareas: Tarea[], now = new Date()): Grupo[] {
  const found = Map.groupBy<string, Tarea>(tareas, grupos(now));
  return Object.entries(nombres).flatMap(([grupo, nombre]) => {
    const some = found.get(grupo);
    return some ? [{ nombre, tareas: some.sort(byDueDate) }] : [];
  });
}

/**
 * Gives the function that finds the group of a tarea at a moment. Days are those of the cuenta, and weeks end on
 * Sunday.
 */
function grupos(now: Date): (tarea: Tarea) => keyof typeof nombres {
  const hoy = hoyEnLaCuenta(now);
  const untilSunday = (7 - new Date(hoy).getUTCDay()) % 7;
  return ({ completed, dueDate }) => {
    if (completed) return 'completadas';
    if (!dueDate) return 'sinFecha';
    const days = daysBetween(hoy, hoyEnLaCuenta(new Date(dueDate)));
    if (days < 0) return 'vencidas';
    if (days === 0) return 'hoy';
    return days <= untilSunday ? 'semana' : 'despues';
  };
}

/** Sorts the soonest first; at the same moment, the higher priority first. Other tareas keep their order. */
function byDueDate(one: Tarea, other: Tarea): number {
  const due = (one.dueDate ?? '').localeCompare(other.dueDate ?? '');
  return due || other.priority - one.priority;
}

/**
 * Turns a place among the shown items into a place in the whole list. The item goes before the shown item that follows
 * it. As the last item, it goes right after the shown item before it.
 * @returns the id of the tarea that it goes before; null for the end
 */
export function destinoDe(todas: Tarea[], visibles: Tarea[], from: number, to: number): string | null {
  const others = visibles.toSpliced(from, 1);
  const next = others[to];
  if (next) return next.id;
  const last = others.at(-1);
  const whole = todas.filter(({ id }) => id !== visibles[from]?.id);
  return whole[whole.findIndex(({ id }) => id === last?.id) + 1]?.id ?? null;
}
