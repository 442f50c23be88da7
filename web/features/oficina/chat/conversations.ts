import { useMemo } from 'react';
import { useColeccion } from '../../../coleccion/use-coleccion';
import { seenNames } from '../../../components/presence-dot';
import { byId } from '../../../lib/by-id';
import { type Contact, type Conversacion, conversaciones, useChatFindContactosQuery } from './chat-api';
import type { Selection } from './quick-chat-slice';

/** Somebody to talk with, or a group, and the stored conversation if there is one. */
export interface Conversation {
  /** The contact's id, or else the conversation's. A conversation keeps it when its first message creates it. */
  clave: string;
  nombre: string;
  /** The other person of two. */
  contacto: Contact | null;
  conversacion: Conversacion | null;
}

const noConversaciones: Conversacion[] = [];
const noContacts: Contact[] = [];

/** The person's conversations, the latest first, and then the other members of the office by name. */
export function useConversations(): Conversation[] {
  const { data: all = noConversaciones } = useColeccion(conversaciones, undefined);
  const { data: contacts = noContacts } = useChatFindContactosQuery();
  return useMemo(() => toConversations(all, contacts), [all, contacts]);
}

/** @returns the conversations in the order of the list */
export function toConversations(all: readonly Conversacion[], contacts: readonly Contact[]): Conversation[] {
  // The presence of the contacts is fetched again when it changes, that of the conversations is not.
  const present = byId(contacts);
  const talkedTo = new Set(all.map(({ contacto }) => contacto?.id));
  const latestFirst = all.toSorted((a, b) => (b.ultimo?.en ?? '').localeCompare(a.ultimo?.en ?? ''));
  const others = contacts.filter(({ id }) => !talkedTo.has(id)).sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return [
    ...latestFirst.map((conversacion) => toConversation(conversacion, present)),
    ...others.map((contacto) => sameOf(contacto, null, contacto)),
  ];
}

/** @param present the contacts as they are now */
export function toConversation(conversacion: Conversacion, present: ReadonlyMap<string, Contact>): Conversation {
  const contacto = present.get(conversacion.contacto?.id ?? '') ?? conversacion.contacto;
  return sameOf(conversacion, conversacion, contacto);
}

const known = new WeakMap<Conversacion | Contact, Conversation>();

/** The same object while nothing of it changed, so that a message draws one row of the list, not all. */
function sameOf(
  key: Conversacion | Contact,
  conversacion: Conversacion | null,
  contacto: Contact | null,
): Conversation {
  const before = known.get(key);
  if (before && before.contacto === contacto) return before;
  const clave = contacto?.id ?? conversacion?.id ?? '';
  const nombre = conversacion?.nombre ?? contacto?.name ?? '';
  const conversation = { clave, nombre, contacto, conversacion };
  known.set(key, conversation);
  return conversation;
}

/** The conversation that the selection names; null while it is not known. */
export function findConversation(all: readonly Conversation[], { chatId, contactId }: Selection): Conversation | null {
  const isMeant = ({ contacto, conversacion }: Conversation) =>
    chatId ? conversacion?.id === chatId : contactId !== undefined && contacto?.id === contactId;
  return all.find(isMeant) ?? null;
}

/** The conversation of a carpeta, among those that the person takes part in. */
export const deCarpeta = (all: readonly Conversacion[], carpetaId: string): Conversacion | undefined =>
  all.find(({ carpeta }) => carpeta?.id === carpetaId);

/** How the quick chat names a conversation, also before its first message. */
export const selectionOf = ({ contacto, conversacion }: Conversation): Selection =>
  contacto ? { contactId: contacto.id } : { chatId: conversacion?.id };

/** The page of a conversation; `search` is the rest of the address, with its `?`. */
export function addressOf({ contacto, conversacion }: Conversation, search = ''): string {
  if (conversacion) return `/chat/${conversacion.id}${search}`;
  return `/chat?con=${contacto?.id ?? ''}${search.replace('?', '&')}`;
}

/** The unread messages that count: those of a muted conversation do not. */
export const unreadOf = ({ conversacion }: { conversacion?: Conversacion | null }): number =>
  conversacion && !conversacion.silenciada ? conversacion.sinLeer : 0;

/** Gives «Marta Lavalle, en línea, 2 mensajes sin leer», or «Firmas, grupo». */
export function conversationName(conversation: Conversation): string {
  const { contacto, conversacion, nombre } = conversation;
  const unread = unreadOf(conversation);
  const unreadText = unread === 1 ? '1 mensaje sin leer' : `${unread} mensajes sin leer`;
  const kind = contacto ? seenNames[contacto.estado].toLowerCase() : (conversacion?.tipo ?? '');
  return [nombre, kind, ...(unread > 0 ? [unreadText] : [])].join(', ');
}
