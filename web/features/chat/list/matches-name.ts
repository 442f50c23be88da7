import { fold } from '../../../lib/fold';

/** Whether each word of a search is in a name; accents and capitals do not count. */
export function matchesName(name: string, search: string): boolean {
  const folded = fold(name);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
