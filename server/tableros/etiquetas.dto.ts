import { Transform, Type } from 'class-transformer';
import { IsObject, IsString, IsUUID, Length, ValidateNested } from 'class-validator';
import { idOf } from '../common/input/ids.js';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';
import { trimmed } from '../common/input/trimmed.js';
import { TypedTitle } from '../common/input/typed-title.js';

const TITLE_LENGTH = 'La etiqueta debe tener entre 1 y 60 caracteres.';

/** Whose labels a call asks for. */
export class EtiquetasDeTableroQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId: string;
}

export class NuevaEtiquetaDeTableroDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El tablero no es válido.' })
  boardId: string;

  @Transform(trimmed)
  @IsString({ message: 'Escriba la etiqueta.' })
  @Length(1, 60, { message: TITLE_LENGTH })
  title: string;
}

/** What changes of a label. */
export class CambiosEtiquetaDeTableroDto {
  @MayBeOmitted()
  @TypedTitle(60, TITLE_LENGTH)
  title?: string;
}

export class CrearEtiquetaDeTableroDto {
  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => NuevaEtiquetaDeTableroDto)
  label: NuevaEtiquetaDeTableroDto;
}

export class ModificarEtiquetaDeTableroDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => CambiosEtiquetaDeTableroDto)
  label: CambiosEtiquetaDeTableroDto;
}

/** A label that the cards of one board may carry. */
export class EtiquetaDeTableroDto {
  id: string;
  boardId: string;
  title: string;
  version: number;
}
