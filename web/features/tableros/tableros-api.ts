import { emptyApi } from '../../api/empty-api';
import type { MiembroDto } from '../../api/generated/miembros';
import type {
  EtiquetaDeTableroDto,
  ListaDto,
  TableroDto,
  TableroResumenDto,
  TarjetaDto,
} from '../../api/generated/tableros';
import { silent } from '../../api/silent';

/** What cards of one tablero are marked with. */
export type Etiqueta = EtiquetaDeTableroDto;
export type Tarjeta = TarjetaDto;
export type Lista = ListaDto;
/** A tablero among the others: whose it is, and nothing of what is on it. */
export type TableroResumen = TableroResumenDto;
/** All that is on one. */
export type Tablero = TableroDto;

/** Where the API keeps the tableros. */
export const path = '/api/apps/scrumboard';

/** The tableros, and what is on one of them. What changes them is in the `-writes` files. */
export const tablerosApi = emptyApi
  .enhanceEndpoints({ addTagTypes: ['Tableros', 'Tablero', 'Miembros'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tableros: build.query<TableroResumen[], void>({
        query: () => `${path}/boards`,
        providesTags: ['Tableros'],
        ...silent,
      }),
      tablero: build.query<Tablero, string>({
        query: (id) => ({ url: `${path}/board`, params: { id } }),
        providesTags: (_tablero, _error, id) => [{ type: 'Tablero', id }],
        ...silent,
      }),
      /** Some cards as they are stored; one that is missing in the answer is gone. */
      tarjetas: build.query<Tarjeta[], string[]>({
        query: (ids) => ({ url: `${path}/board/cards`, params: { ids: ids.join(',') } }),
        keepUnusedDataFor: 0,
        ...silent,
      }),
      /** Who can work on a tablero. */
      tableroMiembros: build.query<MiembroDto[], void>({
        query: () => '/api/miembros',
        providesTags: ['Miembros'],
        ...silent,
      }),
    }),
  });

export const { useTablerosQuery, useTableroQuery, useTableroMiembrosQuery } = tablerosApi;
