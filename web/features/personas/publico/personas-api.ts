import { api } from '../../../api/generated/personas';
import { silent } from '../../../api/silent';
import { createColeccion } from '../../../coleccion/coleccion';
import { makeStale } from '../../../live/stale-tags';

export const personasTag = { type: 'personas' as const, id: 'lista' };
/** The partes of all carpetas, which show the names and documents of personas. */
export const partesTag = { type: 'partes' as const, id: 'todas' };

makeStale<typeof api>({ resumed: ['personas'] });

/** The endpoints of personas, with their cache tags. */
export const personasApi = api.enhanceEndpoints({
  addTagTypes: ['partes'],
  endpoints: {
    personasFindPage: { ...silent, providesTags: [personasTag] },
    personasCheckDocument: { ...silent },
    // No live event tells of a change, so nothing is kept of a persona that no page shows.
    personasGet: { ...silent, keepUnusedDataFor: 0 },
    personasCreate: { ...silent, invalidatesTags: [personasTag] },
    personasUpdate: { ...silent, invalidatesTags: [personasTag, partesTag] },
    personasRemove: { ...silent, invalidatesTags: [personasTag] },
  },
});

/** Each persona with all that is known of it. */
export const personas = createColeccion(personasApi, {
  query: 'personasGet',
  escrituras: {
    // The answer is the changed persona, so it goes into the cache without another request.
    personasUpdate: {
      keep: (persona, answer) => (persona.id === answer.id && persona.version < answer.version ? answer : persona),
    },
  },
});

export const {
  usePersonasFindPageQuery,
  usePersonasGetQuery,
  useLazyPersonasGetQuery,
  usePersonasCreateMutation,
  usePersonasRemoveMutation,
  useLazyPersonasCheckDocumentQuery,
} = personasApi;
