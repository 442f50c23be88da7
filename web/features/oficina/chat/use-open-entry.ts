import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { byId } from '../../../lib/by-id';
import { flag, id, text } from '../../../lib/url-codecs';
import { searchOf, useUrlState } from '../../../lib/use-url-state';
import { useChatFindContactosQuery, useConversacionesGetQuery } from './chat-api';
import { type ChatEntry, findEntry, toEntry, useEntries } from './chat-entries';

/**
 * The parameters of the address: a member to write to (`con`), the search of the list and whether it has only what is
 * unread, and a message to scroll to.
 */
export const chatSchema = { con: id(), buscar: text(200), filtro: flag('sin-leer'), mensaje: id() };

interface OpenEntry {
  entries: ChatEntry[];
  /** The conversation that the address names; null while it is not loaded. */
  current: ChatEntry | null;
  chatId?: string;
  contactId?: string;
  /** The id of the message that the address names. */
  mensajeId: string | null;
  /** Why the conversation of the address could not be loaded. */
  error?: unknown;
  isLooking: boolean;
  /** The search and the filter of the list as a query: `?buscar=…` or ''. */
  search: string;
}

/** The conversation that `/chat/:chatId` or `/chat?con=<usuarioId>` names. */
export function useOpenEntry(): OpenEntry {
  const { chatId } = useParams();
  const [{ con, buscar, filtro, mensaje }] = useUrlState(chatSchema);
  const contactId = chatId ? undefined : (con ?? undefined);
  const search = searchOf(chatSchema, { con: null, buscar, filtro, mensaje: null });

  const entries = useEntries();
  const { data: contacts } = useChatFindContactosQuery();
  const listed = findEntry(entries, { chatId, contactId });
  // A conversation outside the list may belong to a carpeta. The person may take no part in it yet.
  const isUnlisted = chatId !== undefined && !listed;
  const { currentData, error, isFetching } = useConversacionesGetQuery(isUnlisted ? { id: chatId } : skipToken);
  const unlisted = useMemo(
    () => (isUnlisted && currentData ? toEntry(currentData, byId(contacts)) : null),
    [isUnlisted, currentData, contacts],
  );
  const current = listed ?? (error ? null : unlisted);
  return { entries, current, chatId, contactId, mensajeId: mensaje, error, isLooking: isFetching, search };
}
