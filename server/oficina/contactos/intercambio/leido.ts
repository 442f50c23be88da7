import { cleanLine } from '../../../common/input/clean-text.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import type { Telefono } from '../contacto.entity.js';

/** A contact as a file has it, with nothing checked yet. */
export interface ContactoLeido {
  /** The row of a table, whose headings are row 1; or the number of the card. */
  fila: number;
  name: string;
  emails: { email: string; label: string }[];
  phoneNumbers: Telefono[];
  title: string;
  company: string;
  /** `YYYY-MM-DD`, or what could not be understood; '' for none. */
  birthday: string;
  address: string;
  /** HTML. */
  notes: string;
  /** Titles of its etiquetas. */
  etiquetas: string[];
  /** The bytes of a picture, not checked; null when the file has only its address. */
  foto?: Buffer | null;
  /** What the file has of it and we have no place for: sentences. */
  sinLugar?: string[];
  /** Why it is no contact that can be imported: a sentence. */
  problema?: string;
}

/** Whether a birthday is a year, or a month of it. */
export const isWithoutDay = (text: string): boolean => /^(\d{1,2}[/.-])?\d{4}$|^\d{4}-\d{2}$/.test(text.trim());

/** Says that a birthday is left out, since a contact has whole ones alone. */
export function sinCumpleanos(text: string): string {
  const reason = isWithoutDay(text) ? 'no dice el día' : 'no es una fecha con su año';
  return `El cumpleaños «${cleanLine(text).slice(0, 60)}» ${reason}; se importó sin él.`;
}

const MAX_NAMED = 5;

/** A sentence that names what was left out, each once; none where nothing was. */
export function seImportoSin(nouns: readonly string[]): string[] {
  const each = [...new Set(nouns)];
  const more = each.length - MAX_NAMED;
  const rest = more > 0 ? ` y ${more === 1 ? 'otro dato' : `otros ${more} datos`}` : '';
  return each.length > 0 ? [`Se importó sin: ${each.slice(0, MAX_NAMED).join(', ')}${rest}.`] : [];
}

/** Tells whether what keeps these texts says all words of another one. */
export function isSaidIn(kept: readonly string[]): (text: string) => boolean {
  const said = new Set(kept.flatMap(words));
  return (text) => words(text).every((word) => said.has(word));
}

const words = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Titles of etiquetas, each once, without Google's own groups. */
export function cleanTitles(titles: readonly string[]): string[] {
  const own = titles.map(cleanLine).filter((title) => title !== '' && !/^(my ?contacts|starred)$/i.test(title));
  return [...new Set(own)];
}

/**
 * The name of a contact: the first of these texts that is not empty. Many contacts of a telephone have only a number.
 */
export function nameAmong(texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text) ?? '';
}
