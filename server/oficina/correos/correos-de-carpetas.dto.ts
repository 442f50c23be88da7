import { Transform } from 'class-transformer';
import { IsBoolean, IsUUID } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { PaginacionDto } from '../../common/input/pagination.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { CorreoAdjuntoDto, CorreosCambiadosDto, CorreosElegidosDto, CorresponsalDto } from './correos.dto.js';

/** Takes mails off a carpeta. */
export class DesarchivarCorreosDto extends CorreosElegidosDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Elija la carpeta.' })
  carpetaId: string;
}

/** Files mails in a carpeta, where whoever sees the carpeta reads them. */
export class ArchivarCorreosDto extends DesarchivarCorreosDto {
  /** Whether the other mails of their threads are filed too, of those outside spam, trash and drafts. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se archiva toda la conversación.' })
  hilo?: boolean;
}

/** What was filed in a carpeta. */
export class CorreosArchivadosAhoraDto extends CorreosCambiadosDto {
  /** The ids of those that were not there before. */
  nuevos: string[];
}

/** A carpeta to which a mail may belong. */
export class CarpetaSugeridaDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  /** Why: its number is in the subject, a mail of the thread is filed there, or somebody in the mail is one of its partes. */
  motivo: 'asunto' | 'hilo' | 'parte';
}

/** A mail that is filed in a carpeta, in a list. Its id is that of what was written, the same for everybody. */
export class CorreoArchivadoListadoDto {
  id: string;
  fecha: Date;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of its text, in one line. */
  extracto: string;
  adjuntos: number;
  /** Who filed it; null when it filed itself, as the answer to one that was there. */
  archivadoPor: NombradoDto | null;
  archivadoEn: Date;
  /** The id of the mail in the mailbox of who asks, where it can be answered; null when it is not there. */
  copiaId: string | null;
}

/** A mail that is filed in a carpeta, whole. Hidden recipients are not told. */
export class CorreoArchivadoDto extends CorreoArchivadoListadoDto {
  cc: CorresponsalDto[];
  /** Sanitised. */
  html: string;
  archivos: CorreoAdjuntoDto[];
  /** Of what came from outside: whether it is from whom it says, as the own mail server found. */
  autenticacion: 'verificado' | 'fallido' | 'sin_datos' | null;
  /** Of what came from outside: to whom its answer goes, when that is not who wrote it. */
  responderA: CorresponsalDto[];
  /** Whether one of them is of another organisation than who wrote it. */
  respuestaAjena: boolean;
}

export class CorreosArchivadosDto {
  correos: CorreoArchivadoListadoDto[];
  paginacion: PaginacionDto;
}

/** The section that takes the document which a file becomes. */
export class ArchivarAdjuntoDeCarpetaDto {
  /** Null and left out: no section. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'La sección no es válida.' })
  seccionId?: string | null;
}
