import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import libmime from 'libmime';
import { type AddressObject, type AttachmentStream, type EmailAddress, MailParser, type MessageText } from 'mailparser';
import { linesOfMail } from '../../../common/input/html-text.js';
import { sanitizeMailHtml } from '../../../common/input/mail-html.js';
import { escapeHtml } from '../../../common/input/safe-html.js';
import { cabecerasDe, conCabecerasEnUtf8, textOf, valoresDe } from './headers.js';
import {
  asuntoLeido,
  cut,
  fechaLeida,
  huellaDe,
  isAddress,
  isMessageId,
  type MimeLeido,
  type Nombrado,
  type ParteMime,
  plain,
} from './mime-leido.js';

const MAX_PARTES = 100;
/** The most bytes of a picture within the HTML that becomes a file. */
const MAX_EMBEDDED = 100 * 1024;
/** The longest HTML that is sanitised, and the longest sanitised HTML that is stored. */
const MAX_RAW_HTML = 6_000_000;
const MAX_HTML = 1_800_000;
/** The number of characters that the id of a part adds to HTML. */
const ID_LENGTH = 36;
const MAX_NAMED = 500;
/** With more addresses, an answer would become a mass mail. */
const MAX_RESPONDER = 20;
const MAX_REFERENCIAS = 100;
const MAX_NOMBRE = 320;
/** A part of a mail in the library. */
interface Nodo {
  charset?: string;
  isAttachment?: boolean;
  /** Set when the part has content of its own. */
  decoder?: object;
  /** The text of the part, after it was read. */
  textContent?: string;
  children: Nodo[];
}

/** Methods of the library that its types leave out. */
const LIBRARY = MailParser.prototype as unknown as {
  createNode(node: object): Nodo;
  getDecoder(): { decodeStream(charset: string): Transform };
};
/** Stands for the charset of a text that names no charset. */
const UNDECLARED = 'undeclared';
/** Stands for UTF-8: the library calls no decoder for a charset that it decodes itself. */
const NAMED_UTF8 = 'named-utf-8';

/** A parser that makes only our own links in plain text. It guesses charsets that are missing or wrong. */
class Parser extends MailParser {
  private readonly seen: Nodo[] = [];

  createNode(node: object) {
    const made = LIBRARY.createNode.call(this, node);
    this.seen.push(made);
    return Object.assign(made, { charset: charsetOf(made.charset) });
  }

  /** Whether the mail has more files than `files`, or a text that was not read. */
  hasMoreThan(files: number): boolean {
    const isUnread = ({ decoder, textContent, isAttachment, children }: Nodo) =>
      decoder ? !isAttachment && textContent === undefined : children.length === 0;
    return this.seen.filter(({ isAttachment }) => isAttachment).length > files || this.seen.some(isUnread);
  }

  getDecoder() {
    const { decodeStream } = LIBRARY.getDecoder.call(this);
    const asDeclared = async (bytes: Buffer, charset: string) => {
      if (charset === NAMED_UTF8) {
        return bytes.toString();
      }
      const stream = decodeStream(charset);
      stream.end(bytes);
      return (await buffer(stream)).toString();
    };
    return {
      decodeStream: (charset: string) =>
        whole(async (bytes) => {
          const declared = charset === UNDECLARED ? null : await asDeclared(bytes, charset);
          return declared === null || isGarbled(declared) ? textOf(bytes) : declared;
        }),
    };
  }

  override textToHtml(text: string): string {
    return `<div>${withLinks(text.trim()).replaceAll('\n', '<br>')}</div>`;
  }
}

function charsetOf(named = ''): string {
  if (named === '' || /ascii/i.test(named)) {
    return UNDECLARED;
  }
  return /^utf[-_]?8$/i.test(named) ? NAMED_UTF8 : named;
}

/** Whether a text was read in a wrong charset: most of its letters beyond ASCII could not be decoded. */
function isGarbled(text: string): boolean {
  const count = (letters: RegExp) => text.length - text.replace(letters, '').length;
  const lost = count(/\uFFFD+/g);
  return lost > 0 && lost > count(/[\u0080-\uFFFC]+/g);
}

/** Collects a whole text and makes UTF-8 of it. */
function whole(read: (bytes: Buffer) => Promise<string>): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    flush: (done) => {
      read(Buffer.concat(chunks)).then((text) => done(null, Buffer.from(text)), done);
    },
  });
}

