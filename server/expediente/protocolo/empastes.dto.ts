import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { ULTIMO_FOLIO } from './folios.js';

/** A binding that a person records. */
export class NuevoEmpasteDto {
  @NewId()
  id?: string | null;

  @IsUUID('all', { message: 'El registro no es válido.' })
  registroId: string;

  /** The day of the binding. Today without it. */
  @MayBeOmitted()
  @IsDay()
  dia?: string;

  /** The last bound folio, of the latest year. Without it, the last folio of the book. */
  @IsOptional()
  @IsInt({ message: 'El folio debe ser un número.' })
  @Min(1, { message: 'El folio debe ser 1 o más.' })
  @Max(ULTIMO_FOLIO, { message: 'Ese folio es demasiado alto.' })
  folio?: number | null;
}

/** The rule for binding: the time between bindings, and the most folios of a binding. */
export class ReglaDeEmpasteDto {
  nombre: string;
  fuente: string | null;
  /** Whether nobody of the office has confirmed the rule by the norm in force yet. */
  porConfirmar: boolean;
  /** The number of folios after which a binding is due, too. Null without such a number. */
  folios: number | null;
}

/** The last binding of a book. */
export class UltimoEmpasteDto {
  id: string;
  anio: number;
  folio: number;
  dia: string;
}

/** The unbound folios of a registro notarial's book. */
export class LibroPorEmpastarDto {
  registroId: string;
  registro: string;
  /** The year and number of the last unbound folio. Null when all folios are bound. */
  anio: number | null;
  folio: number | null;
  /** The number of unbound folios. */
  folios: number;
  /** The last day to bind them, `YYYY-MM-DD`. Null when all folios are bound. */
  vence: string | null;
  /** The days from today to the last day. Negative after it. */
  faltan: number | null;
  /** Whether the last day is over, or the book has the most folios of a binding. */
  debido: boolean;
  ultimo: UltimoEmpasteDto | null;
}

export class EmpastesDto {
  /** Null when the office has no rule for binding. Then no book needs a binding. */
  regla: ReglaDeEmpasteDto | null;
  libros: LibroPorEmpastarDto[];
}
