import { emptyApi } from '../../api/empty-api';
import type { AtajoDto } from '../../api/generated/atajos';
import { silent } from '../../api/silent';

/** What a person made to get somewhere at once. */
export type Atajo = AtajoDto;

/** The person's shortcuts in this cuenta. What changes them comes with the panel. */
export const atajosApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Shortcuts'] }).injectEndpoints({
  endpoints: (build) => ({
    atajos: build.query<Atajo[], void>({
      query: () => '/api/common/shortcuts',
      providesTags: ['Shortcuts'],
      ...silent,
    }),
  }),
});

export const { useAtajosQuery } = atajosApi;
