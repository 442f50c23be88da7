import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { type Cabecera, valoresDe } from './headers.js';

/** Whether a mail is from the sender that it names. `sin_datos`: the own mail server did not say. */
export type Autenticacion = 'verificado' | 'fallido' | 'sin_datos';

/** A result of a check: `dkim=pass header.d=ejemplo.test`. */
interface Resultado {
  metodo: string;
  resultado: string;
  propiedades: ReadonlyMap<string, string>;
}

/**
 * The result of the own mail server's check of the sender (RFC 8601). Only the topmost header counts, and only when it
 * has the own server's name. Anybody can write other headers. A server that uses the setting removes such headers in
 * its name from received mails.
 * @param servidor MAIL_AUTHSERV_ID
 * @param direcciones the addresses of From
 */
export function autenticacionDe(
  cabeceras: readonly Cabecera[],
  servidor: string | undefined,
  direcciones: readonly string[],
): Autenticacion {
  const partes = hallazgosDe(cabeceras, servidor);
  if (!partes) {
    return 'sin_datos';
  }
  const resultados = partes.map(resultadoOf).filter((each) => each !== null);
  if (resultados.some(({ metodo, resultado }) => metodo === 'dmarc' && resultado === 'fail')) {
    return 'fallido';
  }
  // With several senders, it is unknown which one the check means.
  const isUnico = direcciones.length === 1 && valoresDe(cabeceras, 'from').length === 1;
  const dominio = domainOf(direcciones[0] ?? '');
  return isUnico && dominio !== '' && resultados.some((each) => speaksFor(each, dominio)) ? 'verificado' : 'sin_datos';
}

/**
 * Whether the own mail server marked a mail as spam. The mark counts only when the server's results count. @param
 * servidor MAIL_AUTHSERV_ID
 */
export function isSpam(cabeceras: readonly Cabecera[], servidor: string | undefined): boolean {
  const said = ['x-spam-flag', 'x-spam-status'].flatMap((nombre) => valoresDe(cabeceras, nombre).slice(0, 1));
  return hallazgosDe(cabeceras, servidor) !== null && said.some((valor) => /^yes\b/i.test(valor));
}

/** The results of the own mail server, one per method; null when another server wrote the topmost header. */
function hallazgosDe(cabeceras: readonly Cabecera[], servidor: string | undefined): string[] | null {
  const [primera] = valoresDe(cabeceras, 'authentication-results');
  const [cabeza = '', ...partes] = primera === undefined ? [] : partsOf(primera);
  return servidor && cabeza.split(/\s/)[0]?.toLowerCase() === servidor.toLowerCase() ? partes : null;
}

function speaksFor({ metodo, resultado, propiedades }: Resultado, dominio: string): boolean {
  if (resultado !== 'pass') {
    return false;
  }
  switch (metodo) {
    case 'dmarc':
      return domainOf(propiedades.get('header.from') ?? '') === dominio;
    case 'dkim':
      return isSameOrganizacion(propiedades.get('header.d') ?? propiedades.get('header.i') ?? '', dominio);
    case 'spf':
      return isSameOrganizacion(propiedades.get('smtp.mailfrom') ?? '', dominio);
    default:
      return false;
  }
}

/**
 * Whether two addresses or domains belong to one organisation, by the rule of DMARC (RFC 7489 §3.2). Endings under
 * which anybody may have a domain, such as `com.ar`, belong to no organisation.
 */
export function isSameOrganizacion(una: string, otra: string): boolean {
  const [primera, segunda] = [una, otra].map((each) => getDomain(domainOf(each), { allowPrivateDomains: true }));
  return primera != null && primera === segunda;
}

/** The domain of an address, or the domain itself, in lower case and ASCII. */
function domainOf(text: string): string {
  return domainToASCII(text.slice(text.lastIndexOf('@') + 1).replace(/\.$/, '')).toLowerCase();
}

function resultadoOf(parte: string): Resultado | null {
  const [primero = '', ...resto] = parte.split(/\s+/);
  const [, metodo, resultado] = /^([a-z-]+)(?:\/\d+)?=([a-z]+)$/i.exec(primero) ?? [];
  if (!metodo || !resultado) {
    return null;
  }
  const propiedades = new Map<string, string>();
  for (const propiedad of resto) {
    const equals = propiedad.indexOf('=');
    const nombre = propiedad.slice(0, equals).toLowerCase();
    // The first value counts, so that a later one cannot change it.
    if (equals > 0 && !propiedades.has(nombre)) {
      propiedades.set(nombre, propiedad.slice(equals + 1));
    }
  }
  return { metodo: metodo.toLowerCase(), resultado: resultado.toLowerCase(), propiedades };
}

/** The parts between semicolons, without comments. A quoted text becomes one word, so that it cannot hold results. */
function partsOf(valor: string): string[] {
  const partes = [''];
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < valor.length; index++) {
    const sign = valor[index] as string;
    if (sign === '\\') {
      index++;
    } else if (sign === '"' && depth === 0) {
      isQuoted = !isQuoted;
    } else if (isQuoted) {
      partes.push(`${partes.pop()}${/[\s;=]/.test(sign) ? '_' : sign}`);
    } else if (sign === '(') {
      depth++;
    } else if (sign === ')') {
      depth = Math.max(0, depth - 1);
    } else if (depth === 0 && sign === ';') {
      partes.push('');
    } else if (depth === 0) {
      partes.push(partes.pop() + sign);
    }
  }
  return partes.map((parte) => parte.trim().replace(/\s*=\s*/g, '='));
}
