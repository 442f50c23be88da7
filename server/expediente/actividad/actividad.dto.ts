import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { FILTROS_DE_CLASE, type FiltroDeClase } from './temas.js';

/** A moment in microseconds and an id: where an entry stands. */
const CURSOR = /^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CURSOR_INVALID = { message: 'El cursor no es válido: envíe el de una actividad recibida.' };

/** What is asked of the actividad. */
export class ActividadesQuery {
  /** What this member did. */
  @IsOptional()
  @IsUUID('all', { message: 'El id de la persona no es válido.' })
  usuarioId?: string;

  /** Facts of this kind. `lecturas`: that somebody only read, which is left out otherwise. */
  @IsOptional()
  @IsIn(FILTROS_DE_CLASE, { message: `La clase debe ser una de: ${FILTROS_DE_CLASE.join(', ')}.` })
  clase?: FiltroDeClase;

  /** What happened in this carpeta. */
  @IsOptional()
  @IsUUID('all', { message: 'El id de la carpeta no es válido.' })
  carpetaId?: string;

  /** The first day, in the time zone of the cuenta. */
  @IsOptional()
  @IsDateString({ strict: true }, { message: 'La fecha desde no existe.' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha desde debe ser un día, como 2026-03-04.' })
  desde?: string;

  /** The last day. */
  @IsOptional()
  @IsDateString({ strict: true }, { message: 'La fecha hasta no existe.' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha hasta debe ser un día, como 2026-03-04.' })
  hasta?: string;

  /** Those before the one with this cursor. */
  @IsOptional()
  @Matches(CURSOR, CURSOR_INVALID)
  antes?: string;

  /** Those after the one with this cursor. */
  @IsOptional()
  @Matches(CURSOR, CURSOR_INVALID)
  despues?: string;

  /** How many at most. Fewer come only when there are no more. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El tamaño debe ser un número entero.' })
  @Min(1, { message: 'El tamaño debe ser 1 o mayor.' })
  @Max(100, { message: 'El tamaño no puede pasar de 100.' })
  tamano: number = 50;
}

/** Who did it. */
export class UsuarioDeActividadDto {
  id: string;
  nombre: string;
}

/** The carpeta in which it happened. */
export class CarpetaDeActividadDto {
  id: string;
  /** Null while it is a draft. */
  codigo: string | null;
  caratula: string;
}

/** Something that happened in the cuenta, as clients of the reference template read it. */
export class ActividadDeCuentaDto {
  id: string;
  /** Who did what, as HTML. */
  description: string;
  date: Date;
  /** `heroicons_outline:<name>`, by the kind of the fact. */
  icon: string;
  /** The face of who did it, who may have none. */
  @MayBeOmitted()
  image?: string;
  /** What was written, as HTML. */
  @MayBeOmitted()
  extraContent?: string;
  /** The text of the link. */
  @MayBeOmitted()
  linkedContent?: string;
  @MayBeOmitted()
  link?: string;
  /** True: the link is a page of Carpetas. */
  @MayBeOmitted()
  useRouter?: boolean;
  /** The name of the fact. */
  accion: string;
  @ApiProperty({ enum: FILTROS_DE_CLASE, nullable: true })
  clase: FiltroDeClase | null;
  /** What was done, as a plain sentence without who did it. */
  frase: string;
  /** Null: the product itself did it. */
  usuario: UsuarioDeActividadDto | null;
  carpeta: CarpetaDeActividadDto | null;
  /** What was written, as plain text. */
  cita: string | null;
  /** For `antes` and `despues`. */
  cursor: string;
}
