import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { ApiDispatch } from '../../../api/empty-api';
import type { MensajesDto } from '../../../api/generated/conversaciones';
import { createColeccion } from '../../../collection/collection';
import { conversacionesApi, type Mensaje, once } from './chat-api';
import { type Reaccion, type SinReaccion, withoutReaccion, withReaccion } from './reacciones';

/** Consecutive messages of a conversation, and whether there are other messages before and after. */
export type Tramo = MensajesDto;

/**
 * Numbers of messages: of a fetch by default, and of each fetch while the person scrolls. The third is the most
 * messages of a conversation that are kept and drawn.
 */
const porPagina = 50;
const porPaso = 25;
const maxKept = 400;

/**
 * The query of a conversation's cached messages, at first its last messages. The size distinguishes it from other
 * fetches.
 */
export const ventanaDe = (id: string) => ({ id, tamano: 60 });
const isVentana = ({ tamano }: { tamano: number }) => tamano === 60;

conversacionesApi.enhanceEndpoints({
  endpoints: {
    mensajesFindPage: {
      // The last messages, fetched again, join the shown messages.
      merge: (shown, last, { arg }) => (isVentana(arg) ? joinEnd(shown, last) : last),
    },
  },
});

/** Puts the last messages of a conversation at the end of the shown messages. */
export function joinEnd(shown: Tramo, last: Tramo): Tramo {
  if (shown.hayPosteriores) return receiveMensajes(shown, last.mensajes);
  const first = last.mensajes[0];
  const from = shown.mensajes.findIndex(({ id }) => id === first?.id);
  // More messages were missed than one fetch gives, so only the last messages are shown.
  if (from < 0) return last;
  const { hayAnteriores, mensajes } = shown;
  return { ...last, hayAnteriores, mensajes: [...mensajes.slice(0, from), ...last.mensajes] };
}

/** Puts new or changed messages in their places. New messages before or after the shown section are left out. */
export function receiveMensajes(shown: Tramo, received: readonly Mensaje[]): Tramo {
  const fresh = new Map(received.map((mensaje) => [mensaje.id, mensaje]));
  const known = shown.mensajes.map((mensaje) => {
    const changed = fresh.get(mensaje.id);
    fresh.delete(mensaje.id);
    return changed ? (copyWithStructuralSharing(mensaje, changed) as Mensaje) : mensaje;
  });
  const [first, last] = [known[0], known.at(-1)];
  const added = [...fresh.values()].filter(
    (mensaje) =>
      (!shown.hayAnteriores || !first || inOrder(first, mensaje) < 0) &&
      (!shown.hayPosteriores || (last && inOrder(mensaje, last) < 0)),
  );
  return { ...shown, mensajes: added.length > 0 ? [...known, ...added].sort(inOrder) : known };
}

/** Puts older messages before the shown messages; the newest leave when there are too many. */
export const joinBefore = (shown: Tramo, { mensajes, hayAnteriores }: Tramo): Tramo => {
  const all = [...mensajes, ...shown.mensajes];
  const hayPosteriores = shown.hayPosteriores || all.length > maxKept;
  return { mensajes: all.slice(0, maxKept), hayAnteriores, hayPosteriores };
};

/** Puts newer messages after the shown messages; the oldest leave when there are too many. */
export const joinAfter = (shown: Tramo, { mensajes, hayPosteriores }: Tramo): Tramo => {
  const all = [...shown.mensajes, ...mensajes];
  const hayAnteriores = shown.hayAnteriores || all.length > maxKept;
  return { mensajes: all.slice(-maxKept), hayAnteriores, hayPosteriores };
};

const inOrder = (one: Mensaje, other: Mensaje): number =>
  one.creadoEn.localeCompare(other.creadoEn) || one.id.localeCompare(other.id);

const replace = (shown: Tramo, mensaje: Mensaje): Tramo => receiveMensajes(shown, [mensaje]);
const map = (shown: Tramo, id: string, change: (mensaje: Mensaje) => Partial<Mensaje>): Tramo => ({
  ...shown,
  mensajes: shown.mensajes.map((mensaje) => (mensaje.id === id ? { ...mensaje, ...change(mensaje) } : mensaje)),
});
const patch = (shown: Tramo, id: string, changes: Partial<Mensaje>): Tramo => map(shown, id, () => changes);
const changesIds = ({ mensajeId }: { mensajeId: string }) => mensajeId;

