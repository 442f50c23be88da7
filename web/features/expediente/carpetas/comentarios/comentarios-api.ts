import { api, type ComentarioDto, type ComentariosDto } from '../../../../api/generated/comentarios';
import { accesosTag, actividadTag, carpetaTag, comentariosTag } from '../public/carpetas-api';

const commented = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  comentariosTag(id),
  actividadTag(id),
  carpetaTag(id),
];

/** The endpoints of comments. They share the cache tags of carpetas. */
export const comentariosApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    comentariosFindMencionables: { providesTags: (_result, _error, { id }) => [accesosTag(id)] },
    comentariosAdd: { invalidatesTags: commented },
    comentariosUpdate: { invalidatesTags: commented },
    comentariosRemove: { invalidatesTags: commented },
    comentariosRestore: { invalidatesTags: commented },
  },
});

// biome-ignore lint/plugin: the generator cannot write infinite queries
const withPages = comentariosApi.injectEndpoints({
  endpoints: (build) => ({
    /** The comments of a carpeta, newest first, page by page. */
    carpetaComentarios: build.infiniteQuery<ComentariosDto, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ paginacion: { pagina, ultimaPagina } }) =>
          pagina < ultimaPagina ? pagina + 1 : undefined,
      },
      query: ({ queryArg: id, pageParam: pagina }) => ({
        url: `/api/carpetas/${encodeURIComponent(id)}/comentarios`,
        params: { pagina, tamano: 30 },
      }),
      providesTags: (_result, _error, id) => [comentariosTag(id)],
    }),
  }),
});

/** Adds a comment that was sent to the cached list, before the list is fetched again. */
export const addSent = (carpetaId: string, comentario: ComentarioDto) =>
  withPages.util.updateQueryData('carpetaComentarios', carpetaId, ({ pages }) => {
    const isShown = pages.some(({ comentarios }) => comentarios.some(({ id }) => id === comentario.id));
    if (!isShown) pages[0]?.comentarios.unshift(comentario);
  });

export const {
  useCarpetaComentariosInfiniteQuery,
  useComentariosFindMencionablesQuery,
  useComentariosUpdateMutation,
  useComentariosRemoveMutation,
  useComentariosRestoreMutation,
} = withPages;
