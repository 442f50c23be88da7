import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { ANIO } from './field-rules.js';
import { EscribanoDelInstrumentoDto, RegistroDeInstrumentoDto } from './instrumentos.dto.js';
import {
  ESTADOS_INSTRUMENTO,
  type EstadoInstrumento,
  type Libro,
  TIPOS_INSTRUMENTO,
  type TipoInstrumento,
} from './tipos-instrumento.js';

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

/** An instrumento that the global search found. */
export class InstrumentoHalladoDto {
  id: string;
  /** The day of the signature, `YYYY-MM-DD`; null before it. */
  fecha: string | null;
  /** The number of its carpeta. */
  codigo: string | null;
  caratula: string;
  link: string;
  /** Its kind, number and year: «Escritura 26 de 2026». */
  value: string;
}
