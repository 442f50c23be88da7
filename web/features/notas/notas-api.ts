import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { ApiDispatch } from '../../api/empty-api';
import {
  api,
  type NotaConEtiquetasDto,
  type NotaDto,
  type NotaEtiquetaDto,
  type NotaTareaDto,
} from '../../api/generated/notas';
import { silent } from '../../api/silent';
import type { Transformed } from '../../api/transformed';
import { makeStale } from '../../live/stale-tags';

/** A nota, with the ids of its etiquetas. */
export type Nota = NotaDto;
export type Etiqueta = NotaEtiquetaDto;
export type NotaTarea = NotaTareaDto;

/** What a person writes of a nota. */
export type CambioNota = Partial<Pick<Nota, 'title' | 'content' | 'tasks' | 'reminder' | 'labels' | 'archived'>>;

makeStale<typeof api>({ 'notes.changed': ['notas'] });

/** What a write to the etiquetas answers, which is all of them, shows before the notas are fetched again. */
async function keepEtiquetas(
  _: unknown,
  { dispatch, queryFulfilled }: { dispatch: ApiDispatch; queryFulfilled: Promise<{ data: Etiqueta[] }> },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    await dispatch(api.util.upsertQueryData('notaEtiquetasFindAll', undefined, data));
  } catch {
    // Whoever sent it says so.
  }
}

/** Whoever sends one puts its answer into the list. */
const write = { ...silent, invalidatesTags: [] };
const etiquetasWrite = { ...silent, onQueryStarted: keepEtiquetas };

/** The endpoints of the person's notas. They all come at once: the page filters and searches what it has. */
export const notasApi = api.enhanceEndpoints<'notas', Transformed<typeof api, 'notasFindAll', Nota[]>>({
  endpoints: {
    notasFindAll: {
      ...silent,
      transformResponse: (notas: NotaConEtiquetasDto[]) =>
        notas.map((nota) => ({ ...nota, labels: nota.labels.map(({ id }) => id) })),
      // An answer that was under way when a write was confirmed is older than what that write brought.
      merge: (shown, fetched) => newerOf(original(shown) ?? [], fetched),
    },
    notasCreate: write,
    notasReplace: write,
    notasRemove: write,
    notasRestore: write,
    notaImagenRemove: write,
    notaEtiquetasFindAll: silent,
    notaEtiquetasCreate: etiquetasWrite,
    notaEtiquetasRename: etiquetasWrite,
    notaEtiquetasRemove: etiquetasWrite,
    notaEtiquetasRestore: etiquetasWrite,
  },
});

function newerOf(shown: Nota[], fetched: Nota[]): Nota[] {
  const known = new Map(shown.map((nota) => [nota.id, nota]));
  const newest = fetched.map((nota) => {
    const own = known.get(nota.id);
    return own && own.version > nota.version ? own : nota;
  });
  return copyWithStructuralSharing(shown, newest);
}

export const {
  useNotasFindAllQuery,
  useNotaEtiquetasFindAllQuery,
  useNotaEtiquetasCreateMutation,
  useNotaEtiquetasRenameMutation,
  useNotaEtiquetasRemoveMutation,
  useNotaEtiquetasRestoreMutation,
} = notasApi;
