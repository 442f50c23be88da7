import type { CambioNota } from './notas-api';

/** A nota of which nothing is written yet. */
export const vacia = {
  title: '',
  content: '',
  tasks: null,
  reminder: null,
  labels: [],
  archived: false,
} satisfies Required<CambioNota>;

/** Whether nobody would miss it: etiquetas alone say nothing. */
export function isVacia(
  { title, content, tasks, reminder }: Required<CambioNota>,
  image: string | null = null,
): boolean {
  const texts = [title, content, ...(tasks ?? []).map((tarea) => tarea.content)];
  return texts.every((text) => text.trim() === '') && reminder === null && image === null;
}
