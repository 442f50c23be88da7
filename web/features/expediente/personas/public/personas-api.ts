import { api } from '../../../../api/generated/personas';
import { createColeccion } from '../../../../collection/collection';
import { makeStale } from '../../../../live/stale-tags';

export const personasTag = { type: 'personas' as const, id: 'lista' };
/** The tag of the partes of all carpetas, which show the names and documents of personas. */
export const partesTag = { type: 'partes' as const, id: 'todas' };

makeStale<typeof api>({ resumed: ['personas'] });

/** The tags that a merge makes stale, since it changes personas, partes and carpetas. */
const merged: ('personas' | 'partes' | 'carpetas')[] = ['personas', 'partes', 'carpetas'];

/** The endpoints of personas, with their cache tags. */
export const personasApi = api.enhanceEndpoints({
  addTagTypes: ['partes', 'carpetas'],
  endpoints: {
    personasFindPage: { providesTags: [personasTag] },
    personasCheckDocument: { providesTags: [] },
    personasFindCarpetas: { keepUnusedDataFor: 0, providesTags: [partesTag] },
    personasFindRepresentacion: { keepUnusedDataFor: 0, providesTags: [partesTag] },
    // No live event tells of a change, so a persona that no page shows is not kept in the cache.
    personasGet: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [{ type: 'personas', id }],
    },
    personasCreate: { invalidatesTags: [personasTag] },
    personasUpdate: { invalidatesTags: [personasTag, partesTag] },
    personasRemove: { invalidatesTags: [personasTag] },
    personaArchivosFindOf: { keepUnusedDataFor: 0, providesTags: ['personas'] },
    // Lists and partes show the document that expires first.
    personaArchivosUpdate: { invalidatesTags: ['personas', 'partes'] },
    personaArchivosRemove: { invalidatesTags: ['personas', 'partes'] },
    personaArchivosRestore: { invalidatesTags: ['personas', 'partes'] },
    // The preview of a merge is useless after the merge, so it is not kept in the cache.
    unionesPreview: { keepUnusedDataFor: 0, providesTags: [] },
    unionesMerge: { invalidatesTags: merged },
    unionesUndo: { invalidatesTags: merged },
    importacionPersonasUndo: { invalidatesTags: ['personas', 'partes'] },
  },
});

/** Each persona with all of its fields. */
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
  usePersonasFindCarpetasQuery,
  usePersonasFindRepresentacionQuery,
  useLazyPersonasGetQuery,
  usePersonasCreateMutation,
  usePersonasRemoveMutation,
  useLazyPersonasCheckDocumentQuery,
  usePersonaArchivosFindOfQuery,
  usePersonaArchivosUpdateMutation,
  usePersonaArchivosRemoveMutation,
  usePersonaArchivosRestoreMutation,
  useUnionesPreviewQuery,
  useUnionesMergeMutation,
  useUnionesUndoMutation,
  useImportacionPersonasUndoMutation,
} = personasApi;
