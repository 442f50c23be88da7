import { isAnyOf } from '@reduxjs/toolkit';
import { actionChannel, call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { apiStatus } from '../../api/api-message';
import type { ApiDispatch } from '../../api/empty-api';
import type { ChatDto, ChatMensajeDto } from '../../api/generated/chat';
import { htmlToText } from '../../components/rich-text/safe-html';
import { warn } from '../../lib/log';
import { connectionBack, selectUnreached } from '../../live/connection-slice';
import { liveResumed } from '../../live/live-events';
import { scopeChanged } from '../../session/scope-changed';
import { chatApi, patchChat } from './chat-api';
import { toHtml } from './message-html';
import {
  messageSent,
  type OutgoingMessage,
  resendRequested,
  selectOutgoing,
  selectOutgoingMessage,
  sendFailed,
  sendRequested,
} from './outbox-slice';

/** Sends messages one at a time, so that they arrive in the order in which they were written. */
export function* outboxSaga(dispatch: ApiDispatch) {
  const requests = yield* actionChannel<ReturnType<typeof sendRequested | typeof resendRequested>>(
    isAnyOf(sendRequested, resendRequested),
  );
  while (true) {
    const { payload } = yield* take(requests);
    const message = yield* select(selectOutgoingMessage, payload.id);
    // It is gone if the cuenta changed or the person discarded it meanwhile.
    if (message) yield* send(dispatch, message);
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
    yield* put(messageSent({ id: message.id }));
    yield* call(addToCache, dispatch, sent);
  } catch (error) {
    warn('A message was not sent', error);
    const status = apiStatus(error) ?? 0;
    yield* put(sendFailed({ id: message.id, isRefused: status >= 400 && status < 500 }));
  }
}

interface Sent {
  chat: ChatDto;
  message: ChatMensajeDto;
}

const { chatFindAll, chatOpen, chatSend } = chatApi.endpoints;
const untracked = { track: false };

/** The first message to a member creates the chat with them. */
function* deliver(dispatch: ApiDispatch, { id, contactId, text }: OutgoingMessage) {
  const chats = yield* call(() => dispatch(chatFindAll.initiate(undefined, { subscribe: false })).unwrap());
  const known = chats.find((each) => each.contactId === contactId);
  const opening = { abrirChatDto: { contactId } };
  const chat = known ?? (yield* call(() => dispatch(chatOpen.initiate(opening, untracked)).unwrap()));
  // The key keeps a retry after a lost answer from sending the message twice.
  const sending = { 'Idempotency-Key': id, enviarMensajeDto: { chatId: chat.id, value: toHtml(text) } };
  const message = yield* call(() => dispatch(chatSend.initiate(sending, untracked)).unwrap());
  return { chat, message };
}

function addToCache(dispatch: ApiDispatch, { chat, message }: Sent): void {
  const addChat = chatApi.util.updateQueryData('chatFindAll', undefined, (chats) => {
    if (!chats.some(({ id }) => id === chat.id)) chats.push(chat);
  });
  dispatch(addChat);
  patchChat(dispatch, chat.id, (cached) => {
    cached.lastMessage = htmlToText(message.value);
    cached.ultimoMensajeEn = message.createdAt;
    // The live event of the same message may have brought it first.
    if (!cached.messages.some(({ id }) => id === message.id)) cached.messages.push(message);
  });
}
