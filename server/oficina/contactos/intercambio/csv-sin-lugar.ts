import type { Columna } from './csv-columns.js';
import { type ContactoLeido, isSaidIn, isWithoutDay, seImportoSin, sinCumpleanos } from './leido.js';

/** A cell of a row that is not blank. */
export interface Celda {
  /** The heading of the cell's column; '' beyond the last heading. */
  heading: string;
  columna: Columna | undefined;
  text: string;
}

/** A day without a year, as Google writes it, or Outlook's text for no day. */
const SIN_ANIO = /^(--|0\/0\/)/;
const NINGUN_DIA = /^0\/0\//;
/** Headings that programs fill by themselves. SIN_ELEGIR has the values that they write while nobody chooses. */
const DE_PROGRAMAS = /^(priority|sensitivity|private|gender|prioridad|car[aá]cter|privado|sexo)$/i;
const SIN_ELEGIR = /^(normal|false|falso|unspecified|no especificado|sin especificar|0)$/i;
const INICIALES = /^(initials|iniciales)$/i;

export const isWithoutYear = (text: string): boolean => SIN_ANIO.test(text);

/**
 * Sentences about the data of a row for which a contact has no place. A cell is left out when the contact keeps its
 * text or words.
 * @param taken the cells that the contact keeps
 */
export function sinLugarOf(
  celdas: readonly Celda[],
  taken: ReadonlySet<Celda>,
  { name, company, title, address, emails, phoneNumbers }: Omit<ContactoLeido, 'fila'>,
): string[] {
  const isSaid = isSaidIn([
    ...[name, company, title, address],
    ...emails.map(({ email }) => email),
    ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
  ]);
  const left = celdas.filter((celda) => !taken.has(celda) && !isOfProgram(celda) && !isSaid(celda.text));
  const birthdays = left.filter(isPartOfBirthday);
  const others = left.filter((celda) => !isPartOfBirthday(celda));
  const nouns = others.flatMap(({ columna, heading }) =>
    columna?.es === 'parteDeDireccion' ? ['otras direcciones'] : heading ? [`«${heading.slice(0, 60)}»`] : [],
  );
  const sinTitulo = others.filter(({ heading }) => heading === '').map(({ text }) => `«${text.slice(0, 60)}»`);
  return [
    ...birthdays.map(({ text }) => sinCumpleanos(text)),
    ...seImportoSin([...nouns, ...(sinTitulo.length > 0 ? [sinTituloTexto(sinTitulo)] : [])]),
  ];
}

const isPartOfBirthday = ({ columna, text }: Celda): boolean =>
  columna?.es === 'cumpleanos' && (isWithoutYear(text) || isWithoutDay(text));

function isOfProgram({ heading, columna, text }: Celda): boolean {
  const isUnchosen = INICIALES.test(heading) || (DE_PROGRAMAS.test(heading) && SIN_ELEGIR.test(text.trim()));
  return (!columna && isUnchosen) || (columna?.es === 'cumpleanos' && NINGUN_DIA.test(text));
}

function sinTituloTexto(textos: readonly string[]): string {
  const some = `${textos.slice(0, 3).join(', ')}${textos.length > 3 ? '…' : ''}`;
  return textos.length === 1 ? `un dato sin título (${some})` : `${textos.length} datos sin título (${some})`;
}
