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

/** The most mails that are changed at once. */
const MAX_ELEGIDOS = 500;

/** The flags that a list can be of. */
export const FILTROS = ['starred', 'important'] as const;

/** Which mails of the mailbox: at most one of bandeja, filtro and etiqueta. Without any, all but spam and trash. */
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

  /** Words of the sender, the recipients, the subject or the text. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba qué buscar.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  buscar?: string;

  /** The mails with these ids, separated by commas, at most 100, wherever they lie. Those missing no longer exist. */
  @MayBeOmitted()
  @Transform(idsFromText)
  @IsArray({ message: 'Los ids no son válidos.' })
  @ArrayMaxSize(100, { message: 'Se pueden pedir hasta 100 a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los ids no es válido.' })
  ids?: string[];
}

/** Who wrote a mail, or to whom it goes. */
export class CorresponsalDto {
  /** Empty when only the address is known. */
  nombre: string;
  direccion: string;
  /** The member of the cuenta whose address it is; null for others. */
  usuarioId: string | null;
}

/** A carpeta to which a mail belongs. */
export class CarpetaDeCorreoDto {
  id: string;
  /** Null before it is opened. */
  codigo: string | null;
  caratula: string;
}

/** A mail in a list. */
export class CorreoListadoDto {
  id: string;
  /** Its thread in this mailbox. */
  hiloId: string;
  /** How many mails its thread has in this mailbox, this one included. */
  enHilo: number;
  estado: EstadoCorreo;
  /** When it leaves, if it is `programado`. */
  enviarEn: Date | null;
  fecha: Date;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of its text, in one line. */
  extracto: string;
  bandeja: Bandeja;
  leido: boolean;
  destacado: boolean;
  importante: boolean;
  /** The ids of its labels, in its order. */
  etiquetas: string[];
  adjuntos: number;
  /** Whether an address outside refused it. */
  rechazado: boolean;
  /** Of the running user's own mails: whether it is theirs. */
  esPropio: boolean;
  /** Those in which it is filed, of those that the running user sees. */
  carpetas: CarpetaDeCorreoDto[];
  /** The folder of the person's account elsewhere in which it lies, if it is one that they made; else null. */
  carpetaExterna: string | null;
}

/** A mail that the global search found. */
export class CorreoHalladoDto {
  id: string;
  /** The name of who wrote it, or their address. */
  de: string;
  fecha: Date;
  /** Its page. */
  link: string;
  /** Its subject. */
  value: string;
}

export class CorreosDto {
  correos: CorreoListadoDto[];
  paginacion: PaginacionDto;
}

/** A file of a mail. */
export class CorreoAdjuntoDto {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether it is a picture that the text shows. */
  enLinea: boolean;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
  /** The address of a small picture of it; null for what is no picture or in the text, and until it is made. */
  miniatura: string | null;
}

/** What became of a mail to an address outside. */
export class EnvioDto {
  direccion: string;
  estado: 'en_cola' | 'enviado' | 'rechazado';
  /** What the server outside answered. */
  motivo: string | null;
}

/** A whole mail. */
export class CorreoDto extends CorreoListadoDto {
  cc: CorresponsalDto[];
  /** Hidden recipients, for the author alone. */
  cco: CorresponsalDto[];
  /** Sanitised. */
  html: string;
  /** Of its files, in their order. */
  archivos: CorreoAdjuntoDto[];
  /** For the author alone, of addresses that are no member's. */
  envios: EnvioDto[];
  /** Of a draft: sanitised HTML of what it answers or forwards, which leaves below its text. */
  cita: string | null;
  /** Of a draft: the carpeta in which it is filed when it leaves. */
  enCarpeta: CarpetaDeCorreoDto | null;
  /** Of what came from outside: whether it is from whom it says, as the own mail server found. */
  autenticacion: 'verificado' | 'fallido' | 'sin_datos' | null;
  /** Of what came from outside: to whom its answer goes, when that is not who wrote it. */
  responderA: CorresponsalDto[];
  /** Whether one of them is of another organisation than who wrote it. */
  respuestaAjena: boolean;
  version: number;
}

/** A picture that a mail names, which is not in it. */
export class ImagenRemotaQuery {
  @IsString({ message: 'Indique la dirección de la imagen.' })
  @Length(1, 4_000, { message: 'La dirección de la imagen no es válida.' })
  url: string;
}

