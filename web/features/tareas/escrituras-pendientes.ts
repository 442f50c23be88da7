import type { Tarea } from './tareas-api';

/** A write as its endpoint got it. */
export type EscrituraPendiente =
  | { endpoint: 'updateTarea'; arg: { id: string; task: Partial<Tarea> } }
  | { endpoint: 'removeTarea'; arg: string }
  | { endpoint: 'moveTarea'; arg: { id: string; before: string | null } };

interface Mutation {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  startedTimeStamp?: number;
}

const shownAtOnce = ['updateTarea', 'removeTarea', 'moveTarea'];

/**
 * The writes that nobody has refused so far, the oldest first. Confirmed ones count until the cache holds their answer:
 * who sent them takes them away (tareas-writes.ts).
 */
export function escriturasPendientes(mutations: object): EscrituraPendiente[] {
  return (Object.values(mutations) as (Mutation | undefined)[])
    .filter((one) => one?.status !== 'rejected' && shownAtOnce.includes(one?.endpointName ?? ''))
    .toSorted((one, other) => (one?.startedTimeStamp ?? 0) - (other?.startedTimeStamp ?? 0))
    .map((one) => ({ endpoint: one?.endpointName, arg: one?.originalArgs }) as EscrituraPendiente);
}

/** A list as it will be once they have arrived. */
export function withPendientes(tareas: Tarea[], pendientes: EscrituraPendiente[]): Tarea[] {
  return pendientes.reduce(withOne, tareas);
}

function withOne(tareas: Tarea[], { endpoint, arg }: EscrituraPendiente): Tarea[] {
  if (endpoint === 'updateTarea') {
    return tareas.map((tarea) => (tarea.id === arg.id ? { ...tarea, ...arg.task } : tarea));
  }
  if (endpoint === 'removeTarea') return tareas.filter(({ id }) => id !== arg);
  return movedBefore(tareas, arg.id, arg.before);
}

/** The list with one of its items before another, or at the end; as it was when either is not in it. */
export function movedBefore<Item extends { id: string }>(items: Item[], id: string, before: string | null): Item[] {
  const item = items.find((one) => one.id === id);
  if (!item || id === before) return items;
  const others = items.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return at < 0 ? items : others.toSpliced(at, 0, item);
}
