import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DemasiadoGrande } from './acotar-zip';

/** With the empty ones up to the last row and column of each sheet: the library makes all of them. */
const MOST_CELLS = 5_000_000;

/**
 * Where something may say in which row or cell it is, or begin a row that does not say it. Spreadsheets declare a prefix
 * of this name too.
 */
const PLACES = /(\bxmlns:)?\br\s*=\s*(?:"([^"]*)"|'([^']*)')|<(?:[^\s<>/:]+:)?row\b/g;
const PLACE = /^([A-Z]{0,3})(\d{1,7})$/;

/**
 * Refuses a spreadsheet whose cells are so far apart that what is between them takes the memory of the page: A1 and
 * XFD1048576 are 17 thousand millions.
 * @throws DemasiadoGrande also for a place that no program writes
 */
export function acotarCeldas(xlsx: Uint8Array<ArrayBuffer>): void {
  const entries = unzipSync(xlsx, { filter: ({ name }) => name.endsWith('.xml') });
  let cells = 0;
  for (const bytes of Object.values(entries)) {
    const text = strFromU8(bytes);
    cells += text.includes('sheetData') ? cellsOf(text) : 0;
    if (cells > MOST_CELLS) throw new DemasiadoGrande();
  }
}

/** The most cells that a sheet may have. */
function cellsOf(sheet: string): number {
  let [unnumbered, last, columns] = [0, 0, 0];
  for (const [, declaring, quoted, apostrophed] of sheet.matchAll(PLACES)) {
    if (declaring) continue;
    const place = quoted ?? apostrophed;
    if (place === undefined) {
      unnumbered += 1;
      continue;
    }
    const [, letters, row] = PLACE.exec(place) ?? [];
    if (letters === undefined) return Number.POSITIVE_INFINITY;
    last = Math.max(last, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return (last + unnumbered) * Math.max(columns, 1);
}

/** A is 1, XFD is 16,384. */
const columnOf = (letters: string) => [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0);

/** The type of a cell whose formula failed. */
const FAILED = /(<(?:[^\s<>/:]+:)?c\s[^<>]*\bt\s*=\s*["'])e(["'])/g;

/** The same spreadsheet, with «#N/A» and the like as texts: the library leaves cells empty whose formula failed. */
export function errorsAsTexts(xlsx: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const entries = unzipSync(xlsx);
  for (const [name, bytes] of Object.entries(entries)) {
    if (!name.endsWith('.xml')) continue;
    const text = strFromU8(bytes);
    if (!text.includes('sheetData')) continue;
    const whole = text.replaceAll(FAILED, '$1str$2');
    if (whole !== text) entries[name] = strToU8(whole);
  }
  return zipSync(entries, { level: 0 });
}
