import { api, type DocumentosFindOfCarpetaApiArg } from '../../api/generated/documentos';
import { silent } from '../../api/silent';
import { actividadTag, carpetaTag } from '../carpetas/publico/carpetas-api';

const documentosTag = (carpetaId: string) => ({ type: 'documentos' as const, id: carpetaId });
const versionesTag = (documentoId: string) => ({ type: 'documentos' as const, id: `${documentoId}/versiones` });

/** What is asked for to get the documents of a carpeta, or those in its trash. */
export const documentosArg = (carpetaId: string, papelera = false): DocumentosFindOfCarpetaApiArg => ({
  id: carpetaId,
  papelera,
});

/** The documents of a carpeta are not what they were: the lists of them, what is told of it, and its moves. */
export const documentosChanged = (carpetaId: string, documentoId?: string) =>
  documentosApi.util.invalidateTags([
    documentosTag(carpetaId),
    carpetaTag(carpetaId),
    actividadTag(carpetaId),
    ...(documentoId ? [versionesTag(documentoId)] : []),
  ]);

/** Most writes name a document or a seccion and not their carpeta: whoever sends one says {@link documentosChanged}. */
const write = { ...silent, invalidatesTags: [] };

/** The documents' endpoints, with their caches kept true to those of the carpetas. */
export const documentosApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    documentosFindOfCarpeta: { ...silent, providesTags: (_result, _error, { id }) => [documentosTag(id)] },
    documentosFindVersiones: { ...silent, providesTags: (_result, _error, { id }) => [versionesTag(id)] },
    documentosUpdate: write,
    documentosRemove: write,
    documentosRestore: write,
    seccionesCreate: write,
    seccionesUpdate: write,
    seccionesRemove: write,
  },
});

export const {
  useDocumentosFindOfCarpetaQuery,
  useDocumentosFindVersionesQuery,
  useDocumentosUpdateMutation,
  useDocumentosRemoveMutation,
  useDocumentosRestoreMutation,
  useSeccionesCreateMutation,
  useSeccionesUpdateMutation,
  useSeccionesRemoveMutation,
} = documentosApi;
