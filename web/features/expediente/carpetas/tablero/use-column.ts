import { useMemo, useState } from 'react';
import type {
  CarpetaDeTableroDto,
  CarpetasTableroFindApiArg,
  ColumnaDeCarpetasDto,
} from '../../../../api/generated/carpetas';
import { byId } from '../../../../lib/by-id';
import { useCarpetasDeColumnaInfiniteQuery } from './column-api';

/**
 * The carpetas of a column: the first portion from the board's answer, and the further portions that were loaded.
 * @param onBoard the ids on the whole board: it knows better where these carpetas are than the further portions
 */
export function useColumna(
  { estado, carpetas, paginacion }: ColumnaDeCarpetasDto,
  query: CarpetasTableroFindApiArg,
  onBoard: ReadonlySet<string>,
) {
  const [isWanted, setIsWanted] = useState(false);
  const more = useCarpetasDeColumnaInfiniteQuery({ ...query, estado: [estado] }, { skip: !isWanted });
  const pages = isWanted ? more.data?.pages : undefined;
  const all = useMemo((): CarpetaDeTableroDto[] => {
    const further = pages?.flatMap(({ columnas }) => columnas.flatMap((columna) => columna.carpetas)) ?? [];
    // A carpeta may slide from one portion into the next between their answers, so the ids are made unique.
    return [...carpetas, ...byId(further.filter(({ id }) => !onBoard.has(id))).values()];
  }, [carpetas, pages, onBoard]);

  const showMore = () => {
    if (!isWanted) setIsWanted(true);
    else if (more.isError && !pages) void more.refetch();
    else void more.fetchNextPage();
  };
  return {
    carpetas: all,
    hasMore: pages ? more.hasNextPage : paginacion.ultimaPagina > 1,
    showMore,
    isLoading: isWanted && more.isFetching,
    error: isWanted && more.isError ? more.error : undefined,
  };
}
