import { Transform } from 'class-transformer';
import {
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
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import type { CaracterDeEscribano } from '../../vocabulario/escribano.js';
import { CopiaDto } from './copias.dto.js';
import { DIA, FOLIO } from './field-rules.js';
import { ULTIMO_FOLIO } from './folios.js';
import { type EstadoInstrumento, type Libro, TIPOS_INSTRUMENTO, type TipoInstrumento } from './tipos-instrumento.js';

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

  /** The registro notarial. Without it, the only registro in use. */
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

/** The registro notarial of an instrumento. */
export class RegistroDeInstrumentoDto {
  id: string;
  /** The name of the registro notarial, as it was at the signature. */
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
