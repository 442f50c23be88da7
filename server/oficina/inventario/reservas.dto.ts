import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { NestedEach } from '../../common/input/nested.js';
import { MAX_CANTIDAD } from './limites.js';

const TIPOS = ['consumo', 'liberacion'] as const;

/** The most products that a carpeta uses up, or lets go, at once. */
const MAX_PRODUCTOS = 100;

/** How many of a product are set aside for a carpeta. */
export class ReservaDeCarpetaDto {
  /** The product. */
  id: string;
  name: string;
  quantity: number;
}

/** How many of a product are used up or let go. */
export class ReservaResueltaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El producto no es válido.' })
  id: string;

  @IsInt({ message: 'La cantidad debe ser un número entero.' })
  @Min(1, { message: 'La cantidad debe ser 1 o más.' })
  @Max(MAX_CANTIDAD, { message: 'La cantidad es demasiado grande.' })
  quantity: number;
}

/** What becomes of what is set aside for a carpeta. */
export class ResolverReservasDto {
  /** Used up by the carpeta (`consumo`), or no longer set aside for it (`liberacion`). */
  @IsIn(TIPOS, { message: 'Indique si se usó (consumo) o se suelta (liberacion).' })
  type: (typeof TIPOS)[number];

  @IsArray({ message: 'Los productos deben ser una lista.' })
  @ArrayMinSize(1, { message: 'Indique al menos un producto.' })
  @ArrayMaxSize(MAX_PRODUCTOS, { message: `Se resuelven hasta ${MAX_PRODUCTOS} productos por vez.` })
  @ArrayUnique((product?: Partial<ReservaResueltaDto> | null) => product?.id, { message: 'Hay un producto repetido.' })
  @NestedEach(() => ReservaResueltaDto, 'Un producto no es válido.')
  products: ReservaResueltaDto[];
}
