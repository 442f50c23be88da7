import type { ActividadDto } from '../../../../api/generated/carpetas';
import { actividadTag, carpetasApi } from '../public/carpetas-api';

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const { useCarpetaActividadInfiniteQuery } = carpetasApi.injectEndpoints({
  endpoints: (build) => ({
    /** The events of a carpeta, newest first, page by page. */
    carpetaActividad: build.infiniteQuery<ActividadDto, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ paginacion: { pagina, ultimaPagina } }) =>
          pagina < ultimaPagina ? pagina + 1 : undefined,
      },
      query: ({ queryArg: id, pageParam: pagina }) => ({
        url: `/api/carpetas/${encodeURIComponent(id)}/actividad`,
        params: { pagina, tamano: 30 },
      }),
      providesTags: (_result, _error, id) => [actividadTag(id)],
    }),
  }),
});
