import { silent } from '../../api/silent';
import { path, type Tablero, tablerosApi } from './tableros-api';

export type TableroValues = Pick<Tablero, 'title' | 'description' | 'icon' | 'members'>;

interface NuevoTablero {
  key: string;
  board: TableroValues & { lists: string[] };
}

/** What is written to the tableros themselves. */
const tablerosWrites = tablerosApi.injectEndpoints({
  endpoints: (build) => ({
    createTablero: build.mutation<Tablero, NuevoTablero>({
      query: ({ key, board }) => ({
        url: `${path}/board`,
        method: 'POST',
        body: { board },
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: (tablero) => (tablero ? ['Tableros'] : []),
      ...silent,
    }),
    updateTablero: build.mutation<Tablero, { id: string; board: Partial<TableroValues> }>({
      query: (body) => ({ url: `${path}/board`, method: 'PATCH', body }),
      invalidatesTags: (tablero) => (tablero ? ['Tableros'] : []),
      ...silent,
      async onQueryStarted({ id, board }, { dispatch, queryFulfilled }) {
        const change = (values: Partial<TableroValues>) =>
          dispatch(tablerosApi.util.updateQueryData('tablero', id, (tablero) => void Object.assign(tablero, values)));
        change(board);
        try {
          const { title, description, icon, members } = (await queryFulfilled).data;
          change({ title, description, icon, members });
        } catch {
          dispatch(tablerosApi.util.invalidateTags([{ type: 'Tablero', id }]));
        }
      },
    }),
    removeTablero: build.mutation<boolean, string>({
      query: (id) => ({ url: `${path}/board`, method: 'DELETE', params: { id } }),
      invalidatesTags: (isGone) => (isGone ? ['Tableros'] : []),
    }),
    restoreTablero: build.mutation<Tablero, string>({
      query: (id) => ({ url: `${path}/board/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_tablero, _error, id) => ['Tableros', { type: 'Tablero', id }],
    }),
  }),
});

export const {
  useCreateTableroMutation,
  useUpdateTableroMutation,
  useRemoveTableroMutation,
  useRestoreTableroMutation,
} = tablerosWrites;
