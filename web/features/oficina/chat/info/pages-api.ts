import type { AdjuntosDto, EnlacesDto } from '../../../../api/generated/conversaciones';
import { adjuntosTag, conversacionesApi, enlacesTag } from '../chat-api';

/** The files or the links sent in a conversation, by its id. The newest come first, page by page. */
const paginasDe = (que: 'adjuntos' | 'enlaces', tagOf: typeof adjuntosTag | typeof enlacesTag) => ({
  infiniteQueryOptions: {
    initialPageParam: '',
    getNextPageParam: ({ siguiente }: { siguiente: string | null }) => siguiente ?? undefined,
  },
  query: ({ queryArg: id, pageParam: antes }: { queryArg: string; pageParam: string }) => ({
    url: `/api/conversaciones/${id}/${que}`,
    params: { antes: antes || undefined },
  }),
  providesTags: (_result: unknown, _error: unknown, id: string) => [tagOf(id)],
});

// biome-ignore lint/plugin: the generator cannot write infinite queries
export const { useAdjuntosInfiniteQuery, useEnlacesInfiniteQuery } = conversacionesApi.injectEndpoints({
  endpoints: (build) => ({
    adjuntos: build.infiniteQuery<AdjuntosDto, string, string>(paginasDe('adjuntos', adjuntosTag)),
    enlaces: build.infiniteQuery<EnlacesDto, string, string>(paginasDe('enlaces', enlacesTag)),
  }),
});
