import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { trimmed } from '../../common/input/trimmed.js';

/** The longest message with its HTML. The limit for its text is in mensajes.service.ts. */
const MAX_RAW = 64_000;

/** The marks of a chat that a person can change. */
export class MarcasChatDto {
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si el chat está silenciado.' })
  muted?: boolean;

  /** 0 marks the whole chat as read, unless the same call changes `muted`. Any other number is ignored. */
  @IsOptional()
  @IsInt({ message: 'La cantidad sin leer debe ser un número entero.' })
  @Min(0, { message: 'La cantidad sin leer no puede ser negativa.' })
  unreadCount?: number | null;
}

export class ModificarChatDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => MarcasChatDto, 'Falta el chat.')
  chat: MarcasChatDto;
}

export class EnviarMensajeDto {
  @IsUUID('all', { message: 'El chat no es válido.' })
  chatId: string;

  /** HTML, or plain text; at most 4000 characters of text. */
  @Transform(trimmed)
  @IsString({ message: 'Escriba un mensaje.' })
  @MaxLength(MAX_RAW, { message: 'El mensaje es demasiado largo.' })
  value: string;
}

/** The person who sends the request. */
export class ChatPerfilDto {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  /** The name of the role. */
  about: string;
}
