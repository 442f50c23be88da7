import { Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { idOf, idsFromText, idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import { asWritten, trimmed } from '../../common/input/trimmed.js';
import { ContactoCorreoDto, ContactoTelefonoDto } from '../contactos/contactos.dto.js';
import { ALIAS, MAX_ALIAS, MIN_ALIAS } from './alias.js';
import { BANDEJAS, type Bandeja } from './copia.entity.js';
import type { EstadoCorreo } from './correo.entity.js';
import { MAX_ETIQUETAS } from './etiquetas-de-correo.js';

function inLowerCase(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** The most mails that one call changes. */
const MAX_ELEGIDOS = 500;

/** The flags by which a list can be filtered. */
export const FILTROS = ['starred', 'important'] as const;

/**
 * Selects mails of the mailbox by at most one of bandeja, filtro and etiqueta. Without any, all mails outside spam and
 * trash.
 */
export class CorreosQuery extends PageQuery {
  @MayBeOmitted()
  @IsIn(BANDEJAS, { message: `La bandeja debe ser una de estas: ${BANDEJAS.join(', ')}.` })
  bandeja?: Bandeja;

  @MayBeOmitted()
  @IsIn(FILTROS, { message: `El filtro debe ser uno de estos: ${FILTROS.join(', ')}.` })
  filtro?: (typeof FILTROS)[number];

  /** The slug of a label. */
  @MayBeOmitted()
  @IsString({ message: 'La etiqueta debe ser un texto.' })
  @Length(1, 80, { message: 'La etiqueta no es válida.' })
  etiqueta?: string;

  /**
   * Words in the sender, the recipients, the subject or the text; «quoted phrases», words to leave out after a minus,
   * and the operators `de:`, `para:`, `asunto:`, `adjunto:`, `desde:`, `antes:` and `en:`, whose folders replace
   * `bandeja`.
   */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué buscar.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  buscar?: string;

  /** True for only the mails that wait for their moment, the next one first; false for all others. */
  @MayBeOmitted()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique con true o false si son los programados.' })
  programados?: boolean;

  /** Whether the list has one row a conversation: its newest mail, with `conversacion`. Drafts stay rows of their own. */
  @MayBeOmitted()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique con true o false si la lista es de conversaciones.' })
  conversaciones?: boolean;

  /** The ids of at most 100 mails in any folder, separated by commas. Mails missing in the answer no longer exist. */
  @MayBeOmitted()
  @Transform(idsFromText)
  @IsArray({ message: 'Los ids no son válidos.' })
  @ArrayMaxSize(100, { message: 'Se pueden pedir hasta 100 a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los ids no es válido.' })
  ids?: string[];
}

/** A sender or recipient of a mail. */
export class CorresponsalDto {
  /** Empty when only the address is known. */
  nombre: string;
  direccion: string;
  /** The member of the cuenta who has the address; null when no member has it. */
  usuarioId: string | null;
}

/** A carpeta to which a mail belongs. */
export class CarpetaDeCorreoDto {
  id: string;
  /** The number of the carpeta; null before it is opened. */
  codigo: string | null;
  caratula: string;
}

/** Somebody who wrote in a conversation. */
export class ParticipanteDeCorreosDto extends CorresponsalDto {
  /** Whether it is the running user. */
  esPropio: boolean;
  /** Whether a mail of theirs in the list is unread. */
  tieneSinLeer: boolean;
}

/** A mail of a conversation. */
export class CorreoDeConversacionDto {
  id: string;
  estado: EstadoCorreo;
  bandeja: Bandeja;
  leido: boolean;
  destacado: boolean;
  importante: boolean;
  /** Whether the running user wrote the mail. */
  esPropio: boolean;
}

/** The mails of a conversation that a list has, as one of its rows. */
export class ConversacionDeCorreosDto {
  /** Who wrote in the conversation, in any folder, in the order of their first mails. */
  participantes: ParticipanteDeCorreosDto[];
  /** The newest mails that the list has, the newest first. */
  correos: CorreoDeConversacionDto[];
  /** The number of files of these mails. */
  adjuntos: number;
}

/** A mail, as lists show it. */
export class CorreoListadoDto {
  id: string;
  /** The id of the mail's thread in this mailbox. */
  hiloId: string;
  /** The number of mails of the thread in this mailbox, with this one. */
  enHilo: number;
  estado: EstadoCorreo;
  /** When a mail that is `programado` leaves; null for other mails. */
  enviarEn: Date | null;
  fecha: Date;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of the mail's text, in one line, without quotes and signature. */
  extracto: string;
  bandeja: Bandeja;
  leido: boolean;
  destacado: boolean;
  importante: boolean;
  /** The ids of the mail's labels, in their order. */
  etiquetas: string[];
  adjuntos: number;
  /** Whether an address outside refused the mail. */
  rechazado: boolean;
  /** Whether the running user wrote the mail. */
  esPropio: boolean;
  /** The carpetas in which the mail is filed, if the running user sees them. */
  carpetas: CarpetaDeCorreoDto[];
  /** The folder of the person's external account that has the mail. Null unless the person made that folder. */
  carpetaExterna: string | null;
  /** The conversation of the mail. Null unless a list of conversations was asked for and the mail is no draft. */
  conversacion: ConversacionDeCorreosDto | null;
}

/** A mail that the global search found. */
export class CorreoHalladoDto {
  id: string;
  /** The name of the sender, or the address when there is no name. */
  de: string;
  fecha: Date;
  /** The address of the mail's page. */
  link: string;
  /** The subject of the mail. */
  value: string;
}

export class CorreosDto {
  correos: CorreoListadoDto[];
  paginacion: PaginacionDto;
}

export class CorreoAdjuntoDto {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether the file is a picture that the text of the mail shows. */
  enLinea: boolean;
  /** Whether the page can show the file; otherwise people can only download it. */
  previsualizable: boolean;
  /**
   * The address of a small picture of the file. Null for a file that is no picture or is shown in the text. Also null
   * until a job makes the small picture.
   */
  miniatura: string | null;
}

/** The state of a mail on its way to an address outside. */
export class EnvioDto {
  direccion: string;
  estado: 'en_cola' | 'enviado' | 'rechazado';
  /** The answer of the server outside. */
  motivo: string | null;
}

export class CorreoDto extends CorreoListadoDto {
  cc: CorresponsalDto[];
  /** Hidden recipients. Only the author sees them. */
  cco: CorresponsalDto[];
  /** Sanitised HTML. */
  html: string;
  /** The files of the mail, in their order. */
  archivos: CorreoAdjuntoDto[];
  /** The states for addresses that no member has. Only the author sees them. */
  envios: EnvioDto[];
  /** Sanitised HTML of the mail that a draft answers or forwards. It leaves below the draft's text. */
  cita: string | null;
  /** The carpeta in which a draft is filed when it leaves. */
  enCarpeta: CarpetaDeCorreoDto | null;
  /** Whether the own mail server found that the mail is from the sender it names. Null for a mail of a member. */
  autenticacion: 'verificado' | 'fallido' | 'sin_datos' | null;
  /** The addresses that get the answer to a mail from outside, when the sender does not. */
  responderA: CorresponsalDto[];
  /** Whether an address of `responderA` belongs to another organisation than the sender. */
  respuestaAjena: boolean;
  version: number;
}

/** A remote picture, whose address a mail names. */
export class ImagenRemotaQuery {
  @IsString({ message: 'Indique la dirección de la imagen.' })
  @Length(1, 4_000, { message: 'La dirección de la imagen no es válida.' })
  url: string;
}

/** An event of a calendar that came with a mail. Texts that the calendar does not have are ''. */
export class EventoDeCorreoDto {
  titulo: string;
  /** A day (`2026-03-04`), an instant (`…Z`), or a local time without its zone. Null when the event has none. */
  desde: string | null;
  /** The end, in the form of `desde`. For whole days, the last day. */
  hasta: string | null;
  /** The file's name of the time zone, when its times could not be converted. */
  zona: string | null;
  lugar: string;
  organiza: string;
  seRepite: boolean;
  cancelado: boolean;
}

/** A telephone of a card. */
export class TelefonoDeTarjetaDto extends ContactoTelefonoDto {
  /** The whole number with the calling code of its country. */
  completo: string;
}

/** A card that came with a mail, as a new contact would have it. Texts that the card does not have are ''. */
export class TarjetaDeContactoDto {
  name: string;
  title: string;
  company: string;
  emails: ContactoCorreoDto[];
  phoneNumbers: TelefonoDeTarjetaDto[];
  address: string;
  /** `YYYY-MM-DD`, or the text that the card has as birthday. */
  birthday: string;
  /** HTML. */
  notes: string;
}

/** The content of a file. Both lists are empty when it is no readable calendar or card. */
export class ResumenDeAdjuntoDto {
  eventos: EventoDeCorreoDto[];
  contactos: TarjetaDeContactoDto[];
}

export class CabeceraDto {
  nombre: string;
  valor: string;
}

/** Labels to add to mails and to remove from them. */
export class EtiquetasDeCorreosDto {
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_ETIQUETAS, { message: `Un correo puede tener hasta ${MAX_ETIQUETAS} etiquetas.` })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  agregar?: string[];

  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_ETIQUETAS, { message: `Un correo puede tener hasta ${MAX_ETIQUETAS} etiquetas.` })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  quitar?: string[];
}

export class CorreosElegidosDto {
  @Transform(idsOf)
  @IsArray({ message: 'Los correos deben ser una lista.' })
  @ArrayMinSize(1, { message: 'Elija al menos un correo.' })
  @ArrayMaxSize(MAX_ELEGIDOS, { message: `Se cambian hasta ${MAX_ELEGIDOS} correos a la vez.` })
  @IsUUID('all', { each: true, message: 'Un correo no es válido.' })
  ids: string[];
}

/** The changes to some mails. Fields that are left out stay as they are. */
export class ModificarCorreosDto extends CorreosElegidosDto {
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está leído.' })
  leido?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está destacado.' })
  destacado?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si es importante.' })
  importante?: boolean;

  /**
   * The folder to which the mails go. `inbox` takes mails back from archive, spam and trash; the user's own mails then
   * go to `sent` or `drafts`. `archive` takes received mails out of the inbox. Mails that cannot go to the folder stay,
   * and the others go.
   */
  @MayBeOmitted()
  @IsIn(['inbox', 'archive', 'spam', 'trash'], {
    message: 'Los correos van a la bandeja de entrada, a los apartados, a spam o a la papelera.',
  })
  bandeja?: 'inbox' | 'archive' | 'spam' | 'trash';

  @MayBeOmitted()
  @Nested(() => EtiquetasDeCorreosDto, 'Las etiquetas no son válidas.')
  etiquetas?: EtiquetasDeCorreosDto;
}

/** The outcome of a change to several mails. */
export class CorreosCambiadosDto {
  /**
   * The mails that now are as the call asked, in their new state. Missing mails no longer exist, or could not go to the
   * folder.
   */
  correos: CorreoListadoDto[];
}

/** Deletes mails of the trash for good. Without ids, the whole trash. */
export class BorrarCorreosDto {
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los correos deben ser una lista.' })
  @ArrayMaxSize(MAX_ELEGIDOS, { message: `Se borran hasta ${MAX_ELEGIDOS} correos a la vez.` })
  @IsUUID('all', { each: true, message: 'Un correo no es válido.' })
  ids?: string[];
}

export class CorreosBorradosDto {
  borrados: number;
}

/** The words of a name or an address. */
export class DestinatariosQuery {
  @Transform(trimmed)
  @IsString({ message: 'Escriba a quién buscar.' })
  @MaxLength(120, { message: 'La búsqueda puede tener hasta 120 caracteres.' })
  buscar: string = '';
}

/** A person to whom a mail can be written. */
export class DestinatarioHalladoDto {
  nombre: string;
  direccion: string;
  /** Where the address was found. */
  origen: 'miembro' | 'contacto' | 'persona' | 'correo';
  /** The id of the member; null for other people. */
  usuarioId: string | null;
}

/** The address at which a member receives mail from outside. */
export class DireccionDeCorreoDto {
  /** The part before the at sign; null until the member chooses one. */
  alias: string | null;
  dominio: string;
  /** A free alias for a member who has none; null otherwise. */
  sugerencia: string | null;
}

export class AjustesDeCorreoDto {
  /** Sanitised HTML; empty for no signature. */
  firma: string;
  /** Null when members have no own addresses here. */
  direccion: DireccionDeCorreoDto | null;
  version: number;
}

export class ModificarAjustesDeCorreoDto {
  /** HTML; at most 2000 characters of text. */
  @Transform(asWritten)
  @IsString({ message: 'La firma debe ser un texto.' })
  @MaxLength(20_000, { message: 'La firma es demasiado larga.' })
  firma: string;
}

export class ElegirDireccionDto {
  /** The part before the at sign, in lower case. */
  @Transform(inLowerCase)
  @IsString({ message: 'La dirección debe ser un texto.' })
  @Length(MIN_ALIAS, MAX_ALIAS, { message: `La dirección debe tener entre ${MIN_ALIAS} y ${MAX_ALIAS} caracteres.` })
  @Matches(ALIAS, { message: 'Use letras sin acentos y números, y entre ellos puntos o guiones.' })
  alias: string;
}

/** The carpeta, and the section in it, that get the file as a document. */
export class ArchivarCorreoAdjuntoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Elija la carpeta.' })
  carpetaId: string;

  /** The section of the carpeta; null or left out for no section. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}
