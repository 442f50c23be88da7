import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { IsLink } from '../../common/input/is-link.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { IsIcon } from '../iconos/is-icon.js';

const LABEL_LENGTH = { message: 'El nombre debe tener entre 1 y 60 caracteres.' };
const ICON_INVALID = 'El ícono no existe: elija uno de los conjuntos.';
const LINK_LENGTH = { message: 'El enlace puede tener hasta 500 caracteres.' };

/** The optional fields of a shortcut. */
export class CamposAtajoDto {
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(120, { message: 'La descripción puede tener hasta 120 caracteres.' })
  description?: string | null;

  /** Whether the link is a page of Carpetas, which opens in the same tab. By default, the link itself decides. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si el enlace es de Carpetas.' })
  useRouter?: boolean;
}

/** A new shortcut. */
export class NuevoAtajoDto extends CamposAtajoDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del atajo.' })
  @Length(1, 60, LABEL_LENGTH)
  label: string;

  /** The name of an icon, such as `heroicons_outline:folder`. */
  @Transform(trimmed)
  @IsString({ message: 'Elija un ícono.' })
  @IsIcon(ICON_INVALID)
  icon: string;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el enlace.' })
  @IsLink()
  @MaxLength(500, LINK_LENGTH)
  link: string;
}

/** Changes to a shortcut. */
export class CambiosAtajoDto extends CamposAtajoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del atajo.' })
  @Length(1, 60, LABEL_LENGTH)
  label?: string;

  /** The name of an icon, such as `heroicons_outline:folder`. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsIcon(ICON_INVALID)
  icon?: string;

  @MayBeOmitted()
  @Transform(trimmed)
  @IsLink()
  @MaxLength(500, LINK_LENGTH)
  link?: string;
}

export class CrearAtajoDto {
  @Nested(() => NuevoAtajoDto, 'Falta el atajo.')
  shortcut: NuevoAtajoDto;
}

export class ModificarAtajoDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => CambiosAtajoDto, 'Falta el atajo.')
  shortcut: CambiosAtajoDto;
}

/** A shortcut, with the field names of the reference client. */
export class AtajoDto {
  id: string;
  label: string;
  description: string | null;
  /** The name of an icon, such as `heroicons_outline:folder`. */
  icon: string;
  link: string;
  /** Whether the link is a page of Carpetas, which opens in the same tab. */
  useRouter: boolean;
}
