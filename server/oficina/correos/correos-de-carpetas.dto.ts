import { Transform } from 'class-transformer';
import { IsBoolean, IsUUID } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { PaginacionDto } from '../../common/input/pagination.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { CorreoAdjuntoDto, CorreosCambiadosDto, CorreosElegidosDto, CorresponsalDto } from './correos.dto.js';

/** The mails that are taken off a carpeta. */
export class DesarchivarCorreosDto extends CorreosElegidosDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Elija la carpeta.' })
  carpetaId: string;
}

/** The mails that are filed in a carpeta. Everybody who sees the carpeta reads them. */
export class ArchivarCorreosDto extends DesarchivarCorreosDto {
  /** Whether the other mails of their threads are filed too. Mails in spam, trash and drafts are left out. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se archiva toda la conversación.' })
  hilo?: boolean;
}

/** The mails that are filed in the carpeta after the call. */
export class CorreosArchivadosAhoraDto extends CorreosCambiadosDto {
  /** The ids of the mails that were not filed there before. */
  nuevos: string[];
}

/** A carpeta to which a mail may belong. */
export class CarpetaSugeridaDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  /**
   * Why the mail may belong to the carpeta. `asunto`: the subject has its number. `hilo`: it has a mail of the thread.
   * `parte`: a person of the mail is one of its partes.
   */
  motivo: 'asunto' | 'hilo' | 'parte';
}

/** A mail of a carpeta, as a list shows it. The id is the same for everybody; it is no id of a mailbox. */
export class CorreoArchivadoListadoDto {
  id: string;
  fecha: Date;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of the mail's text, in one line. */
  extracto: string;
  adjuntos: number;
  /** The person who filed the mail. Null when the server filed it, as an answer or by a number in the subject. */
  archivadoPor: NombradoDto | null;
  archivadoEn: Date;
  /** The id of the mail in the asking person's mailbox, where they can answer it. Null when it is not there. */
  copiaId: string | null;
}

/** A whole mail of a carpeta. Hidden recipients are left out. */
export class CorreoArchivadoDto extends CorreoArchivadoListadoDto {
  cc: CorresponsalDto[];
  /** Sanitised HTML. */
  html: string;
  archivos: CorreoAdjuntoDto[];
  /** Whether the own mail server found that the mail is from the sender it names. Null for a mail of a member. */
  autenticacion: 'verificado' | 'fallido' | 'sin_datos' | null;
  /** The addresses that get the answer to a mail from outside, when the sender does not. */
  responderA: CorresponsalDto[];
  /** Whether an address of `responderA` belongs to another organisation than the sender. */
  respuestaAjena: boolean;
}

export class CorreosArchivadosDto {
  correos: CorreoArchivadoListadoDto[];
  paginacion: PaginacionDto;
}

/** The section for the document that the file becomes. */
export class ArchivarAdjuntoDeCarpetaDto {
  /** The section; null or left out for no section. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}
