import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested, NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmedOrNull } from '../../common/input/trimmed.js';
import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';
import { CrearPersonaDto, PersonaResumenDto } from '../personas/personas.dto.js';

const ROLES = Object.keys(ROL_PARTE_NOMBRE);
/** More than 0 and at most 100, with up to two decimal places. */
const PORCENTAJE = /^(?!0+(\.0+)?$)(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/;

export class ParticipacionDto {
  /** Decimal text with a point and up to two places. The shares of a role add up to 100 at most. */
  @IsOptional()
  @Matches(PORCENTAJE, { message: 'El porcentaje debe ser mayor que 0 y hasta 100, con hasta dos decimales.' })
  porcentaje?: string | null;
}

/** The fields of a parte, besides its role. */
export class CamposParteDto extends ParticipacionDto {
  /** The capacity in which the persona acts. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El carácter debe ser un texto.' })
  @MaxLength(200, { message: 'El carácter puede tener hasta 200 caracteres.' })
  caracter?: string | null;

  /** Why no assent is needed, in the words of the person who signs: «Bien propio». */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(300, { message: 'El motivo puede tener hasta 300 caracteres.' })
  sinAsentimiento?: string | null;

  /** The first of `representados`. Sent alone, it becomes the only one, unless it is the first already. */
  @IsOptional()
  @IsUUID('all', { message: 'La parte representada no es válida.' })
  representaA?: string | null;

  /** The ids of the partes of the same carpeta for whom this parte acts. */
  @MayBeOmitted()
  @IsArray({ message: 'Indique las partes representadas en una lista.' })
  @ArrayMaxSize(1000, { message: 'Son demasiadas partes representadas.' })
  @IsUUID('all', { each: true, message: 'Una de las partes representadas no es válida.' })
  representados?: string[];

  /** The place of the parte, from 1. The others move. */
  @MayBeOmitted()
  @IsInt({ message: 'El orden debe ser un número entero.' })
  @Min(1, { message: 'El orden debe ser 1 o mayor.' })
  @Max(10_000, { message: 'El orden es demasiado grande.' })
  orden?: number;
}

/** The changed fields of a parte. Fields that are not sent stay. */
export class ModificarParteDto extends CamposParteDto {
  @MayBeOmitted()
  @IsIn(ROLES, { message: 'Ese rol no existe.' })
  rol?: string;
}

/** The new share of a parte of the carpeta. Null removes the share. */
export class PorcentajeDeParteDto extends ParticipacionDto {
  @IsUUID('all', { message: 'La parte no es válida.' })
  id: string;
}

/** The shares of several partes, written at once. Other partes keep their shares. */
export class RepartirPartesDto {
  @IsArray({ message: 'Indique las partes en una lista.' })
  @ArrayMaxSize(1000, { message: 'Son demasiadas partes.' })
  @NestedEach(() => PorcentajeDeParteDto, 'Cada parte debe ser un objeto.')
  partes: PorcentajeDeParteDto[];
}

/** A new parte, with a known or a new persona. */
export class AgregarParteDto extends CamposParteDto {
  @NewId()
  id?: string | null;

  @IsIn(ROLES, { message: 'Elija el rol.' })
  rol: string;

  @IsOptional()
  @IsUUID('all', { message: 'La persona no es válida.' })
  personaId?: string;

  /** A new persona, added with the parte. */
  @IsOptional()
  @Nested(() => CrearPersonaDto, 'La persona debe ser un objeto.')
  persona?: CrearPersonaDto;
}

/** The role of a persona in a carpeta. */
export class ParteDto {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  rolNombre: string;
  /** The capacity in which the persona acts. */
  caracter: string | null;
  /** Why the husband or wife need not assent. */
  sinAsentimiento: string | null;
  /** The first of `representados`. */
  representaA: string | null;
  /** The ids of the partes of the same carpeta for whom this parte acts. */
  representados: string[];
  /** The husband's or wife's name, as the persona has it. Null for a persona who is not married. */
  conyuge: string | null;
  /** The percentage, as decimal text. */
  porcentaje: string | null;
  /** The place in the carpeta, from 1. */
  orden: number;
  /** Whether the persona's fields are those of the day of the signature, whatever changed since. */
  comoAlFirmar: boolean;
}

/** A parte that has just been added. */
export class ParteAgregadaDto extends ParteDto {
  /** Warnings about the persona: an odd document, or another persona with the same document. */
  avisos: string[];
}
