import { IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
} from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NestedEach } from '../../common/input/nested.js';
import { eachTrimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { CarpetaCamposDto } from './carpetas.dto.js';
import { MAX_ETIQUETAS } from './etiquetas-cambiadas.js';

export class CarpetasElegidasDto {
  @Transform(idsOf)
  @IsArray({ message: 'Indique las carpetas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una carpeta.' })
  @ArrayMaxSize(100, { message: 'Se pueden elegir hasta 100 carpetas a la vez.' })
  @IsUUID('all', { each: true, message: 'Una de las carpetas no es válida.' })
  carpetas: string[];
}

/** The fields that a change of several carpetas can write. */
class CamposDeVariasDto extends PickType(CarpetaCamposDto, ['responsableId', 'prioridad']) {}

/** The change of several carpetas. Fields that are not sent stay. */
export class CambiarCarpetasDto extends IntersectionType(CarpetasElegidasDto, CamposDeVariasDto) {
  @MayBeOmitted()
  @Transform(eachTrimmed)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_ETIQUETAS, { message: 'Se pueden agregar hasta 20 etiquetas.' })
  @IsString({ each: true, message: 'Cada etiqueta debe ser un texto.' })
  @Length(1, 40, { each: true, message: 'Cada etiqueta debe tener entre 1 y 40 caracteres.' })
  agregarEtiquetas?: string[];

  @MayBeOmitted()
  @Transform(eachTrimmed)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(100, { message: 'Se pueden quitar hasta 100 etiquetas.' })
  @IsString({ each: true, message: 'Cada etiqueta debe ser un texto.' })
  @Length(1, 40, { each: true, message: 'Cada etiqueta debe tener entre 1 y 40 caracteres.' })
  quitarEtiquetas?: string[];

  /** The new state. It excludes other changes. Never `firmada`, since each signature has its own day. */
  @MayBeOmitted()
  @IsIn(ESTADOS_CARPETA, { message: 'Ese estado no existe.' })
  estado?: EstadoCarpeta;

  /** The reason of the move, for moves that need one. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;
}

/** The earlier values of a carpeta in a change of several. Unchanged fields are left out. */
export class CarpetaAnteriorDto extends PickType(CarpetaCamposDto, ['responsableId', 'prioridad', 'etiquetas']) {
  @Transform(idOf)
  @IsUUID('all', { message: 'Una de las carpetas no es válida.' })
  id: string;

  /** The version of the carpeta after the change. */
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version: number;

  /** The earlier state, for an undo that moves the carpeta back. */
  @MayBeOmitted()
  @IsIn(ESTADOS_CARPETA, { message: 'Ese estado no existe.' })
  estado?: EstadoCarpeta;
}

/** The carpetas whose change is undone, with their earlier values. */
export class DeshacerCambiosDto {
  @IsArray({ message: 'Indique las carpetas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una carpeta.' })
  @ArrayMaxSize(100, { message: 'Se pueden elegir hasta 100 carpetas a la vez.' })
  @NestedEach(() => CarpetaAnteriorDto, 'Una de las carpetas no es válida.')
  carpetas: CarpetaAnteriorDto[];
}

/** A carpeta that refused a change of several, and why. */
export class CarpetaRechazadaDto {
  id: string;
  /** The number, or the carátula. Null for a carpeta that the person may not see. */
  nombre: string | null;
  motivo: string;
}

/** The outcome of a change of several carpetas. */
export class CambioDeVariasDto {
  /** The ids of the carpetas that are now as requested. */
  hechas: string[];
  rechazadas: CarpetaRechazadaDto[];
}

/** The outcome of a change of fields or of the state of several carpetas. */
export class CambioDeCarpetasDto extends CambioDeVariasDto {
  /** The ids in `hechas` that were so before the change. */
  yaEstaban: string[];
  /** The carpetas to send for an undo. Left out are unchanged carpetas, and states that cannot go back. */
  deshacer: CarpetaAnteriorDto[];
}
