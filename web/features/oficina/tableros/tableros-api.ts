import {
  api,
  type EtiquetaDeTableroDto,
  type ListaDto,
  type TableroDto,
  type TableroResumenDto,
  type TarjetaDto,
} from '../../../api/generated/tableros';
import { makeStale } from '../../../live/stale-tags';

/** A label for the cards of one tablero. */
export type Etiqueta = EtiquetaDeTableroDto;
export type Tarjeta = TarjetaDto;
export type Lista = ListaDto;
/** A tablero in the list of tableros, without its lists and cards. */
export type TableroResumen = TableroResumenDto;
/** A tablero with its lists, cards and labels. */
export type Tablero = TableroDto;

const listaTag = { type: 'tableros', id: 'lista' } as const;
const tableroTag = (id: string) => ({ type: 'tableros', id }) as const;

// The list shows when each tablero was last changed, so it becomes stale. `tableros.ts` itself fetches changes of open
// tableros.
makeStale<typeof api>({ 'boards.changed': [listaTag], 'board.changed': [listaTag] });

/** The writes of `tableros.ts`, which updates the tableros itself: no tag becomes stale. */
const write = { invalidatesTags: [] };

export const tablerosApi = api.enhanceEndpoints({
  endpoints: {
    tablerosFindAll: { providesTags: [listaTag] },
    tablerosGet: { providesTags: (_tablero, _error, { id }) => [tableroTag(id)] },
    tablerosCreate: { invalidatesTags: [listaTag] },
    tablerosUpdate: { invalidatesTags: [listaTag] },
    tablerosRemove: {
      invalidatesTags: (_result, _error, { id }) => [listaTag, tableroTag(id)],
    },
    listasCreate: write,
    listasUpdate: write,
    listasMove: write,
    listasRemove: write,
    listasRestore: write,
    tarjetasFindByIds: { keepUnusedDataFor: 0, providesTags: [] },
    tarjetasPost: write,
    tarjetasUpdate: write,
    tarjetasMove: write,
    tarjetasRemove: write,
    tarjetasRestore: write,
    etiquetasDeTableroPost: write,
    etiquetasDeTableroUpdate: write,
    etiquetasDeTableroRemove: write,
    // A restored label comes back on every card that had it, so the tablero is fetched again.
  },
});

export const { useTablerosFindAllQuery, useTablerosCreateMutation } = tablerosApi;
