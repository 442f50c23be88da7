import { acotarCeldas, errorsAsTexts } from './acotar-celdas';
import { acotarZip, DemasiadoGrande } from './acotar-zip';

/** The rows and columns of a table that a page shows at most. The download has all. */
export const MOST_ROWS = 500;
export const MOST_COLUMNS = 50;

/** The most characters of HTML, without those of pictures, that a page shows without standing still. */
const MOST_HTML = 5 * 1024 ** 2;

/** A table, or a sheet of a spreadsheet. */
export interface Hoja {
  nombre: string;
  /** At most {@link MOST_ROWS} rows of {@link MOST_COLUMNS} cells. */
  filas: string[][];
  /** Whether it has more than that. */
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

/** How each file of the older programs begins; those with a password are kept in one. */
const CFB = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** How the part with the document is called in it, in UTF-16. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');
const latin1 = new TextDecoder('latin1');

/** Whether it is a document with a password, which is no ZIP. */
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

/** UTF-8, or else Windows-1252, in which spreadsheets in Spanish save. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What the first line has most of. */
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

/** A cell as a person reads it. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numero.format(value);
  if (typeof value === 'boolean') return value ? 'Verdadero' : 'Falso';
  if (value instanceof Date && Number.isNaN(value.getTime())) return '';
  if (value instanceof Date) {
    // A fraction of a day is hardly ever a whole second.
    const moment = Math.round(value.getTime() / 1000) * 1000;
    // Spreadsheets have no time zones.
    return (moment % 86_400_000 === 0 ? fecha : fechaHora).format(moment);
  }
  return String(value);
}
