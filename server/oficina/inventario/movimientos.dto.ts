import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed } from '../../common/input/trimmed.js';
import { MAX_CANTIDAD } from './limites.js';
import { TIPOS_MOVIMIENTO, type TipoMovimiento } from './tipos-movimiento.js';

/** A new movement of a product. */
export class NuevoMovimientoDto {
  @NewId()
  id?: string | null;

  /**
   * In, out, a count; set aside for a carpeta, no longer so (`liberacion`), used up by it (`consumo`). The database says
   * what there is after it.
   */
  @IsIn(TIPOS_MOVIMIENTO, { message: 'Elija qué se hizo.' })
  type: TipoMovimiento;

  /** How many. Of a count, how many were counted, which may be 0. */
  @IsInt({ message: 'La cantidad debe ser un número entero.' })
  @Min(0, { message: 'La cantidad no puede ser negativa.' })
  @Max(MAX_CANTIDAD, { message: 'La cantidad es demasiado grande.' })
  quantity: number;

  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  reason?: string;

  /** For which carpeta. What is set aside for none can be used for any. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string | null;
}

export class MovimientosQuery {
  /** Those before the movement with this number. */
  @MayBeOmitted()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'El número del movimiento no es válido.' })
  @Min(1, { message: 'El número del movimiento no es válido.' })
  @Max(2_147_483_647, { message: 'El número del movimiento no es válido.' })
  before?: number;

  /** How many at most. */
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
  /** Null for a draft. */
  codigo: string | null;
  caratula: string;
}

/** Who moved something. */
export class AutorDeMovimientoDto {
  id: string;
  nombre: string;
}

/** A movement of a product. */
export class MovimientoDeProductoDto {
  id: string;
  /** From 1, without gaps. */
  number: number;
  type: TipoMovimiento;
  quantity: number;
  /** What it changed. */
  change: number;
  reservedChange: number;
  /** What there was after it. */
  stock: number;
  reserved: number;
  /** Empty also where its carpeta may not be seen. */
  reason: string;
  /** Null also for people who may not see it. */
  carpeta: CarpetaDeMovimientoDto | null;
  user: AutorDeMovimientoDto | null;
  createdAt: Date;
}

export class MovimientosDeProductoDto {
  /** The latest first. */
  movements: MovimientoDeProductoDto[];
  /** For `before`, to read on; null at the first one. */
  next: number | null;
}

/** How many of a product are set aside, for a carpeta or for none. */
export class ReservaDeProductoDto {
  carpeta: CarpetaDeMovimientoDto | null;
  quantity: number;
}
