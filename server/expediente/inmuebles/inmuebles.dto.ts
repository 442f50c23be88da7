import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import { trimmedOrNull } from '../../common/input/trimmed.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { CODIGOS_DE_COMUNIDAD } from '../../vocabulario/comunidades.js';
import { UNIDADES_SUPERFICIE, type UnidadSuperficie } from './inmueble.entity.js';

/** More than 0 and at most 100, with up to two decimal places. */
const PORCENTAJE = /^(?!0+(\.0+)?$)(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/;

/** The search for inmuebles that the office knows, and the page. */
export class InmueblesQuery extends PageQuery {
  /** Words in the matrícula, the register, the nomenclatura or the address. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;
}

/** The fields of an inmueble. It needs a matrícula, a nomenclatura or an address. Empty text clears a field. */
export class CamposInmuebleDto {
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La matrícula debe ser un texto.' })
  @MaxLength(80, { message: 'La matrícula puede tener hasta 80 caracteres.' })
  matricula?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El registro debe ser un texto.' })
  @MaxLength(120, { message: 'El registro puede tener hasta 120 caracteres.' })
  registro?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La nomenclatura debe ser un texto.' })
  @MaxLength(120, { message: 'La nomenclatura puede tener hasta 120 caracteres.' })
  nomenclatura?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El domicilio debe ser un texto.' })
  @MaxLength(300, { message: 'El domicilio puede tener hasta 300 caracteres.' })
  domicilio?: string | null;

  /** The code of the comunidad of an inmueble in Spain. Terms for taxes depend on the comunidad. */
  @IsOptional()
  @IsIn(CODIGOS_DE_COMUNIDAD, { message: 'Elija una comunidad de la lista.' })
  comunidad?: string | null;

  /** A decimal as people write it, `1.250,5` or `1250.5`, with up to four places. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La superficie debe ser un texto, como 1250,5.' })
  @MaxLength(40, { message: 'La superficie es demasiado larga.' })
  superficie?: string | null;

  @MayBeOmitted()
  @IsIn(UNIDADES_SUPERFICIE, { message: 'La unidad debe ser m2 o ha.' })
  superficieUnidad?: UnidadSuperficie;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'Los linderos deben ser un texto.' })
  @MaxLength(2000, { message: 'Los linderos pueden tener hasta 2000 caracteres.' })
  linderos?: string | null;

  /** A decimal as people write it, with up to two places. It goes with its currency. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La valuación debe ser un texto, como 1250000,50.' })
  @MaxLength(40, { message: 'La valuación es demasiado larga.' })
  valuacion?: string | null;

  /** ISO 4217; the currency of the cuenta when missing. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'La moneda debe ser un código de tres letras, por ejemplo ARS.' })
  valuacionMoneda?: string | null;

  @IsOptional()
  @IsInt({ message: 'El año de la valuación debe ser un número.' })
  @Min(1900, { message: 'El año de la valuación no parece correcto.' })
  @Max(2200, { message: 'El año de la valuación no parece correcto.' })
  valuacionAnio?: number | null;
}

export class NuevoInmuebleDto extends CamposInmuebleDto {
  @NewId()
  id?: string | null;
}

/** The share and the place of an inmueble in a carpeta. */
export class ModificarInmuebleDeCarpetaDto {
  /** The percentage of the inmueble that the acto is about, as decimal text. Null for the whole. */
  @IsOptional()
  @Matches(PORCENTAJE, { message: 'El porcentaje debe ser mayor que 0 y hasta 100, con hasta dos decimales.' })
  porcentaje?: string | null;

  /** The place of the inmueble, from 1. The others move. */
  @MayBeOmitted()
  @IsInt({ message: 'El orden debe ser un número entero.' })
  @Min(1, { message: 'El orden debe ser 1 o mayor.' })
  @Max(10_000, { message: 'El orden es demasiado grande.' })
  orden?: number;
}

/** An inmueble that is added to a carpeta: a known inmueble, or a new one. */
export class AgregarInmuebleDto extends ModificarInmuebleDeCarpetaDto {
  @IsOptional()
  @IsUUID('all', { message: 'El inmueble no es válido.' })
  inmuebleId?: string;

  @IsOptional()
  @Nested(() => NuevoInmuebleDto, 'El inmueble debe ser un objeto.')
  inmueble?: NuevoInmuebleDto;
}

/** An inmueble that the office knows. */
export class InmuebleDto {
  id: string;
  /** The matrícula, else the nomenclatura, else the address. */
  nombre: string;
  matricula: string | null;
  registro: string | null;
  nomenclatura: string | null;
  domicilio: string | null;
  comunidad: string | null;
  /** Decimal text. */
  superficie: string | null;
  superficieUnidad: UnidadSuperficie;
  linderos: string | null;
  /** Decimal text. */
  valuacion: string | null;
  valuacionMoneda: string | null;
  valuacionAnio: number | null;
  actualizadoEn: Date;
  version: number;
}

export class InmueblesDto {
  inmuebles: InmuebleDto[];
  paginacion: PaginacionDto;
}

/** A carpeta that has the inmueble and that the person sees. */
export class CarpetaDeInmuebleDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
}

/** An inmueble of a carpeta. */
export class InmuebleDeCarpetaDto extends InmuebleDto {
  /** The percentage as decimal text. Null for the whole. */
  porcentaje: string | null;
  /** The place in the carpeta, from 1. */
  orden: number;
  /** Whether the fields are those of the day of the signature, whatever changed since. */
  comoAlFirmar: boolean;
  /** Up to ten other carpetas that have the inmueble and that the person sees. The latest changed come first. */
  otrasCarpetas: CarpetaDeInmuebleDto[];
}

/** An inmueble that the search found, and the carpeta in which it is shown. */
export class InmuebleHalladoDto {
  id: string;
  nombre: string;
  /** The address or the nomenclatura beside the name. */
  detalle: string | null;
  carpeta: CarpetaDeInmuebleDto;
  link: string;
  value: string;
}
