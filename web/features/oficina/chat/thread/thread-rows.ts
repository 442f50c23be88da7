import type { Mensaje } from '../chat-api';
import { toHtml } from '../mensaje-html';
import type { OutgoingMensaje } from '../outbox-slice';

/** The state of one's own message. Messages of other people have no state. */
export type Envio = 'enviando' | 'espera' | 'fallo' | 'enviado' | 'leido';

/** A message as a thread shows it. */
export interface Fila {
  mensaje: Mensaje;
  envio: Envio | null;
  /** Whether the message is the first of its day. */
  isDayStart: boolean;
  /** Whether the message begins or ends a run of consecutive messages of one person. */
  isRunStart: boolean;
  isRunEnd: boolean;
  /** Whether the line of unread messages is above the message. */
  isFirstUnread: boolean;
}

/** Milliseconds. After a longer pause, a message of the same person begins a new run. */
const pause = 5 * 60_000;

const dayOf = (at: string) => new Date(at).toDateString();

interface FilasOf {
  mensajes: readonly Mensaje[];
  outgoing: readonly OutgoingMensaje[];
  /** The time until which all the others have read the conversation. */
  leidoHasta: string | null;
  /** The time until which the person had read the conversation; null for no line of unread messages. */
  leiHasta: string | null;
  /** Whether the server is out of reach. */
  isAway: boolean;
}

/** The rows of a thread: messages by day, and in runs of one person. */
export function toFilas({ mensajes, outgoing, leidoHasta, leiHasta, isAway }: FilasOf): Fila[] {
  const stored = new Set(mensajes.map(({ id }) => id));
  const sending = outgoing.filter(({ id }) => !stored.has(id));
  const all = [
    ...mensajes.map((mensaje) => ({ mensaje, envio: envioOf(mensaje, leidoHasta) })),
    ...sending.map((message) => ({ mensaje: toMensaje(message), envio: envioOfOutgoing(message, isAway) })),
  ];
  let hasUnreadLine = leiHasta === null;
  return all.map(({ mensaje, envio }, index) => {
    const before = all[index - 1]?.mensaje;
    const after = all[index + 1]?.mensaje;
    const isFirstUnread = !hasUnreadLine && !mensaje.esPropio && mensaje.creadoEn > (leiHasta ?? '');
    hasUnreadLine ||= isFirstUnread;
    return {
      mensaje,
      envio,
      isFirstUnread,
      isDayStart: !before || dayOf(before.creadoEn) !== dayOf(mensaje.creadoEn),
      isRunStart: isFirstUnread || !before || !areOneRun(before, mensaje),
      isRunEnd: !after || !areOneRun(mensaje, after),
    };
  });
}

function areOneRun(one: Mensaje, next: Mensaje): boolean {
  return (
    one.esPropio === next.esPropio &&
    (one.esPropio || one.autor?.id === next.autor?.id) &&
    dayOf(one.creadoEn) === dayOf(next.creadoEn) &&
    Date.parse(next.creadoEn) - Date.parse(one.creadoEn) < pause
  );
}

function envioOf({ esPropio, creadoEn }: Mensaje, leidoHasta: string | null): Envio | null {
  if (!esPropio) return null;
  return leidoHasta !== null && leidoHasta >= creadoEn ? 'leido' : 'enviado';
}

function envioOfOutgoing({ hasFailed, isRefused }: OutgoingMensaje, isAway: boolean): Envio {
  if (!hasFailed) return 'enviando';
  return isAway && !isRefused ? 'espera' : 'fallo';
}

/** A message that is not sent yet, in the form of a stored message. */
const toMensaje = ({
  id,
  conversacionId = '',
  text,
  menciones,
  citado,
  adjuntos,
  queuedAt,
}: OutgoingMensaje): Mensaje => ({
  id,
  conversacionId,
  autor: null,
  esPropio: true,
  valor: toHtml(text, menciones),
  menciones: [...menciones],
  creadoEn: queuedAt,
  editadoEn: null,
  eliminado: false,
  citado,
  reacciones: [],
  adjuntos: [...adjuntos],
  fijado: false,
});
