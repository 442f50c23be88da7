import { cleanLine } from '../../common/input/clean-text.js';
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

/** Says that a birthday is left out, since a contact has whole ones alone. */
export function sinCumpleanos(text: string): string {
  return `El cumpleaños «${cleanLine(text).slice(0, 60)}» no es una fecha con su año; se importó sin él.`;
}

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
