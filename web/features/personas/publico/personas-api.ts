import { api } from '../../../api/generated/personas';
import { silent } from '../../../api/silent';

export const personasTag = { type: 'personas' as const, id: 'lista' };
/** The partes of all carpetas, which show the names and documents of personas. */
export const partesTag = { type: 'partes' as const, id: 'todas' };

/** The endpoints of personas, with their cache tags. */
export const personasApi = api.enhanceEndpoints({
  addTagTypes: ['partes'],
  endpoints: {
    personasFindPage: { ...silent, providesTags: [personasTag] },
    // No live event tells of a change, so nothing is kept of a persona that no page shows.
    personasGet: { ...silent, keepUnusedDataFor: 0 },
    personasCreate: { ...silent, invalidatesTags: (result) => (result ? [personasTag] : []) },
    personasUpdate: {
      ...silent,
      invalidatesTags: (result) => (result ? [personasTag, partesTag] : []),
      // The answer is the changed persona, so it goes into the cache without another request.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          await dispatch(api.util.upsertQueryData('personasGet', { id }, data));
        } catch {
          // The form that sent it shows the error.
        }
      },
    },
    personasRemove: { ...silent, invalidatesTags: (result) => (result ? [personasTag] : []) },
  },
});

export const {
  usePersonasFindPageQuery,
  usePersonasGetQuery,
  useLazyPersonasGetQuery,
  usePersonasCreateMutation,
  usePersonasUpdateMutation,
  usePersonasRemoveMutation,
} = personasApi;
