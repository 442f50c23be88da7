import { cleanLine } from '../../../common/input/clean-text.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import type { Telefono } from '../contacto.entity.js';

/** A contact as a file has it. Nothing is checked yet. */
export interface ContactoLeido {
  /** The number of the row; the row with the headings is 1. In a vCard file, the number of the card. */
  fila: number;
  name: string;
  emails: { email: string; label: string }[];
  phoneNumbers: Telefono[];
  title: string;
  company: string;
  /** `YYYY-MM-DD`, or a text that could not be understood; '' for none. */
  birthday: string;
  address: string;
  /** HTML. */
  notes: string;
  /** The titles of the contact's etiquetas. */
  etiquetas: string[];
  /** The bytes of a picture, not checked yet. Null when the file has only the picture's address. */
  foto?: Buffer | null;
  /** Sentences about data of the file for which a contact has no place. */
  sinLugar?: string[];
  /** A sentence that says why the contact cannot be imported. */
  problema?: string;
}

/** Whether a birthday is only a year, or a month and a year. */
export const isWithoutDay = (text: string): boolean => /^(\d{1,2}[/.-])?\d{4}$|^\d{4}-\d{2}$/.test(text.trim());

/** A sentence that a birthday is left out, since a contact keeps only whole birthdays. */
export function sinCumpleanos(text: string): string {
  const reason = isWithoutDay(text) ? 'no dice el día' : 'no es una fecha con su año';
  return `El cumpleaños «${cleanLine(text).slice(0, 60)}» ${reason}; se importó sin él.`;
}

const MAX_NAMED = 5;

/** A sentence that names what was left out, each noun once. Empty when nothing was left out. */
export function seImportoSin(nouns: readonly string[]): string[] {
  const each = [...new Set(nouns)];
  const more = each.length - MAX_NAMED;
  const rest = more > 0 ? ` y ${more === 1 ? 'otro dato' : `otros ${more} datos`}` : '';
  return each.length > 0 ? [`Se importó sin: ${each.slice(0, MAX_NAMED).join(', ')}${rest}.`] : [];
}

/** Returns a function that says whether these kept texts have all words of another text. */
export function isSaidIn(kept: readonly string[]): (text: string) => boolean {
  const said = new Set(kept.flatMap(words));
  return (text) => words(text).every((word) => said.has(word));
}

const words = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The titles of etiquetas, each once, without Google's own groups. */
export function cleanTitles(titles: readonly string[]): string[] {
  const own = titles.map(cleanLine).filter((title) => title !== '' && !/^(my ?contacts|starred)$/i.test(title));
  return [...new Set(own)];
}

/**
 * The name of a contact: the first of these texts that is not empty. Many contacts of telephones have only a number.
 */
export function nameAmong(texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text) ?? '';
}
