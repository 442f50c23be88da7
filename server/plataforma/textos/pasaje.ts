import { withoutAccents } from '../../vocabulario/without-accents.js';

/** A piece of a passage. */
export interface Trozo {
  texto: string;
  /** Whether the piece matches the search. */
  hallado: boolean;
}

/** The number of characters before the first match. */
const BEFORE = 40;
const AFTER = 150;

/** A word, or a number with its dots. */
const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*/gu;

/** A word as the database compares it: in lower case, without accents. Numbers lose the dots of thousands. */
const plain = (word: string) => withoutAccents(word).replace(/(\d)\.(?=\d{3})/g, '$1');

/**
 * A regular expression of PostgreSQL for a text without accents. It finds the first word with one of these beginnings.
 * A number matches with its dots too.
 */
export function expresionDe(comienzos: readonly string[]): string {
  const each = comienzos.map((comienzo) =>
    comienzo.replace(/[^\p{L}\p{N}]/gu, '\\$&').replace(/(\d)(?=\d)/g, '$1\\.?'),
  );
  return `\\m(${each.join('|')})`;
}

/** The passage around the first match, with the matches as pieces of their own. Null without a match. */
export function pasajeDe(text: string, comienzos: readonly string[]): Trozo[] | null {
  const line = text.replace(/\s+/g, ' ').trim();
  const found = [...line.matchAll(WORD)].filter(([word]) =>
    comienzos.some((comienzo) => plain(word).startsWith(comienzo)),
  );
  const [first] = found;
  if (!first) {
    return null;
  }
  const start = wholeWord(line, Math.max(first.index - BEFORE, 0));
  const end = first.index + AFTER >= line.length ? line.length : lastSpace(line, first.index, first.index + AFTER);
  const trozos: Trozo[] = [];
  const add = (from: number, to: number, hallado: boolean) => {
    if (to > from) trozos.push({ texto: line.slice(from, to), hallado });
  };
  let at = start;
  for (const { index, 0: word } of found.filter((match) => match.index + match[0].length <= end)) {
    add(at, index, false);
    add(index, index + word.length, true);
    at = index + word.length;
  }
  add(at, end, false);
  return withEllipses(trozos, start > 0, end < line.length);
}

/** The beginning of the next word, unless a word begins at `at`. */
function wholeWord(line: string, at: number): number {
  const space = at === 0 ? -1 : line.indexOf(' ', at);
  return at === 0 || space < 0 ? at : space + 1;
}

/** The last space between two positions, so that no word is cut. Without a space, the second position. */
function lastSpace(line: string, from: number, to: number): number {
  const space = line.lastIndexOf(' ', to);
  return space > from ? space : to;
}

function withEllipses(trozos: Trozo[], isCutBefore: boolean, isCutAfter: boolean): Trozo[] {
  return [
    ...(isCutBefore ? [{ texto: '… ', hallado: false }] : []),
    ...trozos,
    ...(isCutAfter ? [{ texto: ' …', hallado: false }] : []),
  ];
}
