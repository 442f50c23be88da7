import type { ApiDispatch } from '../../api/empty-api';
import { api, type ChatContactoDto, type ChatDto, type ChatMensajeDto } from '../../api/generated/chat';
import { silent } from '../../api/silent';
import { makeStale } from '../../live/stale-tags';

/** Another member of the cuenta; the id is that of the usuario. */
export type Contact = ChatContactoDto;

/** A message of one of the two members; its text is HTML. */
export type ChatMessage = ChatMensajeDto;

/** The chat of two members. The list of chats has the last 50 messages of each, and the chat itself has more. */
export type Chat = Omit<ChatDto, 'contact'> & { contact: Contact };

makeStale<typeof api>({ 'chat.changed': ['chat'], 'presence.changed': ['chat'], 'team.changed': ['chat'] });

/** Invalidates nothing: the code that sends puts the answer in the cache. */
const write = { ...silent, invalidatesTags: [] };

export const chatApi = api.enhanceEndpoints({
  endpoints: {
    chatFindAll: silent,
    chatFindContactos: silent,
    chatGet: silent,
    chatOpen: write,
    chatSend: write,
    chatUpdate: {
      ...write,
      async onQueryStarted({ modificarChatDto: { id, chat } }, { dispatch, queryFulfilled }) {
        const undo = patchChat(dispatch, id, (cached) => Object.assign(cached, chat));
        try {
          await queryFulfilled;
        } catch {
          undo();
          dispatch(api.util.invalidateTags(['chat']));
        }
      },
    },
  },
});

/**
 * Changes a chat wherever it is cached.
 * @returns a function that undoes the change
 */
export function patchChat(dispatch: ApiDispatch, id: string, change: (chat: Chat) => void): () => void {
  const inList = dispatch(
    api.util.updateQueryData('chatFindAll', undefined, (chats) => {
      const cached = chats.find((chat) => chat.id === id);
      if (cached) change(cached);
    }),
  );
  const alone = dispatch(api.util.updateQueryData('chatGet', { id }, change));
  return () => {
    inList.undo();
    alone.undo();
  };
}

export const { useChatFindAllQuery, useChatFindContactosQuery, useChatGetQuery, useChatUpdateMutation } = chatApi;
