import { useMemo } from 'react';
import { byId } from '../../../lib/by-id';
import { type ConversacionDetalle, useChatFindContactosQuery } from './chat-api';

const nobody: ConversacionDetalle['personas'] = [];

/** Who takes part in a conversation, each with their presence as it is now. */
export function usePersonas(detalle: ConversacionDetalle | undefined): ConversacionDetalle['personas'] {
  const { data: contacts } = useChatFindContactosQuery();
  const personas = detalle?.personas ?? nobody;
  return useMemo(() => {
    const present = byId(contacts);
    return personas.map((persona) => ({ ...persona, ...present.get(persona.id) }));
  }, [personas, contacts]);
}
