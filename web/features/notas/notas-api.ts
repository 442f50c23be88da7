import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { emptyApi } from '../../api/empty-api';
import type { NotaConEtiquetasDto, NotaDto, NotaEtiquetaDto, NotaTareaDto } from '../../api/generated/notas';
import { silent } from '../../api/silent';

/** A nota, with the ids of its etiquetas. */
export type Nota = NotaDto;
export type Etiqueta = NotaEtiquetaDto;
export type NotaTarea = NotaTareaDto;

/** What a person writes of a nota. */
export type CambioNota = Partial<Pick<Nota, 'title' | 'content' | 'tasks' | 'reminder' | 'labels' | 'archived'>>;

/** What is read of the person's notas. They all come at once: the page filters and searches what it has. */
export const notasApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Notas'] }).injectEndpoints({
  endpoints: (build) => ({
    notas: build.query<Nota[], void>({
      query: () => '/api/apps/notes/all',
      transformResponse: (notas: NotaConEtiquetasDto[]) =>
        notas.map((nota) => ({ ...nota, labels: nota.labels.map(({ id }) => id) })),
      providesTags: ['Notas'],
      // An answer that was under way when a write was confirmed is older than what that write brought.
      merge: (shown, fetched) => newerOf(original(shown) ?? [], fetched),
      ...silent,
    }),
    notaEtiquetas: build.query<Etiqueta[], void>({
      query: () => '/api/apps/notes/labels',
      providesTags: ['Notas'],
      ...silent,
    }),
  }),
});

function newerOf(shown: Nota[], fetched: Nota[]): Nota[] {
  const known = new Map(shown.map((nota) => [nota.id, nota]));
  const newest = fetched.map((nota) => {
    const own = known.get(nota.id);
    return own && own.version > nota.version ? own : nota;
  });
  return copyWithStructuralSharing(shown, newest);
}

export const { useNotasQuery, useNotaEtiquetasQuery } = notasApi;