/**
 * Reads a whole mail. It may take much time and memory, so it runs in a worker. @throws Error when the mail cannot be
 * read
 */
export async function leerMime(raw: Buffer): Promise<MimeLeido> {
  const cabeceras = cabecerasDe(raw);
  const { headers, html, partes, cids, isCut } = await parsed(raw);
  const single = (name: string) => {
    const value = headers.get(name);
    return typeof value === 'string' ? value : '';
  };
  const cuerpo = html.length > MAX_RAW_HTML ? null : cuerpoDe(html, partes, cids);
  const isLong = cuerpo === null || lengthWithIds(cuerpo.html) > MAX_HTML;
  const nombrados = (name: string) => nombradosDe(headers.get(name) as AddressObject | AddressObject[] | undefined);
  const [de, para, cc] = [nombrados('from'), nombrados('to'), nombrados('cc')];
  const responderA = nombrados('reply-to').slice(0, MAX_RESPONDER);
  const isOfDe = ({ direccion }: Nombrado) => de.some((each) => each.direccion === direccion);
  const isNamingMore = [de, para, cc].some(({ length }) => length > MAX_NAMED);
  const messageId = single('message-id').trim();
  return {
    messageId: isMessageId(messageId) ? messageId : null,
    referencias: referenciasEn(valoresDe(cabeceras, 'references').join(' '), single('in-reply-to')),
    de: de.slice(0, MAX_NAMED),
    para: para.slice(0, MAX_NAMED),
    cc: cc.slice(0, MAX_NAMED),
    responderA: responderA.every(isOfDe) ? [] : responderA,
    asunto: asuntoLeido(single('subject')),
    fecha: fechaLeida(valoresDe(cabeceras, 'date')[0]),
    ...(isLong ? { html: '', texto: '' } : cuerpo),
    cabeceras,
    huella: huellaDe(raw, cabeceras),
    partes,
    aviso: isLong ? 'largo' : isCut ? 'archivos' : isNamingMore ? 'destinatarios' : null,
  };
}

interface Parsed {
  headers: Map<string, unknown>;
  html: string;
  partes: ParteMime[];
  /** The number of each part that the text may name, by its Content-ID. */
  cids: Map<string, number>;
  /** Whether some parts of the mail are missing here. */
  isCut: boolean;
}

async function parsed(raw: Buffer): Promise<Parsed> {
  const result: Parsed = { headers: new Map(), html: '', partes: [], cids: new Map(), isCut: false };
  // A mail within a mail becomes a file.
  const parser = new Parser({ skipHtmlToText: true, checksumAlgo: false, ignoreEmbedded: true } as object);
  parser.on('headers', (headers) => {
    result.headers = headers;
  });
  const taken: Promise<void>[] = [];
  parser.on('data', (data) => {
    if (data.type === 'text') {
      result.html = htmlOf(data);
    } else {
      const part = take(data, result);
      taken.push(part);
      part.catch((error: Error) => parser.destroy(error));
    }
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.once('end', resolve);
    parser.once('error', reject);
  });
  parser.end(conCabecerasEnUtf8(raw));
  await ended;
  // The parser does not wait for the last part of the mail.
  await Promise.all(taken);
  result.isCut ||= parser.hasMoreThan(taken.length);
  return withoutRepeated(result);
}

/** Removes the second copy of an invitation. Mails have it in the text and as a file. The file stays. */
function withoutRepeated(result: Parsed): Parsed {
  const { partes, cids } = result;
  const repeated = partes.find(
    (parte) =>
      parte.tipo === 'text/calendar' &&
      parte.nombre === '' &&
      partes.some(
        (other) => other !== parte && other.nombre !== '' && Buffer.compare(other.contenido, parte.contenido) === 0,
      ),
  );
  if (!repeated) {
    return result;
  }
  const kept = partes.filter((parte) => parte !== repeated);
  const moved = [...cids].flatMap(([cid, numero]): [string, number][] => {
    const parte = partes[numero];
    return !parte || parte === repeated ? [] : [[cid, kept.indexOf(parte)]];
  });
  return { ...result, partes: kept, cids: new Map(moved) };
}

