import { useMemo } from 'react';
import { seenNames } from '../../components/presence-dot';
import { type Chat, type Contact, useChatFindAllQuery, useChatFindContactosQuery } from './chat-api';
import type { Selection } from './quick-chat-slice';

/** A member to talk with, and the chat with them if there is one. */
export interface Conversation {
  contact: Contact;
  chat: Chat | null;
}

const noChats: Chat[] = [];
const noContacts: Contact[] = [];

/** The person's chats, the latest first, and then the other members of the office by name. */
export function useConversations(): Conversation[] {
  const { data: chats = noChats } = useChatFindAllQuery();
  const { data: contacts = noContacts } = useChatFindContactosQuery();
  return useMemo(() => toConversations(chats, contacts), [chats, contacts]);
}

/** @returns the conversations in the order of the list */
export function toConversations(chats: Chat[], contacts: Contact[]): Conversation[] {
  const withChat = new Set(chats.map(({ contactId }) => contactId));
  const latestFirst = chats.toSorted((a, b) => (b.ultimoMensajeEn ?? '').localeCompare(a.ultimoMensajeEn ?? ''));
  const others = contacts.filter(({ id }) => !withChat.has(id)).sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return [
    ...latestFirst.map((chat) => ({ contact: chat.contact, chat })),
    ...others.map((contact) => ({ contact, chat: null })),
  ];
}

/** The conversation that the selection names; null while it is not known. */
export function findConversation(conversations: Conversation[], { chatId, contactId }: Selection): Conversation | null {
  const isMeant = ({ contact, chat }: Conversation) => (chatId ? chat?.id === chatId : contact.id === contactId);
  return conversations.find(isMeant) ?? null;
}

/** Gives «Marta Lavalle, en línea, 2 mensajes sin leer». */
export function conversationName({ contact, chat }: Conversation): string {
  const unread = chat?.unreadCount ?? 0;
  const unreadText = unread === 1 ? '1 mensaje sin leer' : `${unread} mensajes sin leer`;
  return [contact.name, seenNames[contact.estado].toLowerCase(), ...(unread > 0 ? [unreadText] : [])].join(', ');
}
