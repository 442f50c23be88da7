import {
  api,
  type CambiosTableroDto,
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
export const listaTag = { type: 'tableros', id: 'lista' } as const;
export const tableroTag = (id: string) => ({ type: 'tableros', id }) as const;

// What is on a board is not fetched anew for a card that changed: live/ brings what changed itself.
makeStale<typeof api>({ 'boards.changed': [listaTag] });

const listWritten = (result: unknown) => (result ? [listaTag] : []);
/** Whoever sends one shows it. */
const shown = { invalidatesTags: [] };

/** The tableros' endpoints. What is written to what is on one is in the `-writes` files. */
export const tablerosApi = api.enhanceEndpoints({
  endpoints: {
    tablerosFindAll: { ...silent, providesTags: [listaTag] },
    tablerosGet: { ...silent, providesTags: (_tablero, _error, { id }) => [tableroTag(id)] },
    tablerosCreate: { ...silent, invalidatesTags: listWritten },
    tablerosUpdate: {
      ...silent,
      invalidatesTags: listWritten,
      async onQueryStarted({ modificarTableroDto: { id, board } }, { dispatch, queryFulfilled }) {
        const change = (values: CambiosTableroDto) =>
          dispatch(api.util.updateQueryData('tablerosGet', { id }, (tablero) => void Object.assign(tablero, values)));
        change(board);
        try {
          const { title, description, icon, members } = (await queryFulfilled).data;
          change({ title, description, icon, members });
        } catch {
          dispatch(api.util.invalidateTags([tableroTag(id)]));
        }
      },
    },
    tablerosRemove: { invalidatesTags: listWritten },
    listasCreate: shown,
    listasUpdate: shown,
    listasMove: shown,
    listasRemove: shown,
    listasRestore: shown,
    tarjetasFindByIds: { ...silent, keepUnusedDataFor: 0, providesTags: [] },
    tarjetasPost: shown,
    // Whoever saves says so, and offers to try again.
    tarjetasUpdate: { ...silent, ...shown },
    tarjetasMove: shown,
    tarjetasRemove: shown,
    tarjetasRestore: shown,
    etiquetasDeTableroPost: { ...silent, ...shown },
    etiquetasDeTableroUpdate: { ...silent, ...shown },
    etiquetasDeTableroRemove: { ...silent, ...shown },
    // It comes back on every card that had it: they are fetched.
    etiquetasDeTableroRestore: silent,
  },
});

export const {
  useTablerosFindAllQuery,
  useTablerosGetQuery,
  useTablerosCreateMutation,
  useTablerosUpdateMutation,
  useTablerosRemoveMutation,
  useTablerosRestoreMutation,
  useEtiquetasDeTableroRestoreMutation,
} = tablerosApi;
