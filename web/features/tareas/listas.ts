import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { ApiDispatch } from '../../api/empty-api';
import { newerOf, type Tarea, type TareasDe, tareasApi } from './tareas-api';

// What the lists in the cache can go through. All go by id: what else happened to a list meanwhile stays.

type Change = (tareas: Tarea[], which: TareasDe) => Tarea[];

/** Changes every list that is kept. */
export function changeListas(dispatch: ApiDispatch, change: Change): void {
  dispatch((_: ApiDispatch, getState: () => Parameters<typeof tareasApi.util.selectCachedArgsForQuery>[0]) => {
    for (const which of tareasApi.util.selectCachedArgsForQuery(getState(), 'listaDeTareasFindAll')) {
      if (which.ids) continue;
      // Not the drafts themselves: thousands would be wrapped for the one that changes.
      const recipe = (tareas: Tarea[]) => change(original(tareas) ?? [], which);
      dispatch(tareasApi.util.updateQueryData('listaDeTareasFindAll', which, recipe));
    }
  });
}

/**
 * Takes in tareas that were answered, each at its place, but for what is shown newer.
 * @param asked those that were asked for: one without an answer is gone, and so is one of another carpeta
 */
export function receiveTareas(
  shown: Tarea[],
  asked: readonly string[],
  answer: readonly Tarea[],
  { carpetaId }: TareasDe,
): Tarea[] {
  const ids = new Set(asked);
  const known = new Map(shown.filter(({ id }) => ids.has(id)).map((tarea) => [tarea.id, tarea]));
  const taken = answer
    .map((tarea) => copyWithStructuralSharing(known.get(tarea.id), newerOf(known.get(tarea.id), tarea)) as Tarea)
    .filter((tarea) => carpetaId === undefined || tarea.carpetaId === carpetaId);
  return [...shown.filter(({ id }) => !ids.has(id)), ...taken].sort(inOrder);
}

/** The one order that everybody sees. */
const inOrder = (one: Tarea, other: Tarea): number =>
  one.place === other.place ? (one.id < other.id ? -1 : 1) : one.place < other.place ? -1 : 1;