/** An event of a calendar that came with a mail. Its texts are '' when it says none. */
export class EventoDeCorreoDto {
  titulo: string;
  /** A day (`2026-03-04`), an instant (`…Z`), or a time as it is written in its place. Null when it says none. */
  desde: string | null;
  /** As `desde`; of whole days, the last one. */
  hasta: string | null;
  /** What the file calls the time zone of times that could not be converted. */
  zona: string | null;
  lugar: string;
  organiza: string;
  seRepite: boolean;
  cancelado: boolean;
}

/** A telephone of a card. */
export class TelefonoDeTarjetaDto extends ContactoTelefonoDto {
  /** With the calling code of its country. */
  completo: string;
}

/** A card that came with a mail, as a new contacto would have it. Its texts are '' when it says none. */
export class TarjetaDeContactoDto {
  name: string;
  title: string;
  company: string;
  emails: ContactoCorreoDto[];
  phoneNumbers: TelefonoDeTarjetaDto[];
  address: string;
  /** `YYYY-MM-DD`, or what the card has in its place. */
  birthday: string;
  /** HTML. */
  notes: string;
}

/** What a file says. Both are empty when it is neither a calendar nor a card that can be read. */
export class ResumenDeAdjuntoDto {
  eventos: EventoDeCorreoDto[];
  contactos: TarjetaDeContactoDto[];
}

/** A header of a mail. */
export class CabeceraDto {
  nombre: string;
  valor: string;
}

/** Labels to put on mails and to take off. */
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

/** Some mails. */
export class CorreosElegidosDto {
  @Transform(idsOf)
  @IsArray({ message: 'Los correos deben ser una lista.' })
  @ArrayMinSize(1, { message: 'Elija al menos un correo.' })
  @ArrayMaxSize(MAX_ELEGIDOS, { message: `Se cambian hasta ${MAX_ELEGIDOS} correos a la vez.` })
  @IsUUID('all', { each: true, message: 'Un correo no es válido.' })
  ids: string[];
}

/** The changes to some mails; fields that are left out stay. */
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
   * Where they go. `inbox` is the place that they come back to from spam and trash: for own ones it is `sent` or
   * `drafts`. `archive` takes those of others out of the inbox. Those that cannot go there are refused, and the others go.
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

/** What became of a change to several mails. */
export class CorreosCambiadosDto {
  /** Those that are as it was asked, with their new state. Others no longer exist, or could not go there. */
  correos: CorreoListadoDto[];
}

/** Removes mails of the trash for good. Without ids, all of it. */
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

/** Words of a name or an address. */
export class DestinatariosQuery {
  @Transform(trimmed)
  @IsString({ message: 'Escriba a quién buscar.' })
  @MaxLength(120, { message: 'La búsqueda puede tener hasta 120 caracteres.' })
  buscar: string = '';
}

/** Somebody to whom a mail can be written. */
export class DestinatarioHalladoDto {
  nombre: string;
  direccion: string;
  /** Where the address was found. */
  origen: 'miembro' | 'contacto' | 'persona' | 'correo';
  /** Of a member. */
  usuarioId: string | null;
}

/** The address at which somebody receives mail from outside. */
export class DireccionDeCorreoDto {
  /** What is before the at sign; null until it is chosen. */
  alias: string | null;
  dominio: string;
  /** One that is free, for who has none; null otherwise. */
  sugerencia: string | null;
}

export class AjustesDeCorreoDto {
  /** HTML, sanitised; empty for none. */
  firma: string;
  /** Null where people have no address of their own. */
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
  /** What is before the at sign, in lower case. */
  @Transform(inLowerCase)
  @IsString({ message: 'La dirección debe ser un texto.' })
  @Length(MIN_ALIAS, MAX_ALIAS, { message: `La dirección debe tener entre ${MIN_ALIAS} y ${MAX_ALIAS} caracteres.` })
  @Matches(ALIAS, { message: 'Use letras sin acentos y números, y entre ellos puntos o guiones.' })
  alias: string;
}

/** The document that a file became. */
export class ArchivarCorreoAdjuntoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Elija la carpeta.' })
  carpetaId: string;

  /** Null and left out: no section. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}
