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

/** Several carpetas of the list. */
export class CarpetasElegidasDto {
  @Transform(idsOf)
  @IsArray({ message: 'Indique las carpetas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una carpeta.' })
  @ArrayMaxSize(100, { message: 'Se pueden elegir hasta 100 carpetas a la vez.' })
  @IsUUID('all', { each: true, message: 'Una de las carpetas no es válida.' })
  carpetas: string[];
}

/** The fields that are changed in several carpetas alike. */
class CamposDeVariasDto extends PickType(CarpetaCamposDto, ['responsableId', 'prioridad']) {}

/** What is changed in all of them. What is left out stays as it is in each. */
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

  /** The state that they go to, without other changes. Not firmada: each signature has its own day. */
  @MayBeOmitted()
  @IsIn(ESTADOS_CARPETA, { message: 'Ese estado no existe.' })
  estado?: EstadoCarpeta;

  /** The reason of the move, for those that need one. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;
}

/** What a carpeta had before a change of several; fields that did not change are left out. */
export class CarpetaAnteriorDto extends PickType(CarpetaCamposDto, ['responsableId', 'prioridad', 'etiquetas']) {
  @Transform(idOf)
  @IsUUID('all', { message: 'Una de las carpetas no es válida.' })
  id: string;

  /** Its version after the change. */
  @IsInt({ message: 'La versión debe ser un número entero.' })
  version: number;

  /** The state before a move, for an undo that moves it back. */
  @MayBeOmitted()
  @IsIn(ESTADOS_CARPETA, { message: 'Ese estado no existe.' })
  estado?: EstadoCarpeta;
}

/** The undo of a change of several carpetas. */
export class DeshacerCambiosDto {
  @IsArray({ message: 'Indique las carpetas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una carpeta.' })
  @ArrayMaxSize(100, { message: 'Se pueden elegir hasta 100 carpetas a la vez.' })
  @NestedEach(() => CarpetaAnteriorDto, 'Una de las carpetas no es válida.')
  carpetas: CarpetaAnteriorDto[];
}

/** A carpeta that was left out of a change of several, and why. */
export class CarpetaRechazadaDto {
  id: string;
  /** Its number or its carátula; null for one that the person may not see. */
  nombre: string | null;
  motivo: string;
}

/** What came of a change of several carpetas. */
export class CambioDeVariasDto {
  /** The carpetas in which it is so now. */
  hechas: string[];
  rechazadas: CarpetaRechazadaDto[];
}

/** What came of a change of fields or of the state of several carpetas. */
export class CambioDeCarpetasDto extends CambioDeVariasDto {
  /** Those of `hechas` in which it was so before. */
  yaEstaban: string[];
  /** What to send to undo it. Without the carpetas that it did not change, and those whose state cannot go back. */
  deshacer: CarpetaAnteriorDto[];
}
