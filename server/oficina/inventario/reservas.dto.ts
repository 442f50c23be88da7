import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { NestedEach } from '../../common/input/nested.js';
import { MAX_CANTIDAD } from './limits.js';

const TIPOS = ['consumo', 'liberacion'] as const;

/** The most products in one call. */
const MAX_PRODUCTOS = 100;

/** The number of units of a product that are reserved for a carpeta. */
export class ReservaDeCarpetaDto {
  /** The id of the product. */
  id: string;
  name: string;
  quantity: number;
}

/** The number of units of a product that are used, or whose reservation ends. */
export class ReservaResueltaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El producto no es válido.' })
  id: string;

  @IsInt({ message: 'La cantidad debe ser un número entero.' })
  @Min(1, { message: 'La cantidad debe ser 1 o más.' })
  @Max(MAX_CANTIDAD, { message: 'La cantidad es demasiado grande.' })
  quantity: number;
}

/** What happens to the reservations of a carpeta. */
export class ResolverReservasDto {
  /** `consumo`: the carpeta used the units. `liberacion`: their reservation ends. */
  @IsIn(TIPOS, { message: 'Indique si se usó (consumo) o se suelta (liberacion).' })
  type: (typeof TIPOS)[number];

  @IsArray({ message: 'Los productos deben ser una lista.' })
  @ArrayMinSize(1, { message: 'Indique al menos un producto.' })
  @ArrayMaxSize(MAX_PRODUCTOS, { message: `Se resuelven hasta ${MAX_PRODUCTOS} productos por vez.` })
  @ArrayUnique((product?: Partial<ReservaResueltaDto> | null) => product?.id, { message: 'Hay un producto repetido.' })
  @NestedEach(() => ReservaResueltaDto, 'Un producto no es válido.')
  products: ReservaResueltaDto[];
}
