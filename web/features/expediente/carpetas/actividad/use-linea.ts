import { useCarpetaComentariosInfiniteQuery } from '../comentarios/comentarios-api';
import { useCarpetaActividadInfiniteQuery } from './actividad-api';
import { lineaOf } from './linea';

const fresh = { refetchOnMountOrArgChange: true };

/** The events and the comments of a carpeta in one line, page by page. */
export function useLinea(carpetaId: string) {
  const eventos = useCarpetaActividadInfiniteQuery(carpetaId, fresh);
  const comentarios = useCarpetaComentariosInfiniteQuery(carpetaId, fresh);
  const linea =
    eventos.currentData && comentarios.currentData
      ? lineaOf(
          { rows: eventos.currentData.pages.flatMap((page) => page.eventos), hasMore: eventos.hasNextPage },
          { rows: comentarios.currentData.pages.flatMap((page) => page.comentarios), hasMore: comentarios.hasNextPage },
        )
      : null;
  return {
    /** Undefined until events and comments are both loaded. */
    entradas: linea?.entradas,
    error: eventos.error ?? comentarios.error,
    refetch: () => {
      void eventos.refetch();
      void comentarios.refetch();
    },
    hasMore: eventos.hasNextPage || comentarios.hasNextPage,
    isLoadingMore: eventos.isFetchingNextPage || comentarios.isFetchingNextPage,
    loadMore: () => {
      if (linea?.next.eventos) void eventos.fetchNextPage();
      if (linea?.next.comentarios) void comentarios.fetchNextPage();
    },
  };
}
