import { createHash } from 'node:crypto';
import { cleanLine } from '../../../common/input/clean-text.js';
import { withoutFormatting } from '../../../common/input/trimmed.js';
import { type Cabecera, cabecerasDe, endOfHeaders, valoresDe } from './headers.js';

/** A person or address that a mail names. The address is in lower case. */
export interface Nombrado {
  nombre: string;
  direccion: string;
}

/** A file of a mail. */
export interface ParteMime {
  /** The name as it was sent; empty when there is none. */
  nombre: string;
  /** The MIME type that the mail names. */
  tipo: string;
  contenido: Uint8Array;
  /** Whether the text of the mail shows the file. */
  enLinea: boolean;
}

/** The content of a mail, sanitised. It is plain data, so that a worker can send it. */
export interface MimeLeido {
  /** With its angle brackets; null when the mail has no usable Message-ID. */
  messageId: string | null;
  referencias: string[];
  /** The addresses of From, usually one. */
  de: Nombrado[];
  para: Nombrado[];
  cc: Nombrado[];
  /** The addresses of Reply-To. Empty when there are none, or when they are the addresses of From. */
  responderA: Nombrado[];
  asunto: string;
  /** The moment of the header Date; null when it is missing or cannot be true. */
  fecha: Date | null;
  /** Sanitised HTML. A picture has its number among `partes` in `data-adjunto`. */
  html: string;
  texto: string;
  cabeceras: Cabecera[];
  /** A hash of the mail. Two deliveries of the same mail have the same hash. */
  huella: string;
  partes: ParteMime[];
  /** Why the content is incomplete. The whole mail is then added as a file, unless it is `enorme`. */
  aviso: 'largo' | 'archivos' | 'destinatarios' | 'ilegible' | 'enorme' | null;
}

const MAX_ASUNTO = 998;
/** The most bytes of a Message-ID, since an index has it. */
const MAX_MESSAGE_ID = 900;
/** An address that can be answered. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,250}$/;

/** Whether a text is a usable Message-ID. */
export function isMessageId(text: string): boolean {
  return /^<[^<>\s\p{C}]+>$/u.test(text) && Buffer.byteLength(text) <= MAX_MESSAGE_ID;
}

/** Whether a text, in lower case, is an address that can be answered. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && text === plain(text);
}

/** The content of a mail that the database refuses. It has so little data that the database accepts it. */
export function minimo(raw: Buffer): MimeLeido {
  const { cabeceras, ...leido } = ilegible(raw);
  const needed = cabeceras.filter(({ nombre }) => /^(from|authentication-results)$/i.test(nombre));
  return { ...leido, cabeceras: needed.slice(0, 4), messageId: null };
}

/** The content of a mail that cannot be read: only the data of its headers. */
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

/** A subject in the form in which it is stored. */
export function asuntoLeido(asunto: string): string {
  return cut(plain(asunto), MAX_ASUNTO);
}

/** The moment of a Date that may be true: after 1980, and at most a day in the future, since clocks may be wrong. */
export function fechaLeida(valor: string | undefined): Date | null {
  const fecha = new Date((valor ?? '').replace(/\([^()]*\)/g, '').slice(0, 100));
  const time = fecha.getTime();
  return time > Date.UTC(1980) && time < Date.now() + 86_400_000 ? fecha : null;
}

/** A hash of a mail. It leaves out the headers that differ between two deliveries of the same mail. */
export function huellaDe(raw: Buffer, cabeceras: readonly Cabecera[]): string {
  const named = ['message-id', 'from', 'subject', 'date'].flatMap((name) => valoresDe(cabeceras, name));
  return createHash('sha256')
    .update(JSON.stringify(named))
    .update(raw.subarray(endOfHeaders(raw)))
    .digest('hex');
}

/** Text in one line, without invisible characters and characters that change its direction. */
export function plain(text: string): string {
  return cleanLine(withoutFormatting(text.slice(0, 20_000).toWellFormed()));
}

/** The first `length` units of a text, without half of a character at the end. */
export function cut(text: string, length: number): string {
  return text.length > length
    ? text
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd$/, '')
    : text;
}
