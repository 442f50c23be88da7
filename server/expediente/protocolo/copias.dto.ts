import { Transform } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { TIPOS_COPIA, type TipoCopia } from './copia-nombre.js';
import { DIA } from './field-rules.js';

/** The fields of a copy. Days are `YYYY-MM-DD`. */
export class CamposCopiaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El solicitante debe ser un texto.' })
  @Length(1, 200, { message: 'El solicitante debe tener entre 1 y 200 caracteres.' })
  solicitante?: string;

  /** The day of issue. Today without it. */
  @MayBeOmitted()
  @Matches(DIA, { message: 'La fecha debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'La fecha no existe.' })
  fecha?: string;

  /** The person who took the copy. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'Quien la retiró debe ser un texto.' })
  @MaxLength(200, { message: 'Quien la retiró puede tener hasta 200 caracteres.' })
  retiradaPor?: string | null;

  /** The day on which the copy was taken. Today without it. */
  @IsOptional()
  @Matches(DIA, { message: 'El día del retiro debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'El día del retiro no existe.' })
  retiradaEn?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La observación debe ser un texto.' })
  @MaxLength(500, { message: 'La observación puede tener hasta 500 caracteres.' })
  observacion?: string | null;

  /** Why a person gets a second primera copia. Required for such a copy. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;
}

export class NuevaCopiaDto extends CamposCopiaDto {
  @NewId()
  id?: string | null;

  @IsIn(TIPOS_COPIA, { message: 'El tipo de copia debe ser primera, posterior o simple.' })
  tipo: TipoCopia;
}

export class CopiaDto {
  id: string;
  tipo: TipoCopia;
  /** The name of the copy: «Segunda copia». */
  nombre: string;
  /** The place among copies of the same kind, from 1. */
  orden: number;
  solicitante: string;
  fecha: string;
  retiradaPor: string | null;
  retiradaEn: string | null;
  /** Why a person got a second primera copia. */
  motivo: string | null;
  observacion: string | null;
  version: number;
}
