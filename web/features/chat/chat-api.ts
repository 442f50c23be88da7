import type { ApiDispatch } from '../../api/empty-api';
import { api, type ChatContactoDto, type ChatDto, type ChatMensajeDto } from '../../api/generated/chat';
import { silent } from '../../api/silent';
import { makeStale } from '../../live/stale-tags';

/** Another member of the cuenta; the id is that of the usuario. */
export type Contact = ChatContactoDto;

/** What one of the two wrote, as HTML. */
export type ChatMessage = ChatMensajeDto;

/** What two members write to each other: the last 50 messages in the list of chats, more of them in the chat itself. */
export type Chat = Omit<ChatDto, 'contact'> & { contact: Contact };

makeStale<typeof api>({ 'chat.changed': ['chat'], 'presence.changed': ['chat'], 'team.changed': ['chat'] });

/** Whoever sends one puts its answer into the chats. */
const write = { ...silent, invalidatesTags: [] };

/** The chats' endpoints. */
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
 * @returns takes the change back
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
