import type { ApiDispatch } from '../../../api/empty-api';
import { followChanges } from '../../../live/follow-changes';
import { changeListas, receiveTareas } from '../listas';
import { etiquetasTag, listaTag, tareasApi } from '../tareas-api';

/** Makes the lists in the cache follow what everybody does: the tareas that changed, or all of them. */
export const followTareas = (dispatch: ApiDispatch) =>
  followChanges({
    read: ({ type, ...event }) => {
      if (type !== 'tasks.changed') return null;
      const { tasks } = event as { tasks?: string[] };
      return tasks?.length === 0 ? { part: 'etiquetas' } : { part: 'tareas', ids: tasks };
    },
    isOwn: (endpointName) => /^(listaDeTareasFindAll|tareas|orden)/.test(endpointName),
    bring: (part, ids) => {
      if (part === 'etiquetas') return dispatch(tareasApi.util.invalidateTags([etiquetasTag]));
      if (ids) return bring(ids, dispatch);
      return dispatch(tareasApi.util.invalidateTags([listaTag, etiquetasTag]));
    },
  });

async function bring(ids: string[], dispatch: ApiDispatch): Promise<void> {
  const some = tareasApi.endpoints.listaDeTareasFindAll.initiate({ ids }, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(some);
  if (data) changeListas(dispatch, (tareas, which) => receiveTareas(tareas, ids, data, which));
  else dispatch(tareasApi.util.invalidateTags([listaTag]));
}
