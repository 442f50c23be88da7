import {
  api,
  type NotaConEtiquetasDto,
  type NotaDto,
  type NotaEtiquetaDto,
  type NotaTareaDto,
} from '../../../api/generated/notas';
import type { Transformed } from '../../../api/transformed';
import { filas } from '../../../collection/rows';
import { makeStale } from '../../../live/stale-tags';

/** A nota, with the ids of its etiquetas. */
export type Nota = NotaDto;
export type Etiqueta = NotaEtiquetaDto;
export type NotaTarea = NotaTareaDto;

/** The fields of a nota that a person edits. */
export type CambioNota = Partial<Pick<Nota, 'title' | 'content' | 'tasks' | 'reminder' | 'labels' | 'archived'>>;

/** The functions that change the list. It has the oldest nota first. */
export const lista = filas<Nota, unknown>({
  inOrder: (one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1),
});

// The coleccion itself follows `notes.changed`. The tag becomes stale only after a lost connection.
makeStale<typeof api>({ resumed: ['notas'] });

/** The writes of `notas.ts`, which updates the lists itself: no tag becomes stale. */
const write = { invalidatesTags: [] };

/** The endpoints of the person's notas. All notas are fetched at once; the page filters and searches them. */
export const notasApi = api.enhanceEndpoints<'notas', Transformed<typeof api, 'notasFindAll', Nota[]>>({
  endpoints: {
    notasFindAll: {
      transformResponse: (notas: NotaConEtiquetasDto[]) =>
        notas.map((nota) => ({ ...nota, labels: nota.labels.map(({ id }) => id) })),
    },
    notasCreate: write,
    notasUpdate: write,
    notasRemove: write,
    notasRestore: write,
    notaImagenRemove: write,
    notaEtiquetasCreate: write,
    notaEtiquetasRename: write,
    notaEtiquetasRemove: { ...write, invalidatesTags: ['notas'] },
    notaEtiquetasRestore: { ...write, invalidatesTags: ['notas'] },
  },
});
