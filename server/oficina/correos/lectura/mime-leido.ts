import { createHash } from 'node:crypto';
import { cleanLine } from '../../../common/input/clean-text.js';
import { withoutFormatting } from '../../../common/input/trimmed.js';
import { type Cabecera, cabecerasDe, endOfHeaders, valoresDe } from './cabeceras.js';

/** Somebody whom a mail names, with their address in lower case. */
export interface Nombrado {
  nombre: string;
  direccion: string;
}

/** A file of a mail. */
export interface Parte {
  /** As it was sent; empty when it has none. */
  nombre: string;
  /** What the mail says it is. */
  tipo: string;
  contenido: Uint8Array;
  /** Whether the text shows it. */
  enLinea: boolean;
}

/** What a mail says, cleaned. It is plain data, which a worker can send. */
export interface MimeLeido {
  /** With its angle brackets; null when it has none that can be used. */
  messageId: string | null;
  referencias: string[];
  /** Those of From; usually one. */
  de: Nombrado[];
  para: Nombrado[];
  cc: Nombrado[];
  /** Those of Reply-To; empty when it has none, or they are those of From. */
  responderA: Nombrado[];
  asunto: string;
  /** The moment of its Date; null when it has none that can be true. */
  fecha: Date | null;
  /** Sanitised. A picture of the mail has `data-adjunto` with its number among `partes`. */
  html: string;
  texto: string;
  cabeceras: Cabecera[];
  /** The same for two deliveries of one mail. */
  huella: string;
  partes: Parte[];
  /** Why it is not all here: the whole mail goes along as a file, unless it is `enorme`. */
  aviso: 'largo' | 'archivos' | 'destinatarios' | 'ilegible' | 'enorme' | null;
}

const MAX_ASUNTO = 998;
/** The longest Message-ID, in bytes: an index keeps it. */
const MAX_MESSAGE_ID = 900;
/** An address that can be answered. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,250}$/;

/** Whether a Message-ID can be used. */
export function isMessageId(text: string): boolean {
  return /^<[^<>\s\p{C}]+>$/u.test(text) && Buffer.byteLength(text) <= MAX_MESSAGE_ID;
}

/** Whether an address, in lower case, can be answered. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && text === plain(text);
}

/** What can be said of a mail that the database refuses: nearly nothing, so that this is stored. */
export function minimo(raw: Buffer): MimeLeido {
  const { cabeceras, ...leido } = ilegible(raw);
  const needed = cabeceras.filter(({ nombre }) => /^(from|authentication-results)$/i.test(nombre));
  return { ...leido, cabeceras: needed.slice(0, 4), messageId: null };
}

/** What can be said of a mail that cannot be read. */
export function ilegible(raw: Buffer): MimeLeido {
  const cabeceras = cabecerasDe(raw);
  const [from = ''] = valoresDe(cabeceras, 'from');
  const [asunto = ''] = valoresDe(cabeceras, 'subject');
  const [messageId = ''] = valoresDe(cabeceras, 'message-id');
  const direccion = (/<([^<>\s]{3,320})>/.exec(from)?.[1] ?? from).trim().toLowerCase();
  return {
    messageId: isMessageId(messageId) ? messageId : null,
    referencias: [],
    de: isAddress(direccion) ? [{ nombre: '', direccion }] : [],
    para: [],
    cc: [],
    responderA: [],
    asunto: asuntoLeido(asunto),
    fecha: fechaLeida(valoresDe(cabeceras, 'date')[0]),
    html: '',
    texto: '',
    cabeceras,
    huella: huellaDe(raw, cabeceras),
    partes: [],
    aviso: 'ilegible',
  };
}

/** A subject as it is kept. */
export function asuntoLeido(asunto: string): string {
  return cut(plain(asunto), MAX_ASUNTO);
}

/** A moment that may be true: not before mail was written, nor in the future, but for a clock that is wrong. */
export function fechaLeida(valor: string | undefined): Date | null {
  const fecha = new Date((valor ?? '').replace(/\([^()]*\)/g, '').slice(0, 100));
  const time = fecha.getTime();
  return time > Date.UTC(1980) && time < Date.now() + 86_400_000 ? fecha : null;
}

/** The same for two deliveries of one mail, whose later headers differ. */
export function huellaDe(raw: Buffer, cabeceras: readonly Cabecera[]): string {
  const named = ['message-id', 'from', 'subject', 'date'].flatMap((name) => valoresDe(cabeceras, name));
  return createHash('sha256')
    .update(JSON.stringify(named))
    .update(raw.subarray(endOfHeaders(raw)))
    .digest('hex');
}

/** Text in one line, without characters that cannot be seen or change its direction. */
export function plain(text: string): string {
  return cleanLine(withoutFormatting(text.slice(0, 20_000).toWellFormed()));
}

/** Text of at most so many units, with no half of a character. */
export function cut(text: string, length: number): string {
  return text.length > length
    ? text
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd$/, '')
    : text;
}
