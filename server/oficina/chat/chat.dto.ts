import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import type { EstadoUsuario } from '../../common/tenancy/estados-usuario.js';

/** Names the person to open a chat with. */
export class AbrirChatDto {
  /** The id of another member. */
  @Transform(idOf)
  @IsUUID('all', { message: 'El contacto no es válido.' })
  contactId: string;
}

export class ChatEmailDto {
  email: string;
  label: string;
}

export class ChatTelefonoDto {
  /** The country as two lower-case letters, as in ISO 3166. */
  country: string;
  /** The number without the country's code. */
  phoneNumber: string;
  label: string;
  /** The whole number, such as `+34 600 00 00 00`. */
  numero: string;
}

export class ChatContactoDetalleDto {
  emails: ChatEmailDto[];
  phoneNumbers: ChatTelefonoDto[];
  /** The job that the person named; otherwise the name of the role. */
  title: string;
  /** The job that the person named; null when they named none. */
  cargo: string | null;
  /** The cuenta's name. */
  company: string;
  birthday: Date | null;
  address: string | null;
  /** When the person came into the cuenta; null for a group. */
  desde: Date | null;
}

/** The files of the last messages, the newest first. */
export class ChatAdjuntosDto {
  /** The addresses of small pictures. */
  media: string[];
  /** The names of the other files. */
  docs: string[];
  links: string[];
}

/** Another member of the cuenta. */
export class ChatContactoDto {
  /** The id of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: EstadoUsuario;
  /** `estado` in the words of the reference client: online, away, busy, not-visible. */
  status: string;
}

export class ChatContactoCompletoDto extends ChatContactoDto {
  details: ChatContactoDetalleDto;
  attachments: ChatAdjuntosDto;
}

export class ChatMensajeDto {
  id: string;
  chatId: string;
  /** The id of the author. */
  contactId: string;
  /** Sanitised HTML. */
  value: string;
  createdAt: Date;
  isMine: boolean;
}

/** A chat between two members. */
export class ChatDto {
  id: string;
  /** The id of the other member. */
  contactId: string;
  unreadCount: number;
  muted: boolean;
  /** The last message as plain text. */
  lastMessage: string | null;
  /** The day of the last message as text, such as 26/04/2021: the reference client shows it as it is. */
  lastMessageAt: string | null;
  ultimoMensajeEn: Date | null;
  contact: ChatContactoCompletoDto;
  /** The last messages, in the order in which they were written. */
  messages: ChatMensajeDto[];
}

/** A member that the global search found. */
export class MiembroHalladoDto extends ChatContactoDto {
  email: string;
  /** The address of the page that writes to the member. */
  link: string;
  /** The member's name. */
  value: string;
}

/** A message that the global search found. */
export class MensajeHalladoDto {
  id: string;
  /** The name of its author; null for a person who is not known any more. */
  autor: string | null;
  creadoEn: Date;
  link: string;
  /** The beginning of its text, or the name of its first file. */
  value: string;
}
