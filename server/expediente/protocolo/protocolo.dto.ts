import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsDateString,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { CaracterDeEscribano } from '../../vocabulario/escribano.js';
import { TIPOS_COPIA, type TipoCopia } from './copia-nombre.js';
import { ULTIMO_FOLIO } from './folios.js';
import {
  ESTADOS_INSTRUMENTO,
  type EstadoInstrumento,
  LIBROS,
  type Libro,
  TIPOS_INSTRUMENTO,
  type TipoInstrumento,
} from './tipos-instrumento.js';

const DIA = /^[12]\d{3}-\d{2}-\d{2}$/;
const ANIO = { entero: 'El año debe ser un número entero.', fuera: 'El año debe estar entre 1900 y 2200.' };
const FOLIO = { entero: 'El folio debe ser un número entero.', fuera: 'El folio debe estar entre 1 y 9999999.' };
const NUMERO = { entero: 'El número debe ser un número entero.', fuera: 'El número debe estar entre 1 y 999999.' };

/** The fields of a registro. */
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

  /** Whether new instrumentos can be numbered in the registro. */
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

/** The notary of a registro. */
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

/** The next numbers and folios of a registro in a year. */
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
  /** The place of the registro's last instrumento with a place. */
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

/** The fields of an instrumento, without its number, date and folios. */
export class CamposInstrumentoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El objeto debe ser un texto.' })
  @Length(1, 300, { message: 'El objeto debe tener entre 1 y 300 caracteres.' })
  objeto?: string;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El lugar debe ser un texto.' })
  @MaxLength(120, { message: 'El lugar puede tener hasta 120 caracteres.' })
  lugar?: string | null;

  /** The sum, as decimal text with a point and up to two places. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @Matches(/^\d{1,16}(\.\d{1,2})?$/, { message: 'La cuantía debe ser un número positivo con hasta dos decimales.' })
  cuantia?: string | null;

  /** ISO 4217. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'La moneda debe ser un código de tres letras, por ejemplo ARS.' })
  moneda?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La observación debe ser un texto.' })
  @MaxLength(1000, { message: 'La observación puede tener hasta 1000 caracteres.' })
  observacion?: string | null;
}

/** The changed fields of an instrumento, and the reason. */
export class ModificarInstrumentoDto extends CamposInstrumentoDto {
  /** The reason of a correction. Required after the signature, unless only `observacion` changes. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;
}

/** The signature of a carpeta. Adds the fields of its instrumento, when it has no number yet. */
export class FirmarDto extends CamposInstrumentoDto {
  /** The reason. Required before lista_para_firma, and for a signature on a day before the carpeta's opening. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;

  /**
   * The first folio. Without it, the next of the book. Another folio is refused, so that people take only folios that
   * they saw.
   */
  @IsOptional()
  @IsInt({ message: FOLIO.entero })
  @Min(1, { message: FOLIO.fuera })
  @Max(ULTIMO_FOLIO, { message: FOLIO.fuera })
  folioDesde?: number | null;

  /** The last folio. Required, except for certificaciones without folios. */
  @IsOptional()
  @IsInt({ message: FOLIO.entero })
  @Min(1, { message: FOLIO.fuera })
  @Max(ULTIMO_FOLIO, { message: FOLIO.fuera })
  folioHasta?: number | null;

  /** The registro. Without it, the only one in use. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El registro no es válido.' })
  registroId?: string | null;

  /** The kind. Without it, the usual kind of the carpeta's acto. */
  @MayBeOmitted()
  @IsIn(TIPOS_INSTRUMENTO, { message: 'El tipo debe ser escritura, acta o certificacion.' })
  tipo?: TipoInstrumento;

