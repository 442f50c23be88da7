import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmedVisible } from '../../common/input/trimmed.js';

/** The most characters of the name of a category, brand or vendor. */
export const MAX_NOMBRE = 80;
const NAME_LENGTH = { message: `El nombre debe tener entre 1 y ${MAX_NOMBRE} caracteres.` };

/** A new category, brand or vendor. */
export class NuevoEnCatalogoDto {
  @NewId()
  id?: string | null;

  @ApiProperty({ maxLength: MAX_NOMBRE })
  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre.' })
  @Length(1, MAX_NOMBRE, NAME_LENGTH)
  name: string;
}

export class NuevaCategoriaDto extends NuevoEnCatalogoDto {
  /** The id of the category that contains this one. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La categoría de la que depende no es válida.' })
  parentId?: string | null;
}

/** The changed fields of a category, brand or vendor. */
export class CambiosEnCatalogoDto {
  @ApiProperty({ maxLength: MAX_NOMBRE })
  @MayBeOmitted()
  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre.' })
  @Length(1, MAX_NOMBRE, NAME_LENGTH)
  name?: string;
}

export class CambiosCategoriaDto extends CambiosEnCatalogoDto {
  /** The id of the category that contains this one; null for none. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La categoría de la que depende no es válida.' })
  parentId?: string | null;
}

/** A category, brand or vendor. */
export class EnCatalogoDto {
  id: string;
  name: string;
  /** The part of an address that names the category, brand or vendor. */
  slug: string;
  version: number;
}

export class CategoriaDeProductosDto extends EnCatalogoDto {
  /** The id of the category that contains this one. */
  parentId: string | null;
}
