import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { IdsQuery } from '../../common/input/id.dto.js';
import { idOf, idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedVisible } from '../../common/input/trimmed.js';
import { ChatContactoDto } from './chat.dto.js';
import type { TipoChat } from './chats.repository.js';
import { emojiInForm } from './emoji.js';

/** The most characters of a message with its HTML. The limit of its text is in mensajes.service.ts. */
const MAX_RAW = 64_000;
/** The most people of a group. */
export const MAX_PARTICIPANTES = 100;

/** The members who are to join a group. */
export class SumarParticipantesDto {
  @Transform(idsOf)
  @IsArray({ message: 'Los participantes deben ser una lista.' })
  @ArrayMinSize(1, { message: 'Elija al menos a una persona.' })
  @ArrayMaxSize(MAX_PARTICIPANTES - 1, { message: `Un grupo puede tener hasta ${MAX_PARTICIPANTES} personas.` })
  @IsUUID('all', { each: true, message: 'Un participante no es válido.' })
  participantes: string[];
}

/** A new group of the running user and other members. */
export class CrearGrupoDto extends SumarParticipantesDto {
  @NewId()
  id?: string | null;

  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre del grupo.' })
  @Length(1, 80, { message: 'El nombre del grupo debe tener entre 1 y 80 caracteres.' })
  nombre: string;
}

export class ModificarConversacionDto {
  /** The new name of a group. Only its administrators may send it. */
  @MayBeOmitted()
  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre del grupo.' })
  @Length(1, 80, { message: 'El nombre del grupo debe tener entre 1 y 80 caracteres.' })
  nombre?: string;

  /** Whether the conversation is muted for the running user. Muted conversations tell only of mentions. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la conversación está silenciada.' })
  silenciada?: boolean;
}

export class ModificarParticipanteDto {
  @IsBoolean({ message: 'Indique con true o false si administra el grupo.' })
  administra: boolean;
}

/** Up to which message the running user has read. */
export class MarcarLeidaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  hasta: string;
}

/** The text of a message, and the people that it mentions. */
export class EscribirMensajeDto {
  /** HTML or plain text, with at most 4000 characters of text. It may be empty when the message has files. */
  @Transform(trimmed)
  @IsString({ message: 'Escriba un mensaje.' })
  @MaxLength(MAX_RAW, { message: 'El mensaje es demasiado largo.' })
  valor: string;

  /** The ids of the mentioned people. People who may not read the message are left out. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las menciones deben ser una lista.' })
  @ArrayMaxSize(50, { message: 'Un mensaje puede mencionar hasta a 50 personas.' })
  @IsUUID('all', { each: true, message: 'Una mención no es válida.' })
  menciones?: string[];
}

export class EnviarMensajeNuevoDto extends EscribirMensajeDto {
  @NewId()
  id?: string | null;

  /** The id of the message that this one answers, in the same conversation. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje que se responde no es válido.' })
  respondeA?: string | null;

  /** The ids of the files that were uploaded for the message, in their order. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los archivos deben ser una lista.' })
  @ArrayMaxSize(20, { message: 'Un mensaje puede llevar hasta 20 archivos.' })
  @IsUUID('all', { each: true, message: 'Un archivo no es válido.' })
  adjuntos?: string[];
}

/** The carpeta, and the section in it, that get the file as a document. */
export class ArchivarAdjuntoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Elija la carpeta.' })
  carpetaId: string;

