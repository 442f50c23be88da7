import { plainCell, rowsUnder, unusableTable } from '../../../common/files/csv-table.js';
import { cleanLine, cleanText } from '../../../common/input/clean-text.js';
import { dayWritten } from '../../../common/input/day-written.js';
import { htmlOfLines } from '../../../common/input/safe-html.js';
import { MAX_ROWS } from '../limits.js';
import { type Columna, columnasOf, labelText } from './csv-columns.js';
import { type Celda, isWithoutYear, sinLugarOf } from './csv-sin-lugar.js';
import { type ContactoLeido, cleanTitles, isWithoutDay, nameAmong } from './leido.js';
import { telefonoOf } from './telefonos.js';

/**
 * The contacts of a table, one after the other. The first row of the table has the headings.
 * @param pais the country of telephones that name none
 * @throws DomainError 422 for a text that is no table of contacts
 */
export async function* readCsv(text: string, pais: string): AsyncGenerator<ContactoLeido> {
  let columnas: (Columna | undefined)[] = [];
  let headings: readonly string[] = [];
  const rows = rowsUnder(text, (cells) => {
    columnas = headingsOf(cells);
    headings = cells;
  });
  for await (const { fila, cells } of rows) {
    const celdas = celdasOf(cells, columnas, headings);
    const { contacto, taken } = contactoOf(celdas, pais);
    yield { fila, ...contacto, sinLugar: sinLugarOf(celdas, taken, contacto) };
  }
}

/** The cells of a row that are not blank, also cells beyond the last heading. */
function celdasOf(
  cells: readonly string[],
  columnas: readonly (Columna | undefined)[],
  headings: readonly string[],
): Celda[] {
  return cells.flatMap((cell, i) => {
    const text = plainCell(cell);
    return text === '' ? [] : [{ heading: cleanLine(headings[i] ?? ''), columna: columnas[i], text }];
  });
}

/** The contact of a row, and the cells of which it keeps the data. */
function contactoOf(celdas: readonly Celda[], pais: string) {
  const taken = new Set<Celda>();
  const take = (some: readonly Celda[]): string[] => some.map((celda) => taken.add(celda) && celda.text);
  const of = (es: Columna['es']) => celdas.filter(({ columna }) => columna?.es === es);
  const line = (es: Columna['es']) => cleanLine(take(of(es).slice(0, 1))[0] ?? '');
  const rows = (es: 'correo' | 'telefono', nombre: 'nombreDeCorreo' | 'nombreDeTelefono') =>
    celdas.flatMap((celda) => {
      const { columna, text } = celda;
      if (columna?.es !== es) {
        return [];
      }
      const named = of(nombre).find((other) => other.columna?.es === nombre && other.columna.n === columna.n);
      const label = columna.label || (named ? labelText(cleanLine(named.text)) : '');
      take([celda]);
      return valuesIn(es, text).map((value) => ({ value: cleanLine(value), label }));
    });
  const emails = rows('correo', 'nombreDeCorreo').map(({ value, label }) => ({ email: value, label }));
  const phones = rows('telefono', 'nombreDeTelefono');
  // A label column is used even when the cell that it labels is empty.
  take([...of('nombreDeCorreo'), ...of('nombreDeTelefono')]);
  const company = line('empresa');
  const name = line('nombre') || cleanLine([line('pila'), line('segundo'), line('apellidos')].join(' '));
  const { address, ofAddress } = addressOf(line('direccion'), celdas);
  take(ofAddress);
  const contacto: Omit<ContactoLeido, 'fila' | 'sinLugar'> = {
    name: nameAmong([name, company, emails[0]?.email, phones[0]?.value]),
    // One row beyond the limit is enough to report that there are too many rows.
    emails: emails.slice(0, MAX_ROWS + 1),
    phoneNumbers: phones.slice(0, MAX_ROWS + 1).map(({ value, label }) => telefonoOf(value, label, pais)),
    title: line('cargo'),
    company,
    birthday: birthdayOf(of('cumpleanos').find(hasDay)),
    address,
    notes: htmlOfLines(cleanText(take(of('notas')).join('\n'))),
    etiquetas: cleanTitles(take(of('etiquetas')).flatMap(titlesOf)),
  };
  take(of('cumpleanos').filter(hasDay).slice(0, 1));
  return { contacto, taken };
}

/**
 * The values of a cell. Google joins values with « ::: ». People use other signs: the cell is split at these only if
 * each part is a value.
 */
function valuesIn(es: 'correo' | 'telefono', text: string): string[] {
  const byGoogle = text.split(' ::: ');
  const byPeople = text.split(es === 'correo' ? /[;,/\s]+/ : /[;/]/);
  const isOne = (value: string) => (es === 'correo' ? /^[^@]+@[^@]+$/ : /(\d\D*){6}/).test(value);
  return byGoogle.length === 1 && byPeople.every(isOne) ? byPeople : byGoogle;
}

/**
 * The whole address, followed by loose parts such as the city. Without a whole address, the parts of the first address.
 */
function addressOf(whole: string, celdas: readonly Celda[]) {
  const parts = celdas.flatMap((celda) =>
    celda.columna?.es === 'parteDeDireccion' ? [{ celda, clase: celda.columna.clase }] : [],
  );
  const which = whole ? '' : parts[0]?.clase;
  const ofAddress = parts.filter(({ clase }) => clase === which).map(({ celda }) => celda);
  return { address: [whole, ...ofAddress.map(({ text }) => cleanLine(text))].filter(Boolean).join(', '), ofAddress };
}

/** Removes the asterisk with which Google marks its own groups. */
function titlesOf(text: string): string[] {
  return text.split(/ ::: |[;,]/).map((title) => title.replace(/^\s*\*\s*/, ''));
}

/** Under an English heading, 1/2/1980 is in January: Outlook of the United States writes dates so. */
function birthdayOf(celda: Celda | undefined): string {
  return celda?.columna?.es === 'cumpleanos' ? dayWritten(celda.text, celda.columna.isMonthFirst) : '';
}

const hasDay = ({ text }: Celda): boolean => !isWithoutYear(text) && !isWithoutDay(text);

function headingsOf(cells: readonly string[]): (Columna | undefined)[] {
  const columnas = columnasOf(cells);
  const named = ['nombre', 'pila', 'apellidos', 'empresa', 'correo'];
  if (!columnas.some((columna) => columna && named.includes(columna.es))) {
    throw unusableTable('No se reconocen las columnas: la primera fila debe tener sus títulos, por ejemplo «Nombre».');
  }
  return columnas;
}
