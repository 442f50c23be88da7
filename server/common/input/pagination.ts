import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The page of a list and its size, from the query. */
export class PageQuery {
  /** The number of the page, from 1. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'La página debe ser un número entero.' })
  @Min(1, { message: 'La página debe ser 1 o mayor.' })
  @Max(1_000_000, { message: 'La página es demasiado grande.' })
  pagina: number = 1;

  /** The number of rows per page. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El tamaño de página debe ser un número entero.' })
  @Min(1, { message: 'El tamaño de página debe ser 1 o mayor.' })
  @Max(100, { message: 'El tamaño de página no puede pasar de 100.' })
  tamano: number = 25;
}

/** The position of a page in its list. */
export class PaginacionDto {
  /** The number of rows in the whole list, as far as rows are counted. */
  total: number;
  /** Whether the list has more rows than `total`. Counting all rows of a long list would take too long. */
  totalEsMinimo: boolean;
  pagina: number;
  tamano: number;
  /** The number of the last known page; at least 1. */
  ultimaPagina: number;
}

/**
 * A part of a list with keyset pagination. Also the id where the next part begins; null at the end.
 * @param rows one row more than the part has, when more rows exist
 */
export function partOf<Row>(
  rows: readonly Row[],
  size: number,
  idOf: (row: Row) => string,
): { part: Row[]; siguiente: string | null } {
  const part = rows.slice(0, size);
  const last = part.at(-1);
  return { part, siguiente: last !== undefined && rows.length > size ? idOf(last) : null };
}

/** The first row of a page, counted from 0. */
export function offsetOf({ pagina, tamano }: PageQuery): number {
  return (pagina - 1) * tamano;
}

/** The most rows that a list counts, unless its page is further on. */
const COUNTED_ROWS = 1_000;

/** The most rows to count. One more than the answer tells shows whether there are more. */
export function countLimitOf(query: PageQuery): number {
  return Math.max(COUNTED_ROWS, offsetOf(query) + query.tamano) + 1;
}

/** The position of a page in its list. @param counted the number of rows, at most {@link countLimitOf} */
export function paginacionOf(query: PageQuery, counted: number): PaginacionDto {
  const totalEsMinimo = counted === countLimitOf(query);
  const { pagina, tamano } = query;
  return {
    total: totalEsMinimo ? counted - 1 : counted,
    totalEsMinimo,
    pagina,
    tamano,
    ultimaPagina: Math.max(Math.ceil(counted / tamano), 1),
  };
}

/** Whether the page is the first page of a list. Its statements are prepared. */
export const isFirstPage = ({ pagina, tamano }: PageQuery): boolean =>
  pagina === FIRST_PAGE.pagina && tamano === FIRST_PAGE.tamano;

const FIRST_PAGE = new PageQuery();
