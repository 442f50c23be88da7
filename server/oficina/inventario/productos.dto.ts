import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { idOf, idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { MAX_IMAGENES, MAX_TAGS } from './limites.js';
import { IsNumeroEscrito, type Numero, NumeroEscrito } from './numero-escrito.js';
import { ORDENES } from './ordenes.js';

/** For `@Transform`: text, empty for null. */
const textOrEmpty = (params: TransformFnParams) => trimmed(params) ?? '';

/** For `@Transform`: an id, null for an empty text. */
const idOrNull = (params: TransformFnParams) => (params.value === '' ? null : idOf(params));

/** For `@Transform`: a number in a query; nothing when it is empty. */
const numberInQuery = ({ value }: TransformFnParams): unknown =>
  value === '' || value === undefined ? undefined : Number(value);

/** The fields of a producto that can be written; what is not sent stays. Null and empty clear a field. */
export class CamposProductoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del producto.' })
  @Length(1, 200, { message: 'El nombre debe tener entre 1 y 200 caracteres.' })
  name?: string;

  @MayBeOmitted()
  @Transform(textOrEmpty)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(5000, { message: 'La descripción puede tener hasta 5.000 caracteres.' })
  description?: string;

  /** No other product may have it. */
  @MayBeOmitted()
  @Transform(textOrEmpty)
  @IsString({ message: 'El SKU debe ser un texto.' })
  @MaxLength(60, { message: 'El SKU puede tener hasta 60 caracteres.' })
  sku?: string;

  /** No other product may have it. One whose last digit is wrong is kept. */
  @MayBeOmitted()
  @Transform(textOrEmpty)
  @IsString({ message: 'El código de barras debe ser un texto.' })
  @MaxLength(60, { message: 'El código de barras puede tener hasta 60 caracteres.' })
  barcode?: string;

  @IsOptional()
  @Transform(idOrNull)
  @IsUUID('all', { message: 'La categoría no es válida.' })
  category?: string | null;

  @IsOptional()
  @Transform(idOrNull)
  @IsUUID('all', { message: 'La marca no es válida.' })
  brand?: string | null;

  @IsOptional()
  @Transform(idOrNull)
  @IsUUID('all', { message: 'El proveedor no es válido.' })
  vendor?: string | null;

  /** What there is. Another number than the present one is added as a count; null and empty change nothing. */
  @NumeroEscrito()
  @IsNumeroEscrito('La existencia')
  stock?: Numero | null;

  /** How many are set aside. Another number adds a reservation for no carpeta, or ends it; null and empty change nothing. */
  @NumeroEscrito()
  @IsNumeroEscrito('Lo reservado')
  reserved?: Numero | null;

  @NumeroEscrito()
  @IsNumeroEscrito('El costo')
  cost?: Numero | null;

  /** Before tax, with four decimals at most. */
  @NumeroEscrito()
  @IsNumeroEscrito('El precio sin impuestos')
  basePrice?: Numero | null;

  @NumeroEscrito()
  @IsNumeroEscrito('El impuesto')
  taxPercent?: Numero | null;

  /** With tax. It is computed from `basePrice` and `taxPercent`. Sent alone, `basePrice` is computed from it. */
  @NumeroEscrito()
  @IsNumeroEscrito('El precio')
  price?: Numero | null;

  /** Kilograms, with three decimals at most. */
  @NumeroEscrito()
  @IsNumeroEscrito('El peso')
  weight?: Numero | null;

  /** With fewer than this, those who may edit the inventory are told once. */
  @NumeroEscrito()
  @IsNumeroEscrito('El mínimo')
  minimum?: Numero | null;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique si el producto está activo.' })
  active?: boolean;

  /** Ids of all its tags. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_TAGS, { message: `Un producto puede tener hasta ${MAX_TAGS} etiquetas.` })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  tags?: string[];

  /**
   * The addresses of its pictures, in order; those left out are removed. One that was removed in the last day can be named
   * again. Others are uploaded by their own call.
   */
  @MayBeOmitted()
  @IsArray({ message: 'Las imágenes deben ser una lista.' })
  @ArrayMaxSize(MAX_IMAGENES, { message: `Un producto puede tener hasta ${MAX_IMAGENES} imágenes.` })
  @IsString({ each: true, message: 'Una de las imágenes no es válida.' })
  images?: string[];
}

/** The data of a new producto. */
export class NuevoProductoDto extends CamposProductoDto {
  @NewId()
  id?: string | null;
}

