import { useMemo } from 'react';
import { useColeccion } from '../../../collection/use-collection';
import { seenNames } from '../../../components/presence-dot';
import { byId } from '../../../lib/by-id';
import { contar } from '../../../lib/numeros';
import { type Contact, type Conversacion, conversaciones, useChatFindContactosQuery } from './chat-api';
import type { Selection } from './quick-chat-slice';

/** A row of the chat's list: a person or a group, with the stored conversation if it exists. */
export interface ChatEntry {
  /**
   * The contact's id, or else the conversation's. So the key stays the same when the first message creates the
   * conversation.
   */
  clave: string;
  nombre: string;
  /** The other person in a conversation of two. */
  contacto: Contact | null;
  conversacion: Conversacion | null;
}

const noConversaciones: Conversacion[] = [];
const noContacts: Contact[] = [];

/** The person's conversations, the latest first, and then the other members of the office by name. */
export function useEntries(): ChatEntry[] {
  const { data: all = noConversaciones } = useColeccion(conversaciones, undefined);
  const { data: contacts = noContacts } = useChatFindContactosQuery();
  return useMemo(() => toEntries(all, contacts), [all, contacts]);
}

export function toEntries(all: readonly Conversacion[], contacts: readonly Contact[]): ChatEntry[] {
  // Contacts are fetched again when their presence changes, conversations are not. So the presence comes from the
  // contacts.
  const present = byId(contacts);
  const talkedTo = new Set(all.map(({ contacto }) => contacto?.id));
  const latestFirst = all.toSorted((a, b) => (b.ultimo?.en ?? '').localeCompare(a.ultimo?.en ?? ''));
  const others = contacts.filter(({ id }) => !talkedTo.has(id)).sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return [
    ...latestFirst.map((conversacion) => toEntry(conversacion, present)),
    ...others.map((contacto) => sameOf(contacto, null, contacto)),
  ];
}

/**
 * A row of the list for a stored conversation.
 * @param present the contacts by their ids, with their present state
 */
export function toEntry(conversacion: Conversacion, present: ReadonlyMap<string, Contact>): ChatEntry {
  const contacto = present.get(conversacion.contacto?.id ?? '') ?? conversacion.contacto;
  return sameOf(conversacion, conversacion, contacto);
}

const known = new WeakMap<Conversacion | Contact, ChatEntry>();

/**
 * Gives the same object until the conversation or the contact changes. So a message draws one row of the list again,
 * not all.
 */
function sameOf(key: Conversacion | Contact, conversacion: Conversacion | null, contacto: Contact | null): ChatEntry {
  const before = known.get(key);
  if (before && before.contacto === contacto) return before;
  const clave = contacto?.id ?? conversacion?.id ?? '';
  const nombre = conversacion?.nombre ?? contacto?.name ?? '';
  const entry = { clave, nombre, contacto, conversacion };
  known.set(key, entry);
  return entry;
}

/** The conversation that the selection names; null while it is not loaded. */
export function findEntry(all: readonly ChatEntry[], { chatId, contactId }: Selection): ChatEntry | null {
  const isMeant = ({ contacto, conversacion }: ChatEntry) =>
    chatId ? conversacion?.id === chatId : contactId !== undefined && contacto?.id === contactId;
  return all.find(isMeant) ?? null;
}

/** The conversation of a carpeta, if the person takes part in it. */
export const deCarpeta = (all: readonly Conversacion[], carpetaId: string): Conversacion | undefined =>
  all.find(({ carpeta }) => carpeta?.id === carpetaId);

/** The selection by which the quick chat names a conversation, also before its first message. */
export const selectionOf = ({ contacto, conversacion }: ChatEntry): Selection =>
  contacto ? { contactId: contacto.id } : { chatId: conversacion?.id };

/** The address of a conversation. `search` is the query of the address, with its `?`. */
export function addressOf({ contacto, conversacion }: ChatEntry, search = ''): string {
  if (conversacion) return `/chat/${conversacion.id}${search}`;
  return `/chat?con=${contacto?.id ?? ''}${search.replace('?', '&')}`;
}

/** The unread messages that count: the messages of a muted conversation do not. */
export const unreadOf = ({ conversacion }: { conversacion?: Conversacion | null }): number =>
  conversacion && !conversacion.silenciada ? conversacion.sinLeer : 0;

/**
 * The name of a conversation for screen readers: «Marta Lavalle, en línea, 2 mensajes sin leer», or «Firmas, grupo».
 */
export function entryName(entry: ChatEntry): string {
  const { contacto, conversacion, nombre } = entry;
  const unread = unreadOf(entry);
  const unreadText = contar(unread, 'mensaje sin leer', 'mensajes sin leer');
  const kind = contacto ? seenNames[contacto.estado].toLowerCase() : (conversacion?.tipo ?? '');
  return [nombre, kind, ...(unread > 0 ? [unreadText] : [])].join(', ');
}
