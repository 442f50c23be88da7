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
import { MAX_IMAGENES, MAX_TAGS } from './limits.js';
import { IsNumeroEscrito, type Numero, NumeroEscrito } from './numero-escrito.js';
import { ORDENES } from './ordenes.js';

/** For `@Transform`: the text; empty for null. */
const textOrEmpty = (params: TransformFnParams) => trimmed(params) ?? '';

/** For `@Transform`: an id; null for an empty text. */
const idOrNull = (params: TransformFnParams) => (params.value === '' ? null : idOf(params));

/** For `@Transform`: a number in a query; undefined for an empty text. */
const numberInQuery = ({ value }: TransformFnParams): unknown =>
  value === '' || value === undefined ? undefined : Number(value);

/** The writable fields of a product. Fields that are not sent stay as they are. Null and empty clear a field. */
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

  /** The SKU. No other product may have it. */
  @MayBeOmitted()
  @Transform(textOrEmpty)
  @IsString({ message: 'El SKU debe ser un texto.' })
  @MaxLength(60, { message: 'El SKU puede tener hasta 60 caracteres.' })
  sku?: string;

  /** The barcode. No other product may have it. A barcode with a wrong last digit is accepted. */
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

  /** The stock. A number other than the present one adds a count. Null and empty change nothing. */
  @NumeroEscrito()
  @IsNumeroEscrito('La existencia')
  stock?: Numero | null;

  /**
   * The reserved units. Another number adds a reservation for no carpeta, or ends it. Null and empty change nothing.
   */
  @NumeroEscrito()
  @IsNumeroEscrito('Lo reservado')
  reserved?: Numero | null;

  @NumeroEscrito()
  @IsNumeroEscrito('El costo')
  cost?: Numero | null;

  /** The price before tax, with at most four decimals. */
  @NumeroEscrito()
  @IsNumeroEscrito('El precio sin impuestos')
  basePrice?: Numero | null;

  @NumeroEscrito()
  @IsNumeroEscrito('El impuesto')
  taxPercent?: Numero | null;

  /**
   * The price with tax, which is computed from `basePrice` and `taxPercent`. Without `basePrice`, it gives the new
   * `basePrice`.
   */
  @NumeroEscrito()
  @IsNumeroEscrito('El precio')
  price?: Numero | null;

  /** The weight in kilograms, with at most three decimals. */
  @NumeroEscrito()
  @IsNumeroEscrito('El peso')
  weight?: Numero | null;

  /** When the stock is below this number, people who edit the inventory are told once. */
  @NumeroEscrito()
  @IsNumeroEscrito('El mínimo')
  minimum?: Numero | null;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique si el producto está activo.' })
  active?: boolean;

  /** The ids of all tags of the product. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(MAX_TAGS, { message: `Un producto puede tener hasta ${MAX_TAGS} etiquetas.` })
  @IsUUID('all', { each: true, message: 'Una de las etiquetas no es válida.' })
  tags?: string[];

  /**
   * The addresses of the product's pictures, in order. Pictures that are left out are removed. A picture that was
   * removed in the last day can be named again. New pictures are uploaded by another call.
   */
  @MayBeOmitted()
  @IsArray({ message: 'Las imágenes deben ser una lista.' })
  @ArrayMaxSize(MAX_IMAGENES, { message: `Un producto puede tener hasta ${MAX_IMAGENES} imágenes.` })
  @IsString({ each: true, message: 'Una de las imágenes no es válida.' })
  images?: string[];
}

export class NuevoProductoDto extends CamposProductoDto {
  @NewId()
  id?: string | null;
}

export class CrearProductoDto {
  /** The data of the product. Without this field, a blank product is added. */
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
  /** The number of the page, from 0. */
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

  /** The order of the products; left out or empty, by name. `sku` and `name` sort as text, the others as numbers. */
  @IsOptional()
  @IsIn(['', ...Object.keys(ORDENES)], { message: 'No se puede ordenar por ese dato.' })
  sort?: string;

  @IsOptional()
  @IsIn(['', 'asc', 'desc'], { message: 'El orden debe ser «asc» o «desc».' })
  order?: '' | 'asc' | 'desc';

  /** Words that the name, the SKU or the barcode must all have. Accents and letter case do not matter. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  search?: string;

  /** Returns only products of this category and of the categories in it. */
  @IsOptional()
  @Transform(idOrNull)
  @IsUUID('all', { message: 'La categoría no es válida.' })
  category?: string | null;

  /** Returns only products whose stock is below their minimum. */
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

/** A number, or an empty text when there is none. */
const OrEmpty = (description?: string): PropertyDecorator =>
  ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string', enum: [''] }], ...(description && { description }) });

/** A missing number is empty in a blank product, and null after a change: the reference client expects both. */
const OrNothing = (description?: string): PropertyDecorator =>
  ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string', enum: [''] }],
    nullable: true,
    ...(description && { description }),
  });

/** A product. The field names are those of the reference client. */
export class ProductoDto {
  id: string;
  /** The id of the category; empty for none. */
  category: string;
  name: string;
  description: string;
  /** The ids of the product's tags. */
  tags: string[];
  sku: string;
  barcode: string;
  /** The id of the brand; empty for none. */
  brand: string;
  /** The id of the vendor; empty for none. */
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
  /** Whether the stock is below the minimum. */
  low: boolean;
  /** The address of the first picture. */
  thumbnail: string | null;
  /** The addresses of the product's pictures, in order. */
  images: string[];
  active: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The place of a page in its list. After the last page, only `lastPage` is present. */
export class PaginacionDeProductosDto {
  /** The number of matching products. */
  length?: number;
  size?: number;
  /** The number of the page, from 0. */
  page?: number;
  /** The number of pages, at least 1. */
  lastPage: number;
  startIndex?: number;
  /** The index of the page's last product; -1 when there are none. */
  endIndex?: number;
}

export class ProductosDto {
  /** The products of the page; null after the last page. */
  products: ProductoDto[] | null;
  pagination: PaginacionDeProductosDto;
}

/** A product that the global search found. */
export class ProductoHalladoDto {
  id: string;
  link: string;
  /** The product's name. */
  value: string;
  sku: string;
  thumbnail: string | null;
  stock: number;
}
