import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Page and size of a list, from the query. */
export class PageQuery {
  /** From 1. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'La página debe ser un número entero.' })
  @Min(1, { message: 'La página debe ser 1 o mayor.' })
  @Max(1_000_000, { message: 'La página es demasiado grande.' })
  pagina: number = 1;

  /** Rows per page. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El tamaño de página debe ser un número entero.' })
  @Min(1, { message: 'El tamaño de página debe ser 1 o mayor.' })
  @Max(100, { message: 'El tamaño de página no puede pasar de 100.' })
  tamano: number = 25;
}

/** Where a page stands in its list. */
export class PaginacionDto {
  /** Rows in the whole list. */
  total: number;
  pagina: number;
  tamano: number;
  /** At least 1. */
  ultimaPagina: number;
}

/** The first row of a page, from 0. */
export function offsetOf({ pagina, tamano }: PageQuery): number {
  return (pagina - 1) * tamano;
}

/** Where a page stands in a list of `total` rows. */
export function paginacionOf({ pagina, tamano }: PageQuery, total: number): PaginacionDto {
  return { total, pagina, tamano, ultimaPagina: Math.max(Math.ceil(total / tamano), 1) };
}
