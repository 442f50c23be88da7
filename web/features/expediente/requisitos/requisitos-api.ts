import { api } from '../../../api/generated/requisitos';
import { silent } from '../../../api/silent';
import { makeStale } from '../../../live/stale-tags';
import { actividadTag, carpetaTag, listaTag } from '../carpetas/publico/carpetas-api';

const requisitosTag = (carpetaId: string) => ({ type: 'requisitos' as const, id: carpetaId });

makeStale<typeof api>({
  resumed: ['requisitos'],
  'carpeta.changed': ({ carpeta, que, isOwn, campos }) => {
    if (que === 'requisitos') return isOwn ? [] : [requisitosTag(carpeta)];
    if (que === 'certificados') return [requisitosTag(carpeta)];
    // Another acto asks for others, and a document that is gone fulfils nothing.
    if (que === 'detalle') return !campos || campos.includes('tipoActoId') ? [requisitosTag(carpeta)] : [];
    return que === 'documentos' ? [requisitosTag(carpeta)] : [];
  },
});

/** They decide which moves the carpeta allows. Its actividad tells of them, and the list filters by them. */
const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  carpetaTag(id),
  actividadTag(id),
  listaTag,
];

/** The endpoints of requisitos. Their collection shows their writes itself. */
export const requisitosApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    requisitosFindAll: { ...silent, providesTags: (_result, _error, { id }) => [requisitosTag(id)] },
    requisitosAdd: { ...silent, invalidatesTags: written },
    requisitosUpdate: { ...silent, invalidatesTags: written },
    requisitosUpdateAll: { ...silent, invalidatesTags: written },
    requisitosUndoAll: { ...silent, invalidatesTags: written },
    requisitosRemove: { ...silent, invalidatesTags: written },
  },
});
