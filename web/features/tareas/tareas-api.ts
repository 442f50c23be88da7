import {
  api,
  type EtiquetaTituladaDto,
  type ListaDeTareasFindAllApiArg,
  type SubtareaDto,
  type TareaDto,
} from '../../api/generated/tareas';
import { silent } from '../../api/silent';
import { filas } from '../../coleccion/filas';
import { makeStale } from '../../live/stale-tags';

/** A step of a task. */
export type Subtarea = SubtareaDto;

/** A task, or the section above some of them; in one order. */
export type Tarea = TareaDto;

/** 0 low, 1 normal, 2 high. */
export type Prioridad = Tarea['priority'];

export type Etiqueta = Pick<EtiquetaTituladaDto, 'id' | 'title'>;

/** Which of them: those of one carpeta, or all that the person may see. */
export type TareasDe = Pick<ListaDeTareasFindAllApiArg, 'carpetaId'>;

/** Each is made stale by something else. */
const listaTag = { type: 'tareas', id: 'lista' } as const;
const etiquetasTag = { type: 'tareas', id: 'etiquetas' } as const;
const pendientesTag = { type: 'tareas', id: 'pendientes' } as const;

// Thousands of tareas are not fetched anew for one that changed: the coleccion follows it itself.
makeStale<typeof api>({ 'tasks.changed': [pendientesTag] });

/** What the lists go through, in the one order that everybody sees. */
export const lista = filas<Tarea, TareasDe>({
  inOrder: (one, other) =>
    one.place === other.place ? (one.id < other.id ? -1 : 1) : one.place < other.place ? -1 : 1,
  isIn: (tarea, { carpetaId }) => carpetaId === undefined || tarea.carpetaId === carpetaId,
  // Moving raises no version: its place is always that of the answer.
  newerOf: (known, answered) =>
    known.version > answered.version ? { ...known, order: answered.order, place: answered.place } : answered,
});

/** Those of `tareas.ts`, which changes the lists itself. */
const write = { ...silent, invalidatesTags: [] };

/** The tareas' endpoints. They all come at once: the list filters and searches what it has. */
export const tareasApi = api.enhanceEndpoints({
  endpoints: {
    listaDeTareasFindAll: {
      ...silent,
      // Those that are asked for by their ids are only to be taken into the lists.
      providesTags: (_result, _error, { ids }) => (ids ? [] : [listaTag]),
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
    etiquetasDeTareasCreate: write,
    etiquetasDeTareasRename: write,
    etiquetasDeTareasRemove: { ...write, invalidatesTags: [listaTag] },
    etiquetasDeTareasRestore: { ...write, invalidatesTags: [listaTag] },
  },
});

export const { useListaDeTareasCountPendingQuery } = tareasApi;
