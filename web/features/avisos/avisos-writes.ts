import type { ApiDispatch } from '../../api/empty-api';
import { keepOrUndo } from '../../api/keep-or-undo';
import { silent } from '../../api/silent';
import { type Aviso, avisosApi, type Familia, tagOf } from './avisos-api';

interface OneAviso {
  familia: Familia;
  id: string;
}

/** How the body of a write names the entity. */
const keyOf = { notifications: 'notification', messages: 'message' } as const;

/** The panel's writes. Each shows at once; a refused one is taken back, and what is stored is fetched. */
const avisosWrites = avisosApi.injectEndpoints({
  endpoints: (build) => ({
    setAvisoRead: build.mutation<Aviso, OneAviso & { read: boolean }>({
      // Not toggle-read/{id}: of two tabs that both mark it as read, the second would undo the first.
      query: ({ familia, id, read }) => ({
        url: `/api/common/${familia}/toggle-read-status`,
        method: 'POST',
        body: { [keyOf[familia]]: { id, read } },
      }),
      ...silent,
      onQueryStarted: ({ familia, id, read }, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch, queryFulfilled, familia, (avisos) => {
          for (const aviso of avisos) if (aviso.id === id) aviso.read = read;
        }),
    }),
    removeAviso: build.mutation<Aviso, OneAviso>({
      query: ({ familia, id }) => ({
        url: `/api/common/${familia}/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      ...silent,
      onQueryStarted: ({ familia, id }, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch, queryFulfilled, familia, (avisos) => avisos.filter((aviso) => aviso.id !== id)),
    }),
    restoreAviso: build.mutation<Aviso, OneAviso>({
      query: ({ familia, id }) => ({
        url: `/api/common/${familia}/${encodeURIComponent(id)}/restore`,
        method: 'POST',
      }),
      ...silent,
      invalidatesTags: (_aviso, _error, { familia }) => [tagOf[familia]],
    }),
    markAllRead: build.mutation<true, Familia>({
      query: (familia) => `/api/common/${familia}/mark-all-as-read`,
      ...silent,
      onQueryStarted: (familia, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch, queryFulfilled, familia, (avisos) => {
          for (const aviso of avisos) Object.assign(aviso, { read: true, seen: true });
        }),
    }),
  }),
});

type Recipe = Parameters<typeof avisosApi.util.updateQueryData<'avisos'>>[2];

/** Changes the cached list before the server confirms it. */
function showAtOnce(dispatch: ApiDispatch, sent: Promise<unknown>, familia: Familia, recipe: Recipe): Promise<void> {
  const patch = dispatch(avisosApi.util.updateQueryData('avisos', familia, recipe));
  return keepOrUndo(sent, patch.undo, () => dispatch(avisosApi.util.invalidateTags([tagOf[familia]])));
}

export const { useSetAvisoReadMutation, useRemoveAvisoMutation, useRestoreAvisoMutation, useMarkAllReadMutation } =
  avisosWrites;
