import type { CambioNota, Nota } from './notas-api';

/** A nota of which nothing is written yet. */
export const vacia = {
  title: '',
  content: '',
  tasks: null,
  reminder: null,
  labels: [],
  archived: false,
} satisfies Required<CambioNota>;

type Campo = keyof CambioNota;

/** Whether nobody would miss it: etiquetas alone say nothing. */
export function isVacia(
  { title, content, tasks, reminder }: Required<CambioNota>,
  image: string | null = null,
): boolean {
  const texts = [title, content, ...(tasks ?? []).map((tarea) => tarea.content)];
  return texts.every((text) => text.trim() === '') && reminder === null && image === null;
}

/**
 * The fields of a change that somebody else has changed too.
 * @param base the nota as it was when the change began
 * @param stored the nota as it is
 */
export function overtakenFields(base: Nota, stored: Nota, cambio: CambioNota): Campo[] {
  const fields = Object.keys(cambio) as Campo[];
  return fields.filter((field) => !isSame(stored[field], base[field]) && !isSame(stored[field], cambio[field]));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
