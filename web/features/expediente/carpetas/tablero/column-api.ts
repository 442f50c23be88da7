import type { CarpetasTableroFindApiArg, TableroDeCarpetasDto } from '../../../../api/generated/carpetas';
import { carpetasApi, listaTag } from '../public/carpetas-api';

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const { useCarpetasDeColumnaInfiniteQuery } = carpetasApi.injectEndpoints({
  endpoints: (build) => ({
    /** The carpetas of a column of the board after the first portion, portion by portion. */
    carpetasDeColumna: build.infiniteQuery<TableroDeCarpetasDto, CarpetasTableroFindApiArg, number>({
      infiniteQueryOptions: {
        initialPageParam: 2,
        getNextPageParam: ({ columnas: [columna] }) =>
          columna && columna.paginacion.pagina < columna.paginacion.ultimaPagina
            ? columna.paginacion.pagina + 1
            : undefined,
      },
      query: ({ queryArg, pageParam: pagina }) => ({
        url: '/api/carpetas/tablero',
        params: { ...queryArg, pagina },
      }),
      providesTags: [listaTag],
    }),
  }),
});
