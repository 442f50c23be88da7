import { call } from 'typed-redux-saga';
import type { ApiDispatch } from '../../../api/empty-api';
import type { Outbox } from '../../../outbox/outbox-saga';
import { conversacionesApi, openDirecto, refreshConversacion } from './chat-api';
import { toHtml } from './mensaje-html';
import { addSent } from './mensajes-api';
import {
  messageDiscarded,
  messageSent,
  type OutgoingMensaje,
  resendRequested,
  selectNextOutgoing,
  selectOutgoing,
  sendFailed,
  sendRequested,
} from './outbox-slice';

/** The outbox of the chat, which sends messages whatever page is open. */
export const outboxOf = (dispatch: ApiDispatch): Outbox<OutgoingMensaje> => ({
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

/** Sends a message. The first message to a member creates the conversation with them. */
function* deliver(
  dispatch: ApiDispatch,
  { id, clave, conversacionId, text, menciones, citado, adjuntos }: OutgoingMensaje,
) {
  const chatId = conversacionId ?? (yield* call(() => openDirecto(dispatch, clave)));
  const enviarMensajeNuevoDto = {
    // The id keeps a retry after a lost answer from sending the message twice.
    id,
    valor: toHtml(text, menciones),
    menciones: menciones.map((persona) => persona.id),
    respondeA: citado?.id,
    adjuntos: adjuntos.map((adjunto) => adjunto.id),
  };
  const sending = () => dispatch(mensajesSend.initiate({ id: chatId, enviarMensajeNuevoDto }, untracked)).unwrap();
  const sent = yield* call(sending);
  yield* call(() => dispatch(addSent(sent)));
  // A conversation that the list has is updated by its live event.
  if (!conversacionId) yield* call(() => dispatch(refreshConversacion(sent.conversacionId)));
}
