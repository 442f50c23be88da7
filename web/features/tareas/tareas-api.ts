import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { emptyApi } from '../../api/empty-api';
import type { EtiquetaDeTareaDto, SubtareaDto, TareaDto, TareasPendientesDto } from '../../api/generated';
import { useApp, useAppSelector } from '../../app/hooks';
import { selectEscrituras, withEscrituras } from './escrituras-slice';
import { installTareas } from './install-tareas';

/** 0 low, 1 normal, 2 high. */
export type Prioridad = 0 | 1 | 2;

/** A step of a task. */
export type Subtarea = SubtareaDto;

/** A task, or the section above some of them; in one order. */
export type Tarea = Omit<TareaDto, 'priority'> & { priority: Prioridad };

export type Etiqueta = Pick<EtiquetaDeTareaDto, 'id' | 'title'>;

/** Which of them: those of one carpeta, or all that the person may see. */
export interface TareasDe {
  carpetaId?: string;
}

/** The page tells of its own failures. */
const silent = { extraOptions: { skipErrorNotification: true } };

/** What is read of the tareas. They all come at once: the list filters and searches what it has. */
export const tareasApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Tareas'] }).injectEndpoints({
  endpoints: (build) => ({
    tareas: build.query<Tarea[], TareasDe>({
      query: ({ carpetaId }) => ({ url: '/api/apps/tasks/all', params: { carpetaId } }),
      providesTags: ['Tareas'],
      // An answer that was under way when a write was confirmed is older than what that write brought.
      merge: (shown, fetched) => newerOf(original(shown) ?? [], fetched),
      ...silent,
    }),
    /** How many are to be done, for who shows none of them. */
    tareasPendientes: build.query<TareasPendientesDto, void>({
      query: () => '/api/apps/tasks/count',
      providesTags: ['Tareas'],
      extraOptions: { skipErrorNotification: true, isBackground: true },
    }),
    tareasEtiquetas: build.query<Etiqueta[], void>({
      query: () => '/api/apps/tasks/tags',
      providesTags: ['Tareas'],
      ...silent,
    }),
  }),
});

function newerOf(shown: Tarea[], fetched: Tarea[]): Tarea[] {
  const known = new Map(shown.map((tarea) => [tarea.id, tarea]));
  const newest = fetched.map((tarea) => {
    const own = known.get(tarea.id);
    return own && own.version > tarea.version ? { ...own, order: tarea.order } : tarea;
  });
  return copyWithStructuralSharing(shown, newest);
}

/** The tareas as they will be once the writes on their way have arrived; a refused one is gone from it by itself. */
export function useTareas(which: TareasDe = {}) {
  const app = useApp();
  // What shows tareas also shows what is on its way.
  useEffect(() => installTareas(app), [app]);
  const { data, error, isError, refetch } = tareasApi.useTareasQuery(which);
  const escrituras = useAppSelector(selectEscrituras);
  const tareas = useMemo(() => data && withEscrituras(data, escrituras), [data, escrituras]);
  return { tareas, error: isError && !data ? error : undefined, refetch };
}

export const { useTareasEtiquetasQuery, useTareasPendientesQuery } = tareasApi;
