import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import {
  api,
  type EtiquetaTituladaDto,
  type ListaDeTareasFindAllApiArg,
  type SubtareaDto,
  type TareaDto,
} from '../../api/generated/tareas';
import { silent } from '../../api/silent';

/** A step of a task. */
export type Subtarea = SubtareaDto;

/** A task, or the section above some of them; in one order. */
export type Tarea = TareaDto;

/** 0 low, 1 normal, 2 high. */
export type Prioridad = Tarea['priority'];

export type Etiqueta = Pick<EtiquetaTituladaDto, 'id' | 'title'>;

/** Which of them: those of one carpeta, or all that the person may see. */
export type TareasDe = Pick<ListaDeTareasFindAllApiArg, 'carpetaId'>;

/** Each is made stale by something else. `pendientesTag` is web/live's. */
export const listaTag = { type: 'tareas', id: 'lista' } as const;
export const etiquetasTag = { type: 'tareas', id: 'etiquetas' } as const;
const pendientesTag = { type: 'tareas', id: 'pendientes' } as const;

/** Whoever sends one changes the lists itself. */
const write = { ...silent, invalidatesTags: [] };

/** The tareas' endpoints. They all come at once: the list filters and searches what it has. */
export const tareasApi = api.enhanceEndpoints({
  endpoints: {
    listaDeTareasFindAll: {
      ...silent,
      // Those that are asked for by their ids are only to be taken into the lists.
      providesTags: (_result, _error, { ids }) => (ids ? [] : [listaTag]),
      // An answer that was under way when a write was confirmed is older than what that write brought.
      merge: (shown, fetched) => newestOf(original(shown) ?? [], fetched),
    },
    listaDeTareasCountPending: {
      providesTags: [pendientesTag],
      extraOptions: { ...silent.extraOptions, isBackground: true },
    },
    tareasCreate: write,
    tareasUpdate: write,
    tareasRemove: write,
    tareasRestore: write,
    ordenMove: write,
    etiquetasDeTareasFindAll: { ...silent, providesTags: [etiquetasTag] },
    etiquetasDeTareasCreate: { ...silent, invalidatesTags: [etiquetasTag] },
    etiquetasDeTareasRename: { ...silent, invalidatesTags: [etiquetasTag] },
    etiquetasDeTareasRemove: { ...silent, invalidatesTags: [listaTag, etiquetasTag] },
    etiquetasDeTareasRestore: { ...silent, invalidatesTags: [listaTag, etiquetasTag] },
  },
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

export const {
  useListaDeTareasFindAllQuery,
  useListaDeTareasCountPendingQuery,
  useEtiquetasDeTareasFindAllQuery,
  useEtiquetasDeTareasCreateMutation,
  useEtiquetasDeTareasRenameMutation,
  useEtiquetasDeTareasRemoveMutation,
  useEtiquetasDeTareasRestoreMutation,
} = tareasApi;
