import { cleanLine, cleanText } from '../../../common/input/clean-text.js';
import { htmlOfLines } from '../../../common/input/safe-html.js';
import { MAX_ROWS } from '../limits.js';
import { labelOf, translated } from './etiquetas-de-datos.js';
import { type ContactoLeido, cleanTitles, isWithoutDay, nameAmong } from './leido.js';
import { telefonoOf } from './telefonos.js';
import { nameOfParts, partsOf, unescaped, type Vcard, type VcardLine, vcardsOf } from './vcard-lines.js';
import { sinLugarOf } from './vcard-sin-lugar.js';

/** The contacts of a vCard file, one after the other. @param pais the country of telephones that name none */
export function* readVcards(text: string, pais: string): Generator<ContactoLeido> {
  let fila = 0;
  for (const { lines, falta } of vcardsOf(text)) {
    fila += 1;
    const problema = falta ? FALTAS[falta] : isGroup(lines) ? 'Es un grupo, y no una persona' : null;
    yield problema
      ? { fila, ...SIN_NADA, name: nameIn(lines), problema: `${problema}; no se importó.` }
      : { fila, ...contactoOf(lines, pais) };
  }
}

const FALTAS: Readonly<Record<NonNullable<Vcard['falta']>, string>> = {
  principio: 'Le falta el principio (BEGIN:VCARD)',
  final: 'Le falta el final (END:VCARD)',
  ambos: 'Le faltan el principio y el final (BEGIN:VCARD y END:VCARD)',
};

const SIN_NADA = {
  emails: [],
  phoneNumbers: [],
  title: '',
  company: '',
  birthday: '',
  address: '',
  notes: '',
  etiquetas: [],
};

/** The name of a card that is no contact. */
function nameIn(lines: readonly VcardLine[]): string {
  return cleanLine(unescaped(lines.find(({ name }) => name === 'FN')?.value ?? ''));
}

/** Whether a card is a list of contacts: Apple and version 4.0 write lists as cards. */
function isGroup(lines: readonly VcardLine[]): boolean {
  return lines.some(({ name, value }) => /^(X-ADDRESSBOOKSERVER-)?KIND$/.test(name) && /^\s*group\s*$/i.test(value));
}

function contactoOf(lines: readonly VcardLine[], pais: string): Omit<ContactoLeido, 'fila'> {
  const all = (name: string) => lines.filter((line) => line.name === name && line.value.trim() !== '');
  const first = (name: string) => all(name)[0]?.value ?? '';
  // One row beyond the limit is enough to refuse the rest. Each row searches all lines for its label, so fewer rows
  // save time.
  const rows = (name: string) => all(name).slice(0, MAX_ROWS + 1);
  const label = (line: VcardLine) => cleanLine(customLabel(line, lines)) || labelOf(line.types);
  const company = cleanLine(partsOf(first('ORG'), ';').find((part) => part.trim() !== '') ?? '');
  const phones = rows('TEL').map((line) => ({ text: cleanLine(unescaped(line.value)), label: label(line) }));
  const emails = rows('EMAIL').map((line) => ({ email: cleanLine(unescaped(line.value)), label: label(line) }));
  const notes = all('NOTE').map(({ value }) => unescaped(value));
  const name = nameAmong([
    cleanLine(unescaped(first('FN'))),
    nameOfParts(first('N')),
    company,
    emails[0]?.email,
    phones[0]?.text.replace(/^tel:/i, ''),
  ]);
  const birthday = birthdayOf(all('BDAY')[0]);
  return {
    name,
    emails,
    phoneNumbers: phones.map(({ text, label }) => telefonoOf(text, label, pais)),
    title: cleanLine(unescaped(first('TITLE') || first('ROLE'))),
    company,
    birthday,
    // Google repeats the whole address after its seven parts.
    address: partsOf(first('ADR'), ';').slice(0, 7).map(cleanLine).filter(Boolean).join(', '),
    notes: htmlOfLines(cleanText(notes.join('\n'))),
    etiquetas: cleanTitles(all('CATEGORIES').flatMap(({ value }) => partsOf(value, ','))),
    foto: fotoOf(all('PHOTO')),
    sinLugar: sinLugarOf(lines, name, birthday),
  };
}

/** The label as Apple writes it: in another line of the same group. */
function customLabel({ group }: VcardLine, lines: readonly VcardLine[]): string {
  const custom = group && lines.find((line) => line.group === group && line.name === 'X-ABLABEL');
  return custom ? translated(unescaped(custom.value).replace(/^_\$!<(.*)>!\$_$/, '$1')) : '';
}

/**
 * The date of birth; '' for a day without a year, or a year without a day. For a day without a year, Apple writes a
 * placeholder year, which a parameter names.
 */
function birthdayOf(line: VcardLine | undefined): string {
  const text = line?.value.trim() ?? '';
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year) {
    return year === line?.params['X-APPLE-OMIT-YEAR'] ? '' : `${year}-${month}-${day}`;
  }
  return text.startsWith('--') || isWithoutDay(text) || line?.params.VALUE?.toLowerCase() === 'text' ? '' : text;
}

/**
 * The first picture whose bytes are in the file. Version 4.0 has them in a `data:` address, earlier versions as bare
 * base64.
 */
function fotoOf(lines: readonly VcardLine[]): Buffer | null | undefined {
  const inside = lines.map(({ value }) => value.replace(/^\s*data:[^,]*,/i, '')).find((text) => !isAddress(text));
  if (inside !== undefined) {
    return Buffer.from(inside, 'base64');
  }
  return lines.length > 0 ? null : undefined;
}

function isAddress(text: string): boolean {
  return /^\s*[a-z][a-z\d+.-]*:/i.test(text);
}
