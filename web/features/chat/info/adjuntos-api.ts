import type { AdjuntosDto } from '../../../api/generated/conversaciones';
import { silent } from '../../../api/silent';
import { adjuntosTag, conversacionesApi } from '../chat-api';

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const { useAdjuntosInfiniteQuery } = conversacionesApi.injectEndpoints({
  endpoints: (build) => ({
    /** The files of a conversation, by its id, the newest first, page by page. */
    adjuntos: build.infiniteQuery<AdjuntosDto, string, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
      },
      query: ({ queryArg: id, pageParam: antes }) => ({
        url: `/api/conversaciones/${id}/adjuntos`,
        params: { antes: antes || undefined },
      }),
      providesTags: (_result, _error, id) => [adjuntosTag(id)],
      ...silent,
    }),
  }),
});
