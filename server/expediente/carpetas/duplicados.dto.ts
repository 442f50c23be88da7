import { Transform } from 'class-transformer';
import { ArrayUnique, IsArray, IsIn, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { TIPOS_VINCULO, type TipoVinculo } from './vinculo-tipos.js';

/** The parts that a duplicate can take along from the original, beside its acto. */
export const INCLUIBLES = ['etiquetas', 'prioridad', 'campos', 'partes', 'inmuebles'] as const;
export type Incluible = (typeof INCLUIBLES)[number];

/** The fields of a duplicate, which is a new draft. */
export class DuplicarDto {
  @NewId()
  id?: string | null;

  /** The carátula. Without it, the carátula of the original. */
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'La carátula debe ser un texto.' })
  @Length(1, 200, { message: 'La carátula debe tener entre 1 y 200 caracteres.' })
  caratula?: string;

  /** The acto. Without it, the acto of the original. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tipo de acto no es válido.' })
  tipoActoId?: string;

  /** The parts to take along. Without it, all parts. */
  @MayBeOmitted()
  @IsArray({ message: 'Indique qué se copia con una lista.' })
  @ArrayUnique({ message: 'Hay algo repetido en lo que se copia.' })
  @IsIn(INCLUIBLES, { each: true, message: 'Se pueden copiar etiquetas, prioridad, campos, partes e inmuebles.' })
  incluir?: Incluible[];

  /** The vínculo from the duplicate to the original. Without it, they are not linked. */
  @IsOptional()
  @IsIn(TIPOS_VINCULO, { message: 'Indique qué vínculo es: corrige, continúa, antecede, o el inverso.' })
  vinculo?: TipoVinculo | null;
}
