import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { id, text } from '../../lib/url-codecs';
import { searchOf, useUrlState } from '../../lib/use-url-state';
import { useChatFindAllQuery, useChatGetQuery } from './chat-api';
import { type Conversation, findConversation, useConversations } from './conversations';

/** What an address says beside the chat: a member to write to, and what the list is searched for. */
export const chatSchema = { con: id(), buscar: text(200) };

interface OpenConversation {
  conversations: Conversation[];
  /** The one that the address names; null while none is known by that name. */
  current: Conversation | null;
  chatId?: string;
  contactId?: string;
  /** Why the chat of the address is not there. */
  error?: unknown;
  isLooking: boolean;
  /** The search of the list, as an address continues with it. */
  search: string;
}

/** What `/chat/:chatId` and `/chat?con=<usuarioId>` name. */
export function useOpenConversation(): OpenConversation {
  const { chatId } = useParams();
  const [{ con, buscar }] = useUrlState(chatSchema);
  const contactId = chatId ? undefined : (con ?? undefined);
  const search = searchOf(chatSchema, { con: null, buscar });

  const { data: chats = [] } = useChatFindAllQuery();
  const conversations = useConversations();
  const listed = findConversation(conversations, { chatId, contactId });
  const isUnlisted = chatId !== undefined && !chats.some(({ id }) => id === chatId);
  const { currentData: chat, error, isFetching } = useChatGetQuery(isUnlisted ? { id: chatId } : skipToken);
  const current = listed ?? (isUnlisted && chat ? { contact: chat.contact, chat } : null);
  return { conversations, current, chatId, contactId, error, isLooking: isFetching, search };
}
