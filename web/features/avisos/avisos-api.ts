import { emptyApi } from '../../api/empty-api';

/** The two families, as the API names them: what happened, and what people wrote. */
export type Familia = 'notifications' | 'messages';

/** One row of the notifications or of the messages panel. */
export interface Aviso {
  id: string;
  /** HTML, as the description. */
  title: string | null;
  description: string | null;
  /** ISO. */
  time: string;
  read: boolean;
  seen: boolean;
  /** A template's name, `heroicons_outline:bell`. */
  icon: string | null;
  image: string | null;
  link: string | null;
  /** Whether `link` is an address of this application. */
  useRouter: boolean;
  /** How many alike it stands for. */
  count: number;
}

export const tagOf = { notifications: 'Notifications', messages: 'Messages' } as const;

/** What the top bar counts and the panels list, newest first. What changes them comes with the panel. */
export const avisosApi = emptyApi.enhanceEndpoints({ addTagTypes: Object.values(tagOf) }).injectEndpoints({
  endpoints: (build) => ({
    avisos: build.query<Aviso[], Familia>({
      query: (familia) => `/api/common/${familia}`,
      providesTags: (_result, _error, familia) => [tagOf[familia]],
      extraOptions: { skipErrorNotification: true },
    }),
  }),
});

export const { useAvisosQuery } = avisosApi;
