import { linesOf } from '../../common/input/html-text.js';
import { escapeHtml } from '../../common/input/safe-html.js';
import type { Correo, Destinatario, TipoDeBase } from './correo.entity.js';

export const MAX_ASUNTO = 300;
/** The most Message-IDs to which a mail refers. */
const MAX_REFERENCIAS = 100;
/** The longest HTML that is quoted whole. Of longer HTML, the beginning of its text is quoted. */
const MAX_CITADO = 900_000;
const MAX_TEXTO_CITADO = 50_000;
/** The longest text that is quoted whole. Each of its lines gets two characters more. */
const MAX_TEXTO_ENTERO = 400_000;

/** The prefixes that mail programs put before subjects of answers and forwarded mails. */
const PREFIJOS = /^(?:\s*(?:re|rv|rta|resp|fwd?|reenv)(?:\[\d+\])?\s*:)+\s*/i;
/** The subject of an answer to another mail. */
export const SIGUE_A_OTRO = /^\s*(?:re|rta|resp)(?:\[\d+\])?\s*:/i;

/** The fields of a mail that are needed to answer or forward it. */
export type Base = Pick<
  Correo,
  | 'responderA'
  | 'messageId'
  | 'referencias'
  | 'asunto'
  | 'deNombre'
  | 'deDireccion'
  | 'para'
  | 'cc'
  | 'html'
  | 'texto'
  | 'fecha'
>;

/** HTML, and its content as plain text. */
export interface Cuerpo {
  html: string;
  texto: string;
}

/** A subject without the prefixes of mail programs. */
export function sinPrefijos(asunto: string): string {
  return asunto.replace(PREFIJOS, '');
}

/** The subject of an answer or a forwarded mail. It has one prefix, however often the mail was answered. */
export function asuntoDe(tipo: TipoDeBase, asunto: string): string {
  const siguiente = `${tipo === 'responder' ? 'Re' : 'Fwd'}: ${sinPrefijos(asunto)}`;
  return [...siguiente].slice(0, MAX_ASUNTO).join('');
}

/**
 * The Message-IDs to which an answer or a forwarded mail refers. When there are too many, the first one and the nearest
 * ones stay.
 */
export function referenciasDe({ referencias, messageId }: Base): string[] {
  const todas = [...referencias.filter((each) => each !== messageId), messageId];
  return todas.length > MAX_REFERENCIAS ? [...todas.slice(0, 1), ...todas.slice(1 - MAX_REFERENCIAS)] : todas;
}

/**
 * The recipients of an answer: the addresses that the mail asks for, otherwise its sender. An answer to the user's own
 * mail goes to the recipients of that mail.
 * @param propias the addresses of the user who answers, in lower case
 */
export function destinatariosDeRespuesta(
  base: Base,
  propias: ReadonlySet<string>,
  aTodos: boolean,
): { para: Destinatario[]; cc: Destinatario[] } {
  const { para, cc } = base;
  const isOwn = propias.has(base.deDireccion);
  const others = (list: readonly Destinatario[]) => list.filter(({ direccion }) => !propias.has(direccion));
  const pedidos = others(base.responderA ?? []);
  const quien = pedidos.length > 0 ? pedidos : [{ nombre: base.deNombre, direccion: base.deDireccion }];
  // A user who wrote only to themselves answers themselves.
  const primeros = isOwn ? para : quien;
  if (!aTodos) {
    return { para: sinRepetir(primeros), cc: [] };
  }
  const todos = sinRepetir(isOwn ? para : [...primeros, ...others(para)]);
  const direcciones = new Set(todos.map(({ direccion }) => direccion));
  return { para: todos, cc: sinRepetir(others(cc)).filter(({ direccion }) => !direcciones.has(direccion)) };
}

/** Each address once and in lower case, in the order of its first occurrence. */
export function sinRepetir(lista: readonly { nombre?: string | null; direccion: string }[]): Destinatario[] {
  const vistos = new Map<string, Destinatario>();
  for (const { nombre, direccion } of lista) {
    const minuscula = direccion.toLowerCase();
    if (!vistos.has(minuscula)) {
      vistos.set(minuscula, { nombre: nombre ?? '', direccion: minuscula });
    }
  }
  return [...vistos.values()];
}

/**
 * A text in one line, since a line break could forge a header. The blank at the end stays, since people type on after
 * it.
 */
export function enUnaLinea(text: string): string {
  return text.replace(/[\s\p{Cc}]/gu, ' ');
}

/**
 * The quote of a mail that is answered or forwarded.
 * @param zonaHoraria the time zone of the date in the quote
 * @param principales the addresses that replace members' e-mails for signing in, which stay private
 */
export function citaDe(
  tipo: TipoDeBase,
  base: Base,
  zonaHoraria: string,
  principales: ReadonlyMap<string, string> = new Map(),
): Cuerpo {
  const nombrado = ({ nombre, direccion }: Destinatario) => {
    const escrita = principales.get(direccion) ?? direccion;
    return nombre ? `${nombre} <${escrita}>` : escrita;
  };
  const de = { nombre: base.deNombre, direccion: base.deDireccion };
  const citado = citable(base);
  const fecha = fechaEscrita(base.fecha, zonaHoraria);
  if (tipo === 'responder') {
    const intro = `El ${fecha}, ${base.deNombre || nombrado(de)} escribió:`;
    return {
      html: `<p>${escapeHtml(intro)}</p><blockquote>${citado.html}</blockquote>`,
      texto: `${intro}\n${citado.texto.replace(/^/gm, '> ')}`,
    };
  }
  const lines = [
    '---------- Mensaje reenviado ----------',
    `De: ${nombrado(de)}`,
    `Fecha: ${fecha}`,
    `Asunto: ${base.asunto}`,
    `Para: ${base.para.map(nombrado).join(', ')}`,
    ...(base.cc.length > 0 ? [`Cc: ${base.cc.map(nombrado).join(', ')}`] : []),
  ];
  return {
    html: `<p>${lines.map(escapeHtml).join('<br />')}</p>${citado.html}`,
    texto: `${lines.join('\n')}\n\n${citado.texto}`,
  };
}

/** A text followed by its quote. */
export function conCita(nuevo: Cuerpo, cita: Cuerpo): Cuerpo {
  return { html: nuevo.html + cita.html, texto: `${nuevo.texto}\n\n${cita.texto}`.trim() };
}

function citable({ html, texto }: Base): Cuerpo {
  const entero = texto || linesOf(html);
  if (html.length <= MAX_CITADO && entero.length <= MAX_TEXTO_ENTERO) {
    return { html, texto: entero };
  }
  const beginning = `${entero.slice(0, MAX_TEXTO_CITADO).toWellFormed()}…`;
  return { html: escapeHtml(beginning).replaceAll('\n', '<br />'), texto: beginning };
}

function fechaEscrita(fecha: Date, zonaHoraria: string): string {
  return new Intl.DateTimeFormat('es-AR', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zonaHoraria,
  }).format(fecha);
}
