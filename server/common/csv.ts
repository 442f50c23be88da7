import { plainLines } from './input/plain-lines.js';

/**
 * A table that spreadsheets in Spanish open. It is UTF-8 with a byte order mark, and has semicolons between its cells.
 * No cell is a formula for a spreadsheet.
 * @param rows the headings, and the rows under them
 * @param isPlain whether a text is harmless, although it may begin like a formula
 */
export async function csvOf(
  rows: readonly (readonly string[])[],
  isPlain: (text: string) => boolean = () => false,
): Promise<string> {
  // The library is loaded at the first export: most processes never need it.
  const { stringify } = await import('csv-stringify/sync');
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    quoted: true,
    cast: { string: (text) => ({ value: plainLines(text), escape_formulas: !isPlain(text) }) },
    record_delimiter: 'windows',
  });
}

/** A number with a decimal comma. Spreadsheets in Spanish could read a point as a separator of thousands. */
export function withComma(decimal: string | null): string {
  return decimal?.replace('.', ',') ?? '';
}
