import { emptyApi } from '../../api/empty-api';
import type { AvisoDePanelDto } from '../../api/generated/notificaciones';
import { silent } from '../../api/silent';

/** The two families, as the API names them: what happened, and what people wrote. */
export type Familia = 'notifications' | 'messages';

/** One row of the notifications or of the messages panel. */
export type Aviso = AvisoDePanelDto;

export const tagOf = { notifications: 'Notifications', messages: 'Messages' } as const;

/** What the top bar counts and the panels list, newest first. What changes them comes with the panel. */
export const avisosApi = emptyApi.enhanceEndpoints({ addTagTypes: Object.values(tagOf) }).injectEndpoints({
  endpoints: (build) => ({
    avisos: build.query<Aviso[], Familia>({
      query: (familia) => `/api/common/${familia}`,
      providesTags: (_result, _error, familia) => [tagOf[familia]],
      ...silent,
    }),
  }),
});

export const { useAvisosQuery } = avisosApi;
