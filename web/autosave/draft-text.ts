/** The fields that hold text, in a thing and in its steps. Other fields are dates, ids and marks. */
const written = new Set(['title', 'content', 'notes', 'description']);

/** The text of a draft, to copy it elsewhere; '' when it has none. */
export const textOf = (draft: object): string => wordsOf(draft).join('\n\n');

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'labels') return [];
    return typeof part === 'string' && part.trim() && written.has(name) ? [part] : wordsOf(part);
  });
}