/** Adds a part to the result, and lets the parser go on. */
async function take(part: AttachmentStream, result: Parsed): Promise<void> {
  const contenido = await buffer(part.content);
  part.release?.();
  const { partes, cids } = result;
  const numero = partes.length;
  if (numero >= MAX_PARTES) {
    result.isCut = true;
  } else if (contenido.length > 0 || part.filename || part.contentDisposition === 'attachment') {
    if (part.cid && contenido.length > 0 && !cids.has(part.cid)) {
      cids.set(part.cid, numero);
    }
    partes.push({ nombre: nombreDe(part, contenido), tipo: part.contentType, contenido, enLinea: false });
  }
}

/** The file name of a part. A mail within a mail is named by its subject. */
function nombreDe({ filename, contentType }: AttachmentStream, contenido: Buffer): string {
  if (filename || contentType.toLowerCase() !== 'message/rfc822') {
    return filename ?? '';
  }
  const [asunto = ''] = valoresDe(cabecerasDe(contenido), 'subject');
  const nombre = asuntoLeido(libmime.decodeWords(asunto)).replace(/[/\\]/g, '-');
  return nombre && `${nombre}.eml`;
}

function htmlOf({ html, textAsHtml, text }: MessageText): string {
  return html || textAsHtml || (text ? escapeHtml(text) : '');
}

/** The sanitised text. Pictures within it become parts. Parts that the text shows are marked. */
function cuerpoDe(
  raw: string,
  partes: ParteMime[],
  cids: ReadonlyMap<string, number>,
): Pick<MimeLeido, 'html' | 'texto'> {
  const show = (numero: number | undefined) => {
    const parte = numero === undefined ? undefined : partes[numero];
    if (!parte || numero === undefined) {
      return null;
    }
    parte.enLinea = true;
    return numero;
  };
  const html = sanitizeMailHtml(raw.replaceAll('\0', ''), {
    attached: (cid) => show(cids.get(cid)),
    embedded: (url) => {
      const [, mime, data] = /^data:image\/(png|jpe?g|gif|webp);base64,([\w+/=\s%]*)$/i.exec(url) ?? [];
      const contenido = Buffer.from(data ?? '', 'base64');
      if (!mime || contenido.length === 0 || contenido.length > MAX_EMBEDDED || partes.length >= MAX_PARTES) {
        return null;
      }
      return show(partes.push({ nombre: '', tipo: `image/${mime.toLowerCase()}`, contenido, enLinea: true }) - 1);
    },
  }).toWellFormed();
  return { html, texto: linesOfMail(html) };
}

/** The length of HTML after its pictures are named by their ids. */
function lengthWithIds(html: string): number {
  return html.length + ID_LENGTH * (html.match(/ data-adjunto="\d+"/g)?.length ?? 0);
}

function nombradosDe(header: AddressObject | AddressObject[] | undefined): Nombrado[] {
  const entries = [header ?? []].flat().flatMap(({ value }) => value);
  return entries
    .flatMap(({ group, ...entry }): EmailAddress[] => group ?? [entry])
    .map(({ name, address = '' }) => ({
      nombre: cut(plain(name), MAX_NOMBRE),
      direccion: address.trim().toLowerCase(),
    }))
    .filter(({ direccion }) => isAddress(direccion));
}

/** The usable Message-IDs. When there are too many, the first one and the nearest ones stay. */
function referenciasEn(references: string, inReplyTo: string): string[] {
  const named = [...references.slice(0, 200_000).matchAll(/<[^<>\s]+>/g)].map(([id]) => id);
  const [answered] = /<[^<>\s]+>/.exec(inReplyTo) ?? [];
  const ids = [...new Set(named.length > 0 || !answered ? named : [answered])].filter((id) => isMessageId(id));
  return ids.length > MAX_REFERENCIAS ? [...ids.slice(0, 1), ...ids.slice(1 - MAX_REFERENCIAS)] : ids;
}

const LINK = /https?:\/\/[^\s<>"']{1,2000}|\b[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/gi;

/** Plain text as HTML with links. */
function withLinks(text: string): string {
  let html = '';
  let last = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, '');
    const href = /^https?:/i.test(link) ? link : `mailto:${link}`;
    html += `${escapeHtml(text.slice(last, index))}<a href="${escapeHtml(href)}">${escapeHtml(link)}</a>`;
    last = index + link.length;
  }
  return html + escapeHtml(text.slice(last));
}
