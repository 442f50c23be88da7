import { formatEntero } from '../../../../lib/numeros';
import { type Campos, type Destinatario, destinatarioDe, type Lista } from './fields';

/** Matches an `@` with text before it, and a domain with a dot after it. The server checks the rest. */
const direccion = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;
const conNombre = /^(.*?)<([^<>]*)>$/;
const maxNombre = 120;
const maxDireccion = 254;

/** Splits a typed or pasted text into recipients: «Ana <ana@x.test>, b@y.test; c@z.test». */
export function partesDe(text: string): string[] {
  const parts = (text.match(/(?:"[^"]*"|[^",;\n])+|"/g) ?? []).map((part) => part.trim()).filter(Boolean);
  return parts.flatMap((part) => {
    const words = part.split(/\s+/);
    // Addresses separated by blanks, as a spreadsheet gives them: «a@x.test b@y.test».
    return words.length > 1 && words.every((word) => direccion.test(word)) ? words : part;
  });
}

/** The recipient that a text names, or null when it has no valid address. */
export function destinatarioIn(text: string): Destinatario | null {
  const [, nombre = '', entre] = conNombre.exec(text.trim()) ?? [];
  const address = (entre ?? text).trim().replace(/^mailto:/i, '');
  if (!direccion.test(address) || address.length > maxDireccion) return null;
  return destinatarioDe({ nombre: sinComillas(nombre).slice(0, maxNombre), direccion: address });
}

/** A recipient as a text that {@link destinatarioIn} reads. */
export function textoDe({ nombre, direccion: address }: Destinatario): string {
  if (!nombre) return address;
  return /[",;<>]/.test(nombre) ? `"${nombre.replaceAll('"', '')}" <${address}>` : `${nombre} <${address}>`;
}

/** The problem of a text that is no recipient; undefined for a recipient. */
export function problemaDe(text: string): string | undefined {
  if (destinatarioIn(text)) return undefined;
  return text.includes('@') ? 'La dirección no está bien escrita.' : 'Falta la dirección, como ana@ejemplo.com.';
}

/** Adds recipients to a list, each address once. */
export function sinRepetir(all: readonly Destinatario[]): Destinatario[] {
  return all.filter(({ direccion: one }, index) => all.findIndex((other) => other.direccion === one) === index);
}

/** The most recipients of a mail that is sent. The server has the same limit (`MAX_DESTINATARIOS`). */
export const maxDestinatarios = 100;

/** The text about too many recipients; null within the limit. */
export function demasiadosText({ para, cc, cco }: Pick<Campos, Lista>): string | null {
  const total = para.length + cc.length + cco.length;
  if (total <= maxDestinatarios) return null;
  const sobran = total - maxDestinatarios;
  return `Un correo puede ir a ${maxDestinatarios} direcciones como máximo, y hay ${formatEntero(total)}: ${sobran === 1 ? 'sobra 1' : `sobran ${formatEntero(sobran)}`}.`;
}

/**
 * Splits the recipients into those within the limit and the others. Recipients of «Para» stay before recipients of
 * copies.
 */
export function partidas({ para, cc, cco }: Pick<Campos, Lista>): {
  quedan: Pick<Campos, Lista>;
  sobran: Destinatario[];
} {
  const forCc = Math.max(maxDestinatarios - para.length, 0);
  const forCco = Math.max(forCc - cc.length, 0);
  return {
    quedan: { para: para.slice(0, maxDestinatarios), cc: cc.slice(0, forCc), cco: cco.slice(0, forCco) },
    sobran: [...para.slice(maxDestinatarios), ...cc.slice(forCc), ...cco.slice(forCco)],
  };
}

const sinComillas = (nombre: string) =>
  nombre
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();
