import { emptyApi } from '../../api/empty-api';
import type { MiembroDto } from '../../api/generated';

/** What cards of one tablero are marked with. */
export interface Etiqueta {
  id: string;
  boardId: string;
  title: string;
  version: number;
}

export interface Tarjeta {
  id: string;
  boardId: string;
  listId: string;
  /** Its place among the cards of the list; equal ones are told apart by id. */
  position: number;
  title: string;
  description: string | null;
  labels: Etiqueta[];
  dueDate: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface Lista {
  id: string;
  boardId: string;
  position: number;
  title: string;
  version: number;
  cards: Tarjeta[];
}

interface TableroBase {
  id: string;
  title: string;
  description: string | null;
  icon: string | null;
  lastActivity: string;
  version: number;
}

/** A tablero among the others: whose it is, and nothing of what is on it. */
export interface TableroResumen extends TableroBase {
  members: { id: string; name: string; avatar: string | null }[];
}

/** All that is on one. */
export interface Tablero extends TableroBase {
  members: string[];
  lists: Lista[];
  labels: Etiqueta[];
}

/** Where the API keeps the tableros. */
export const path = '/api/apps/scrumboard';

/** The pages tell of what they could not load. */
const silent = { extraOptions: { skipErrorNotification: true } };

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
