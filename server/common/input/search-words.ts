import { withoutAccents } from '../../vocabulario/without-accents.js';

/**
 * The words of a search, at most eight, as LIKE patterns with escaped signs. Compare `sin_acentos(pattern)` with a
 * column that `sin_acentos` made.
 */
export function likePatterns(text: string | undefined): string[] {
  return wordsOf(text ?? '').map(likePattern);
}

/** The condition that `column` matches all patterns, which are the statement's first values. */
export function likeAll(column: string, patterns: readonly string[]): string {
  return patterns.map((_, i) => `${column} like sin_acentos($${i + 1})`).join(' and ') || 'true';
}

/**
 * The condition that a row `h` of a view of parts of words has all words.
 * @param patterns the statement's first values
 */
export function hallableAll(patterns: readonly string[]): string {
  return patterns.map((_, i) => hallable([`$${i + 1}`])).join(' and ') || 'true';
}

/**
 * The condition that a row `h` of a view of parts of words matches one of these patterns. LIKE decides; the index of
 * parts of words only reduces the rows. @param patterns as SQL
 */
export function hallable(patterns: readonly string[]): string {
  const partes = patterns.map((pattern) => `partes_del_patron(sin_acentos(${pattern}))`).join(' || ');
  // A subquery is computed once. A function would be called for each plan that PostgreSQL considers.
  return `(h.partes @@ (select ${partes}) and ${anyLike(patterns)})`;
}

/** The condition of {@link hallable} without the index. */
export function anyLike(patterns: readonly string[]): string {
  return `(${patterns.map((pattern) => `h.busqueda like sin_acentos(${pattern})`).join(' or ')})`;
}

/** A LIKE pattern for texts that contain this text. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a text has all words of a search. Case and accents make no difference, as in the database. */
export function hasWords(text: string, query: string): boolean {
  const plain = withoutAccents(text);
  return wordsOf(query).every((word) => plain.includes(withoutAccents(word)));
}

/** The words of a search, at most eight. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}
