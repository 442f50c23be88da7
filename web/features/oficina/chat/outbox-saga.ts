import { call } from 'typed-redux-saga';
import type { ApiDispatch } from '../../../api/empty-api';
import type { Outbox } from '../../../outbox/outbox-saga';
import { conversacionesApi, openDirecto, refreshConversacion } from './chat-api';
import { addSent } from './mensajes-api';
import { toHtml } from './message-html';
import {
  messageDiscarded,
  messageSent,
  type OutgoingMessage,
  resendRequested,
  selectNextOutgoing,
  selectOutgoing,
  sendFailed,
  sendRequested,
} from './outbox-slice';

/** The messages that are sent, whatever page is open. */
export const outboxOf = (dispatch: ApiDispatch): Outbox<OutgoingMessage> => ({
  selectAll: selectOutgoing,
  selectNext: selectNextOutgoing,
  deliver: (message) => deliver(dispatch, message),
  requested: sendRequested,
  again: resendRequested,
  discarded: messageDiscarded,
  sent: messageSent,
  failed: sendFailed,
});

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
  const sending = () => dispatch(mensajesSend.initiate({ id: chatId, enviarMensajeNuevoDto }, untracked)).unwrap();
  const sent = yield* call(sending);
  yield* call(() => dispatch(addSent(sent)));
  // The live event of a known one brings the list up to date.
  if (!conversacionId) yield* call(() => dispatch(refreshConversacion(sent.conversacionId)));
}
