import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CamposContactoDto } from '../contactos.dto.js';
import { birthdayOf } from '../cumpleanos.js';
import { MAX_ROWS, MAX_TAGS, MAX_TITLE } from '../limits.js';
import { type ContactoLeido, nameAmong } from './leido.js';

/** A contact of a file that can be imported. */
export interface ContactoUsable {
  leido: ContactoLeido;
  campos: CamposContactoDto;
  /** The titles of the contact's etiquetas. */
  etiquetas: string[];
  /** The address of the contact's picture, once the picture is stored. */
  avatar: string | null;
  /** Sentences that say which data was left out, and why. */
  avisos: string[];
}

const MAX_NAME = 200;
const MAX_QUOTED = 60;

const ROWS = {
  emails: { noun: 'correo', textOf: (row: Row) => row.email ?? '' },
  phoneNumbers: { noun: 'teléfono', textOf: (row: Row) => row.phoneNumber ?? '' },
} as const;
const PRONOUNS: Record<string, string> = { title: 'él', notes: 'ellas' };

interface Row {
  email?: string;
  phoneNumber?: string;
  label: string;
}

/**
 * The usable part of a contact, with sentences about the rest. A string is the reason why nothing is usable.
 * @param today in the cuenta, `YYYY-MM-DD`
 */
export async function usableOf(leido: ContactoLeido, today: string): Promise<ContactoUsable | string> {
  if (leido.problema) {
    return leido.problema;
  }
  if (leido.name === '') {
    return 'No tiene nombre, empresa, correo ni teléfono.';
  }
  const { fila: _, etiquetas: titles, foto: __, problema: ___, sinLugar = [], ...fields } = leido;
  const avisos = [...sinLugar];
  const letters = Array.from(fields.name);
  if (letters.length > MAX_NAME) {
    fields.name = letters.slice(0, MAX_NAME).join('').trim();
    avisos.push(`El nombre tiene más de ${MAX_NAME} caracteres; se acortó.`);
  }
  const campos = plainToInstance(CamposContactoDto, fields);
  for (const error of await validate(campos)) {
    const { property } = error;
    if (property === 'emails' || property === 'phoneNumbers') {
      avisos.push(...removeBadRows(campos, property, error));
    } else {
      Object.assign(campos, { [property]: null });
      avisos.push(leftOut(messageOf(error), PRONOUNS[property]));
    }
  }
  avisos.push(...removeTelephonesWithoutDigits(campos));
  const name = nameWithoutBadRows(leido, campos);
  if (name === '') {
    return `No tiene nombre ni empresa. ${avisos.map(withoutWhatIsDone).join(' ')}`;
  }
  campos.name = name;
  avisos.push(...removeWrongBirthday(campos, today));
  const { etiquetas, avisos: ofTitles } = usableTitles(titles);
  return { leido, campos, etiquetas, avatar: null, avisos: [...avisos, ...ofTitles] };
}

/** Removes invalid rows, and the rows beyond the limit. */
function removeBadRows(campos: CamposContactoDto, property: keyof typeof ROWS, { children = [] }: ValidationError) {
  const { noun, textOf } = ROWS[property];
  const avisos: string[] = [];
  const rows: Row[] = campos[property] ?? [];
  const bad = new Set<Row>();
  for (const child of children) {
    const row: Row | undefined = rows[Number(child.property)];
    if (row && child.children?.every((one) => one.property === 'label')) {
      row.label = '';
      avisos.push(leftOut(messageOf(child)));
    } else if (row) {
      bad.add(row);
      const reason = property === 'emails' ? 'no es válido' : 'es demasiado largo';
      avisos.push(leftOut(`El ${noun} ${quoted(textOf(row))} ${reason}`, 'él'));
    }
  }
  const good = rows.filter((row) => !bad.has(row));
  if (good.length > MAX_ROWS) {
    avisos.push(`Tiene más de ${MAX_ROWS} ${noun}s; se importaron los primeros.`);
  }
  Object.assign(campos, { [property]: good.slice(0, MAX_ROWS) });
  return avisos;
}

/** Removes telephones without digits, such as «no tiene»: the form could not save a contact that has them. */
function removeTelephonesWithoutDigits(campos: CamposContactoDto): string[] {
  const useless = campos.phoneNumbers?.filter(({ phoneNumber }) => !/\d/.test(phoneNumber)) ?? [];
  campos.phoneNumbers = campos.phoneNumbers?.filter((row) => !useless.includes(row));
  return useless.map(({ phoneNumber }) => leftOut(`El teléfono ${quoted(phoneNumber)} no tiene cifras`, 'él'));
}

/**
 * The contact's name. When it was an e-mail or telephone that was left out, a kept one takes its place; '' when there
 * is none.
 */
function nameWithoutBadRows(leido: ContactoLeido, campos: CamposContactoDto): string {
  const { name = '', emails = [], phoneNumbers = [] } = campos;
  const kept = valuesOf({ emails, phoneNumbers });
  return valuesOf(leido).includes(leido.name) && !kept.includes(leido.name) ? nameAmong(kept) : name;
}

const valuesOf = ({ emails, phoneNumbers }: Pick<ContactoLeido, 'emails' | 'phoneNumbers'>): string[] => [
  ...emails.map(({ email }) => email),
  ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
];

function removeWrongBirthday(campos: CamposContactoDto, today: string): string[] {
  if (!campos.birthday) {
    return [];
  }
  try {
    birthdayOf(campos.birthday, today);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) {
      throw error;
    }
    // The date as people write it. Any other text stays as it is.
    const said = quoted(campos.birthday.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'));
    campos.birthday = null;
    return [leftOut(error.message.replace('fecha de nacimiento', `fecha de nacimiento ${said}`))];
  }
}

function usableTitles(titles: readonly string[]) {
  const long = titles.filter((title) => title.length > MAX_TITLE);
  const good = titles.filter((title) => title.length <= MAX_TITLE);
  const avisos = long.map((title) => leftOut(`La etiqueta ${quoted(title)} tiene más de ${MAX_TITLE} caracteres`));
  if (good.length > MAX_TAGS) {
    avisos.push(`Tiene más de ${MAX_TAGS} etiquetas; se importaron las primeras.`);
  }
  return { etiquetas: good.slice(0, MAX_TAGS), avisos };
}

/** A sentence that some data was left out, and why. @param pronoun the pronoun of this data */
export function leftOut(reason: string, pronoun = 'ella'): string {
  return `${reason.replace(/\.$/, '')}; se importó sin ${pronoun}.`;
}

const done = /; se importó sin .+\.$/;

/** Cuts «se importó sin…» off a sentence about a contact that was not imported. */
const withoutWhatIsDone = (aviso: string) => aviso.replace(done, '.');

/** A text of a file in quotation marks, shortened when it is long. */
export function quoted(text: string): string {
  const letters = Array.from(text);
  return `«${letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED).join('')}…` : text}»`;
}

function messageOf({ constraints, children = [] }: ValidationError): string {
  const [child] = children;
  return Object.values(constraints ?? {})[0] ?? (child ? messageOf(child) : 'Uno de sus datos no es válido.');
}
