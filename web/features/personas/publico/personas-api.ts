import { api } from '../../../api/generated/personas';
import { silent } from '../../../api/silent';
import { createColeccion } from '../../../coleccion/coleccion';

const personaTag = (id: string) => ({ type: 'personas' as const, id });
export const personasTag = { type: 'personas' as const, id: 'lista' };
/** The partes of all carpetas, which show the names and documents of personas. */
export const partesTag = { type: 'partes' as const, id: 'todas' };

/** The endpoints of personas, with their cache tags. */
export const personasApi = api.enhanceEndpoints({
  addTagTypes: ['partes'],
  endpoints: {
    personasFindPage: { ...silent, providesTags: [personasTag] },
    personasGet: { ...silent, providesTags: (_result, _error, { id }) => [personaTag(id)] },
    personasCreate: { ...silent, invalidatesTags: (result) => (result ? [personasTag] : []) },
    personasUpdate: { ...silent, invalidatesTags: (result) => (result ? [personasTag, partesTag] : []) },
    personasRemove: { ...silent, invalidatesTags: (result) => (result ? [personasTag] : []) },
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
} = personasApi;
