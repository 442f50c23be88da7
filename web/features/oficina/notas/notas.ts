import { createColeccion } from '../../../collection/collection';
import { vacia } from './nota-vacia';
import { type CambioNota, type Etiqueta, lista, type Nota, notasApi } from './notas-api';

/** The person's notas, and the writes to them. */
export const notas = createColeccion(notasApi, {
  query: 'notasFindAll',
  escrituras: {
    notasCreate: {
      createsId: ({ crearNotaDto: { note } }) => note.id ?? '',
      // The newest nota is last, so they are sent in the order in which they were made.
      changesIds: () => 'orden',
      show: (all, { crearNotaDto: { note } }, which) => lista.addLast(all, nueva(note as Partial<Nota>), which),
      keep: lista.put,
    },
    notasUpdate: {
      changesIds: ({ id }) => id,
      show: (all, { id, cambiosNotaDto }) => lista.patch(all, id, cambiosNotaDto as CambioNota),
      keep: lista.replace,
    },
    notaImagenRemove: {
      changesIds: ({ id }) => id,
      show: (all, { id }) => lista.patch(all, id, { image: null, imageSize: null }),
      keep: lista.replace,
    },
    /** A deleted nota can be restored for a day. */
    notasRemove: lista.removal,
    notasRestore: { keep: lista.put },
  },
  follow: {
    read: (event) => (event.type === 'notes.changed' ? { ids: event.notes } : null),
    receive: lista.receive,
  },
});

/** Each write answers with all etiquetas. */
const all = { keep: (_: Etiqueta[], answer: Etiqueta[]) => answer };

/** The etiquetas of the notas. Deleting or restoring an etiqueta also changes the notas that have it. */
export const etiquetas = createColeccion(notasApi, {
  query: 'notaEtiquetasFindAll',
  escrituras: {
    notaEtiquetasCreate: all,
    notaEtiquetasRename: all,
    notaEtiquetasRemove: all,
    notaEtiquetasRestore: all,
  },
  follow: {
    read: (event) => (event.type === 'notes.changed' && !event.notes?.length ? {} : null),
    isAnswered: true,
  },
});

/** A nota with the writes on their way applied. The version is 0 while the nota is being created. */
export const selectNota = (state: object, id: string): Nota | undefined =>
  notas
    .select({})(state)
    ?.find((nota) => nota.id === id);

function nueva(note: Partial<Nota>): Nota {
  const now = new Date().toISOString();
  return { id: '', ...vacia, ...note, image: null, imageSize: null, createdAt: now, updatedAt: now, version: 0 };
}
