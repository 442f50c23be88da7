import { createColeccion } from '../../../collection/collection';
import { etiquetasEscrituras } from '../../../collection/etiquetas';
import { useColeccion } from '../../../collection/use-collection';
import { lista, type Tarea, type TareasDe, tareasApi } from './tareas-api';

/** The fields of a tarea that a person edits. */
export type CambioTarea = Partial<
  Pick<
    Tarea,
    | 'title'
    | 'notes'
    | 'completed'
    | 'dueDate'
    | 'priority'
    | 'tags'
    | 'assignedTo'
    | 'carpetaId'
    | 'carpeta'
    | 'subTasks'
  >
>;

/** The lists of tareas: all that the person may see, and the tareas of one carpeta. */
export const tareas = createColeccion(tareasApi, {
  query: 'listaDeTareasFindAll',
  escrituras: {
    tareasCreate: {
      createsId: ({ crearTareaDto }) => crearTareaDto.task?.id ?? '',
      // Each new tarea is placed first, so they are sent in the order in which they were made.
      changesIds: () => 'orden',
      show: (all, { crearTareaDto: { type, task } }, which) =>
        lista.addFirst(all, nueva({ ...(task as Partial<Tarea>), type }), which),
      keep: lista.put,
    },
    tareasUpdate: {
      changesIds: ({ modificarTareaDto }) => modificarTareaDto.id,
      show: (all, { modificarTareaDto: { id, task } }) => lista.patch(all, id, task),
      keep: lista.replace,
    },
    /** A deleted tarea can be restored for a day. */
    tareasRemove: lista.removal,
    tareasRestore: { keep: lista.put },
    ordenMove: {
      // A move names its neighbour, so moves are sent in the order in which they were made.
      changesIds: ({ id }) => [id, 'orden'],
      needsIds: ({ moverTareaDto: { before } }) => (before ? [before] : []),
      show: (all, { id, moverTareaDto: { before } }) => movedBefore(all, id, before),
      keep: (all, { order, place }, { id, moverTareaDto: { before } }) =>
        // The list is not sorted by place: without room between two places, the new places of other tareas are still on
        // their way.
        lista.patch(movedBefore(all, id, before), id, { order, place }),
    },
  },
  follow: {
    read: (event) => {
      if (event.type === 'tasks.changed') return { ids: event.tasks };
      // A change of a carpeta's access changes which tareas a person sees.
      return event.type === 'accesos.changed' || event.type === 'carpetas.changed' ? {} : null;
    },
    receive: lista.receive,
  },
});

/** The etiquetas of the tareas. Deleting or restoring an etiqueta also changes the tareas that have it. */
export const etiquetas = createColeccion(tareasApi, {
  query: 'etiquetasDeTareasFindAll',
  escrituras: {
    etiquetasDeTareasCreate: etiquetasEscrituras.create,
    etiquetasDeTareasRename: etiquetasEscrituras.rename,
    etiquetasDeTareasRemove: etiquetasEscrituras.remove,
    etiquetasDeTareasRestore: etiquetasEscrituras.restore,
  },
  follow: { read: (event) => (event.type === 'tasks.changed' && !event.tasks?.length ? {} : null), isAnswered: true },
});

/** The tareas with the writes on their way applied. */
export function useTareas(which: TareasDe = {}) {
  const { data, error, refetch } = useColeccion(tareas, which);
  return { tareas: data, error, refetch };
}

/** The etiquetas of the tareas; undefined while they load, or if they could not be loaded. */
export function useEtiquetas() {
  const { data, isLoading } = useColeccion(etiquetas, undefined);
  return { etiquetas: data, areEtiquetasLoading: isLoading };
}

/** A new tarea before the server's answer, which gives its place and its author. */
export function nueva(fields: Partial<Tarea>): Tarea {
  const now = new Date().toISOString();
  return {
    ...{ id: '', type: 'task', title: '', notes: null, completed: false, completedAt: null, dueDate: null },
    ...{ priority: 1, tags: [], assignedTo: null, carpetaId: null, carpeta: null, subTasks: [], createdBy: '' },
    ...fields,
    ...{ order: 0, place: '', version: 0, createdAt: now, updatedAt: now },
  };
}

/** Moves an item before another, or to the end. If the list lacks either item, it stays as it was. */
function movedBefore<Item extends { id: string }>(items: Item[], id: string, before: string | null): Item[] {
  const item = items.find((one) => one.id === id);
  if (!item || id === before) return items;
  const others = items.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return at < 0 ? items : others.toSpliced(at, 0, item);
}
