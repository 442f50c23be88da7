import type { CambioNota } from './notas-api';

/** The fields of a nota before anything is written. */
export const vacia = {
  title: '',
  content: '',
  tasks: null,
  reminder: null,
  labels: [],
  archived: false,
} satisfies Required<CambioNota>;

/** Whether a nota has no content. Etiquetas alone do not count as content. */
export function isVacia(
  { title, content, tasks, reminder }: Required<CambioNota>,
  image: string | null = null,
): boolean {
  const texts = [title, content, ...(tasks ?? []).map((tarea) => tarea.content)];
  return texts.every((text) => text.trim() === '') && reminder === null && image === null;
}
