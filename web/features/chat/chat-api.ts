import { type ApiDispatch, emptyApi } from '../../api/empty-api';
import type { ChatContactoDto, ChatDto, ChatMensajeDto } from '../../api/generated/chat';
import { keepOrUndo } from '../../api/keep-or-undo';
import { silent } from '../../api/silent';

/** Another member of the cuenta; the id is that of the usuario. */
export type Contact = ChatContactoDto;

/** What one of the two wrote, as HTML. */
export type ChatMessage = ChatMensajeDto;

/** What two members write to each other: the last 50 messages in the list of chats, more of them in the chat itself. */
export type Chat = Omit<ChatDto, 'contact'> & { contact: Contact };

/** The chats' endpoints. `chat.changed` and `presence.changed` invalidate the tag `Chats`. */
export const chatApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Chats'] }).injectEndpoints({
  endpoints: (build) => ({
    chats: build.query<Chat[], void>({ query: () => '/api/apps/chat/chats', providesTags: ['Chats'], ...silent }),
    chatContacts: build.query<Contact[], void>({
      query: () => '/api/apps/chat/contacts',
      providesTags: ['Chats'],
      ...silent,
    }),
    chat: build.query<Chat, string>({
      query: (id) => ({ url: '/api/apps/chat/chat', params: { id } }),
      providesTags: ['Chats'],
      ...silent,
    }),
    createChat: build.mutation<Chat, string>({
      query: (contactId) => ({ url: '/api/apps/chat/chat', method: 'POST', body: { contactId } }),
      ...silent,
    }),
    sendMessage: build.mutation<ChatMessage, { chatId: string; value: string; key: string }>({
      query: ({ key, ...body }) => ({
        url: '/api/apps/chat/message',
        method: 'POST',
        body,
        // A retry after an answer that was lost must not say it twice.
        headers: { 'Idempotency-Key': key },
      }),
      ...silent,
    }),
    muteChat: build.mutation<Chat, { id: string; muted: boolean }>({
      query: ({ id, muted }) => ({ url: '/api/apps/chat/chat', method: 'PATCH', body: { id, chat: { muted } } }),
      onQueryStarted: ({ id, muted }, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch, queryFulfilled, id, { muted }),
    }),
    markChatRead: build.mutation<Chat, string>({
      query: (id) => ({ url: '/api/apps/chat/chat', method: 'PATCH', body: { id, chat: { unreadCount: 0 } } }),
      ...silent,
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch, queryFulfilled, id, { unreadCount: 0 }),
    }),
  }),
});

/**
 * Changes a chat wherever it is cached.
 * @returns takes the change back
 */
export function patchChat(dispatch: ApiDispatch, id: string, change: (chat: Chat) => void): () => void {
  const inList = dispatch(
    chatApi.util.updateQueryData('chats', undefined, (chats) => {
      const cached = chats.find((chat) => chat.id === id);
      if (cached) change(cached);
    }),
  );
  const alone = dispatch(chatApi.util.updateQueryData('chat', id, change));
  return () => {
    inList.undo();
    alone.undo();
  };
}

function showAtOnce(dispatch: ApiDispatch, sent: Promise<unknown>, id: string, change: Partial<Chat>): Promise<void> {
  const undo = patchChat(dispatch, id, (cached) => Object.assign(cached, change));
  return keepOrUndo(sent, undo, () => dispatch(chatApi.util.invalidateTags(['Chats'])));
}

export const { useChatsQuery, useChatContactsQuery, useChatQuery, useMuteChatMutation, useMarkChatReadMutation } =
  chatApi;
