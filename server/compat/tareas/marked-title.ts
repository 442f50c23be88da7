import { escapeHtml } from '../../common/input/safe-html.js';
import { wordsOf } from '../../common/input/search-words.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';

/** A title as escaped HTML. `<mark>` surrounds the whole phrase of a search, or else its words. */
export function markedTitle(title: string, query: string): string {
  const characters = [...title];
  const folded = characters.map(withoutAccents);
  const text = folded.join('');
  const words = wordsOf(query)
    .map(withoutAccents)
    .filter((word) => word !== '');
  const phrase = words.join(' ');
  const isMarked = marksOf(folded, words.length > 1 && text.includes(phrase) ? [phrase] : words);
  return characters
    .map((character, i) => {
      const opens = isMarked[i] && !isMarked[i - 1];
      const closes = isMarked[i] && !isMarked[i + 1];
      return `${opens ? '<mark>' : ''}${escapeHtml(character)}${closes ? '</mark>' : ''}`;
    })
    .join('');
}

/** Whether each character is part of a match. */
function marksOf(folded: readonly string[], found: readonly string[]): boolean[] {
  const text = folded.join('');
  // Folding turns a character into no character (an accent alone), one or several.
  const origins = folded.flatMap((part, i) => Array<number>(part.length).fill(i));
  const isMarked = Array<boolean>(folded.length).fill(false);
  for (const word of found) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      const first = origins[at] ?? 0;
      const last = origins[at + word.length - 1] ?? first;
      isMarked.fill(true, first, last + 1);
    }
  }
  return isMarked;
}
