/** A host or a mail address that a text names. */
export interface Nombrado {
  /** The host or address as the text writes it. */
  escrito: string;
  /** The part «ana@» of an address; empty for a host. */
  buzon: string;
  /** The host in ASCII, without «www». */
  host: string;
  /** Whether it has letters of another alphabet, some of which look like Latin letters. */
  isParecido: boolean;
}

/** Matches a word with dots, with or without «ana@» before it. `path` matches the path after it. */
const pattern =
  /(?<![\p{L}\d-])(?<buzon>[\p{L}\d_][\p{L}\d_.+%-]{0,63}@)?(?<nombre>(?:[\p{L}\p{M}\d-]{1,63}\.){1,9}(?:xn--[a-z\d-]{1,59}|[\p{L}\p{M}]{2,63}))(?![\p{L}\d])/giu;
const path = /:?\d*[/?#\\]\S*/y;

/** Endings of hosts that are recognised in capitals too. */
const known = /^(?:com|net|org|gob|gov|edu|info|biz|app|dev|shop|store|online|site|xyz)$/i;
/** «com.ar» alone names no site. */
const ending = /^(?:com?|net|org|gob|gov|edu)\.[a-z]{2}$/i;
/** «escritura.pdf» looks like a host, but is a file. */
const file = /\.(?:avif|csv|docx?|gif|html?|ics|jpe?g|json|mp[34]|odt|pdf|png|pptx?|rar|rtf|txt|webp|xlsx?|xml|zip)$/i;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** All hosts and addresses that a person reads in a text, in their order. The path after a host is skipped. */
export function nombradosEn(text: string): Nombrado[] {
  const legible = legibleOf(text);
  const nombrados: Nombrado[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(legible); found; found = pattern.exec(legible)) {
    const { index } = found;
    const { buzon = '', nombre = '' } = found.groups ?? {};
    const isAfterScheme = /https?:[/\\]*$/i.test(legible.slice(Math.max(0, index - 10), index));
    const end = pattern.lastIndex;
    // «https://banco.com@otro.test» leads to «otro.test».
    const parts =
      isAfterScheme && buzon ? [...nombradosEn(buzon), nombradoOf('', nombre)] : [nombradoOf(buzon, nombre)];
    const isNamed = Boolean(buzon) || isAfterScheme || isHost(nombre);
    pattern.lastIndex = end;
    if (!isNamed) continue;
    nombrados.push(...parts.filter(({ host }) => host && !ending.test(host)));
    path.lastIndex = end;
    if (path.test(legible)) pattern.lastIndex = path.lastIndex;
  }
  return nombrados;
}

/** The host in ASCII and lower case, without «www»; empty when the text cannot be a host. */
export const hostOf = (nombre: string): string =>
  URL.parse(`https://${nombre}`)?.hostname.replace(/^www\.|\.$/g, '') ?? '';

/**
 * The text as a person sees it: letters in plain form, without invisible characters, with blanks for characters that
 * look blank.
 */
const legibleOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u1160\u115f\u2800]/g, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\u3002\u2024\ua4f8\ua78f\u0701\u0702]/g, '.');

function nombradoOf(buzon: string, nombre: string): Nombrado {
  // «ñ» and «ç» are Latin letters with allowed marks; other marks and other letters count as look-alikes.
  const isParecido = /[^ -~]/.test(nombre.normalize('NFD').replace(/[\u0300-\u0303\u0308\u0327]/g, ''));
  const escrito = (buzon + nombre).replace(/^www\./i, '').toLowerCase();
  return { escrito, buzon: buzon.toLowerCase(), host: hostOf(nombre), isParecido };
}

/** Whether a word with dots is a host. It may also be a file, an abbreviation or the end of a sentence. */
function isHost(nombre: string): boolean {
  const last = nombre.split('.').at(-1) ?? '';
  if (file.test(nombre)) return false;
  if (/^www\./i.test(nombre) || known.test(last) || /^xn--|[^\p{Script=Latin}]/iu.test(last)) return true;
  if (last.length > 2) return /^[a-z]+$/.test(last);
  const isOneCase = last === last.toLowerCase() || nombre === nombre.toUpperCase();
  return isOneCase && /^[a-z]+$/i.test(last) && countries.of(last.toUpperCase()) !== undefined;
}
