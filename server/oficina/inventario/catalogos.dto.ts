import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmedVisible } from '../../common/input/trimmed.js';

const NAME_LENGTH = { message: 'El nombre debe tener entre 1 y 80 caracteres.' };

/** A new brand or vendor. */
export class NuevoEnCatalogoDto {
  @NewId()
  id?: string | null;

  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre.' })
  @Length(1, 80, NAME_LENGTH)
  name: string;
}

export class NuevaCategoriaDto extends NuevoEnCatalogoDto {
  /** The category that it is in. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La categoría de la que depende no es válida.' })
  parentId?: string | null;
}

/** The fields of a brand or vendor that change. */
export class CambiosEnCatalogoDto {
  @MayBeOmitted()
  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el nombre.' })
  @Length(1, 80, NAME_LENGTH)
  name?: string;
}

export class CambiosCategoriaDto extends CambiosEnCatalogoDto {
  /** The category that it is in, null for none. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La categoría de la que depende no es válida.' })
  parentId?: string | null;
}

/** A brand or a vendor. */
export class EnCatalogoDto {
  id: string;
  name: string;
  /** The name in an address. */
  slug: string;
  version: number;
}

export class CategoriaDeProductosDto extends EnCatalogoDto {
  /** The category that it is in. */
  parentId: string | null;
}
