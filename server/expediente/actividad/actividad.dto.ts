import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { UUID } from '../../vocabulario/uuid.js';
import { FILTROS_DE_CLASE, type FiltroDeClase } from './temas.js';

/** A cursor: the moment of an entry in microseconds, and its id. */
const CURSOR = new RegExp(`^\\d{1,16}\\.${UUID}$`);
const CURSOR_INVALID = { message: 'El cursor no es válido: envíe el de una actividad recibida.' };

/** The filters and the page of the actividad. */
export class ActividadesQuery {
  /** Only the facts of this member. */
  @IsOptional()
  @IsUUID('all', { message: 'El id de la persona no es válido.' })
  usuarioId?: string;

  /** Only facts of this kind. `lecturas` are readings; other answers leave readings out. */
  @IsOptional()
  @IsIn(FILTROS_DE_CLASE, { message: `La clase debe ser una de: ${FILTROS_DE_CLASE.join(', ')}.` })
  clase?: FiltroDeClase;

  /** Only the facts of this carpeta. */
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

  /** Only the entries before the entry with this cursor. */
  @IsOptional()
  @Matches(CURSOR, CURSOR_INVALID)
  antes?: string;

  /** Only the entries after the entry with this cursor. */
  @IsOptional()
  @Matches(CURSOR, CURSOR_INVALID)
  despues?: string;

  /** The most entries of an answer. Fewer come only when there are no more. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El tamaño debe ser un número entero.' })
  @Min(1, { message: 'El tamaño debe ser 1 o mayor.' })
  @Max(100, { message: 'El tamaño no puede pasar de 100.' })
  tamano: number = 50;
}

/** The person who did it. */
export class UsuarioDeActividadDto {
  id: string;
  nombre: string;
}

/** The carpeta of the fact. */
export class CarpetaDeActividadDto {
  id: string;
  /** The number of the carpeta; null while the carpeta is a draft. */
  codigo: string | null;
  caratula: string;
}

/** A fact of the cuenta, in the shape that clients of the reference template read. */
export class ActividadDeCuentaDto {
  id: string;
  /** A sentence with the person and the fact, as HTML. */
  description: string;
  date: Date;
  /** The icon of the fact's kind, as `heroicons_outline:<name>`. */
  icon: string;
  /** The picture of the person. Left out when the person has no picture. */
  @MayBeOmitted()
  image?: string;
  /** The text that the person wrote, as HTML. */
  @MayBeOmitted()
  extraContent?: string;
  /** The text of the link. */
  @MayBeOmitted()
  linkedContent?: string;
  @MayBeOmitted()
  link?: string;
  /** True when the link is a page of Carpetas. */
  @MayBeOmitted()
  useRouter?: boolean;
  /** The name of the fact. */
  accion: string;
  @ApiProperty({ enum: FILTROS_DE_CLASE, nullable: true })
  clase: FiltroDeClase | null;
  /** The fact as a plain sentence, without the person. */
  frase: string;
  /** Null when the product itself did it. */
  usuario: UsuarioDeActividadDto | null;
  carpeta: CarpetaDeActividadDto | null;
  /** The text that the person wrote, as plain text. */
  cita: string | null;
  /** The value for `antes` and `despues`. */
  cursor: string;
}
