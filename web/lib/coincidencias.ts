import { fold } from './fold';

interface Trozo {
  text: string;
  isMatch: boolean;
}

/** The searched words. Case and accents do not matter. */
export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Tests whether a text has all the searched words, in any order. Case and accents do not matter. */
export function matcherOf(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => {
    const folded = words.length > 0 ? fold(text) : '';
    return words.every((word) => folded.includes(word));
  };
}

/** Cuts a text into pieces that match the searched words and pieces that do not. Case and accents do not matter. */
export function cutMatches(text: string, query: string): Trozo[] {
  const letters = [...text];
  const folded = letters.map(fold).join('');
  // A letter that folds into several letters would shift the rest, so such a text shows no matches.
  if (folded.length !== letters.length) return [{ text, isMatch: false }];
  const isMatch = letters.map(() => false);
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMatch.fill(true, at, at + word.length);
    }
  }
  return join(letters, isMatch);
}

function join(letters: string[], isMatch: boolean[]): Trozo[] {
  const pieces: Trozo[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else pieces.push({ text: letter, isMatch: isMatch[index] ?? false });
  });
  return pieces;
}
