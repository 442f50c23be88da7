import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { apiMessage, apiStatus } from '../../api/api-message';
import type { ApiDispatch } from '../../api/empty-api';
import { warn } from '../../lib/log';
import { connectionBack, selectUnreached } from '../../live/connection-slice';
import { liveResumed } from '../../live/live-events';
import { scopeChanged } from '../../session/scope-changed';
import { conversacionesApi, type Mensaje, openDirecto, refreshConversacion } from './chat-api';
import { addSent } from './mensajes-api';
import { toHtml } from './message-html';
import {
  messageDiscarded,
  messageSent,
  type OutgoingMessage,
  resendRequested,
  selectNextOutgoing,
  selectOutgoing,
  selectOutgoingMessage,
  sendFailed,
  sendRequested,
} from './outbox-slice';

/** Sends messages one at a time, so that they arrive in the order in which they were written. */
export function* outboxSaga(dispatch: ApiDispatch) {
  while (true) {
    const message = yield* select(selectNextOutgoing);
    if (message) yield* send(dispatch, message);
    else yield* take([sendRequested, resendRequested, messageDiscarded]);
  }
}

/** Sends what failed for want of a connection again, in its order, once the connection is back. */
export function* resendWhenBack() {
  yield* takeEvery([liveResumed, connectionBack], function* () {
    const failed = (yield* select(selectOutgoing)).filter(({ hasFailed, isRefused }) => hasFailed && !isRefused);
    for (const { id } of failed) yield* put(resendRequested({ id }));
  });
}

/** Milliseconds between two attempts, at most. */
const LONGEST_PAUSE = 60_000;

/**
 * Sends what failed while the server can be reached again, after `pause` milliseconds and then ever later: its answer
 * may have been lost.
 */
export function* resendSoon({ pause = 3_000 } = {}) {
  const failures = new Map<string, number>();
  yield* takeEvery(sendFailed, function* ({ payload: { id } }) {
    const times = failures.get(id) ?? 0;
    failures.set(id, times + 1);
    yield* delay(Math.min(pause * 2 ** times, LONGEST_PAUSE));
    const message = yield* select(selectOutgoingMessage, id);
    const unreached = yield* select(selectUnreached);
    if (message?.hasFailed && !message.isRefused && !unreached) yield* put(resendRequested({ id }));
  });
}

function* send(dispatch: ApiDispatch, message: OutgoingMessage) {
  try {
    // Stops when the cuenta changes: the message must not go out in another cuenta.
    const { sent } = yield* race({ sent: call(deliver, dispatch, message), left: take(scopeChanged) });
    if (!sent) return;
    yield* call(show, dispatch, message, sent);
    yield* put(messageSent({ id: message.id }));
  } catch (error) {
    warn('A message was not sent', error);
    yield* put(sendFailed({ id: message.id, isRefused: isFinal(apiStatus(error) ?? 0), motivo: apiMessage(error) }));
  }
}

/** Of these the session, the time or the number of requests is the cause, not the message. */
const passing = [401, 408, 429];
const isFinal = (status: number) => status >= 400 && status < 500 && !passing.includes(status);

const { mensajesSend } = conversacionesApi.endpoints;
const untracked = { track: false };

/** The first message to a member opens the conversation with them. */
function* deliver(
  dispatch: ApiDispatch,
  { id, clave, conversacionId, text, menciones, citado, adjuntos }: OutgoingMessage,
) {
  const chatId = conversacionId ?? (yield* call(() => openDirecto(dispatch, clave)));
  const enviarMensajeNuevoDto = {
    // Its own id keeps a retry after a lost answer from sending it twice.
    id,
    valor: toHtml(text, menciones),
    menciones: menciones.map((persona) => persona.id),
    respondeA: citado?.id,
    adjuntos: adjuntos.map((adjunto) => adjunto.id),
  };
  return yield* call(() => dispatch(mensajesSend.initiate({ id: chatId, enviarMensajeNuevoDto }, untracked)).unwrap());
}

function* show(dispatch: ApiDispatch, { conversacionId }: OutgoingMessage, sent: Mensaje) {
  yield* call(() => dispatch(addSent(sent)));
  // The live event of a known one brings the list up to date.
  if (!conversacionId) yield* call(() => dispatch(refreshConversacion(sent.conversacionId)));
}
