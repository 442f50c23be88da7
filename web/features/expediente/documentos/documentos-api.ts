import { api, type DocumentosFindOfCarpetaApiArg } from '../../../api/generated/documentos';
import { makeStale } from '../../../live/stale-tags';
import { actividadTag, carpetaTag } from '../carpetas/public/carpetas-api';

const documentosTag = (carpetaId: string) => ({ type: 'documentos' as const, id: carpetaId });
const anyVersionesTag = { type: 'documentos' as const, id: 'versiones' };
const versionesTag = (documentoId: string) => ({ type: 'documentos' as const, id: `${documentoId}/versiones` });

makeStale<typeof api>({
  resumed: ['documentos'],
  // The event does not name the document, so all shown versions are fetched again.
  'carpeta.changed': ({ carpeta, que, isOwn }) =>
    que === 'documentos' && !isOwn ? [documentosTag(carpeta), anyVersionesTag] : [],
});

/** The argument of the query for a carpeta's documents, or for its documents in the trash. */
export const documentosArg = (carpetaId: string, papelera = false): DocumentosFindOfCarpetaApiArg => ({
  id: carpetaId,
  papelera,
});

/**
 * Makes everything stale that shows a carpeta's documents: their lists, the carpeta, its actividad and the versions.
 */
export const documentosChanged = (carpetaId: string, documentoId?: string) =>
  documentosApi.util.invalidateTags([
    documentosTag(carpetaId),
    carpetaTag(carpetaId),
    actividadTag(carpetaId),
    ...(documentoId ? [versionesTag(documentoId)] : []),
  ]);

/** Most writes do not name the carpeta, so their callers dispatch {@link documentosChanged}. */
const write = { invalidatesTags: [] };

/** The endpoints of documents, with cache tags by carpeta and by document. */
const documentosApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    documentosFindOfCarpeta: { providesTags: (_result, _error, { id }) => [documentosTag(id)] },
    documentosFindVersiones: {
      providesTags: (_result, _error, { id }) => [versionesTag(id), anyVersionesTag],
    },
    textosDeDocumentosFind: { providesTags: (_result, _error, { id }) => [documentosTag(id)] },
    documentosUpdate: write,
    documentosRemove: write,
    documentosRestore: write,
    seccionesCreate: write,
    seccionesUpdate: write,
    seccionesRemove: write,
    lotesMove: write,
    lotesRemove: write,
    lotesRestore: write,
    zipAllow: write,
  },
});

export const {
  useDocumentosFindOfCarpetaQuery,
  useDocumentosFindVersionesQuery,
  useTextosDeDocumentosFindQuery,
  useDocumentosUpdateMutation,
  useDocumentosRemoveMutation,
  useDocumentosRestoreMutation,
  useSeccionesCreateMutation,
  useSeccionesUpdateMutation,
  useSeccionesRemoveMutation,
  useLotesMoveMutation,
  useLotesRemoveMutation,
  useLotesRestoreMutation,
  useZipAllowMutation,
} = documentosApi;
