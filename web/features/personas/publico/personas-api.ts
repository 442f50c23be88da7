import { api } from '../../../api/generated/personas';
import { silent } from '../../../api/silent';

const personaTag = (id: string) => ({ type: 'personas' as const, id });
export const personasTag = { type: 'personas' as const, id: 'lista' };
/** The partes of whatever carpeta: they show the names and documents of their personas. */
export const partesTag = { type: 'partes' as const, id: 'todas' };

/** The personas' endpoints, with their caches kept true to each other. */
export const personasApi = api.enhanceEndpoints({
  addTagTypes: ['partes'],
  endpoints: {
    personasFindPage: { ...silent, providesTags: [personasTag] },
    personasGet: { ...silent, providesTags: (_result, _error, { id }) => [personaTag(id)] },
    personasCreate: { ...silent, invalidatesTags: (result) => (result ? [personasTag] : []) },
    personasUpdate: {
      ...silent,
      invalidatesTags: (result) => (result ? [personasTag, partesTag] : []),
      // The answer to a write is the persona itself: no second request for it.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          await dispatch(api.util.upsertQueryData('personasGet', { id }, data));
        } catch {
          // Whoever sent it says so.
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
