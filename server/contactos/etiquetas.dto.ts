import { Transform, Type } from 'class-transformer';
import { IsObject, IsString, IsUUID, Length, ValidateNested } from 'class-validator';
import { trimmed } from '../common/input/trimmed.js';

export class CamposContactoEtiquetaDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la etiqueta.' })
  @Length(1, 60, { message: 'El nombre de la etiqueta debe tener entre 1 y 60 caracteres.' })
  title: string;
}

export class CrearContactoEtiquetaDto {
  @IsObject({ message: 'Falta la etiqueta.' })
  @ValidateNested()
  @Type(() => CamposContactoEtiquetaDto)
  tag: CamposContactoEtiquetaDto;
}

export class ModificarContactoEtiquetaDto extends CrearContactoEtiquetaDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}

/** What contactos are grouped by. */
export class ContactoEtiquetaDto {
  id: string;
  title: string;
  version: number;
}