export class CrearProductoDto {
  /** Without it, a blank product is added. */
  @IsOptional()
  @Nested(() => NuevoProductoDto, 'El producto debe ser un objeto.')
  product?: NuevoProductoDto | null;
}

export class ModificarProductoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;

  @Nested(() => CamposProductoDto, 'Falta el producto.')
  product: CamposProductoDto;
}

export class ProductosQuery {
  /** From 0. */
  @Transform(numberInQuery)
  @MayBeOmitted()
  @IsInt({ message: 'La página debe ser un número entero.' })
  @Min(0, { message: 'La página debe ser 0 o mayor.' })
  @Max(1_000_000, { message: 'La página es demasiado grande.' })
  page?: number;

  /** Products per page, 10 by default. */
  @Transform(numberInQuery)
  @MayBeOmitted()
  @IsInt({ message: 'El tamaño de página debe ser un número entero.' })
  @Min(1, { message: 'El tamaño de página debe ser 1 o mayor.' })
  @Max(100, { message: 'El tamaño de página no puede pasar de 100.' })
  size?: number;

  /** Without it, or empty, by name. `sku` and `name` sort as text, the others as numbers. */
  @IsOptional()
  @IsIn(['', ...Object.keys(ORDENES)], { message: 'No se puede ordenar por ese dato.' })
  sort?: string;

  @IsOptional()
  @IsIn(['', 'asc', 'desc'], { message: 'El orden debe ser «asc» o «desc».' })
  order?: '' | 'asc' | 'desc';

  /** Words that must all be in the name, the SKU or the barcode; accents and letter case do not matter. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  search?: string;

  /** Only products of this category and of those in it. */
  @IsOptional()
  @Transform(idOrNull)
  @IsUUID('all', { message: 'La categoría no es válida.' })
  category?: string | null;

  /** Only products with fewer than their minimum. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique si busca solo lo que falta.' })
  low?: boolean;
}

export class CodigoQuery {
  /** A barcode or a SKU. */
  @Transform(trimmed)
  @IsString({ message: 'Indique el código.' })
  @Length(1, 60, { message: 'El código debe tener entre 1 y 60 caracteres.' })
  code: string;
}

/** A number, or an empty text where nothing was written. */
const OrEmpty = (description?: string): PropertyDecorator =>
  ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string', enum: [''] }], ...(description && { description }) });

/** Empty in a blank product, and null once it was written: the client sends these so. */
const OrNothing = (description?: string): PropertyDecorator =>
  ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string', enum: [''] }],
    nullable: true,
    ...(description && { description }),
  });

/** A product, in the words of the reference client. */
export class ProductoDto {
  id: string;
  /** Id; empty without one. */
  category: string;
  name: string;
  description: string;
  /** Ids. */
  tags: string[];
  sku: string;
  barcode: string;
  /** Id; empty without one. */
  brand: string;
  /** Id; empty without one. */
  vendor: string;
  @OrNothing('What there is; null until something moved.')
  stock: number | '' | null;
  @OrNothing('How many of them are set aside; null until something moved.')
  reserved: number | '' | null;
  @OrNothing('How many are not set aside, as far as I see; null until something moved.')
  available: number | '' | null;
  @OrEmpty()
  cost: number | '';
  @OrEmpty('Before tax.')
  basePrice: number | '';
  @OrNothing()
  taxPercent: number | '' | null;
  @OrEmpty('With tax, to the cent.')
  price: number | '';
  @OrEmpty('Kilograms.')
  weight: number | '';
  @OrEmpty()
  minimum: number | '';
  /** Whether there are fewer than the minimum. */
  low: boolean;
  /** Address of the first picture. */
  thumbnail: string | null;
  /** Addresses of its pictures, in order. */
  images: string[];
  active: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Where a page stands in its list. Past the end only `lastPage` is known. */
export class PaginacionDeProductosDto {
  /** How many products match. */
  length?: number;
  size?: number;
  /** From 0. */
  page?: number;
  /** How many pages there are, at least 1. */
  lastPage: number;
  startIndex?: number;
  /** -1 when there are none. */
  endIndex?: number;
}

export class ProductosDto {
  /** Null past the end. */
  products: ProductoDto[] | null;
  pagination: PaginacionDeProductosDto;
}

/** A product that the search over everything found. */
export class ProductoHalladoDto {
  id: string;
  link: string;
  /** Its name. */
  value: string;
  sku: string;
  thumbnail: string | null;
  stock: number;
}
