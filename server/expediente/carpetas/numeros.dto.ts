import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';

/** The numbers of carpetas in a text. */
export class NumerosQuery {
  /** Numbers such as 2026-123, separated by commas, at most 200. */
  @Transform(({ value }) => (typeof value === 'string' ? [...new Set(value.split(','))] : value))
  @IsArray({ message: 'Los números no son válidos.' })
  @ArrayMaxSize(200, { message: 'Se pueden pedir hasta 200 números a la vez.' })
  @Matches(/^\d{4}-\d{1,6}$/, { each: true, message: 'Uno de los números no es válido.' })
  numeros: string[];
}

/** A carpeta whose number is in a text. */
export class CarpetaNombradaDto {
  id: string;
  anio: number;
  numero: number;
  codigo: string;
  caratula: string;
  estado: EstadoCarpeta;
}
