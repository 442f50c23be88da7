import { linesOf } from '../../common/input/html-text.js';
import { escapeHtml } from '../../common/input/safe-html.js';
import type { Correo, Destinatario, TipoDeBase } from './correo.entity.js';

/** The longest subject. */
export const MAX_ASUNTO = 300;
/** The most Message-IDs that a mail refers to. */
const MAX_REFERENCIAS = 100;
/** The longest HTML that is quoted whole. Of a longer one, the beginning of its text is quoted. */
const MAX_CITADO = 900_000;
const MAX_TEXTO_CITADO = 50_000;
/** The longest text that is quoted whole: each of its lines gets two characters more. */
const MAX_TEXTO_ENTERO = 400_000;

/** What other programs and this one put before the subject of what is answered or forwarded. */
const PREFIJOS = /^(?:\s*(?:re|rv|rta|resp|fwd?|reenv)(?:\[\d+\])?\s*:)+\s*/i;
/** A subject of what answers another mail. */
export const SIGUE_A_OTRO = /^\s*(?:re|rta|resp)(?:\[\d+\])?\s*:/i;

/** The mail that another one follows, as far as its rules need it. */
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

/** HTML with what it says as text. */
export interface Cuerpo {
  html: string;
  texto: string;
}

/** A subject without what other programs put before it. */
export function sinPrefijos(asunto: string): string {
  return asunto.replace(PREFIJOS, '');
}

/** The subject of a mail that follows another one. However often it goes to and fro, it has one prefix. */
export function asuntoDe(tipo: TipoDeBase, asunto: string): string {
  const siguiente = `${tipo === 'responder' ? 'Re' : 'Fwd'}: ${sinPrefijos(asunto)}`;
  return [...siguiente].slice(0, MAX_ASUNTO).join('');
}

/** What a mail that follows another one refers to. Of too many, the first one and the nearest stay. */
export function referenciasDe({ referencias, messageId }: Base): string[] {
  const todas = [...referencias.filter((each) => each !== messageId), messageId];
  return todas.length > MAX_REFERENCIAS ? [...todas.slice(0, 1), ...todas.slice(1 - MAX_REFERENCIAS)] : todas;
}

/**
 * To whom an answer goes: to those whom the mail asks for, else to who wrote it. That to an own mail goes to those to whom it went.
 * @param propias the addresses of who answers, in lower case
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
  // Who wrote to themselves alone answers themselves.
  const primeros = isOwn ? para : quien;
  if (!aTodos) {
    return { para: sinRepetir(primeros), cc: [] };
  }
  const todos = sinRepetir(isOwn ? para : [...primeros, ...others(para)]);
  const direcciones = new Set(todos.map(({ direccion }) => direccion));
  return { para: todos, cc: sinRepetir(others(cc)).filter(({ direccion }) => !direcciones.has(direccion)) };
}

/** Each address once, the first time that it is named; in lower case. */
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

/** A line break could forge a header. The blank at the end stays, after which the next word is typed. */
export function enUnaLinea(text: string): string {
  return text.replace(/[\s\p{Cc}]/gu, ' ');
}

/**
 * What a mail quotes of the one that it answers or forwards.
 * @param zonaHoraria in which the date is told
 * @param principales the addresses from which members write, by those with which they sign in: those are nobody's business
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

/** A text with its quote below it. */
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
