import { cutMatches } from '../../../../lib/coincidencias';

/** Characters before the first match. */
const before = 30;

/** The part of a text in which the first match is soon seen. */
export function aroundMatch(text: string, search: string): string {
  const [first] = cutMatches(text, search);
  const start = first && !first.isMatch && first.text.length < text.length ? first.text.length - before : 0;
  if (start <= 0) return text;
  const space = text.indexOf(' ', start);
  return `…${text.slice(space > 0 && space < start + before ? space + 1 : start)}`;
}
