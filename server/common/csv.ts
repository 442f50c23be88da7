import { plainLines } from './input/plain-lines.js';

/**
 * A table that spreadsheets in Spanish open. It is UTF-8 with its mark, has semicolons between its cells, and nothing
 * that a spreadsheet would compute.
 * @param rows the headings, and the rows under them
 * @param isPlain says of a text that no spreadsheet computes it, although it may begin as what they do
 */
export async function csvOf(
  rows: readonly (readonly string[])[],
  isPlain: (text: string) => boolean = () => false,
): Promise<string> {
  // Loaded at the first export: most processes never need it.
  const { stringify } = await import('csv-stringify/sync');
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    quoted: true,
    cast: { string: (text) => ({ value: plainLines(text), escape_formulas: !isPlain(text) }) },
    record_delimiter: 'windows',
  });
}
