import type { EnlacesDto } from '../../../api/generated/conversaciones';
import { silent } from '../../../api/silent';
import { conversacionesApi, enlacesTag } from '../chat-api';

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const { useEnlacesInfiniteQuery } = conversacionesApi.injectEndpoints({
  endpoints: (build) => ({
    /** The links of a conversation, by its id, the newest first, page by page. */
    enlaces: build.infiniteQuery<EnlacesDto, string, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
      },
      query: ({ queryArg: id, pageParam: antes }) => ({
        url: `/api/conversaciones/${id}/enlaces`,
        params: { antes: antes || undefined },
      }),
      providesTags: (_result, _error, id) => [enlacesTag(id)],
      ...silent,
    }),
  }),
});
