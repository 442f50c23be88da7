import type { Igual } from './externo.js';
import { BATCH_BYTES, type Nuevo } from './lectura-imap.js';

/** Mails of the server, each with one that is known. */
export type Reconocidos<N> = { nuevo: N; igual: Igual }[];

/** Finds those that are known: each absent one is found once. */
export function recognise<N extends Nuevo>(
  nuevos: readonly N[],
  iguales: readonly Igual[],
  isSame: (nuevo: N, igual: Igual) => boolean,
): { moved: Reconocidos<N>; linked: Reconocidos<N>; others: N[] } {
  const moved: Reconocidos<N> = [];
  const linked: Reconocidos<N> = [];
  const others: N[] = [];
  const left = new Set(iguales);
  for (const nuevo of nuevos) {
    const same = iguales.filter((igual) => isSame(nuevo, igual));
    const absent = same.find((igual) => igual.isAbsent && left.delete(igual));
    const [igual] = same;
    if (absent) {
      moved.push({ nuevo, igual: absent });
    } else if (igual) {
      linked.push({ nuevo, igual });
    } else {
      others.push(nuevo);
    }
  }
  return { moved, linked, others };
}

/** Splits mails so that each part can be held in memory. One that is too large is alone. */
export function inParts(nuevos: readonly Nuevo[]): Nuevo[][] {
  const parts: Nuevo[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const nuevo of nuevos) {
    bytes += nuevo.bytes;
    if (bytes > BATCH_BYTES) {
      parts.push([]);
      bytes = nuevo.bytes;
    }
    parts.at(-1)?.push(nuevo);
  }
  return parts;
}
