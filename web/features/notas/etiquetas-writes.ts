import type { ApiDispatch } from '../../api/empty-api';
import { silent } from '../../api/silent';
import { type Etiqueta, notasApi } from './notas-api';

const base = '/api/apps/notes/labels';

/** What a write answers shows before the list is fetched again. */
async function keepAnswer(
  _: unknown,
  { dispatch, queryFulfilled }: { dispatch: ApiDispatch; queryFulfilled: Promise<{ data: Etiqueta[] }> },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    await dispatch(notasApi.util.upsertQueryData('notaEtiquetas', undefined, data));
  } catch {
    // Whoever sent it says so.
  }
}

/** Each answers all etiquetas as they are then; the notas show them by their ids. */
const writes = notasApi.injectEndpoints({
  endpoints: (build) => ({
    createNotaEtiqueta: build.mutation<Etiqueta[], { title: string; key: string }>({
      query: ({ title, key }) => ({
        url: base,
        method: 'POST',
        body: { title },
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['Notas'],
      onQueryStarted: keepAnswer,
      ...silent,
    }),
    renameNotaEtiqueta: build.mutation<Etiqueta[], Pick<Etiqueta, 'id' | 'title'>>({
      query: (label) => ({ url: base, method: 'PATCH', body: { label } }),
      invalidatesTags: ['Notas'],
      onQueryStarted: keepAnswer,
      ...silent,
    }),
    removeNotaEtiqueta: build.mutation<Etiqueta[], string>({
      query: (id) => ({ url: base, method: 'DELETE', params: { id } }),
      invalidatesTags: ['Notas'],
      onQueryStarted: keepAnswer,
      ...silent,
    }),
    restoreNotaEtiqueta: build.mutation<Etiqueta[], string>({
      query: (id) => ({ url: `${base}/${encodeURIComponent(id)}/restore`, method: 'POST' }),
      invalidatesTags: ['Notas'],
      onQueryStarted: keepAnswer,
      ...silent,
    }),
  }),
});

export const {
  useCreateNotaEtiquetaMutation,
  useRenameNotaEtiquetaMutation,
  useRemoveNotaEtiquetaMutation,
  useRestoreNotaEtiquetaMutation,
} = writes;
