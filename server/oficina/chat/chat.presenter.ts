import { DateTime } from 'luxon';
import { textOf } from '../../common/input/html-text.js';
import { phones } from '../../common/input/phones.js';
import { escapeHtml } from '../../common/input/safe-html.js';
import type { Miembro, MiembroConocido } from '../../common/tenancy/cuenta-directory.js';
import { STATUS_OF } from '../../plataforma/usuarios/usuarios.dto.js';
import type {
  ChatAdjuntosDto,
  ChatContactoCompletoDto,
  ChatContactoDto,
  ChatDto,
  ChatMensajeDto,
  ChatTelefonoDto,
  MiembroHalladoDto,
} from './chat.dto.js';
import type { ChatReader } from './chat-contactos.service.js';
import type { Chat } from './chats.repository.js';
import type { ChatConMensajes } from './chats.service.js';
import { linksIn } from './enlaces.js';
import type { Mensaje } from './mensajes.repository.js';

type DatosDeMiembro = Pick<Miembro, 'email' | 'rol' | 'cargo' | 'telefono'> & { desde: Date | null };

const OF_GRUPO: DatosDeMiembro = { email: '', rol: '', cargo: null, telefono: null, desde: null };

const OF_NOBODY = { avatar: null, estado: 'invisible', status: STATUS_OF.invisible } as const;

export function toContacto({ id, avatar, nombre, rol, estado }: Miembro): ChatContactoDto {
  return { id, avatar, name: nombre, about: rol, estado, status: STATUS_OF[estado] };
}

/**
 * Another member with all their details, for the client.
 * @param mensajes the messages of the chat with them
 */
export function toContactoCompleto(
  miembro: Miembro,
  mensajes: readonly Mensaje[],
  { cuenta }: ChatReader,
): ChatContactoCompletoDto {
  return withDetalles(toContacto(miembro), mensajes, miembro, cuenta);
}

/** A present or former member, for the client. The presence of a former member is hidden from the cuenta. */
export function toChatContacto(id: string, conocidos: ReadonlyMap<string, MiembroConocido>): ChatContactoDto {
  const conocido = conocidos.get(id);
  if (conocido?.isActive) {
    return toContacto(conocido);
  }
  const { nombre = 'Persona desconocida', avatar = null } = conocido ?? {};
  return { ...OF_NOBODY, id, name: nombre, avatar, about: 'Ya no es parte de la cuenta' };
}

/** A message, for the client. A deleted message says that it was deleted. */
export function toMensaje(
  { id, chatId, autorId, valor, creadoEn, eliminadoEn, adjuntos }: Mensaje,
  { usuarioId }: ChatReader,
): ChatMensajeDto {
  const said = [valor, ...adjuntos.map(({ nombre }) => `<em>${escapeHtml(nombre)}</em>`)].filter(Boolean).join('<br>');
  const value = eliminadoEn ? '<em>Mensaje eliminado</em>' : said;
  return { id, chatId, contactId: autorId, value, createdAt: creadoEn, isMine: autorId === usuarioId };
}

export function toChat({ chat, mensajes }: ChatConMensajes, reader: ChatReader): ChatDto {
  const last = mensajes.at(-1);
  return {
    id: chat.id,
    contactId: chat.contactoId ?? chat.id,
    unreadCount: chat.sinLeer,
    muted: chat.silenciado,
    lastMessage: last ? textOf(toMensaje(last, reader).value) : null,
    lastMessageAt: last ? dayText(last.creadoEn, reader.zonaHoraria) : null,
    ultimoMensajeEn: last?.creadoEn ?? null,
    contact: toContactoDeChat(chat, mensajes, reader),
    messages: mensajes.map((mensaje) => toMensaje(mensaje, reader)),
  };
}

/** The name of a group, or of the carpeta that the chat belongs to. */
export function nombreOf({ nombre, codigo, caratula }: Chat): string {
  return nombre ?? [codigo, caratula].filter(Boolean).join(' · ');
}

/** A member that a search found, for the client. */
export function toMiembroHallado(miembro: Miembro): MiembroHalladoDto {
  const { id, email, nombre } = miembro;
  return { ...toContacto(miembro), email, link: `/chat?con=${id}`, value: nombre };
}

function dayText(moment: Date, zone: string): string {
  return DateTime.fromJSDate(moment, { zone }).toFormat('dd/MM/yyyy');
}

/** Clients of the reference template know only chats between two people. A group is shown to them as a person. */
function toContactoDeChat(
  chat: Chat,
  mensajes: readonly Mensaje[],
  { conocidos, cuenta }: ChatReader,
): ChatContactoCompletoDto {
  const contacto = chat.contactoId
    ? toChatContacto(chat.contactoId, conocidos)
    : {
        ...OF_NOBODY,
        id: chat.id,
        avatar: chat.foto,
        name: nombreOf(chat),
        about: `${chat.participantes.length} personas`,
      };
  const conocido = conocidos.get(chat.contactoId ?? '');
  // The job and telephone of former members are hidden: they gave them to colleagues only.
  const datos = conocido && !conocido.isActive ? { ...conocido, cargo: null, telefono: null } : conocido;
  return withDetalles(contacto, mensajes, datos, cuenta);
}

function withDetalles(
  contacto: ChatContactoDto,
  mensajes: readonly Mensaje[],
  { email, rol, cargo, telefono, desde }: DatosDeMiembro = OF_GRUPO,
  company: string,
): ChatContactoCompletoDto {
  return {
    ...contacto,
    details: {
      emails: email ? [{ email, label: 'Trabajo' }] : [],
      phoneNumbers: telefonosOf(telefono),
      title: cargo ?? rol,
      cargo,
      company,
      birthday: null,
      address: null,
      desde,
    },
    attachments: attachmentsOf(mensajes),
  };
}

function telefonosOf(numero: string | null): ChatTelefonoDto[] {
  const parsed = numero ? phones.parsePhoneNumberFromString(numero) : undefined;
  if (!numero || !parsed?.country) return [];
  const phoneNumber = numero.slice(parsed.countryCallingCode.length + 1).trim();
  return [{ country: parsed.country.toLowerCase(), phoneNumber, label: 'Trabajo', numero }];
}

function attachmentsOf(mensajes: readonly Mensaje[]): ChatAdjuntosDto {
  const newest = mensajes.filter(({ eliminadoEn }) => eliminadoEn === null).toReversed();
  const adjuntos = newest.flatMap((mensaje) => mensaje.adjuntos);
  return {
    media: adjuntos.flatMap(({ miniatura }) => miniatura || []),
    docs: adjuntos.filter(({ miniatura }) => !miniatura).map(({ nombre }) => nombre),
    links: [...new Set(newest.flatMap(({ valor }) => linksIn(valor).map(({ url }) => url)))],
  };
}
