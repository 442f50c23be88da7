import { cleanLine } from '../../../common/input/clean-text.js';
import { isSaidIn, seImportoSin, sinCumpleanos } from './leido.js';
import { nameOfParts, partsOf, unescaped, type VcardLine } from './vcard-lines.js';

/** Properties of which a contact keeps every one. */
const TODAS: ReadonlySet<string> = new Set(['TEL', 'EMAIL', 'NOTE', 'CATEGORIES']);
/** Properties of which a contact keeps one, with what the others are called. */
const UNICAS: Readonly<Record<string, string>> = {
  ADR: 'otras direcciones',
  ORG: 'otras empresas',
  TITLE: 'otros cargos',
  BDAY: 'otros cumpleaños',
  PHOTO: 'otras fotos',
};
/** What is of the file and of the program that wrote it, and not of the person. */
const DEL_ARCHIVO: ReadonlySet<string> = new Set([
  ...['VERSION', 'PRODID', 'REV', 'UID', 'SOURCE', 'KIND', 'XML', 'CLIENTPIDMAP', 'MAILER', 'SORT-STRING', 'CLASS'],
  ...['NAME', 'PROFILE', 'X-ABLABEL', 'X-ABADR', 'X-ABUID', 'X-ABSHOWAS', 'X-ADDRESSBOOKSERVER-KIND'],
  ...['X-EVOLUTION-FILE-AS'],
]);
/** How people call other properties; one that is missing here is named as the file does. */
const NOMBRES: Readonly<Record<string, string>> = {
  ANNIVERSARY: 'aniversario',
  'X-ANNIVERSARY': 'aniversario',
  AGENT: 'representante',
  IMPP: 'mensajería',
  'X-AIM': 'mensajería',
  'X-GTALK': 'mensajería',
  'X-ICQ': 'mensajería',
  'X-JABBER': 'mensajería',
  'X-MSN': 'mensajería',
  'X-SKYPE': 'mensajería',
  'X-SKYPE-USERNAME': 'mensajería',
  'X-YAHOO': 'mensajería',
  NICKNAME: 'apodo',
  RELATED: 'personas relacionadas',
  'X-ABRELATEDNAMES': 'personas relacionadas',
  'X-SPOUSE': 'cónyuge',
  SOCIALPROFILE: 'redes sociales',
  'X-SOCIALPROFILE': 'redes sociales',
  URL: 'sitio web',
  GEO: 'ubicación en el mapa',
  TZ: 'huso horario',
  LANG: 'idioma',
  GENDER: 'género',
  'X-GENDER': 'género',
  LABEL: 'dirección escrita en una etiqueta',
  LOGO: 'logotipo',
  SOUND: 'sonido',
  KEY: 'clave pública',
  MEMBER: 'miembros',
  'X-ABDATE': 'otras fechas',
  BIRTHPLACE: 'lugar de nacimiento',
  DEATHPLACE: 'lugar de fallecimiento',
  DEATHDATE: 'fecha de fallecimiento',
  ROLE: 'otros cargos',
};

/**
 * What a card has and a contact has no place for, in sentences. Each property is kept, of the file, or named.
 * @param name of the contact
 * @param birthday as the contact keeps it, or ''
 */
export function sinLugarOf(lines: readonly VcardLine[], name: string, birthday: string): string[] {
  const isSaid = isSaidIn([name]);
  const filled = lines.filter(({ name, value }) => name === 'AGENT' || value.replace(/[;\s]/g, '') !== '');
  const bday = filled.find(({ name }) => name === 'BDAY');
  const hasTitle = filled.some(({ name }) => name === 'TITLE');
  const seen = new Set<string>();
  const nouns = filled.flatMap((line): string[] => {
    // A role stands for a title that is missing.
    const property = line.name === 'ROLE' && !hasTitle ? 'TITLE' : line.name;
    const isFirst = !seen.has(property);
    seen.add(property);
    if (TODAS.has(property) || DEL_ARCHIVO.has(property)) return [];
    if (property === 'FN' || property === 'N') return otherName(line, isSaid);
    const others = UNICAS[property];
    if (others) return isFirst ? ofPart(line) : [others];
    return [NOMBRES[property] ?? (property === '' ? 'una línea que no se entiende' : `«${property.slice(0, 60)}»`)];
  });
  return [...(bday && birthday === '' ? [sinCumpleanos(bday.value)] : []), ...seImportoSin(nouns)];
}

/** Another name of the person, if it says more than the one that is kept. */
function otherName({ name, value }: VcardLine, isSaid: (text: string) => boolean): string[] {
  const other = name === 'FN' ? cleanLine(unescaped(value)) : nameOfParts(value);
  return isSaid(other) ? [] : [`otro nombre («${other.slice(0, 60)}»)`];
}

/** A contact keeps the company, and not what is inside it. */
function ofPart({ name, value }: VcardLine): string[] {
  const isDivided = name === 'ORG' && partsOf(value, ';').filter((part) => part.trim() !== '').length > 1;
  return isDivided ? ['área de la empresa'] : [];
}
