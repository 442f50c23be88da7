/**
 * The words of a search as LIKE patterns, with what LIKE takes for signs escaped; at most eight.
 * To be compared with a column that `sin_acentos` made, through `sin_acentos` again.
 */
export function likePatterns(text: string | undefined): string[] {
  return wordsOf(text ?? '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Whether a text at hand has all words of a search, as the database finds them: in any letter case, accented or not. */
export function hasWords(text: string, query: string): boolean {
  const plain = withoutAccents(text);
  return wordsOf(query).every((word) => plain.includes(withoutAccents(word)));
}

/** A pattern as numbers of documents are stored: one that has digits without its dots and dashes, another as it is. */
export function bareNumberPattern(pattern: string): string {
  return /\d/.test(pattern) ? pattern.replace(/[.\p{Pd}]/gu, '') : pattern;
}

/** The words of a search, at most eight. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** In lower case and without accents, as the database compares. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
