import { Transform } from 'class-transformer';
import { ArrayUnique, IsArray, IsIn, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { TIPOS_VINCULO, type TipoVinculo } from './vinculo-tipos.js';

/** What a duplicate may take along of the original, beside its acto. */
export const INCLUIBLES = ['etiquetas', 'prioridad', 'campos', 'partes', 'inmuebles'] as const;
export type Incluible = (typeof INCLUIBLES)[number];

/** A duplicate of a carpeta, as a new draft. */
export class DuplicarDto {
  @NewId()
  id?: string | null;

  /** That of the original unless it is sent. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'La carátula debe ser un texto.' })
  @Length(1, 200, { message: 'La carátula debe tener entre 1 y 200 caracteres.' })
  caratula?: string;

  /** That of the original unless it is sent. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tipo de acto no es válido.' })
  tipoActoId?: string;

  /** What is taken along: all of it by default. */
  @MayBeOmitted()
  @IsArray({ message: 'Indique qué se copia con una lista.' })
  @ArrayUnique({ message: 'Hay algo repetido en lo que se copia.' })
  @IsIn(INCLUIBLES, { each: true, message: 'Se pueden copiar etiquetas, prioridad, campos, partes e inmuebles.' })
  incluir?: Incluible[];

  /** How the new carpeta stands to the original; without it they are not linked. */
  @IsOptional()
  @IsIn(TIPOS_VINCULO, { message: 'Indique qué vínculo es: corrige, continúa, antecede, o el inverso.' })
  vinculo?: TipoVinculo | null;
}
