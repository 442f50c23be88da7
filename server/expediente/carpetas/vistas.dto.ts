import { Transform } from 'class-transformer';
import { IsBoolean, IsString, Length } from 'class-validator';
import type { NombradoDto } from '../../common/http/nombrado.dto.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmedVisible } from '../../common/input/trimmed.js';
import { CarpetasFiltrosDto } from './carpetas-query.dto.js';

const NOMBRE_LENGTH = { message: 'El nombre debe tener entre 1 y 60 caracteres.' };

export class CrearVistaDto {
  @NewId()
  id?: string | null;

  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre de la vista.' })
  @Length(1, 60, NOMBRE_LENGTH)
  nombre: string;

  @Nested(() => CarpetasFiltrosDto, 'Faltan los filtros de la vista.')
  filtros: CarpetasFiltrosDto;

  /** Whether all members see the view. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la vista se comparte.' })
  compartida?: boolean;
}

/** The fields of a view that change. Fields that are not sent stay. */
export class ModificarVistaDto {
  @MayBeOmitted()
  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre de la vista.' })
  @Length(1, 60, NOMBRE_LENGTH)
  nombre?: string;

  @MayBeOmitted()
  @Nested(() => CarpetasFiltrosDto, 'Los filtros de la vista deben ser un objeto.')
  filtros?: CarpetasFiltrosDto;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la vista se comparte.' })
  compartida?: boolean;
}

/** A saved view of the list of carpetas. */
export class VistaDto {
  id: string;
  nombre: string;
  filtros: CarpetasFiltrosDto;
  compartida: boolean;
  autor: NombradoDto;
  esPropia: boolean;
  /** Whether the person who asked may change and delete the view. */
  editable: boolean;
  /** The version that If-Match must name in a change. */
  version: number;
}
