import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { DomainError } from '../errors/domain-error.js';
import { cleanText } from '../input/clean-text.js';

const MAX_COLUMNS = 500;
/** The longest row, in characters. */
const MAX_RECORD = 300_000;
const CHUNK = 64 * 1024;
/** After so many rows, the event loop is free for other requests. */
const BREATH = 50;

/** The code of a file that is no such table. */
export const ILEGIBLE = 'ARCHIVO_ILEGIBLE';

export interface TableRow {
  /** The number of the row in a spreadsheet. */
  fila: number;
  cells: string[];
}

interface Position {
  records: number;
  empty_lines: number;
}

/**
 * The rows of a CSV text that are not blank, in order. The headings come first.
 * @throws DomainError 422 when the text is no such table
 */
export async function* tableRows(text: string): AsyncGenerator<TableRow> {
  // The library is loaded at the first import: most processes never need it.
  const { parse } = await import('csv-parse');
  const { body, delimiter } = tableOf(text);
  const parser = parse({
    delimiter,
    max_record_size: MAX_RECORD,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
  });
  const records: AsyncIterable<{ record: string[]; info: Position }> = Readable.from(chunksOf(body)).pipe(parser);
  let isFirst = true;
  try {
    for await (const { record: cells, info } of records) {
      if (isFirst && cells.length > MAX_COLUMNS) {
        throw unusableTable(`El archivo tiene más de ${MAX_COLUMNS} columnas.`);
      }
      if (isFirst || cells.some((cell) => cell.trim() !== '')) {
        isFirst = false;
        yield { fila: filaOf(info), cells };
      }
    }
  } catch (cause) {
    throw (cause as { code?: string }).code?.startsWith('CSV_') ? unreadable(cause as Error & Position) : cause;
  }
}

/** The rows under the headings, which are the first row. @param readHeadings may refuse them */
export async function* rowsUnder(
  text: string,
  readHeadings: (cells: readonly string[]) => void,
): AsyncGenerator<TableRow> {
  let isFirst = true;
  for await (const row of tableRows(text)) {
    if (isFirst) readHeadings(row.cells);
    else yield row;
    isFirst = false;
  }
}

/** A heading without accents, capitals and signs, to be compared with known headings. */
export function plainHeading(heading: string): string {
  return withoutAccents(heading.slice(0, 100))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The most rows of a file, with the codes and sentences that refuse more rows, and none. */
export interface Limites {
  most: number;
  demasiadas: readonly [code: string, message: string];
  ninguna: readonly [code: string, message: string];
}

/** The rows of a file, counted. Other requests have turns meanwhile. @throws DomainError 422 for too many, or none */
export async function* counted<T>(rows: AsyncIterable<T>, { most, demasiadas, ninguna }: Limites): AsyncGenerator<T> {
  let read = 0;
  for await (const row of rows) {
    read++;
    if (read > most) {
      throw new DomainError(demasiadas[0], 422, demasiadas[1]);
    }
    if (read % BREATH === 0) {
      await setImmediate();
    }
    yield row;
  }
  if (read === 0) {
    throw new DomainError(ninguna[0], 422, ninguna[1]);
  }
}

/** A cell without the apostrophe that exports put before a seeming formula. */
export function plainCell(cell: string): string {
  return cleanText(cell.replace(/^\s*'(?=[=+\-@\t\r])/, ''));
}

/** The error 422 for a table that cannot be used. @param message a sentence in Spanish */
export function unusableTable(message: string): DomainError {
  return new DomainError(ILEGIBLE, 422, message);
}

/** The rows and their delimiter, which is the most frequent sign of the first row outside of quotes. */
function tableOf(text: string): { body: string; delimiter: string } {
  const [, said, rest] = /^sep=(.)\r?\n(.*)$/s.exec(text) ?? [];
  const body = rest ?? text;
  const unquoted = body.slice(0, MAX_RECORD).replaceAll(/"(?:[^"]|"")*"/g, '');
  const heading = /^[^\r\n]*/.exec(unquoted)?.[0] ?? '';
  const count = (delimiter: string) => heading.split(delimiter).length;
  return { body, delimiter: said ?? [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',' };
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK) {
    yield text.slice(start, start + CHUNK);
  }
}

function unreadable(cause: Error & Position): DomainError {
  const message = `El archivo no se puede leer desde la fila ${filaOf(cause) + 1}.`;
  return new DomainError(ILEGIBLE, 422, message, undefined, { cause });
}

/** The number of the row in a spreadsheet. */
function filaOf({ records, empty_lines }: Position): number {
  return records + empty_lines;
}
