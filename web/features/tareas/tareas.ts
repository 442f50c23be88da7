import type { NuevaTareaDto } from '../../api/generated/tareas';
import { createColeccion } from '../../coleccion/coleccion';
import { etiquetasEscrituras } from '../../coleccion/etiquetas';
import { useColeccion } from '../../coleccion/use-coleccion';
import { type Etiqueta, lista, type Tarea, type TareasDe, tareasApi } from './tareas-api';

/** What a person may write of a tarea. */
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

/** The lists of tareas: all that the person may see, and those of one carpeta. */
export const tareas = createColeccion(tareasApi, {
  query: 'listaDeTareasFindAll',
  escrituras: {
    tareasCreate: {
      makes: ({ crearTareaDto }) => crearTareaDto.task?.id ?? '',
      show: (all, { crearTareaDto: { type, task } }, which) => lista.put(all, nueva(type, task), null, which),
      keep: lista.put,
    },
    tareasUpdate: {
      of: ({ modificarTareaDto }) => modificarTareaDto.id,
      show: (all, { modificarTareaDto: { id, task } }) => lista.patch(all, id, task),
      keep: lista.replace,
    },
    /** For a day it can be restored. */
    tareasRemove: lista.removal,
    tareasRestore: { keep: lista.put },
    ordenMove: {
      of: ({ id }) => id,
      show: (all, { id, moverTareaDto: { before } }) => movedBefore(all, id, before),
      keep: (all, { order, place }, { id, moverTareaDto: { before } }) =>
        // Not sorted: where there was no room, the others' places are on their way.
        lista.patch(movedBefore(all, id, before), id, { order, place }),
    },
  },
  follow: {
    // None of them: an etiqueta is called otherwise.
    read: (event) => (event.type === 'tasks.changed' && event.tasks?.length !== 0 ? { ids: event.tasks } : null),
    receive: lista.receive,
  },
});

/** What tareas are labelled with. One that goes or comes back does so on the tareas too. */
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

/** The tareas as they will be once the writes on their way have arrived. */
export function useTareas(which: TareasDe = {}) {
  const { data, error, refetch } = useColeccion(tareas, which);
  return { tareas: data, error, refetch };
}

const ningunas: Etiqueta[] = [];

export const useEtiquetas = (): readonly Etiqueta[] => useColeccion(etiquetas, undefined).data ?? ningunas;

/** One as it will be; where it is and whose, its answer says. */
function nueva(type: Tarea['type'], task: NuevaTareaDto = {}): Tarea {
  const now = new Date().toISOString();
  const { id, ...fields } = task;
  return {
    ...{ title: '', notes: null, completed: false, completedAt: null, dueDate: null, priority: 1, tags: [] },
    ...{ assignedTo: null, carpetaId: null, carpeta: null, subTasks: [], createdBy: '' },
    ...(fields as Partial<Tarea>),
    ...{ id: id ?? '', type, order: 0, place: '', version: 0, createdAt: now, updatedAt: now },
  };
}

/** The list with one of its items before another, or at the end; as it was when either is not in it. */
function movedBefore<Item extends { id: string }>(items: Item[], id: string, before: string | null): Item[] {
  const item = items.find((one) => one.id === id);
  if (!item || id === before) return items;
  const others = items.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return at < 0 ? items : others.toSpliced(at, 0, item);
}