  /** The day, `YYYY-MM-DD`. Without it, the day of the signature or of the numbered instrumento, else today. */
  @IsOptional()
  @Matches(DIA, { message: 'La fecha debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'La fecha no existe.' })
  fecha?: string | null;
}

/** An instrumento that is to be numbered. */
export class NumerarInstrumentoDto extends FirmarDto {
  @NewId()
  id?: string | null;
}

/** Why an instrumento is errose. */
export class ErroseDto {
  @Transform(trimmed)
  @IsString({ message: 'Indique el motivo.' })
  @Length(1, 500, { message: 'El motivo debe tener entre 1 y 500 caracteres.' })
  motivo: string;
}

/** The right last folio of an instrumento. */
export class CorregirFoliosDto {
  @IsInt({ message: FOLIO.entero })
  @Min(1, { message: FOLIO.fuera })
  @Max(ULTIMO_FOLIO, { message: FOLIO.fuera })
  folioHasta: number;

  @Transform(trimmed)
  @IsString({ message: 'Indique el motivo.' })
  @Length(1, 500, { message: 'El motivo debe tener entre 1 y 500 caracteres.' })
  motivo: string;
}

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

/** The registro of an instrumento. */
export class RegistroDeInstrumentoDto {
  id: string;
  /** The name of the registro, as it was at the signature. */
  nombre: string;
}

/** The notary who signed an instrumento. */
export class EscribanoDelInstrumentoDto {
  id: string;
  nombre: string;
  /** Null for a person who was neither titular nor adscripto. */
  caracter: CaracterDeEscribano | null;
}

/** An instrumento of a carpeta, with its copies. */
export class InstrumentoDto {
  id: string;
  registro: RegistroDeInstrumentoDto;
  tipo: TipoInstrumento;
  libro: Libro;
  anio: number;
  numero: number;
  fecha: string;
  /** Null for a certificación without folios. */
  folioDesde: number | null;
  folioHasta: number | null;
  /** Whether its folios are the last of their book. Only then they can be corrected. */
  sonUltimos: boolean;
  objeto: string;
  lugar: string | null;
  cuantia: string | null;
  moneda: string | null;
  observacion: string | null;
  estado: EstadoInstrumento;
  /** The notary who signed, as they were on that day. Null before the signature. */
  escribano: EscribanoDelInstrumentoDto | null;
  /** Why the instrumento is errose. */
  motivo: string | null;
  /** The reason of the last correction after the signature. */
  correccion: string | null;
  /** The day of the last correction, `YYYY-MM-DD`. */
  corregidoEn: string | null;
  copias: CopiaDto[];
  version: number;
}

/** The filters and the page of the index. Files have all pages. */
export class IndiceQuery extends PageQuery {
  /** The year. Without it, the present year in the cuenta. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: ANIO.entero })
  @Min(1900, { message: ANIO.fuera })
  @Max(2200, { message: ANIO.fuera })
  anio?: number;

  @IsOptional()
  @IsUUID('all', { message: 'El registro no es válido.' })
  registroId?: string;

  @IsOptional()
  @IsIn([...TIPOS_INSTRUMENTO, 'anulados'], { message: 'Ese tipo de instrumento no se conoce.' })
  tipo?: TipoInstrumento | 'anulados';

  @IsOptional()
  @IsIn(ESTADOS_INSTRUMENTO, { message: 'El estado debe ser vigente o errose.' })
  estado?: EstadoInstrumento;

  /** Words of the object, otorgantes, carátula or carpeta's number, or an instrumento's number. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;
}

/** The carpeta of an entry of the index. */
export class CarpetaDeIndiceDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
}

/** An entry of the index: an instrumento, or voided folios. */
export class EntradaDeIndiceDto {
  id: string;
  registro: RegistroDeInstrumentoDto;
  libro: Libro;
  /** Null for voided folios, as the other fields of instrumentos. */
  tipo: TipoInstrumento | null;
  numero: number | null;
  fecha: string | null;
  folioDesde: number | null;
  folioHasta: number | null;
  /** The names of the partes, as they were at the signature. */
  otorgantes: string[];
  objeto: string | null;
  lugar: string | null;
  cuantia: string | null;
  moneda: string | null;
  observacion: string | null;
  estado: EstadoInstrumento | null;
  /** The notary who signed, as they were on that day. Null before the signature. */
  escribano: EscribanoDelInstrumentoDto | null;
  /** Why the instrumento is errose, or the folios were voided. */
  motivo: string | null;
  /** The reason of the last correction after the signature. */
  correccion: string | null;
  /** The day of the last correction, `YYYY-MM-DD`. */
  corregidoEn: string | null;
  carpeta: CarpetaDeIndiceDto | null;
}

/** A page of the index of a year. */
export class IndiceDto {
  entradas: EntradaDeIndiceDto[];
  /** The years with entries, the latest first, and the present year. */
  anios: number[];
  anio: number;
  paginacion: PaginacionDto;
}
