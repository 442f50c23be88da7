import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDateString,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { CODIGOS } from '../../vocabulario/monedas.js';
import type { Fuente } from './cotizaciones.repository.js';

const DIA = /^[12]\d{3}-\d{2}-\d{2}$/;
const MAX_SEGUIDAS = 20;
const upper = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value);

/** A pair of currencies. Its rate says how much of `base` one unit of `moneda` is worth. */
export class ParDeMonedasDto {
  @Transform(upper)
  @IsIn(CODIGOS, { message: 'La moneda no es una de las conocidas.' })
  moneda: string;

  @Transform(upper)
  @IsIn(CODIGOS, { message: 'La moneda en que se cotiza no es una de las conocidas.' })
  base: string;
}

/** A new rate. A correction is a new rate too: the latest rate of a day counts. */
export class NuevaCotizacionDto extends ParDeMonedasDto {
  @NewId()
  id?: string | null;

  /** A day not after today, in the time zone of the cuenta. */
  @IsDateString({ strict: true }, { message: 'El día no existe.' })
  @Matches(DIA, { message: 'El día debe ser como 2026-03-04.' })
  dia: string;

  /** A decimal as people write it: `1.050,50` or `1050.50`. */
  @Transform(trimmed)
  @IsString({ message: 'El valor debe ser un texto, como 1050,50.' })
  @MaxLength(40, { message: 'El valor es demasiado largo.' })
  valor: string;
}

export class CotizacionDto {
  id: string;
  moneda: string;
  base: string;
  dia: string;
  /** A decimal as text. Rates are never binary fractions. */
  valor: string;
  fuente: Fuente;
  /** The person who wrote or imported the rate; null for a rate of the source. */
  usuario: UsuarioDeCotizacionDto | null;
  en: Date;
}

export class UsuarioDeCotizacionDto {
  id: string;
  nombre: string;
}

/** A rate in the history of its pair. */
export class CotizacionDeHistoriaDto extends CotizacionDto {
  /** Whether this rate counts for its day. */
  vale: boolean;
  /** When the rate was withdrawn; null when it was not. */
  retiradaEn: Date | null;
  retiradaPor: UsuarioDeCotizacionDto | null;
}

export class HistoriaDeCotizacionesQuery extends ParDeMonedasDto {
  /** Returns only rates before this day. */
  @MayBeOmitted()
  @IsDateString({ strict: true }, { message: 'El día no existe.' })
  @Matches(DIA, { message: 'El día debe ser como 2026-03-04.' })
  antes?: string;

  @MayBeOmitted()
  @Type(() => Number)
  @IsInt({ message: 'El tamaño debe ser un número entero.' })
  @Min(1, { message: 'El tamaño debe ser 1 o mayor.' })
  @Max(400, { message: 'El tamaño no puede pasar de 400.' })
  tamano?: number;
}

/** The history of a pair, the latest day first. */
export class HistoriaDeCotizacionesDto {
  cotizaciones: CotizacionDeHistoriaDto[];
  /** The value of `antes` that reads the next days; null at the first day. */
  siguiente: string | null;
}

/** The pairs that the person follows, in their order. */
export class SeguidasDto {
  @IsArray({ message: 'Los pares deben ser una lista.' })
  @ArrayMinSize(1, { message: 'Elija al menos una moneda.' })
  @ArrayMaxSize(MAX_SEGUIDAS, { message: `Se pueden seguir hasta ${MAX_SEGUIDAS} monedas.` })
  @NestedEach(() => ParDeMonedasDto, 'Los pares deben ser una lista.')
  pares: ParDeMonedasDto[];
}

export class ConversionQuery {
  @Transform(trimmed)
  @IsString({ message: 'El monto debe ser un texto, como 1050,50.' })
  @MaxLength(40, { message: 'El monto es demasiado largo.' })
  monto: string;

  @Transform(upper)
  @Matches(/^[A-Z]{2,5}$/, { message: 'La moneda de origen no es válida.' })
  de: string;

  @Transform(upper)
  @Matches(/^[A-Z]{2,5}$/, { message: 'La moneda de destino no es válida.' })
  a: string;

  /** The day of the rates. Without a rate on this day, the last day before it counts. Today when left out. */
  @MayBeOmitted()
  @IsDateString({ strict: true }, { message: 'El día no existe.' })
  @Matches(DIA, { message: 'El día debe ser como 2026-03-04.' })
  dia?: string;
}

/** A rate that the conversion uses. */
export class TramoDto extends ParDeMonedasDto {
  dia: string;
  valor: string;
  fuente: Fuente;
  /** Whether the amount was divided by the rate. */
  inversa: boolean;
}

/** The value of an amount in another currency. */
export class ConversionDto {
  /** A decimal; null when no rates of the year before that day lead to the currency. */
  resultado: string | null;
  /** The rates of the conversion, at most two. Also empty between equal currencies. */
  tramos: TramoDto[];
}

/** A row of a file that cannot be used. */
export class FilaDeCotizacionesDto {
  /** The number of the row; the row with the headings is 1. */
  fila: number;
  nombre: string | null;
  motivo: string;
}

/** What an import of the file would do. */
export class RevisionCotizacionesDto {
  /** The number of new rates. */
  nuevas: number;
  /** The number of rates that count already. The import leaves them out. */
  iguales: number;
  /** The rows with errors. With any error the file is not imported. */
  errores: FilaDeCotizacionesDto[];
  /** The first new rates. */
  muestra: MuestraDeCotizacionDto[];
}

export class MuestraDeCotizacionDto extends ParDeMonedasDto {
  fila: number;
  dia: string;
  valor: string;
}

/** The outcome of an import. */
export class ImportacionCotizacionesDto {
  nuevas: number;
  iguales: number;
  /** The id that undoes the import; null when it added nothing. */
  importacion: string | null;
}

export class DeshacerImportacionCotizacionesDto {
  /** The id in the answer to the import. */
  @IsUUID('all', { message: 'La importación no es válida.' })
  importacion: string;
}

/** The outcome of undoing an import. */
export class ImportacionCotizacionesDeshechaDto {
  retiradas: number;
}
