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

/** The longest message with its HTML. The limit of its text is in mensajes.service.ts. */
const MAX_RAW = 64_000;
/** The most people of a group. */
const MAX_PARTICIPANTES = 100;

/** The members who join a group. */
export class SumarParticipantesDto {
  @Transform(idsOf)
  @IsArray({ message: 'Los participantes deben ser una lista.' })
  @ArrayMinSize(1, { message: 'Elija al menos a una persona.' })
  @ArrayMaxSize(MAX_PARTICIPANTES - 1, { message: `Un grupo puede tener hasta ${MAX_PARTICIPANTES} personas.` })
  @IsUUID('all', { each: true, message: 'Un participante no es válido.' })
  participantes: string[];
}

/** A new group, of the running user and others. */
export class CrearGrupoDto extends SumarParticipantesDto {
  @NewId()
  id?: string | null;

  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre del grupo.' })
  @Length(1, 80, { message: 'El nombre del grupo debe tener entre 1 y 80 caracteres.' })
  nombre: string;
}

/** What can be changed of a conversation. */
export class ModificarConversacionDto {
  /** Of a group, by who administers it. */
  @MayBeOmitted()
  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre del grupo.' })
  @Length(1, 80, { message: 'El nombre del grupo debe tener entre 1 y 80 caracteres.' })
  nombre?: string;

  /** Whether the running user is told of its messages. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la conversación está silenciada.' })
  silenciada?: boolean;
}

export class ModificarParticipanteDto {
  @IsBoolean({ message: 'Indique con true o false si administra el grupo.' })
  administra: boolean;
}

/** Until which message the running user has read. */
export class MarcarLeidaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  hasta: string;
}

/** The text of a message, and whom it mentions. */
export class EscribirMensajeDto {
  /** HTML, or plain text; at most 4000 characters of text. It may be empty when the message has files. */
  @Transform(trimmed)
  @IsString({ message: 'Escriba un mensaje.' })
  @MaxLength(MAX_RAW, { message: 'El mensaje es demasiado largo.' })
  valor: string;

  /** The ids of the people whom it mentions. Those who may not read it are left out. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las menciones deben ser una lista.' })
  @ArrayMaxSize(50, { message: 'Un mensaje puede mencionar hasta a 50 personas.' })
  @IsUUID('all', { each: true, message: 'Una mención no es válida.' })
  menciones?: string[];
}

/** A new message. */
export class EnviarMensajeNuevoDto extends EscribirMensajeDto {
  @NewId()
  id?: string | null;

  /** The message of the same conversation that it answers. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje que se responde no es válido.' })
  respondeA?: string | null;

  /** The files that were uploaded for it, in their order. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los archivos deben ser una lista.' })
  @ArrayMaxSize(20, { message: 'Un mensaje puede llevar hasta 20 archivos.' })
  @IsUUID('all', { each: true, message: 'Un archivo no es válido.' })
  adjuntos?: string[];
}

/** Where a file is filed as a document. */
export class ArchivarAdjuntoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Elija la carpeta.' })
  carpetaId: string;

  /** Null and left out: no section. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}

/** An emoji on a message. */
export class ReaccionarDto {
  @Transform(({ value }) => (typeof value === 'string' ? emojiInForm(value) : value))
  @IsString({ message: 'Elija un emoji.' })
  @Matches(/^\p{RGI_Emoji}$/v, { message: 'Eso no es un emoji.' })
  emoji: string;
}

/** Which messages of a conversation: those with some ids, or those beside one. Without any, the last. */
export class MensajesQuery extends IdsQuery {
  /** Those before this message. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  antes?: string;

  /** Those after this message. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  despues?: string;

  /** This message, with those around it. */
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

/** Words of messages. */
export class BuscarMensajesQuery {
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué buscar.' })
  @Length(2, 200, { message: 'La búsqueda debe tener entre 2 y 200 caracteres.' })
  buscar: string;

  /** In this conversation alone. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La conversación no es válida.' })
  conversacionId?: string;
}

/** The message that another one answers. */
export class MensajeCitadoDto {
  id: string;
  autor: NombradoDto | null;
  /** Its beginning, plain text; null when it was deleted. */
  texto: string | null;
}

/** An emoji on a message, and who put it there, in order. */
export class ReaccionDto {
  emoji: string;
  usuarios: NombradoDto[];
}

/** A file of a message. */
export class AdjuntoDto {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
}

export class AdjuntosQuery {
  /** The files before this one, as `siguiente` of an answer names it. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El archivo no es válido.' })
  antes?: string;
}

/** Files of a conversation, the newest first. */
export class AdjuntosDto {
  adjuntos: AdjuntoDto[];
  /** Where the next ones begin; null when there are none. */
  siguiente: string | null;
}

export class MensajeDto {
  id: string;
  conversacionId: string;
  autor: NombradoDto | null;
  esPropio: boolean;
  /** HTML, sanitised; empty when it was deleted. */
  valor: string;
  menciones: NombradoDto[];
  creadoEn: Date;
  editadoEn: Date | null;
  eliminado: boolean;
  citado: MensajeCitadoDto | null;
  reacciones: ReaccionDto[];
  adjuntos: AdjuntoDto[];
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

/** The last message of a conversation. */
export class UltimoMensajeDto {
  autor: NombradoDto | null;
  esPropio: boolean;
  /** Plain text; null when it was deleted. */
  texto: string | null;
  en: Date;
}

/** A conversation of mine, in the list. */
export class ConversacionDto {
  id: string;
  tipo: TipoChat;
  /** Of the other person, of the group or of the carpeta. */
  nombre: string;
  /** The address of the picture of a group. */
  foto: string | null;
  /** The other person of two. */
  contacto: ChatContactoDto | null;
  carpeta: CarpetaDeConversacionDto | null;
  /** How many people take part. */
  participantes: number;
  /** Messages of others that I have not read, at most 100. */
  sinLeer: number;
  silenciada: boolean;
  /** Whether I administer the group. */
  administra: boolean;
  /** Whether I take part. Who only sees a carpeta reads its conversation without that. */
  participa: boolean;
  ultimo: UltimoMensajeDto | null;
}

/** Somebody who takes part. */
export class ParticipanteDto extends ChatContactoDto {
  administra: boolean;
  /** When the last message was written that they have read. */
  leidoHasta: Date | null;
}

/** A conversation with those who take part, the administrators first. */
export class ConversacionDetalleDto extends ConversacionDto {
  personas: ParticipanteDto[];
}
