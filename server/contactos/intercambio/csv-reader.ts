import { Readable } from 'node:stream';
import { DomainError } from '../../common/errors/domain-error.js';
import { htmlOfLines } from '../../common/input/safe-html.js';
import { MAX_ROWS } from '../limites.js';
import { type Columna, columnasOf, labelText } from './csv-columns.js';
import { type ContactoLeido, cleanLine, cleanText, cleanTitles, nameAmong } from './leido.js';
import { telefonoOf } from './telefonos.js';

const MAX_COLUMNS = 500;
/** The longest row, in characters. */
const MAX_RECORD = 300_000;
const CHUNK = 64 * 1024;

/** The position of the parser. */
interface Position {
  records: number;
  empty_lines: number;
}

/**
 * The contacts of a table whose first row has the headings, one after the other.
 * @param pais the country of telephones without one
 * @throws DomainError 422 when it is no such table
 */
export async function* readCsv(text: string, pais: string): AsyncGenerator<ContactoLeido> {
  // Loaded at the first import: most processes never need it.
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
  let columnas: (Columna | undefined)[] | undefined;
  try {
    for await (const { record: cells, info } of records) {
      if (!columnas) {
        columnas = headingsOf(cells);
      } else if (cells.some((cell) => cell.trim() !== '')) {
        yield { fila: filaOf(info), ...contactoOf(cells, columnas, pais) };
      }
    }
  } catch (cause) {
    throw (cause as { code?: string }).code?.startsWith('CSV_') ? unreadable(cause as Error & Position) : cause;
  }
}

function contactoOf(
  cells: readonly string[],
  columnas: readonly (Columna | undefined)[],
  pais: string,
): Omit<ContactoLeido, 'fila'> {
  const filled = columnas.flatMap((columna, i) => {
    const text = plainCell(cells[i] ?? '');
    return columna && text !== '' ? [{ columna, text }] : [];
  });
  const texts = (es: Columna['es']) => filled.filter(({ columna }) => columna.es === es).map(({ text }) => text);
  const line = (es: Columna['es']) => cleanLine(texts(es)[0] ?? '');
  const rows = (es: 'correo' | 'telefono', nombre: 'nombreDeCorreo' | 'nombreDeTelefono') =>
    filled.flatMap(({ columna, text }) => {
      if (columna.es !== es) {
        return [];
      }
      const named = filled.find((other) => other.columna.es === nombre && other.columna.n === columna.n);
      const label = columna.label || (named ? labelText(cleanLine(named.text)) : '');
      return valuesIn(es, text).map((value) => ({ value: cleanLine(value), label }));
    });
  const emails = rows('correo', 'nombreDeCorreo').map(({ value, label }) => ({ email: value, label }));
  const phones = rows('telefono', 'nombreDeTelefono');
  const company = line('empresa');
  const parts = cleanLine([line('pila'), line('segundo'), line('apellidos')].join(' '));
  return {
    name: nameAmong([line('nombre'), parts, company, emails[0]?.email, phones[0]?.value]),
    // One row beyond the limit is enough to report that there are too many.
    emails: emails.slice(0, MAX_ROWS + 1),
    phoneNumbers: phones.slice(0, MAX_ROWS + 1).map(({ value, label }) => telefonoOf(value, label, pais)),
    title: line('cargo'),
    company,
    birthday: filled.flatMap(({ columna, text }) => birthdayIn(columna, text))[0] ?? '',
    address: addressOf(cleanLine(texts('direccion')[0] ?? ''), filled),
    notes: htmlOfLines(cleanText(texts('notas').join('\n'))),
    etiquetas: cleanTitles(texts('etiquetas').flatMap(titlesOf)),
  };
}

/**
 * The values of a cell. Google joins several with « ::: », and people in their own ways. Theirs are split only if each
 * part is a value.
 */
function valuesIn(es: 'correo' | 'telefono', text: string): string[] {
  const byGoogle = text.split(' ::: ');
  const byPeople = text.split(es === 'correo' ? /[;,/\s]+/ : /[;/]/);
  const isOne = (value: string) => (es === 'correo' ? /^[^@]+@[^@]+$/ : /(\d\D*){6}/).test(value);
  return byGoogle.length === 1 && byPeople.every(isOne) ? byPeople : byGoogle;
}

/** The whole address with the loose parts beside it; or the parts of the first address that has any. */
function addressOf(whole: string, filled: readonly { columna: Columna; text: string }[]): string {
  const parts = filled.flatMap(({ columna, text }) =>
    columna.es === 'parteDeDireccion' ? [{ clase: columna.clase, text: cleanLine(text) }] : [],
  );
  const which = whole ? '' : parts[0]?.clase;
  const ofIt = parts.filter(({ clase }) => clase === which).map(({ text }) => text);
  return [whole, ...ofIt].filter(Boolean).join(', ');
}

/** Google marks its own groups with an asterisk. */
function titlesOf(text: string): string[] {
  return text.split(/ ::: |[;,]/).map((title) => title.replace(/^\s*\*\s*/, ''));
}

/**
 * A day as programs write it. Other text stays as it is, for the check to refuse. Under an English heading 1/2/1980 is
 * in January, as Outlook of the United States writes it, unless only the other reading is a day.
 */
function birthdayIn(columna: Columna, text: string): string[] {
  if (columna.es !== 'cumpleanos' || /^(--|0\/0\/)/.test(text)) {
    return [];
  }
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? [];
  if (first && second) {
    const isMonthFirst = columna.isMonthFirst ? Number(first) <= 12 : Number(second) > 12;
    const [month, day] = isMonthFirst ? [first, second] : [second, first];
    return [`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`];
  }
  return [/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')];
}

/** A cell without the apostrophe that exports put before a text that looks like a formula. */
function plainCell(cell: string): string {
  return cleanText(cell.replace(/^\s*'(?=[=+\-@\t\r])/, ''));
}

function headingsOf(cells: readonly string[]): (Columna | undefined)[] {
  if (cells.length > MAX_COLUMNS) {
    throw unusable(`El archivo tiene más de ${MAX_COLUMNS} columnas.`);
  }
  const columnas = columnasOf(cells);
  const named = ['nombre', 'pila', 'apellidos', 'empresa', 'correo'];
  if (!columnas.some((columna) => columna && named.includes(columna.es))) {
    throw unusable('No se reconocen las columnas: la primera fila debe tener sus títulos, por ejemplo «Nombre».');
  }
  return columnas;
}

/** The rows and their delimiter: the sign that the first row has most often. */
function tableOf(text: string): { body: string; delimiter: string } {
  const [, said, rest] = /^sep=(.)\r?\n(.*)$/s.exec(text) ?? [];
  const body = rest ?? text;
  const heading = /^[^\r\n]*/.exec(body.slice(0, MAX_RECORD))?.[0] ?? '';
  const count = (delimiter: string) => heading.split(delimiter).length;
  return { body, delimiter: said ?? [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',' };
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK) {
    yield text.slice(start, start + CHUNK);
  }
}

function unusable(message: string): DomainError {
  return new DomainError('ARCHIVO_ILEGIBLE', 422, message);
}

function unreadable(cause: Error & Position): DomainError {
  const message = `El archivo no se puede leer desde la fila ${filaOf(cause) + 1}.`;
  return new DomainError('ARCHIVO_ILEGIBLE', 422, message, undefined, { cause });
}

/** The number of the row in a spreadsheet. */
function filaOf({ records, empty_lines }: Position): number {
  return records + empty_lines;
}
