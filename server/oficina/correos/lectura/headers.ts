import { isUtf8 } from 'node:buffer';
import libmime from 'libmime';
import { cleanLine } from '../../../common/input/clean-text.js';

/** A header of a mail as it was sent, joined into one line. */
export interface Cabecera {
  nombre: string;
  valor: string;
}

/** The most bytes of the headers that are read. */
const MAX_BLOCK = 1024 * 1024;
/** The most bytes of the headers that are stored, as JSON. */
const MAX_KEPT = 256 * 1024;
const MAX_VALUE = 16 * 1024;

/** The position where the headers of a mail end: the first byte of the blank line. */
export function endOfHeaders(raw: Buffer): number {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((end) => end >= 0);
  return Math.min(raw.length, ...ends);
}

/** Bytes as text, in UTF-8 or otherwise in Windows-1252. Most programs that name no charset use Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** A mail with its headers in UTF-8. Each line is read as {@link textOf} reads it. */
export function conCabecerasEnUtf8(raw: Buffer): Buffer {
  const end = endOfHeaders(raw);
  const block = raw.subarray(0, end);
  if (end > MAX_BLOCK || isUtf8(block)) {
    return raw;
  }
  const lines = block.toString('latin1').split('\n');
  const text = lines.map((line) => textOf(Buffer.from(line, 'latin1'))).join('\n');
  return Buffer.concat([Buffer.from(text), raw.subarray(end)]);
}

/** The headers of a mail, in their order. When there are too many, only the first ones. */
export function cabecerasDe(raw: Buffer): Cabecera[] {
  const block = conCabecerasEnUtf8(raw.subarray(0, Math.min(endOfHeaders(raw), MAX_BLOCK))).toString('utf8');
  const cabeceras: Cabecera[] = [];
  let kept = 0;
  for (const line of block.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const nombre = line.slice(0, colon).trim();
    if (colon > 0 && /^[!-9;-~]{1,200}$/.test(nombre)) {
      const valor = cleanLine(line.slice(colon + 1, colon + 1 + MAX_VALUE)).toWellFormed();
      // The database writes some blanks more, which the 5 bytes allow for.
      kept += Buffer.byteLength(JSON.stringify({ nombre, valor })) + 5;
      if (kept > MAX_KEPT) {
        return cabeceras;
      }
      cabeceras.push({ nombre, valor });
    }
  }
  return cabeceras;
}

/** A header as people read it: encoded words («=?UTF-8?Q?Escritura?=») are decoded. */
export function legible({ nombre, valor }: Cabecera): Cabecera {
  return { nombre, valor: cleanLine(libmime.decodeWords(valor)).toWellFormed() };
}

/** The values of a header, the topmost first. */
export function valoresDe(cabeceras: readonly Cabecera[], nombre: string): string[] {
  return cabeceras.filter((cabecera) => cabecera.nombre.toLowerCase() === nombre).map(({ valor }) => valor);
}
