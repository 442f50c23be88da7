import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { acotarZip, DemasiadoGrande } from './acotar-zip';

/**
 * The most cells of a spreadsheet. The library makes all cells up to the last row and column of a sheet. So empty cells
 * count too.
 */
const MOST_CELLS = 5_000_000;

/**
 * Matches the place of a row or cell, and the beginning of a row without a place. It also matches the declaration of a
 * prefix of this name, which some spreadsheets have.
 */
const PLACES = /(\bxmlns:)?\br\s*=\s*(?:"([^"]*)"|'([^']*)')|<(?:[^\s<>/:]+:)?row\b/g;

const PLACE = /^([A-Z]{0,3})(\d{1,7})$/;

/** The number of a column: A is 1, XFD is 16,384. */
const columnOf = (letters: string) => [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0);

/** Matches the type of a cell whose formula failed. */
const FAILED = /(<(?:[^\s<>/:]+:)?c\s[^<>]*\bt\s*=\s*["'])e(["'])/g;

/** The most rows and columns of a table that a page shows. The download has all of them. */
export const MOST_ROWS = 500;
export const MOST_COLUMNS = 50;

/** The most characters of HTML, without those of pictures, that a page can show without freezing. */
const MOST_HTML = 5 * 1024 ** 2;

/** A table, or a sheet of a spreadsheet. */
export interface Hoja {
  nombre: string;
  /** The cells: at most {@link MOST_ROWS} rows of {@link MOST_COLUMNS} cells. */
  filas: string[][];
  /** Whether the table has more rows or columns than these. */
  isCut: boolean;
}

export type TipoDeOficina = 'docx' | 'xlsx' | 'csv';

export type Leido = { html: string } | { hojas: Hoja[] };

/** The document asks for a password. */
export class Protegido extends Error {}

/**
 * Reads a document of an office program. The HTML of a DOCX is not sanitized yet.
 * @throws DemasiadoGrande, Protegido, or what its library throws
 */
export async function leer(tipo: TipoDeOficina, bytes: Uint8Array<ArrayBuffer>): Promise<Leido> {
  if (tipo !== 'csv' && isEncrypted(bytes)) throw new Protegido();
  if (tipo === 'docx') return { html: await htmlOf(acotarZip(bytes)) };
  return { hojas: tipo === 'xlsx' ? await hojasOf(acotarZip(bytes)) : [await tablaOf(bytes)] };
}

/** The first bytes of files of the older office programs. A document with a password is kept in such a file. */
const CFB = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** The name of the part with the encrypted document in such a file, in UTF-16. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');
const latin1 = new TextDecoder('latin1');

/** Whether the bytes are a document with a password, which is no ZIP. */
function isEncrypted(bytes: Uint8Array<ArrayBuffer>): boolean {
  return isCfb(bytes) && latin1.decode(bytes).includes(ENCRYPTED);
}

const isCfb = (bytes: Uint8Array) => [...CFB].every((letter, index) => bytes[index] === letter.charCodeAt(0));

async function htmlOf({ buffer }: Uint8Array<ArrayBuffer>): Promise<string> {
  const { default: mammoth } = await import('mammoth/mammoth.browser.js');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: buffer });
  if (value.replaceAll(/ src="data:[\w+/=;,:.-]*"/g, '').length > MOST_HTML) throw new DemasiadoGrande();
  return value;
}

async function hojasOf(bytes: Uint8Array<ArrayBuffer>): Promise<Hoja[]> {
  acotarCeldas(bytes);
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(errorsAsTexts(bytes).buffer);
  return sheets.map(({ sheet, data }) => hojaOf(sheet, data));
}

async function tablaOf(bytes: Uint8Array<ArrayBuffer>): Promise<Hoja> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const text = textOf(bytes);
  const rows: string[][] = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: MOST_ROWS + 1,
  });
  return hojaOf('', rows);
}

/** Decodes UTF-8, or else Windows-1252, in which Spanish spreadsheets are saved. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => first.split(mark).length;
  return ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

function hojaOf(nombre: string, rows: readonly (readonly unknown[])[]): Hoja {
  const filas = rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map(cellText));
  return { nombre, filas, isCut: rows.length > MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS) };
}

const numero = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 10, useGrouping: false });
const fecha = new Intl.DateTimeFormat('es-AR', { dateStyle: 'short', timeZone: 'UTC' });
const fechaHora = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'UTC',
  hourCycle: 'h23',
});

/** The value of a cell as a person reads it. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numero.format(value);
  if (typeof value === 'boolean') return value ? 'Verdadero' : 'Falso';
  if (value instanceof Date && Number.isNaN(value.getTime())) return '';
  if (value instanceof Date) {
    // The library's fraction of a day is hardly ever a whole second, so the time is rounded.
    const moment = Math.round(value.getTime() / 1000) * 1000;
    // Spreadsheets have no time zones.
    return (moment % 86_400_000 === 0 ? fecha : fechaHora).format(moment);
  }
  return String(value);
}

/**
 * Refuses a spreadsheet whose cells are too far apart. The empty cells between them would exhaust the page's memory. A
 * sheet with A1 and XFD1048576 would have 17 thousand million cells.
 * @throws DemasiadoGrande also for a place that no program writes
 */
function acotarCeldas(xlsx: Uint8Array<ArrayBuffer>): void {
  const entries = unzipSync(xlsx, { filter: ({ name }) => name.endsWith('.xml') });
  let cells = 0;
  for (const bytes of Object.values(entries)) {
    const text = strFromU8(bytes);
    cells += text.includes('sheetData') ? cellsOf(text) : 0;
    if (cells > MOST_CELLS) throw new DemasiadoGrande();
  }
}

/** The most cells that the library would make for a sheet. */
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

/**
 * The same spreadsheet, with errors such as «#N/A» as texts: the library leaves a cell empty when its formula failed.
 */
function errorsAsTexts(xlsx: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
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
