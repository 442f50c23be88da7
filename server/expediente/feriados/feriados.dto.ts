import { Transform, Type } from 'class-transformer';
import { IsInt, IsString, Length, Max, Min } from 'class-validator';
import { trimmed } from '../../common/input/trimmed.js';
import { PRIMER_ANIO, ULTIMO_ANIO } from './calendario.js';
import type { Origen } from './feriados.repository.js';

export class FeriadosQuery {
  @Type(() => Number)
  @IsInt({ message: 'El año debe ser un número.' })
  @Min(PRIMER_ANIO, { message: `Hay feriados desde ${PRIMER_ANIO}.` })
  @Max(ULTIMO_ANIO, { message: `Hay feriados hasta ${ULTIMO_ANIO}.` })
  anio: number;
}

/** A holiday, or a holiday of the calendar that the office removed. */
export class FeriadoDto {
  /** `YYYY-MM-DD`. */
  dia: string;
  nombre: string;
  /** The norm of the holiday. Null for a holiday of the office. */
  fuente: string | null;
  origen: Origen;
  /** False for a removed holiday. */
  rige: boolean;
}

/** The holidays of a year. */
export class FeriadosDto {
  anio: number;
  /** Whether the office has changed the calendar of this year. */
  esEditado: boolean;
  feriados: FeriadoDto[];
}

/** The new name of a holiday. */
export class EscribirFeriadoDto {
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre: string;
}

/** The outcome of a change of a holiday. */
export class FeriadoEscritoDto {
  /** Null for a deleted holiday. */
  feriado: FeriadoDto | null;
  /** The number of plazos and certificates with another last day. */
  recalculados: number;
}
