import { useMemo } from 'react';
import type { Mencionable } from '../../../../components/menciones/menciones';
import { type ConversacionDetalle, useChatFindContactosQuery } from '../chat-api';
import type { ChatEntry } from '../chat-entries';

/**
 * The people whom a message can mention. For the conversation of a carpeta, the server leaves out people who do not see
 * the carpeta.
 */
export function useMencionables(
  { contacto, conversacion }: ChatEntry,
  personas: ConversacionDetalle['personas'],
): Mencionable[] {
  const { data: contacts } = useChatFindContactosQuery();
  return useMemo(() => {
    const others = conversacion?.tipo === 'carpeta' ? (contacts ?? []) : contacto ? [contacto] : personas;
    return others.map(({ id, name }) => ({ id, nombre: name }));
  }, [contacto, conversacion?.tipo, contacts, personas]);
}
