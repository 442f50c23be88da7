import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { EsFuente, EsNombreDeRegla } from '../../common/input/norma.js';
import { PRIMER_ANIO, ULTIMO_ANIO } from './calendario.js';

const EsAnio = () =>
  applyDecorators(
    IsOptional(),
    IsInt({ message: 'El año debe ser un número.' }),
    Min(PRIMER_ANIO, { message: `Los años van desde ${PRIMER_ANIO}.` }),
    Max(ULTIMO_ANIO, { message: `Los años van hasta ${ULTIMO_ANIO}.` }),
  );

/** Any day of a leap year. */
const DIA_DEL_ANIO =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

/** A rule by which registers close each year. */
export class ReglaDeFeriadoDto {
  /** A word for those of the country, an id for the office's own. */
  clave: string;
  nombre: string;
  /** The norm that says so. */
  fuente: string;
  /** Where it holds, if not in the whole country. */
  ambito: string | null;
  /** `MM-DD`, of a rule of the office. */
  diaDelAnio: string | null;
  /** The first and the last year in which it holds. */
  desde: number | null;
  hasta: number | null;
  /** Whether registers close by it. */
  rige: boolean;
  /** Its days in the year that was asked for, `YYYY-MM-DD`. */
  dias: string[];
  /** How many days of the year are still to be added, of a rule that is decided anew each year; null where nobody can say. */
  faltan: number | null;
  /** Null until somebody of the office has confirmed it. */
  confirmadoEn: Date | null;
  confirmadoPor: string | null;
}

/** The rules of the cuenta, with their days in a year. */
export class ReglasDeFeriadosDto {
  anio: number;
  /** The norm by which weekends do not count; null for countries whose norm we do not know. */
  finDeSemana: string | null;
  reglas: ReglaDeFeriadoDto[];
}

export class CrearReglaDeFeriadoDto {
  @NewId()
  id?: string | null;

  @EsNombreDeRegla()
  nombre: string;

  @EsFuente()
  fuente: string;

  /** `MM-DD` */
  @Matches(DIA_DEL_ANIO, { message: 'Indique un día del año, con la forma MM-DD.' })
  diaDelAnio: string;

  @EsAnio()
  desde?: number | null;

  @EsAnio()
  hasta?: number | null;
}

export class ModificarReglaDeFeriadoDto {
  @MayBeOmitted()
  @EsNombreDeRegla()
  nombre?: string;

  @MayBeOmitted()
  @EsFuente()
  fuente?: string;

  @EsAnio()
  desde?: number | null;

  @EsAnio()
  hasta?: number | null;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si los registros cierran.' })
  rige?: boolean;

  /** Says that the office has read the norm in force. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está confirmada.' })
  confirmado?: boolean;
}

/** Rules that the office confirms together, or no more. */
export class ConfirmarReglasDeFeriadosDto {
  @IsArray({ message: 'Indique las reglas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una regla.' })
  @ArrayMaxSize(500, { message: 'Se pueden confirmar hasta 500 reglas a la vez.' })
  @ArrayUnique({ message: 'Hay una regla repetida.' })
  @IsString({ each: true, message: 'Una de las reglas no es válida.' })
  claves: string[];

  /** Whether the office has read the norms in force. */
  @IsBoolean({ message: 'Indique con true o false si están confirmadas.' })
  confirmado: boolean;
}

/** What a change of a rule led to. */
export class ReglaDeFeriadoEscritaDto {
  /** How many terms end on another day now. */
  recalculados: number;
}
