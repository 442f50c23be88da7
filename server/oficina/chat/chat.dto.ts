import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import type { EstadoUsuario } from '../../common/tenancy/estados-usuario.js';

/** The person to open a chat with. */
export class AbrirChatDto {
  /** Another member. */
  @Transform(idOf)
  @IsUUID('all', { message: 'El contacto no es válido.' })
  contactId: string;
}

export class ChatEmailDto {
  email: string;
  label: string;
}

export class ChatTelefonoDto {
  /** ISO 3166, two letters, lower case. */
  country: string;
  /** Without the country's code. */
  phoneNumber: string;
  label: string;
  /** Whole, as `+34 600 00 00 00`. */
  numero: string;
}

export class ChatContactoDetalleDto {
  emails: ChatEmailDto[];
  phoneNumbers: ChatTelefonoDto[];
  /** Their job, as they told it; else the role's name. */
  title: string;
  /** Their job, as they told it. */
  cargo: string | null;
  /** The cuenta's name. */
  company: string;
  birthday: Date | null;
  address: string | null;
  /** When they came into the cuenta; null of a group. */
  desde: Date | null;
}

/** What the last messages brought along, the newest first. */
export class ChatAdjuntosDto {
  /** The addresses of small pictures. */
  media: string[];
  /** The names of the other files. */
  docs: string[];
  links: string[];
}

/** Another member of the cuenta. */
export class ChatContactoDto {
  /** Id of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: EstadoUsuario;
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
}

export class ChatContactoCompletoDto extends ChatContactoDto {
  details: ChatContactoDetalleDto;
  attachments: ChatAdjuntosDto;
}

export class ChatMensajeDto {
  id: string;
  chatId: string;
  /** Who wrote it. */
  contactId: string;
  /** HTML, sanitised. */
  value: string;
  createdAt: Date;
  isMine: boolean;
}

/** What two members write to each other. */
export class ChatDto {
  id: string;
  /** The other member. */
  contactId: string;
  unreadCount: number;
  muted: boolean;
  /** Plain text. */
  lastMessage: string | null;
  /** The day of the last message as text, such as 26/04/2021: the reference client shows it as it is. */
  lastMessageAt: string | null;
  ultimoMensajeEn: Date | null;
  contact: ChatContactoCompletoDto;
  /** The latest, in the order in which they were written. */
  messages: ChatMensajeDto[];
}

/** A member that the search over everything found. */
export class MiembroHalladoDto extends ChatContactoDto {
  email: string;
  /** Where to write to them. */
  link: string;
  /** Their name. */
  value: string;
}
