import { api } from '../../../api/generated/requisitos';
import { makeStale } from '../../../live/stale-tags';
import { actividadTag, carpetaTag, listaTag } from '../carpetas/public/carpetas-api';

const requisitosTag = (carpetaId: string) => ({ type: 'requisitos' as const, id: carpetaId });

makeStale<typeof api>({
  resumed: ['requisitos'],
  'carpeta.changed': ({ carpeta, que, isOwn, campos }) => {
    if (que === 'requisitos') return isOwn ? [] : [requisitosTag(carpeta)];
    if (que === 'certificados') return [requisitosTag(carpeta)];
    // Another acto has other requisitos, and a deleted document no longer fulfils a requisito.
    if (que === 'detalle') return !campos || campos.includes('tipoActoId') ? [requisitosTag(carpeta)] : [];
    return que === 'documentos' ? [requisitosTag(carpeta)] : [];
  },
});

/**
 * A write of a requisito makes the carpeta, its actividad and the list stale. Requisitos decide which moves the carpeta
 * allows, and the list filters by them.
 */
const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  carpetaTag(id),
  actividadTag(id),
  listaTag,
];

/** The endpoints of requisitos. The collection of requisitos updates its own cache after writes. */
export const requisitosApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    requisitosFindAll: { providesTags: (_result, _error, { id }) => [requisitosTag(id)] },
    requisitosAdd: { invalidatesTags: written },
    requisitosUpdate: { invalidatesTags: written },
    requisitosUpdateAll: { invalidatesTags: written },
    requisitosUndoAll: { invalidatesTags: written },
    requisitosRemove: { invalidatesTags: written },
  },
});
