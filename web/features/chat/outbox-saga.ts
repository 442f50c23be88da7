import { isAnyOf } from '@reduxjs/toolkit';
import { actionChannel, all, call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { warn } from '../../lib/log';
import { selectScope } from '../../session/session-selectors';
import { sessionOpened } from '../../session/session-slice';
import { type ApiDispatch, type Chat, type ChatMessage, chatApi, patchChat } from './chat-api';
import { toHtml, toText } from './message-html';
import {
  messageSent,
  type OutgoingMessage,
  outboxEmptied,
  resendRequested,
  selectOutgoingMessage,
  sendFailed,
  sendRequested,
} from './outbox-slice';

/** Sends what is typed, one at a time: what was written first arrives first. */
export function* outboxSaga(dispatch: ApiDispatch) {
  yield* all([fork(sendInOrder, dispatch), fork(emptyInAnotherCuenta)]);
}

function* sendInOrder(dispatch: ApiDispatch) {
  const requests = yield* actionChannel<ReturnType<typeof sendRequested | typeof resendRequested>>(
    isAnyOf(sendRequested, resendRequested),
  );
  while (true) {
    const { payload } = yield* take(requests);
    const message = yield* select(selectOutgoingMessage, payload.id);
    // The cuenta may have changed, or the person's mind, while it waited.
    if (message) yield* send(dispatch, message);
  }
}

function* send(dispatch: ApiDispatch, message: OutgoingMessage) {
  try {
    const sent = yield* call(deliver, dispatch, message);
    yield* put(messageSent({ id: message.id }));
    yield* call(addToCache, dispatch, sent);
  } catch (error) {
    warn('A message was not sent', error);
    yield* put(sendFailed({ id: message.id }));
  }
}

interface Sent {
  chat: Chat;
  message: ChatMessage;
}

/** The first message to a member makes the chat with them. */
async function deliver(dispatch: ApiDispatch, { id, contactId, text }: OutgoingMessage): Promise<Sent> {
  const chats = await dispatch(chatApi.endpoints.chats.initiate(undefined, { subscribe: false })).unwrap();
  const chat =
    chats.find((known) => known.contactId === contactId) ??
    (await dispatch(chatApi.endpoints.createChat.initiate(contactId)).unwrap());
  const request = { chatId: chat.id, value: toHtml(text), key: id };
  return { chat, message: await dispatch(chatApi.endpoints.sendMessage.initiate(request)).unwrap() };
}

function addToCache(dispatch: ApiDispatch, { chat, message }: Sent): void {
  const addChat = chatApi.util.updateQueryData('chats', undefined, (chats) => {
    if (!chats.some(({ id }) => id === chat.id)) chats.push(chat);
  });
  dispatch(addChat);
  patchChat(dispatch, chat.id, (cached) => {
    cached.lastMessage = toText(message.value);
    cached.lastMessageAt = message.createdAt;
    // The live event of the same message may have brought it first.
    if (!cached.messages.some(({ id }) => id === message.id)) cached.messages.push(message);
  });
}

/** A renewed session is the same work; one in another cuenta is not. */
function* emptyInAnotherCuenta() {
  let scope = yield* select(selectScope);
  yield* takeEvery(sessionOpened, function* () {
    const before = scope;
    scope = yield* select(selectScope);
    if (scope !== before) yield* put(outboxEmptied());
  });
}
