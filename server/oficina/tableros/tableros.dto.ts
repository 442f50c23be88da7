import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { eachTrimmed, trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { EtiquetaDeTableroDto } from './etiquetas.dto.js';
import { ListaDto } from './listas.dto.js';

const TITLE_LENGTH = { message: 'El nombre del tablero debe tener entre 1 y 120 caracteres.' };

/** The fields of a board, besides its title. */
export class CamposTableroDto {
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(500, { message: 'La descripción puede tener hasta 500 caracteres.' })
  description?: string | null;

  /** The icon, such as `heroicons_outline:view-columns`; null for the default. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @Matches(/^[\w:-]{1,80}$/, { message: 'El ícono no es válido.' })
  icon?: string | null;

  /** The ids of the board's members, or objects with an `id`. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Los integrantes deben ser una lista.' })
  @ArrayMaxSize(200, { message: 'Un tablero puede tener hasta 200 integrantes.' })
  @IsUUID('all', { each: true, message: 'Uno de los integrantes no es válido.' })
  members?: string[];
}

export class NuevoTableroDto extends CamposTableroDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del tablero.' })
  @Length(1, 120, TITLE_LENGTH)
  title: string;

  /** The titles of the board's first lists. */
  @MayBeOmitted()
  @IsArray({ message: 'Las listas deben ser una lista de nombres.' })
  @ArrayMaxSize(20, { message: 'Un tablero nuevo puede empezar con hasta 20 listas.' })
  @Transform(eachTrimmed)
  @IsString({ each: true, message: 'Cada lista se crea por su nombre.' })
  @Length(1, 120, { each: true, message: 'El nombre de cada lista debe tener entre 1 y 120 caracteres.' })
  lists?: string[];
}

export class CambiosTableroDto extends CamposTableroDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del tablero.' })
  @Length(1, 120, TITLE_LENGTH)
  title?: string;
}

export class CrearTableroDto {
  @Nested(() => NuevoTableroDto, 'Falta el tablero.')
  board: NuevoTableroDto;
}

export class ModificarTableroDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => CambiosTableroDto, 'Falta el tablero.')
  board: CambiosTableroDto;
}

/** The fields of a board that every answer has. */
export class TableroBaseDto {
  id: string;
  title: string;
  description: string | null;
  /** The icon, such as `heroicons_outline:view-columns`. */
  icon: string;
  /** When anything on the board was last changed, in ISO 8601. */
  lastActivity: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export class MiembroDeTableroDto {
  id: string;
  name: string;
  /**
   * The address of the member's picture. For a member without one, a picture of their initials: the reference client
   * always draws one.
   */
  avatar: string;
  /** The address of the member's own picture. */
  foto: string | null;
}

/** A board in a list of boards. */
export class TableroResumenDto extends TableroBaseDto {
  members: MiembroDeTableroDto[];
}

/** A board with its lists, cards and labels. */
export class TableroDto extends TableroBaseDto {
  /** The ids of the board's members. */
  members: string[];
  /** The lists, in their order. */
  lists: ListaDto[];
  /** The labels, newest first. */
  labels: EtiquetaDeTableroDto[];
}
