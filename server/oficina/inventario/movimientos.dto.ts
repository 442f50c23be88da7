import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { MAX_CANTIDAD } from './limits.js';
import { TIPOS_MOVIMIENTO, type TipoMovimiento } from './tipos-movimiento.js';

export class NuevoMovimientoDto {
  @NewId()
  id?: string | null;

  /**
   * `entrada`, `salida` or `recuento`: units in, units out, or a count. `reserva`, `liberacion` or `consumo`: a
   * reservation, its end, or its use. The database computes the new stock.
   */
  @IsIn(TIPOS_MOVIMIENTO, { message: 'Elija qué se hizo.' })
  type: TipoMovimiento;

  /** The number of units. For a count, the counted number, which may be 0. */
  @IsInt({ message: 'La cantidad debe ser un número entero.' })
  @Min(0, { message: 'La cantidad no puede ser negativa.' })
  @Max(MAX_CANTIDAD, { message: 'La cantidad es demasiado grande.' })
  quantity: number;

  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  reason?: string;

  /** The carpeta of the movement. Units that are reserved for no carpeta can be used for any. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string | null;
}

export class MovimientosQuery {
  /** Returns movements before the movement with this number. */
  @MayBeOmitted()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'El número del movimiento no es válido.' })
  @Min(1, { message: 'El número del movimiento no es válido.' })
  @Max(2_147_483_647, { message: 'El número del movimiento no es válido.' })
  before?: number;

  /** The most movements that the answer has. */
  @MayBeOmitted()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'El tamaño debe ser un número entero.' })
  @Min(1, { message: 'El tamaño debe ser 1 o mayor.' })
  @Max(100, { message: 'El tamaño no puede pasar de 100.' })
  size?: number;
}

/** A carpeta that a movement names. */
export class CarpetaDeMovimientoDto {
  id: string;
  /** The number of the carpeta; null for a draft. */
  codigo: string | null;
  caratula: string;
}

/** The person who made a movement. */
export class AutorDeMovimientoDto {
  id: string;
  nombre: string;
}

export class MovimientoDeProductoDto {
  id: string;
  /** The number of the movement, from 1 without gaps. */
  number: number;
  type: TipoMovimiento;
  quantity: number;
  /** The change of the stock. */
  change: number;
  reservedChange: number;
  /** The stock after the movement. */
  stock: number;
  reserved: number;
  /** The reason. Also empty when the person may not see its carpeta. */
  reason: string;
  /** The carpeta. Also null when the person may not see it. */
  carpeta: CarpetaDeMovimientoDto | null;
  user: AutorDeMovimientoDto | null;
  createdAt: Date;
}

export class MovimientosDeProductoDto {
  /** The movements, the latest first. */
  movements: MovimientoDeProductoDto[];
  /** The value of `before` that reads the next movements; null at the first movement. */
  next: number | null;
}

/** The number of a product's units that are reserved for a carpeta or for none. */
export class ReservaDeProductoDto {
  carpeta: CarpetaDeMovimientoDto | null;
  quantity: number;
}
