import { keepOrUndo } from '../../api/keep-or-undo';
import { silent } from '../../api/silent';
import { type Atajo, atajosApi } from './atajos-api';

export type AtajoValues = Omit<Atajo, 'id'>;

/** What the panel writes. A deletion shows at once, and is taken back when it is refused. */
const atajosWrites = atajosApi.injectEndpoints({
  endpoints: (build) => ({
    createAtajo: build.mutation<Atajo, { key: string; values: AtajoValues }>({
      query: ({ key, values }) => ({
        url: '/api/common/shortcuts',
        method: 'POST',
        body: { shortcut: values },
        // A second attempt after an answer that was lost must not make two.
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: (atajo) => (atajo ? ['Shortcuts'] : []),
      ...silent,
    }),
    updateAtajo: build.mutation<Atajo, Atajo>({
      query: ({ id, ...shortcut }) => ({ url: '/api/common/shortcuts', method: 'PATCH', body: { id, shortcut } }),
      invalidatesTags: (atajo) => (atajo ? ['Shortcuts'] : []),
      ...silent,
    }),
    removeAtajo: build.mutation<Atajo, string>({
      query: (id) => ({ url: '/api/common/shortcuts', method: 'DELETE', params: { id } }),
      ...silent,
      onQueryStarted(id, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          atajosApi.util.updateQueryData('atajos', undefined, (atajos) => atajos.filter((atajo) => atajo.id !== id)),
        );
        return keepOrUndo(queryFulfilled, undo, () => dispatch(atajosApi.util.invalidateTags(['Shortcuts'])));
      },
    }),
  }),
});

export const { useCreateAtajoMutation, useUpdateAtajoMutation, useRemoveAtajoMutation } = atajosWrites;
