import {
  api,
  type EtiquetaDeTableroDto,
  type ListaDto,
  type TableroDto,
  type TableroResumenDto,
  type TarjetaDto,
} from '../../api/generated/tableros';
import { silent } from '../../api/silent';
import { makeStale } from '../../live/stale-tags';

/** What cards of one tablero are marked with. */
export type Etiqueta = EtiquetaDeTableroDto;
export type Tarjeta = TarjetaDto;
export type Lista = ListaDto;
/** A tablero among the others: whose it is, and nothing of what is on it. */
export type TableroResumen = TableroResumenDto;
/** All that is on one. */
export type Tablero = TableroDto;

/** The list of them. */
const listaTag = { type: 'tableros', id: 'lista' } as const;
const tableroTag = (id: string) => ({ type: 'tableros', id }) as const;

// The list says when each was last changed. What is on them is not fetched anew: `tableros.ts` brings what changed itself.
makeStale<typeof api>({ 'boards.changed': [listaTag], 'board.changed': [listaTag] });

const listWritten = (result: unknown) => (result ? [listaTag] : []);
/** Those of `tableros.ts`, which changes the tableros itself. */
const write = { ...silent, invalidatesTags: [] };

/** The tableros' endpoints. */
export const tablerosApi = api.enhanceEndpoints({
  endpoints: {
    tablerosFindAll: { ...silent, providesTags: [listaTag] },
    tablerosGet: { ...silent, providesTags: (_tablero, _error, { id }) => [tableroTag(id)] },
    tablerosCreate: { ...silent, invalidatesTags: listWritten },
    tablerosUpdate: { ...silent, invalidatesTags: listWritten },
    tablerosRemove: {
      ...silent,
      invalidatesTags: (result, _error, { id }) => (result ? [listaTag, tableroTag(id)] : []),
    },
    tablerosRestore: silent,
    listasCreate: write,
    listasUpdate: write,
    listasMove: write,
    listasRemove: write,
    listasRestore: write,
    tarjetasFindByIds: { ...silent, keepUnusedDataFor: 0, providesTags: [] },
    tarjetasPost: write,
    tarjetasUpdate: write,
    tarjetasMove: write,
    tarjetasRemove: write,
    tarjetasRestore: write,
    etiquetasDeTableroPost: write,
    etiquetasDeTableroUpdate: write,
    etiquetasDeTableroRemove: write,
    // It comes back on every card that had it: they are fetched.
    etiquetasDeTableroRestore: silent,
  },
});

export const { useTablerosFindAllQuery, useTablerosCreateMutation } = tablerosApi;
