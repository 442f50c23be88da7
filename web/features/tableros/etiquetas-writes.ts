import { silent } from '../../api/silent';
import { showAtOnce } from './al-instante';
import { putEtiqueta, takeEtiqueta } from './cambios';
import { type Etiqueta, path, tablerosApi } from './tableros-api';

type EtiquetaDe = Pick<Etiqueta, 'id' | 'boardId'>;

/** What is written to the labels of a tablero. */
const etiquetasWrites = tablerosApi.injectEndpoints({
  endpoints: (build) => ({
    createTableroEtiqueta: build.mutation<Etiqueta, { key: string; boardId: string; title: string }>({
      query: ({ key, ...label }) => ({
        url: `${path}/board/label`,
        method: 'POST',
        body: { label },
        headers: { 'Idempotency-Key': key },
      }),
      ...silent,
      onQueryStarted: ({ boardId }, sent) => showAtOnce(sent, { boardId, settle: putEtiqueta }),
    }),
    renameTableroEtiqueta: build.mutation<Etiqueta, { before: Etiqueta; title: string }>({
      query: ({ before: { id }, title }) => ({
        url: `${path}/board/label`,
        method: 'PATCH',
        body: { id, label: { title } },
      }),
      ...silent,
      onQueryStarted: ({ before, title }, sent) =>
        showAtOnce(sent, {
          boardId: before.boardId,
          show: (tablero) => putEtiqueta(tablero, { ...before, title }),
          takeBack: (tablero) => putEtiqueta(tablero, before),
          settle: putEtiqueta,
        }),
    }),
    removeTableroEtiqueta: build.mutation<boolean, EtiquetaDe>({
      query: ({ id }) => ({ url: `${path}/board/label`, method: 'DELETE', params: { id } }),
      ...silent,
      onQueryStarted: ({ id, boardId }, sent) =>
        showAtOnce(sent, { boardId, show: (tablero) => takeEtiqueta(tablero, id) }),
    }),
    // It comes back on every card that had it: they are fetched.
    restoreTableroEtiqueta: build.mutation<Etiqueta, EtiquetaDe>({
      query: ({ id }) => ({ url: `${path}/board/label/${id}/restore`, method: 'POST' }),
      ...silent,
      invalidatesTags: (_answer, _error, { boardId }) => [{ type: 'Tablero', id: boardId }],
    }),
  }),
});

export const {
  useCreateTableroEtiquetaMutation,
  useRenameTableroEtiquetaMutation,
  useRemoveTableroEtiquetaMutation,
  useRestoreTableroEtiquetaMutation,
} = etiquetasWrites;
