import { DateTime } from 'luxon';
import { textOf } from '../common/input/html-text.js';
import type { Miembro, MiembroConocido } from '../common/tenancy/cuenta-directory.js';
import { STATUS_OF } from '../usuarios/usuarios.dto.js';
import type {
  ChatContactoCompletoDto,
  ChatContactoDto,
  ChatDto,
  ChatMensajeDto,
  ChatPerfilDto,
  MiembroHalladoDto,
} from './chat.dto.js';
import type { Mensaje } from './chats.repository.js';
import type { ChatConMensajes } from './chats.service.js';

/** Who reads, and where they work. */
export interface ChatReader {
  usuarioId: string;
  /** The cuenta's name. */
  cuenta: string;
  /** The cuenta's time zone, an IANA name. */
  zonaHoraria: string;
}

/** Another member, for the client. */
export function toContacto({ id, avatar, nombre, rol, estado }: Miembro): ChatContactoDto {
  return { id, avatar, name: nombre, about: rol, estado, status: STATUS_OF[estado] };
}

/** Another member with all that is known of them, for the client. */
export function toContactoCompleto(miembro: Miembro, { cuenta }: ChatReader): ChatContactoCompletoDto {
  return {
    ...toContacto(miembro),
    details: {
      emails: miembro.email ? [{ email: miembro.email, label: 'Trabajo' }] : [],
      phoneNumbers: [],
      title: miembro.rol,
      company: cuenta,
      birthday: null,
      address: null,
    },
    attachments: { media: [], docs: [], links: [] },
  };
}

/** A message, for the client. */
export function toMensaje(
  { id, chatId, autorId, valor, creadoEn }: Mensaje,
  { usuarioId }: ChatReader,
): ChatMensajeDto {
  return { id, chatId, contactId: autorId, value: valor, createdAt: creadoEn, isMine: autorId === usuarioId };
}

/** A chat, for the client. */
export function toChat({ chat, contacto, mensajes }: ChatConMensajes, reader: ChatReader): ChatDto {
  const last = mensajes.at(-1);
  return {
    id: chat.id,
    contactId: chat.contactoId,
    unreadCount: chat.sinLeer,
    muted: chat.silenciado,
    lastMessage: last ? textOf(last.valor) : null,
    lastMessageAt: last ? dayText(last.creadoEn, reader.zonaHoraria) : null,
    ultimoMensajeEn: last?.creadoEn ?? null,
    contact: toChatContacto(chat.contactoId, contacto, reader),
    messages: mensajes.map((mensaje) => toMensaje(mensaje, reader)),
  };
}

/** The person who asks, for the client. */
export function toPerfil({ id, nombre, email, avatar, rol }: Miembro): ChatPerfilDto {
  return { id, name: nombre, email, avatar, about: rol };
}

/** A member that a search found, for the client. */
export function toMiembroHallado(miembro: Miembro): MiembroHalladoDto {
  const { id, email, nombre } = miembro;
  return { ...toContacto(miembro), email, link: `/chat?con=${id}`, value: nombre };
}

function dayText(moment: Date, zone: string): string {
  return DateTime.fromJSDate(moment, { zone }).toFormat('dd/MM/yyyy');
}

function toChatContacto(
  id: string,
  contacto: MiembroConocido | undefined,
  reader: ChatReader,
): ChatContactoCompletoDto {
  const known = contacto ?? {
    id,
    nombre: 'Persona desconocida',
    email: '',
    avatar: null,
    rolId: 0,
    rol: '',
    isActive: false,
  };
  if (contacto?.isActive) {
    return toContactoCompleto(contacto, reader);
  }
  // The presence of somebody who has left a cuenta is hidden from it.
  const former = toContactoCompleto({ ...known, estado: 'invisible' }, reader);
  return { ...former, about: 'Ya no es parte de la cuenta' };
}