/** The messages of opened conversations, and the writes to them. The outbox sends new messages. */
export const mensajes = createColeccion(conversacionesApi, {
  query: 'mensajesFindPage',
  escrituras: {
    mensajesUpdate: {
      changesIds,
      show: (shown, { mensajeId, escribirMensajeDto: { valor } }) => patch(shown, mensajeId, { valor }),
      keep: replace,
    },
    mensajesRemove: {
      changesIds,
      show: (shown, { mensajeId }) => patch(shown, mensajeId, { eliminado: true, valor: '', reacciones: [] }),
      keep: replace,
    },
    mensajesPin: {
      changesIds,
      show: (shown, { mensajeId }) => patch(shown, mensajeId, { fijado: true }),
      keep: replace,
    },
    mensajesUnpin: {
      changesIds,
      show: (shown, { mensajeId }) => patch(shown, mensajeId, { fijado: false }),
      keep: replace,
    },
    mensajesReact: {
      changesIds,
      show: (shown, arg) => {
        const { mensajeId, reaccionarDto, usuario } = arg as Reaccion;
        return map(shown, mensajeId, ({ reacciones }) => ({
          reacciones: withReaccion(reacciones, reaccionarDto.emoji, usuario),
        }));
      },
      keep: replace,
    },
    mensajesUnreact: {
      changesIds,
      show: (shown, arg) => {
        const { mensajeId, emoji, usuario } = arg as SinReaccion;
        return map(shown, mensajeId, ({ reacciones }) => ({
          reacciones: withoutReaccion(reacciones, emoji, usuario.id),
        }));
      },
      keep: replace,
    },
  },
  follow: {
    read: (event) => (event.type === 'chat.changed' ? { part: event.chatId, ids: event.mensajes } : null),
    hasPart: (which, chatId) => which.id === chatId && isVentana(which),
    byIds: (ids, id) => conversacionesApi.endpoints.mensajesFindPage.initiate({ id, ids, tamano: porPagina }, once),
    receive: (shown, _ids, answer: Tramo) => receiveMensajes(shown, answer.mensajes),
  },
});

/** Shows a message that the server has accepted. */
export const addSent = (mensaje: Mensaje) =>
  mensajes.change((shown, which) =>
    which.id === mensaje.conversacionId && isVentana(which) ? receiveMensajes(shown, [mensaje]) : shown,
  );

type Side = { antes: string } | { despues: string } | { alrededor: string } | Record<never, never>;

const fetchPage = (id: string, side: Side, tamano = porPagina) =>
  conversacionesApi.endpoints.mensajesFindPage.initiate({ id, ...side, tamano }, once);

const changeVentana = (id: string, change: (shown: Tramo) => Tramo) =>
  mensajes.change((shown, which) => (which.id === id && isVentana(which) ? change(shown) : shown));

const shownIn = (state: object, id: string): Tramo | undefined => mensajes.select(ventanaDe(id))(state);

/** Loads the messages before the first shown message. Rejects with the server's error. */
export const loadBefore = (id: string) => async (dispatch: ApiDispatch, getState: () => object) => {
  const { mensajes: [first] = [], hayAnteriores } = shownIn(getState(), id) ?? {};
  if (!first || !hayAnteriores) return;
  const page = await dispatch(fetchPage(id, { antes: first.id }, porPaso)).unwrap();
  dispatch(changeVentana(id, (shown) => (shown.mensajes[0]?.id === first.id ? joinBefore(shown, page) : shown)));
};

/** Loads the messages after the last shown message. Rejects with the server's error. */
export const loadAfter = (id: string) => async (dispatch: ApiDispatch, getState: () => object) => {
  const { mensajes: shown = [], hayPosteriores } = shownIn(getState(), id) ?? {};
  const last = shown.at(-1);
  if (!last || !hayPosteriores) return;
  const page = await dispatch(fetchPage(id, { despues: last.id }, porPaso)).unwrap();
  dispatch(changeVentana(id, (now) => (now.mensajes.at(-1)?.id === last.id ? joinAfter(now, page) : now)));
};

/** Replaces the shown messages by a message and its neighbours, or by the last messages for null. */
export const loadAround = (id: string, mensajeId: string | null) => async (dispatch: ApiDispatch) => {
  const page = await dispatch(fetchPage(id, mensajeId ? { alrededor: mensajeId } : {})).unwrap();
  dispatch(changeVentana(id, () => page));
};

/** Loads older messages until the first shown message was written at or before `desde`. */
export const loadSince = (id: string, desde: string) => async (dispatch: ApiDispatch, getState: () => object) => {
  while (true) {
    const { mensajes: [first] = [], hayAnteriores } = shownIn(getState(), id) ?? {};
    if (!first || !hayAnteriores || first.creadoEn <= desde) return;
    await dispatch(loadBefore(id));
    // Another load changed the shown messages meanwhile, or nothing arrived: without this end the loop might never
    // stop.
    if (shownIn(getState(), id)?.mensajes[0]?.id === first.id) return;
  }
};
