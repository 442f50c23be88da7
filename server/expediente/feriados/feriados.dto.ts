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

/** A holiday, or a day of the calendar that the office took away. */
export class FeriadoDto {
  /** `YYYY-MM-DD`. */
  dia: string;
  nombre: string;
  /** The norm that says so; null for one of the office. */
  fuente: string | null;
  origen: Origen;
  /** False for one that was taken away. */
  rige: boolean;
}

/** The holidays of a year. */
export class FeriadosDto {
  anio: number;
  /** Whether the office has changed the calendar of this year. */
  esEditado: boolean;
  feriados: FeriadoDto[];
}

/** A holiday as it shall be. */
export class EscribirFeriadoDto {
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre: string;
}

/** What a change of a holiday led to. */
export class FeriadoEscritoDto {
  /** Null for one that is gone. */
  feriado: FeriadoDto | null;
  /** How many terms end on another day now. */
  recalculados: number;
}
