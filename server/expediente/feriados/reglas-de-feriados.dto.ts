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

/** `MM-DD`; 29 February is allowed. */
const DIA_DEL_ANIO =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

/** A rule by which registers close each year. */
export class ReglaDeFeriadoDto {
  /** A word for a country's rule, an id for a rule of the office. */
  clave: string;
  nombre: string;
  /** The norm of the rule. */
  fuente: string;
  /** The region of the rule. Null for the whole country. */
  ambito: string | null;
  /** `MM-DD` for a rule of the office. Null for a rule of the country. */
  diaDelAnio: string | null;
  /** The first year of the rule; null without one. `hasta` is its last. */
  desde: number | null;
  hasta: number | null;
  /** Whether registers close by this rule. */
  rige: boolean;
  /** The days of the rule in the requested year, `YYYY-MM-DD`. */
  dias: string[];
  /** The number of days that the office must still add for this year. Null where nobody knows the number. */
  faltan: number | null;
  /** When the office confirmed the rule. Null until then. */
  confirmadoEn: Date | null;
  confirmadoPor: string | null;
}

/** The rules of the cuenta, and their days in a year. */
export class ReglasDeFeriadosDto {
  anio: number;
  /** The norm by which weekends do not count. Null for countries whose norm we do not know. */
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

  /** The day of each year, `MM-DD`. */
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

  /** Whether the office has read the norm in force. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está confirmada.' })
  confirmado?: boolean;
}

/** Rules that the office confirms together, or whose confirmation it takes back. */
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

/** The outcome of a change of a rule. */
export class ReglaDeFeriadoEscritaDto {
  /** The number of plazos and certificates with another last day. */
  recalculados: number;
}
