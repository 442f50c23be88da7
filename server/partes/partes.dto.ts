import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';
import { NewId } from '../common/input/new-id.js';
import { trimmedOrNull } from '../common/input/trimmed.js';
import { CrearPersonaDto, PersonaResumenDto } from '../personas/personas.dto.js';
import { ROL_PARTE_NOMBRE } from './parte-roles.js';

const ROLES = Object.keys(ROL_PARTE_NOMBRE);
/** Over 0 and up to 100, with at most two places. */
const PORCENTAJE = /^(?!0+(\.0+)?$)(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/;

/** What can be written of a parte, beside its role. */
export class CamposParteDto {
  /** In what capacity. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El carácter debe ser un texto.' })
  @MaxLength(200, { message: 'El carácter puede tener hasta 200 caracteres.' })
  caracter?: string | null;

  /** The parte of the same carpeta for whom this one acts. */
  @IsOptional()
  @IsUUID('all', { message: 'La parte representada no es válida.' })
  representaA?: string | null;

  /** Decimal text with a point and at most two places. */
  @IsOptional()
  @Matches(PORCENTAJE, { message: 'El porcentaje debe ser mayor que 0 y hasta 100, con hasta dos decimales.' })
  porcentaje?: string | null;

  /** From 1: moves the parte to that place, and the others make room. */
  @MayBeOmitted()
  @IsInt({ message: 'El orden debe ser un número entero.' })
  @Min(1, { message: 'El orden debe ser 1 o mayor.' })
  @Max(10_000, { message: 'El orden es demasiado grande.' })
  orden?: number;
}

/** What changes of a parte. */
export class ModificarParteDto extends CamposParteDto {
  @MayBeOmitted()
  @IsIn(ROLES, { message: 'Ese rol no existe.' })
  rol?: string;
}

/** A new parte: of a persona who is there already, or of a new one. */
export class AgregarParteDto extends CamposParteDto {
  @NewId()
  id?: string | null;

  @IsIn(ROLES, { message: 'Elija el rol.' })
  rol: string;

  @IsOptional()
  @IsUUID('all', { message: 'La persona no es válida.' })
  personaId?: string;

  /** Registers the persona in the same go. */
  @IsOptional()
  @IsObject({ message: 'La persona debe ser un objeto.' })
  @ValidateNested()
  @Type(() => CrearPersonaDto)
  persona?: CrearPersonaDto;
}

/** Who takes part in a carpeta. */
export class ParteDto {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  /** The role's name. */
  rolNombre: string;
  /** In what capacity. */
  caracter: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA: string | null;
  /** Decimal text. */
  porcentaje: string | null;
  /** From 1. */
  orden: number;
}

/** A parte that was just added. */
export class ParteAgregadaDto extends ParteDto {
  /** What is odd about a persona who was registered with it. */
  avisos: string[];
}
