import { useCallback } from 'react';

/** A part of a list, as the server sends it. */
interface Parte {
  siguiente: string | null;
}

/** The result of the hook of an infinite query. */
interface Consulta<Una extends Parte> {
  data?: { pages: Una[] };
  currentData?: { pages: Una[] };
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** A list of the administration, as {@link Tabla} shows it. */
export interface Lista<Fila> {
  /** Undefined until the first answer. */
  filas: Fila[] | undefined;
  error: unknown;
  retry: () => void;
  /** Whether new rows are loading while the old rows still show. */
  isRefreshing: boolean;
  /** Loads the next part. Null after the last part. */
  more: (() => void) | null;
  isLoadingMore: boolean;
}

/**
 * Joins the parts of a list.
 * @param filasDe the rows of a part
 * @returns the list, and its first part, which has further fields
 */
export function useLista<Una extends Parte, Fila>(
  consulta: Consulta<Una>,
  filasDe: (parte: Una) => Fila[],
): Lista<Fila> & { parte: Una | undefined } {
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = consulta;
  const retry = useCallback(() => void refetch(), [refetch]);
  // The rows of the last search stay until the rows of this search come, unless it fails.
  const shown = error ? currentData : data;
  return {
    filas: shown?.pages.flatMap(filasDe),
    parte: shown?.pages[0],
    error,
    retry,
    isRefreshing: isFetching && !isFetchingNextPage && shown !== undefined,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  };
}
