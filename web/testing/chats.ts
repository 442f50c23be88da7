import type { Contact, Conversacion, ConversacionDetalle, Mensaje } from '../features/oficina/chat/chat-api';

/** Another member, as the server answers them. */
export function buildContact(changes: Partial<Contact> = {}): Contact {
  return {
    id: 'u-marta',
    avatar: null,
    name: 'Marta Lavalle',
    about: 'Titular',
    estado: 'enLinea',
    status: 'online',
    ...changes,
  };
}

/** A message, as the server answers it. */
export function buildMensaje(changes: Partial<Mensaje> = {}): Mensaje {
  return {
    id: 'm-1',
    conversacionId: 'c-marta',
    autor: { id: 'u-marta', nombre: 'Marta Lavalle' },
    esPropio: false,
    valor: 'Buen día',
    menciones: [],
    creadoEn: '2026-03-04T12:00:00.000Z',
    editadoEn: null,
    eliminado: false,
    citado: null,
    reacciones: [],
    adjuntos: [],
    fijado: false,
    ...changes,
  };
}

/** A conversation between two people, as the server answers it. */
export function buildConversacion(changes: Partial<Conversacion> = {}): Conversacion {
  const { contacto = buildContact() } = changes;
  return {
    id: 'c-marta',
    tipo: 'directo',
    nombre: contacto?.name ?? 'Firmas',
    foto: null,
    contacto,
    carpeta: null,
    participantes: 2,
    sinLeer: 0,
    silenciada: false,
    administra: false,
    participa: true,
    ultimo: null,
    ...changes,
  };
}

/** A person who takes part in a conversation. */
export const buildPersona = (
  changes: Partial<ConversacionDetalle['personas'][number]> = {},
): ConversacionDetalle['personas'][number] => ({ ...buildContact(), administra: false, leidoHasta: null, ...changes });
