import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { ULTIMO_FOLIO } from './folios.js';

/** A binding that is written. */
export class NuevoEmpasteDto {
  @NewId()
  id?: string | null;

  @IsUUID('all', { message: 'El registro no es válido.' })
  registroId: string;

  /** The day on which it was bound; today by default. */
  @MayBeOmitted()
  @IsDay()
  dia?: string;

  /** The last folio that is in it, of the latest year; the last of the book by default. */
  @IsOptional()
  @IsInt({ message: 'El folio debe ser un número.' })
  @Min(1, { message: 'El folio debe ser 1 o más.' })
  @Max(ULTIMO_FOLIO, { message: 'Ese folio es demasiado alto.' })
  folio?: number | null;
}

/** The rule of the book: every how long, and after how many folios. */
export class ReglaDeEmpasteDto {
  nombre: string;
  fuente: string | null;
  /** Whether nobody of the office has confirmed it by the norm in force yet. */
  porConfirmar: boolean;
  /** After so many folios it is due too; null for no such number. */
  folios: number | null;
}

/** The last binding of a book. */
export class UltimoEmpasteDto {
  id: string;
  anio: number;
  folio: number;
  dia: string;
}

/** What the book of a registro has that is not bound. */
export class LibroPorEmpastarDto {
  registroId: string;
  registro: string;
  /** The year and the last folio of what is not bound; null when all is. */
  anio: number | null;
  folio: number | null;
  /** How many folios are not bound. */
  folios: number;
  /** The day until which it is to be bound, `YYYY-MM-DD`; null when all is. */
  vence: string | null;
  /** Days from today in the cuenta; negative when it is over. */
  faltan: number | null;
  /** Whether that day is over, or it has as many folios as one book takes. */
  debido: boolean;
  ultimo: UltimoEmpasteDto | null;
}

export class EmpastesDto {
  /** Null where the office has no rule of the book: there is nothing to bind. */
  regla: ReglaDeEmpasteDto | null;
  libros: LibroPorEmpastarDto[];
}
