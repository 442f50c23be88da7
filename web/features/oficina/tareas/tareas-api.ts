import {
  api,
  type EtiquetaTituladaDto,
  type ListaDeTareasFindAllApiArg,
  type SubtareaDto,
  type TareaDto,
} from '../../../api/generated/tareas';
import { filas } from '../../../collection/rows';
import { makeStale } from '../../../live/stale-tags';

/** A step of a tarea. */
export type Subtarea = SubtareaDto;

/** A tarea or a section. Both share one order. */
export type Tarea = TareaDto;

/** The priority of a tarea: 0 low, 1 normal, 2 high. */
export type Prioridad = Tarea['priority'];

export type Etiqueta = Pick<EtiquetaTituladaDto, 'id' | 'title'>;

/** The tareas of a list: those of one carpeta, or all that the person may see. */
export type TareasDe = Pick<ListaDeTareasFindAllApiArg, 'carpetaId'>;

/** The three tags become stale by different changes. */
const listaTag = { type: 'tareas', id: 'lista' } as const;
const etiquetasTag = { type: 'tareas', id: 'etiquetas' } as const;
const pendientesTag = { type: 'tareas', id: 'pendientes' } as const;

// The coleccion itself follows `tasks.changed`, so that thousands of tareas are not fetched again for one.
makeStale<typeof api>({
  'tasks.changed': [pendientesTag],
  'accesos.changed': [pendientesTag],
  'carpetas.changed': [pendientesTag],
});

/** The functions that change the lists. The lists are in the order that everybody sees. */
export const lista = filas<Tarea, TareasDe>({
  inOrder: (one, other) =>
    one.place === other.place ? (one.id < other.id ? -1 : 1) : one.place < other.place ? -1 : 1,
  isIn: (tarea, { carpetaId }) => carpetaId === undefined || tarea.carpetaId === carpetaId,
  // A move does not raise the version, so the place in the answer always counts.
  newerOf: (known, answered) =>
    known.version > answered.version ? { ...known, order: answered.order, place: answered.place } : answered,
});

/** The writes of `tareas.ts`, which updates the lists itself: no tag becomes stale. */
const write = { invalidatesTags: [] };

/** The endpoints of tareas. All tareas are fetched at once; the page filters and searches them. */
export const tareasApi = api.enhanceEndpoints({
  endpoints: {
    listaDeTareasFindAll: {
      // Tareas fetched by their ids are only put into the lists, so their answer has no tag.
      providesTags: (_result, _error, { ids }) => (ids ? [] : [listaTag]),
    },
    listaDeTareasCountPending: {
      providesTags: [pendientesTag],
      extraOptions: { isBackground: true },
    },
    tareasCreate: write,
    tareasUpdate: write,
    tareasRemove: write,
    tareasRestore: write,
    ordenMove: write,
    etiquetasDeTareasFindAll: { providesTags: [etiquetasTag] },
    etiquetasDeTareasCreate: write,
    etiquetasDeTareasRename: write,
    etiquetasDeTareasRemove: { ...write, invalidatesTags: [listaTag] },
    etiquetasDeTareasRestore: { ...write, invalidatesTags: [listaTag] },
  },
});

export const { useListaDeTareasCountPendingQuery } = tareasApi;
