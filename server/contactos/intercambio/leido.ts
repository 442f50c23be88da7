import type { Telefono } from '../contacto.entity.js';

/** A contact as a file says it, with nothing checked yet. */
export interface ContactoLeido {
  /** Where in the file: the row of a table, whose headings are the first, or the how manieth card. */
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
  /** Titles. */
  etiquetas: string[];
  /** A picture as it was sent, whatever it is; null for one of which the file says only the address. */
  foto?: Buffer | null;
}

/** Without the control characters that files carry and the database does not take; line breaks stay. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Titles of etiquetas, each once, without the groups that Google has of its own. */
export function cleanTitles(titles: readonly string[]): string[] {
  const own = titles.map(cleanLine).filter((title) => title !== '' && !/^(my ?contacts|starred)$/i.test(title));
  return [...new Set(own)];
}

/** What somebody is called: the first of these that says something, as many are only a number in a telephone. */
export function nameAmong(texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text) ?? '';
}
