import { Transform, type TransformFnParams } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsImageAddress, IsLink } from '../../common/input/is-link.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { sanitizeHtml } from '../../common/input/safe-html.js';
import { tidied, trimmedOrNull } from '../../common/input/trimmed.js';

const MAX_TITULO = 1000;
const MAX_DESCRIPCION = 4000;

/** For `@Transform`: sanitised HTML, or null when nothing is left. A text that is far too long is refused unchanged. */
const safeHtml = ({ value }: TransformFnParams) =>
  typeof value === 'string' && value.length <= 2 * MAX_DESCRIPCION ? sanitizeHtml(tidied(value)) || null : value;

/** The marks of an aviso that a person can change. The texts, the author and the time are fixed. */
export class MarcasAvisoDto {
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está leído.' })
  read?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está visto.' })
  seen?: boolean;
}

/** A new aviso for the person who sends it. */
export class NuevoAvisoDto extends MarcasAvisoDto {
  /** HTML. */
  @IsOptional()
  @Transform(safeHtml)
  @IsString({ message: 'El título debe ser un texto.' })
  @MaxLength(MAX_TITULO, { message: `El título puede tener hasta ${MAX_TITULO} caracteres.` })
  title?: string | null;

  /** HTML. */
  @IsOptional()
  @Transform(safeHtml)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(MAX_DESCRIPCION, { message: `La descripción puede tener hasta ${MAX_DESCRIPCION} caracteres.` })
  description?: string | null;

  /** The name of an icon, such as `heroicons_outline:bell`. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @Matches(/^[\w:-]{1,80}$/, { message: 'El ícono no es válido.' })
  icon?: string | null;

  /** The address of a picture. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsImageAddress()
  @MaxLength(500, { message: 'La dirección de la imagen puede tener hasta 500 caracteres.' })
  image?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsLink()
  @MaxLength(500, { message: 'El enlace puede tener hasta 500 caracteres.' })
  link?: string | null;

  /** Whether the link is a page of Carpetas, which opens in the same tab. By default, the link itself decides. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si el enlace es de Carpetas.' })
  useRouter?: boolean;
}

export class CrearNotificacionDto {
  @Nested(() => NuevoAvisoDto, 'Falta la notificación.')
  notification: NuevoAvisoDto;
}

export class ModificarNotificacionDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => MarcasAvisoDto, 'Falta la notificación.')
  notification: MarcasAvisoDto;
}

export class CrearMensajeDto {
  @Nested(() => NuevoAvisoDto, 'Falta el mensaje.')
  message: NuevoAvisoDto;
}

export class ModificarMensajeDto {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => MarcasAvisoDto, 'Falta el mensaje.')
  message: MarcasAvisoDto;
}
