import type { Igual } from './externo.js';
import { BATCH_BYTES, type Nuevo } from './lectura-imap.js';

/** Mails of the server, each with the known mail that is the same. */
export type Reconocidos<N> = { nuevo: N; igual: Igual }[];

/** Finds the known mails. Each absent mail is found only once. */
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

/** Splits mails into parts that fit into memory. A mail that is too large is alone in its part. */
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
