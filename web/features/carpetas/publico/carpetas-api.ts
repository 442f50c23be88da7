import { type ActividadDto, api } from '../../../api/generated/carpetas';
import { silent } from '../../../api/silent';

/** What changes when a carpeta does, for whoever changes one: its page, and what is told of it. */
export const carpetaTag = (id: string) => ({ type: 'carpetas' as const, id });
export const actividadTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/actividad` });
export const listaTag = { type: 'carpetas' as const, id: 'lista' };
const etiquetasTag = { type: 'carpetas' as const, id: 'etiquetas' };

const written = (result: unknown, _error: unknown, { id }: { id: string }) =>
  result ? [listaTag, actividadTag(id), etiquetasTag] : [];

/** The carpetas' endpoints, with their caches kept true to each other. */
// biome-ignore lint/plugin: the generator knows no lists by pages one after another
export const carpetasApi = api
  .enhanceEndpoints({
    endpoints: {
      carpetasFindPage: { ...silent, providesTags: [listaTag] },
      carpetasFindEtiquetas: { ...silent, providesTags: [etiquetasTag] },
      carpetasGet: { ...silent, providesTags: (_result, _error, { id }) => [carpetaTag(id)] },
      carpetasCreate: { ...silent, invalidatesTags: (result) => (result ? [listaTag, etiquetasTag] : []) },
      carpetasUpdate: { ...silent, invalidatesTags: written },
      carpetasMove: { ...silent, invalidatesTags: written },
      carpetasRestore: { ...silent, invalidatesTags: written },
      carpetasRemove: {
        ...silent,
        invalidatesTags: (result, error, { id }) => [
          ...written(result, error, { id }),
          ...(result ? [carpetaTag(id)] : []),
        ],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What happened in a carpeta, newest first, a page after another. */
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
        ...silent,
      }),
    }),
  });

export const {
  useCarpetasFindPageQuery,
  useCarpetasFindEtiquetasQuery,
  useCarpetasCreateMutation,
  useCarpetaActividadInfiniteQuery,
} = carpetasApi;
