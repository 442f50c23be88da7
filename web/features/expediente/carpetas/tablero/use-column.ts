import { useMemo, useState } from 'react';
import type {
  CarpetaDeTableroDto,
  CarpetasTableroFindApiArg,
  ColumnaDeCarpetasDto,
} from '../../../../api/generated/carpetas';
import { useCarpetasDeColumnaInfiniteQuery } from './column-api';

/** The carpetas of a column: the first portion from the board's answer, and the further portions that were loaded. */
export function useColumna({ estado, carpetas, paginacion }: ColumnaDeCarpetasDto, query: CarpetasTableroFindApiArg) {
  const [isWanted, setIsWanted] = useState(false);
  const more = useCarpetasDeColumnaInfiniteQuery({ ...query, estado: [estado] }, { skip: !isWanted });
  const pages = isWanted ? more.data?.pages : undefined;
  const all = useMemo(() => {
    const further = pages?.flatMap(({ columnas }) => columnas.flatMap((columna) => columna.carpetas)) ?? [];
    // A carpeta may slide from one portion into the next between their answers, so the ids are made unique.
    return [...new Map<string, CarpetaDeTableroDto>([...further, ...carpetas].map((one) => [one.id, one])).values()];
  }, [carpetas, pages]);
  const ordered = useMemo(
    () => all.toSorted((one, other) => (one.actualizadaEn < other.actualizadaEn ? 1 : -1)),
    [all],
  );

  const showMore = () => {
    if (!isWanted) setIsWanted(true);
    else if (more.isError && !pages) void more.refetch();
    else void more.fetchNextPage();
  };
  return {
    carpetas: ordered,
    hasMore: pages ? more.hasNextPage : paginacion.ultimaPagina > 1,
    showMore,
    isLoading: isWanted && more.isFetching,
    error: isWanted && more.isError ? more.error : undefined,
  };
}
