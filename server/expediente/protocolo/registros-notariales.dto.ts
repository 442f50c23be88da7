import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { ANIO, FOLIO, NUMERO } from './field-rules.js';
import { ULTIMO_FOLIO } from './folios.js';
import { LIBROS, type Libro } from './tipos-instrumento.js';

/** The fields of a registro notarial. */
export class CamposRegistroNotarialDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 80, { message: 'El nombre debe tener entre 1 y 80 caracteres.' })
  nombre?: string;

  /** The notary of this protocolo. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La persona no es válida.' })
  escribanoId?: string | null;

  /** Whether new instrumentos can be numbered in the registro notarial. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique si está en uso.' })
  activo?: boolean;

  /** The year in which the office began with the first numbers below. Other years begin at 1. */
  @IsOptional()
  @IsInt({ message: ANIO.entero })
  @Min(1900, { message: ANIO.fuera })
  @Max(2200, { message: ANIO.fuera })
  anioInicial?: number | null;

  @MayBeOmitted()
  @IsInt({ message: NUMERO.entero })
  @Min(1, { message: NUMERO.fuera })
  @Max(999_999, { message: NUMERO.fuera })
  escrituraInicial?: number;

  @MayBeOmitted()
  @IsInt({ message: NUMERO.entero })
  @Min(1, { message: NUMERO.fuera })
  @Max(999_999, { message: NUMERO.fuera })
  actaInicial?: number;

  @MayBeOmitted()
  @IsInt({ message: NUMERO.entero })
  @Min(1, { message: NUMERO.fuera })
  @Max(999_999, { message: NUMERO.fuera })
  certificacionInicial?: number;

  @MayBeOmitted()
  @IsInt({ message: FOLIO.entero })
  @Min(1, { message: FOLIO.fuera })
  @Max(ULTIMO_FOLIO, { message: FOLIO.fuera })
  folioInicial?: number;

  @MayBeOmitted()
  @IsInt({ message: FOLIO.entero })
  @Min(1, { message: FOLIO.fuera })
  @Max(ULTIMO_FOLIO, { message: FOLIO.fuera })
  folioCertificacionesInicial?: number;
}

export class NuevoRegistroNotarialDto extends CamposRegistroNotarialDto {
  @NewId()
  id?: string | null;
}

/** The notary of a registro notarial. */
export class EscribanoDeRegistroDto {
  id: string;
  nombre: string;
}

/** A protocolo of the office. */
export class RegistroNotarialDto {
  id: string;
  nombre: string;
  escribano: EscribanoDeRegistroDto | null;
  activo: boolean;
  anioInicial: number | null;
  escrituraInicial: number;
  actaInicial: number;
  certificacionInicial: number;
  folioInicial: number;
  folioCertificacionesInicial: number;
  version: number;
}

export class SiguientesQuery {
  /** The year. Without it, the present year in the cuenta. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: ANIO.entero })
  @Min(1900, { message: ANIO.fuera })
  @Max(2200, { message: ANIO.fuera })
  anio?: number;
}

/** The next numbers and folios of a registro notarial in a year. */
export class SiguientesDto {
  anio: number;
  escritura: number;
  acta: number;
  certificacion: number;
  /** The next folio of escrituras and actas. */
  folio: number;
  folioCertificaciones: number;
  /** The date of the last escritura or acta, `YYYY-MM-DD`. The next is on this day or later. */
  ultimaFecha: string | null;
  ultimaFechaCertificaciones: string | null;
  /** The place of the registro notarial's last instrumento with a place. */
  ultimoLugar: string | null;
}

/** The next folios of a book, to be voided. */
export class AnularFoliosDto {
  /** The first folio. Without it, the next folio of the book. */
  @IsOptional()
  @IsInt({ message: FOLIO.entero })
  @Min(1, { message: FOLIO.fuera })
  @Max(ULTIMO_FOLIO, { message: FOLIO.fuera })
  folioDesde?: number | null;

  @IsInt({ message: FOLIO.entero })
  @Min(1, { message: FOLIO.fuera })
  @Max(ULTIMO_FOLIO, { message: FOLIO.fuera })
  folioHasta: number;

  /** The year. Without it, the present year in the cuenta. */
  @MayBeOmitted()
  @IsInt({ message: ANIO.entero })
  @Min(1900, { message: ANIO.fuera })
  @Max(2200, { message: ANIO.fuera })
  anio?: number;

  @MayBeOmitted()
  @IsIn(LIBROS, { message: 'El libro debe ser protocolo o certificaciones.' })
  libro?: Libro;

  @Transform(trimmed)
  @IsString({ message: 'Indique el motivo.' })
  @Length(1, 500, { message: 'El motivo debe tener entre 1 y 500 caracteres.' })
  motivo: string;
}
