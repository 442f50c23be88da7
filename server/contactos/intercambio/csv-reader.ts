import { plainCell, tableRows, unusableTable } from '../../common/files/csv-table.js';
import { cleanLine, cleanText } from '../../common/input/clean-text.js';
import { dayWritten } from '../../common/input/day-written.js';
import { htmlOfLines } from '../../common/input/safe-html.js';
import { MAX_ROWS } from '../limites.js';
import { type Columna, columnasOf, labelText } from './csv-columns.js';
import { type ContactoLeido, cleanTitles, nameAmong, sinCumpleanos } from './leido.js';
import { telefonoOf } from './telefonos.js';

/**
 * The contacts of a table whose first row has the headings, one after the other.
 * @param pais the country of telephones without one
 * @throws DomainError 422 when it is no such table
 */
export async function* readCsv(text: string, pais: string): AsyncGenerator<ContactoLeido> {
  let columnas: (Columna | undefined)[] | undefined;
  let headings: readonly string[] = [];
  for await (const { fila, cells } of tableRows(text)) {
    if (columnas) {
      const sinLugar = sinLugarOf(cells, columnas, headings);
      yield { fila, ...contactoOf(cells, columnas, pais), sinLugar };
    } else {
      columnas = headingsOf(cells);
      headings = cells;
    }
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

/** Columns that programs fill by themselves. */
const OF_PROGRAMS =
  /^(priority|sensitivity|private|gender|initials|prioridad|car[aá]cter|privado|sexo|iniciales|photo|foto|.*(display name|para mostrar.*))$/i;
const MAX_NAMED = 5;
/** As Google writes a day without a year, and Outlook no day at all. */
const SIN_ANIO = /^(--|0\/0\/)/;

/** What a row has and a contact has no place for. */
function sinLugarOf(
  cells: readonly string[],
  columnas: readonly (Columna | undefined)[],
  headings: readonly string[],
): string[] {
  const filled = headings.flatMap((heading, i) => {
    const text = plainCell(cells[i] ?? '');
    return text === '' ? [] : [{ heading: cleanLine(heading), columna: columnas[i], text }];
  });
  const unknown = filled.filter(({ columna, heading }) => !columna && heading !== '' && !OF_PROGRAMS.test(heading));
  const clases = new Set(filled.flatMap(({ columna }) => (columna?.es === 'parteDeDireccion' ? [columna.clase] : [])));
  const nouns = [
    ...(clases.size > 1 ? ['otras direcciones'] : []),
    ...unknown.map(({ heading }) => `«${heading.slice(0, 60)}»`),
  ];
  const named = nouns.slice(0, MAX_NAMED).join(', ');
  const more = nouns.length > MAX_NAMED ? ` y otras ${nouns.length - MAX_NAMED} columnas` : '';
  return [
    ...filled
      .filter(({ columna, text }) => columna?.es === 'cumpleanos' && text.startsWith('--'))
      .map(({ text }) => sinCumpleanos(text)),
    ...(nouns.length > 0 ? [`Se importó sin: ${named}${more}.`] : []),
  ];
}

/** Under an English heading 1/2/1980 is in January, as Outlook of the United States writes it. */
function birthdayIn(columna: Columna, text: string): string[] {
  if (columna.es !== 'cumpleanos' || SIN_ANIO.test(text)) {
    return [];
  }
  return [dayWritten(text, columna.isMonthFirst)];
}

function headingsOf(cells: readonly string[]): (Columna | undefined)[] {
  const columnas = columnasOf(cells);
  const named = ['nombre', 'pila', 'apellidos', 'empresa', 'correo'];
  if (!columnas.some((columna) => columna && named.includes(columna.es))) {
    throw unusableTable('No se reconocen las columnas: la primera fila debe tener sus títulos, por ejemplo «Nombre».');
  }
  return columnas;
}
