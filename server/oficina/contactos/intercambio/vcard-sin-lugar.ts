import { cleanLine } from '../../../common/input/clean-text.js';
import { isSaidIn, seImportoSin, sinCumpleanos } from './leido.js';
import { nameOfParts, partsOf, unescaped, type VcardLine } from './vcard-lines.js';

/** Properties of which a contact keeps all values. */
const TODAS: ReadonlySet<string> = new Set(['TEL', 'EMAIL', 'NOTE', 'CATEGORIES']);
/** Properties of which a contact keeps one value, with a noun for the others. */
const UNICAS: Readonly<Record<string, string>> = {
  ADR: 'otras direcciones',
  ORG: 'otras empresas',
  TITLE: 'otros cargos',
  BDAY: 'otros cumpleaños',
  PHOTO: 'otras fotos',
};
/** Properties about the file and the program that wrote it, not about the person. */
const DEL_ARCHIVO: ReadonlySet<string> = new Set([
  ...['VERSION', 'PRODID', 'REV', 'UID', 'SOURCE', 'KIND', 'XML', 'CLIENTPIDMAP', 'MAILER', 'SORT-STRING', 'CLASS'],
  ...['NAME', 'PROFILE', 'X-ABLABEL', 'X-ABADR', 'X-ABUID', 'X-ABSHOWAS', 'X-ADDRESSBOOKSERVER-KIND'],
  ...['X-EVOLUTION-FILE-AS'],
]);
/** Nouns for other properties. A property that is missing here is named as the file names it. */
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
 * Sentences about the data of a card for which a contact has no place. Properties about the file are left out.
 * @param name the name that the contact keeps
 * @param birthday the birthday that the contact keeps, or ''
 */
export function sinLugarOf(lines: readonly VcardLine[], name: string, birthday: string): string[] {
  const isSaid = isSaidIn([name]);
  const filled = lines.filter(({ name, value }) => name === 'AGENT' || value.replace(/[;\s]/g, '') !== '');
  const bday = filled.find(({ name }) => name === 'BDAY');
  const hasTitle = filled.some(({ name }) => name === 'TITLE');
  const seen = new Set<string>();
  const nouns = filled.flatMap((line): string[] => {
    // When the title is missing, the contact keeps the role as its title.
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

/** Another name of the person, when it has words that the kept name lacks. */
function otherName({ name, value }: VcardLine, isSaid: (text: string) => boolean): string[] {
  const other = name === 'FN' ? cleanLine(unescaped(value)) : nameOfParts(value);
  return isSaid(other) ? [] : [`otro nombre («${other.slice(0, 60)}»)`];
}

/** A contact keeps the company, but not the department. */
function ofPart({ name, value }: VcardLine): string[] {
  const isDivided = name === 'ORG' && partsOf(value, ';').filter((part) => part.trim() !== '').length > 1;
  return isDivided ? ['área de la empresa'] : [];
}
