import { setImmediate } from 'node:timers/promises';
import type ICAL from 'ical.js';
import { linesOf } from '../../../common/input/html-text.js';
import { plainLines } from '../../../common/input/plain-lines.js';
import type { ContactoFila } from '../contactos.repository.js';
import { kindOf, labelOf } from './etiquetas-de-datos.js';
import { international } from './telefonos.js';

const BREATH = 200;

/** Contacts as a vCard 4.0 file, without their pictures. @param titleOf returns the title of an etiqueta */
export async function writeVcards(
  contactos: readonly ContactoFila[],
  titleOf: (id: string) => string | undefined,
): Promise<string> {
  // The module is loaded at the first export, since most processes never need it.
  const { default: ical } = await import('ical.js');
  const cards: string[] = [];
  for (const contacto of contactos) {
    cards.push(`${cardOf(ical, plain(contacto), (id) => plain(titleOf(id)))}\r\n`);
    if (cards.length % BREATH === 0) {
      await setImmediate();
    }
  }
  return cards.join('');
}

/** Removes from all texts the signs that would end a line of the file. */
function plain<T>(value: T): T {
  return typeof value === 'string'
    ? (plainLines(value) as T)
    : value && typeof value === 'object'
      ? each(value)
      : value;
}

function each<T extends object>(value: T): T {
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plain) as unknown as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) as T;
}

function cardOf(ical: typeof ICAL, contacto: ContactoFila, titleOf: (id: string) => string | undefined): string {
  const card = new ical.Component(['vcard', [], []]);
  card.addPropertyWithValue('version', '4.0');
  card.addPropertyWithValue('uid', `urn:uuid:${contacto.id}`);
  card.addPropertyWithValue('fn', contacto.nombre);
  const rows = new Rows(ical, card);
  for (const { email, label } of contacto.correos) {
    rows.add('email', email, label);
  }
  for (const telefono of contacto.telefonos) {
    rows.add('tel', international(telefono), telefono.label);
  }
  const texts = { title: contacto.titulo, note: contacto.notas && linesOf(contacto.notas) };
  for (const [name, text] of Object.entries(texts)) {
    if (text) {
      card.addPropertyWithValue(name, text);
    }
  }
  // The whole text is one part of the value, so that its semicolons separate nothing.
  const structured = { org: [contacto.empresa], adr: ['', '', contacto.direccion, '', '', '', ''] };
  for (const [name, parts] of Object.entries(structured)) {
    if (parts.some(Boolean)) {
      card.addPropertyWithValue(name, parts as unknown as string);
    }
  }
  if (contacto.nacimiento) {
    card.addPropertyWithValue('bday', ical.VCardTime.fromDateAndOrTimeString(contacto.nacimiento, 'date'));
  }
  const titles = contacto.etiquetas.flatMap((id) => titleOf(id) ?? []);
  if (titles.length > 0) {
    card.addProperty(new ical.Property(['categories', {}, 'text', ...titles], card));
  }
  return card.toString();
}

/**
 * Writes e-mails and telephones with their labels. A label is written as a kind of vCard. When no kind has the same
 * meaning, the label is written in Apple's way.
 */
class Rows {
  private groups = 0;

  constructor(
    private readonly ical: typeof ICAL,
    private readonly card: ICAL.Component,
  ) {}

  add(name: 'email' | 'tel', value: string, label: string): void {
    const kind = kindOf(label);
    const type: Record<string, string> = kind ? { type: kind } : {};
    if (!label || (kind && labelOf([kind]) === label)) {
      this.card.addProperty(this.property(name, type, value));
      return;
    }
    const group = `item${++this.groups}`;
    this.card.addProperty(this.property(name, { group, ...type }, value));
    this.card.addProperty(this.property('x-ablabel', { group }, label));
  }

  private property(name: string, params: Record<string, string>, value: string): ICAL.Property {
    return new this.ical.Property([name, params, 'text', value], this.card);
  }
}
