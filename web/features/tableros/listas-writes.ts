import { showAtOnce } from './al-instante';
import { patchListas, putListas } from './cambios';
import { type Lista, path, tablerosApi } from './tableros-api';

interface Cambio<Value> {
  boardId: string;
  before: Value;
  after: Value;
}

/** What is written to the lists of a tablero. All but a new one shows at once. */
const listasWrites = tablerosApi.injectEndpoints({
  endpoints: (build) => ({
    createLista: build.mutation<Lista, { key: string; boardId: string; title: string }>({
      query: ({ key, ...list }) => ({
        url: `${path}/board/list`,
        method: 'POST',
        body: { list },
        headers: { 'Idempotency-Key': key },
      }),
      onQueryStarted: ({ boardId }, sent) =>
        showAtOnce(sent, { boardId, settle: (tablero, lista) => putListas(tablero, [lista]) }),
    }),
    renameLista: build.mutation<Lista, Cambio<Lista>>({
      query: ({ after: { id, title } }) => ({
        url: `${path}/board/list`,
        method: 'PATCH',
        body: { list: { id, title } },
      }),
      onQueryStarted: ({ boardId, before, after }, sent) =>
        showAtOnce(sent, {
          boardId,
          show: (tablero) => patchListas(tablero, [after]),
          takeBack: (tablero) => patchListas(tablero, [before]),
          settle: (tablero, lista) => patchListas(tablero, [lista]),
        }),
    }),
    moveListas: build.mutation<Lista[], Cambio<Lista[]>>({
      query: ({ after }) => ({
        url: `${path}/board/lists`,
        method: 'PATCH',
        body: { lists: after.map(({ id, position }) => ({ id, position })) },
      }),
      onQueryStarted: ({ boardId, before, after }, sent) =>
        showAtOnce(sent, {
          boardId,
          show: (tablero) => patchListas(tablero, after),
          takeBack: (tablero) => patchListas(tablero, before),
          settle: patchListas,
        }),
    }),
    removeLista: build.mutation<boolean, Lista>({
      query: ({ id }) => ({ url: `${path}/board/list`, method: 'DELETE', params: { id } }),
      onQueryStarted: (lista, sent) =>
        showAtOnce(sent, {
          boardId: lista.boardId,
          show: (tablero) => {
            tablero.lists = tablero.lists.filter(({ id }) => id !== lista.id);
          },
          takeBack: (tablero) => putListas(tablero, [lista]),
        }),
    }),
    restoreLista: build.mutation<Lista, { boardId: string; id: string }>({
      query: ({ id }) => ({ url: `${path}/board/list/${id}/restore`, method: 'POST' }),
      onQueryStarted: ({ boardId }, sent) =>
        showAtOnce(sent, { boardId, settle: (tablero, lista) => putListas(tablero, [lista]) }),
    }),
  }),
});

export const {
  useCreateListaMutation,
  useRenameListaMutation,
  useMoveListasMutation,
  useRemoveListaMutation,
  useRestoreListaMutation,
} = listasWrites;
