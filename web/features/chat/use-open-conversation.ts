import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { id, text } from '../../lib/url-codecs';
import { searchOf, useUrlState } from '../../lib/use-url-state';
import { useChatFindAllQuery, useChatGetQuery } from './chat-api';
import { type Conversation, findConversation, useConversations } from './conversations';

/** The address's parameters: a member to write to (`con`), and the search of the list. */
export const chatSchema = { con: id(), buscar: text(200) };

interface OpenConversation {
  conversations: Conversation[];
  /** The conversation that the address names; null while it is not known. */
  current: Conversation | null;
  chatId?: string;
  contactId?: string;
  /** Why the chat of the address could not be loaded. */
  error?: unknown;
  isLooking: boolean;
  /** The search of the list, as the end of an address: `?buscar=…` or ''. */
  search: string;
}

/** The conversation that `/chat/:chatId` or `/chat?con=<usuarioId>` names. */
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
