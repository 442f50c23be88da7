import { Transform, Type } from 'class-transformer';
import { IsObject, IsString, IsUUID, Length, ValidateNested } from 'class-validator';
import { trimmed } from '../common/input/trimmed.js';
import { TypedTitle } from '../common/input/typed-title.js';

const TITLE_LENGTH = 'El nombre de la etiqueta debe tener entre 1 y 60 caracteres.';

export class CrearNotaEtiquetaDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la etiqueta.' })
  @Length(1, 60, { message: TITLE_LENGTH })
  title: string;
}

/** An etiqueta as it is to be. */
export class NotaEtiquetaEscritaDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @TypedTitle(60, TITLE_LENGTH)
  title: string;
}

export class ModificarNotaEtiquetaDto {
  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => NotaEtiquetaEscritaDto)
  label: NotaEtiquetaEscritaDto;
}

/** What one person files their notas under. */
export class NotaEtiquetaDto {
  id: string;
  title: string;
  version: number;
  createdAt: Date;
}
