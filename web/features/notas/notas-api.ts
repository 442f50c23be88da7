import {
  api,
  type NotaConEtiquetasDto,
  type NotaDto,
  type NotaEtiquetaDto,
  type NotaTareaDto,
} from '../../api/generated/notas';
import { silent } from '../../api/silent';
import type { Transformed } from '../../api/transformed';
import { filas } from '../../coleccion/filas';
import { makeStale } from '../../live/stale-tags';

/** A nota, with the ids of its etiquetas. */
export type Nota = NotaDto;
export type Etiqueta = NotaEtiquetaDto;
export type NotaTarea = NotaTareaDto;

/** What a person writes of a nota. */
export type CambioNota = Partial<Pick<Nota, 'title' | 'content' | 'tasks' | 'reminder' | 'labels' | 'archived'>>;

/** What the list goes through: the oldest first. */
export const lista = filas<Nota, unknown>({
  inOrder: (one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1),
});

// While connected, the coleccion follows `notes.changed` itself.
makeStale<typeof api>({ resumed: ['notas'] });

/** Those of `notas.ts`, which changes the lists itself. */
const write = { ...silent, invalidatesTags: [] };

/** The endpoints of the person's notas. They all come at once: the page filters and searches what it has. */
export const notasApi = api.enhanceEndpoints<'notas', Transformed<typeof api, 'notasFindAll', Nota[]>>({
  endpoints: {
    notasFindAll: {
      ...silent,
      transformResponse: (notas: NotaConEtiquetasDto[]) =>
        notas.map((nota) => ({ ...nota, labels: nota.labels.map(({ id }) => id) })),
    },
    notasCreate: write,
    notasUpdate: write,
    notasRemove: write,
    notasRestore: write,
    notaImagenRemove: write,
    notaEtiquetasFindAll: silent,
    notaEtiquetasCreate: write,
    notaEtiquetasRename: write,
    notaEtiquetasRemove: { ...write, invalidatesTags: ['notas'] },
    notaEtiquetasRestore: { ...write, invalidatesTags: ['notas'] },
  },
});
