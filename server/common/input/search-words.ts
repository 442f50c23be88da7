/**
 * The words of a search as LIKE patterns, with what LIKE takes for signs escaped; at most eight.
 * To be compared with a column that `sin_acentos` made, through `sin_acentos` again.
 */
export function likePatterns(text: string | undefined): string[] {
  return (text ?? '')
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** A pattern as numbers of documents are stored: one that has digits without its dots and dashes, another as it is. */
export function bareNumberPattern(pattern: string): string {
  return /\d/.test(pattern) ? pattern.replace(/[.\p{Pd}]/gu, '') : pattern;
}
