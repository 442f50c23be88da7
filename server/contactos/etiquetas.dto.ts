import { Transform, Type } from 'class-transformer';
import { IsObject, IsString, IsUUID, Length, ValidateNested } from 'class-validator';
import { trimmed } from '../common/input/trimmed.js';
import { TypedTitle } from '../common/input/typed-title.js';

const TITLE_LENGTH = 'El nombre de la etiqueta debe tener entre 1 y 60 caracteres.';

export class CamposContactoEtiquetaDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la etiqueta.' })
  @Length(1, 60, { message: TITLE_LENGTH })
  title: string;
}

export class CrearContactoEtiquetaDto {
  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => CamposContactoEtiquetaDto)
  tag: CamposContactoEtiquetaDto;
}

/** What changes of a tag. */
export class CambiosContactoEtiquetaDto {
  @TypedTitle(60, TITLE_LENGTH)
  title: string;
}

export class ModificarContactoEtiquetaDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => CambiosContactoEtiquetaDto)
  tag: CambiosContactoEtiquetaDto;
}

/** What contactos are grouped by. */
export class ContactoEtiquetaDto {
  id: string;
  title: string;
  version: number;
}