  /** The section of the carpeta; null or left out for no section. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}

export class ReaccionarDto {
  @Transform(({ value }) => (typeof value === 'string' ? emojiInForm(value) : value))
  @IsString({ message: 'Elija un emoji.' })
  @Matches(/^\p{RGI_Emoji}$/v, { message: 'Eso no es un emoji.' })
  emoji: string;
}

/** Selects messages of a conversation: by their ids, or beside a message. Without any field, the last messages. */
export class MensajesQuery extends IdsQuery {
  /** Selects the messages before this one. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  antes?: string;

  /** Selects the messages after this one. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  despues?: string;

  /** Selects this message and the messages around it. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  alrededor?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'La cantidad de mensajes debe ser un número entero.' })
  @Min(1, { message: 'Pida al menos un mensaje.' })
  @Max(100, { message: 'Pida hasta 100 mensajes a la vez.' })
  tamano: number = 50;
}

/** A search for words in messages. */
export class BuscarMensajesQuery {
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué buscar.' })
  @Length(2, 200, { message: 'La búsqueda debe tener entre 2 y 200 caracteres.' })
  buscar: string;

  /** Searches only this conversation. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La conversación no es válida.' })
  conversacionId?: string;
}

/** The message that another one answers. */
export class MensajeCitadoDto {
  id: string;
  autor: NombradoDto | null;
  /** The beginning of the message, as plain text; null when it was deleted. */
  texto: string | null;
}

/** An emoji on a message, and the people who put it there, in order. */
export class ReaccionDto {
  emoji: string;
  usuarios: NombradoDto[];
}

export class AdjuntoDto {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether the page can show the file; otherwise people can only download it. */
  previsualizable: boolean;
  /**
   * The address of a small picture of the file. Null when the file is no picture, or until a job makes the small one.
   */
  miniatura: string | null;
}

export class AdjuntosQuery {
  /** The `siguiente` of the previous answer. The new answer has older files. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El archivo no es válido.' })
  antes?: string;
}

/** Files of a conversation, the newest first. */
export class AdjuntosDto {
  adjuntos: AdjuntoDto[];
  /** The value of `antes` that asks for the next files; null when there are none. */
  siguiente: string | null;
}

export class MensajeDto {
  id: string;
  conversacionId: string;
  autor: NombradoDto | null;
  esPropio: boolean;
  /** Sanitised HTML; empty when the message was deleted. */
  valor: string;
  menciones: NombradoDto[];
  creadoEn: Date;
  editadoEn: Date | null;
  eliminado: boolean;
  citado: MensajeCitadoDto | null;
  reacciones: ReaccionDto[];
  adjuntos: AdjuntoDto[];
  /** Whether the message is pinned, for all people of the conversation. */
  fijado: boolean;
}

/** Messages in the order in which they were written. */
export class MensajesDto {
  mensajes: MensajeDto[];
  hayAnteriores: boolean;
  hayPosteriores: boolean;
}

export class CarpetaDeConversacionDto {
  id: string;
  codigo: string | null;
  caratula: string;
}

export class UltimoMensajeDto {
  autor: NombradoDto | null;
  esPropio: boolean;
  /** Plain text; null when the message was deleted. */
  texto: string | null;
  en: Date;
}

/** A conversation of mine, as the list shows it. */
export class ConversacionDto {
  id: string;
  tipo: TipoChat;
  /** The name of the other person, of the group or of the carpeta. */
  nombre: string;
  /** The address of a group's picture. */
  foto: string | null;
  /** The other person in a conversation between two; null in others. */
  contacto: ChatContactoDto | null;
  carpeta: CarpetaDeConversacionDto | null;
  /** The number of people who take part. */
  participantes: number;
  /** The number of messages of other people that I have not read, at most 100. */
  sinLeer: number;
  silenciada: boolean;
  administra: boolean;
  /** Whether I take part. A person who only sees a carpeta reads its conversation without taking part. */
  participa: boolean;
  ultimo: UltimoMensajeDto | null;
}

/** A person who takes part in a conversation. */
export class ParticipanteDto extends ChatContactoDto {
  administra: boolean;
  /** When the last message that the person has read was written. */
  leidoHasta: Date | null;
}

/** A conversation with those who take part, the administrators first. */
export class ConversacionDetalleDto extends ConversacionDto {
  personas: ParticipanteDto[];
}
