import { emptyApi } from '../../api/empty-api';

/** What a person made to get somewhere at once. */
export interface Atajo {
  id: string;
  label: string;
  description: string | null;
  /** A template's name, `heroicons_outline:folder`. */
  icon: string;
  link: string;
  /** Whether `link` is an address of this application. */
  useRouter: boolean;
}

/** The person's shortcuts in this cuenta. What changes them comes with the panel. */
export const atajosApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Shortcuts'] }).injectEndpoints({
  endpoints: (build) => ({
    atajos: build.query<Atajo[], void>({
      query: () => '/api/common/shortcuts',
      providesTags: ['Shortcuts'],
      extraOptions: { skipErrorNotification: true },
    }),
  }),
});

export const { useAtajosQuery } = atajosApi;
