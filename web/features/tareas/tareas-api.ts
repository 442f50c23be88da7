import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { emptyApi } from '../../api/empty-api';
import type { EtiquetaTituladaDto, SubtareaDto, TareaDto, TareasPendientesDto } from '../../api/generated/tareas';
import { silent } from '../../api/silent';

/** 0 low, 1 normal, 2 high. */
export type Prioridad = 0 | 1 | 2;

/** A step of a task. */
export type Subtarea = SubtareaDto;

/** A task, or the section above some of them; in one order. */
export type Tarea = Omit<TareaDto, 'priority'> & { priority: Prioridad };

export type Etiqueta = Pick<EtiquetaTituladaDto, 'id' | 'title'>;

/** Which of them: those of one carpeta, or all that the person may see. */
export interface TareasDe {
  carpetaId?: string;
}

/** Each is made stale by something else. */
const addTagTypes = ['Tareas', 'TareasEtiquetas', 'TareasPendientes'] as const;

/** What is read of the tareas. They all come at once: the list filters and searches what it has. */
export const tareasApi = emptyApi.enhanceEndpoints({ addTagTypes }).injectEndpoints({
  endpoints: (build) => ({
    tareas: build.query<Tarea[], TareasDe>({
      query: ({ carpetaId }) => ({ url: '/api/apps/tasks/all', params: { carpetaId } }),
      providesTags: ['Tareas'],
      // An answer that was under way when a write was confirmed is older than what that write brought.
      merge: (shown, fetched) => newestOf(original(shown) ?? [], fetched),
      ...silent,
    }),
    /** Some of them as they are stored; one that is missing in the answer is gone. */
    tareasPorId: build.query<Tarea[], string[]>({
      query: (ids) => ({ url: '/api/apps/tasks/all', params: { ids: ids.join(',') } }),
      keepUnusedDataFor: 0,
      ...silent,
    }),
    /** How many are to be done, for who shows none of them. */
    tareasPendientes: build.query<TareasPendientesDto, void>({
      query: () => '/api/apps/tasks/count',
      providesTags: ['TareasPendientes'],
      extraOptions: { ...silent.extraOptions, isBackground: true },
    }),
    tareasEtiquetas: build.query<Etiqueta[], void>({
      query: () => '/api/apps/tasks/tags',
      providesTags: ['TareasEtiquetas'],
      ...silent,
    }),
  }),
});

function newestOf(shown: Tarea[], fetched: Tarea[]): Tarea[] {
  const known = new Map(shown.map((tarea) => [tarea.id, tarea]));
  return copyWithStructuralSharing(
    shown,
    fetched.map((tarea) => newerOf(known.get(tarea.id), tarea)),
  );
}

/** A tarea as it is known by now. Moving raises no version: its place is always that of the answer. */
export function newerOf(own: Tarea | undefined, answered: Tarea): Tarea {
  return own && own.version > answered.version ? { ...own, order: answered.order, place: answered.place } : answered;
}

export const { useTareasEtiquetasQuery, useTareasPendientesQuery, useTareasQuery } = tareasApi;
