import { type ActividadDto, api } from '../../../api/generated/carpetas';
import { silent } from '../../../api/silent';
import { makeStale } from '../../../live/stale-tags';

/** Cache tags for features that change a carpeta: the carpeta itself, its actividad, and the list. */
export const carpetaTag = (id: string) => ({ type: 'carpetas' as const, id });
export const actividadTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/actividad` });
export const listaTag = { type: 'carpetas' as const, id: 'lista' };
const accesosTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/accesos` });
const etiquetasTag = { type: 'carpetas' as const, id: 'etiquetas' };

const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  listaTag,
  actividadTag(id),
  etiquetasTag,
];

/** Whoever is let into carpetas, or no longer, sees others from then on. */
makeStale<typeof api>({ 'accesos.changed': ['carpetas'], resumed: ['carpetas'] });

/** The endpoints of carpetas, with their cache tags. */
// biome-ignore lint/plugin: the generator cannot write infinite queries
export const carpetasApi = api
  .enhanceEndpoints({
    endpoints: {
      carpetasFindPage: { ...silent, providesTags: [listaTag] },
      carpetasFindEtiquetas: { ...silent, providesTags: [etiquetasTag] },
      carpetasGet: { ...silent, providesTags: (_result, _error, { id }) => [carpetaTag(id)] },
      carpetasCreate: { ...silent, invalidatesTags: [listaTag, etiquetasTag] },
      carpetasUpdate: { ...silent, invalidatesTags: written },
      carpetasMove: { ...silent, invalidatesTags: written },
      carpetasRestore: { ...silent, invalidatesTags: written },
      carpetaAccesosFindAccesos: { ...silent, providesTags: (_result, _error, { id }) => [accesosTag(id)] },
      carpetaAccesosGrantAcceso: { ...silent, invalidatesTags: (_result, _error, { id }) => [actividadTag(id)] },
      carpetaAccesosEndAcceso: { ...silent, invalidatesTags: (_result, _error, { id }) => [actividadTag(id)] },
      carpetaAccesosGrantAccesos: {
        ...silent,
        invalidatesTags: (_result, _error, { otorgarAccesosDto: { carpetas } }) =>
          carpetas.flatMap((id) => [accesosTag(id), actividadTag(id)]),
      },
      carpetaCambiosChange: {
        ...silent,
        invalidatesTags: (_result, _error, { cambiarCarpetasDto: { carpetas } }) => [
          listaTag,
          etiquetasTag,
          ...carpetas.flatMap((id) => [carpetaTag(id), actividadTag(id)]),
        ],
      },
      carpetasRemove: {
        ...silent,
        invalidatesTags: (result, error, arg) => [...written(result, error, arg), carpetaTag(arg.id)],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What happened in a carpeta, newest first, page by page. */
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
  useCarpetaAccesosGrantAccesosMutation,
  useCarpetaCambiosChangeMutation,
} = carpetasApi;
