import { api } from '../../../../../api/generated/cambios';
import { actividadTag, carpetaTag, etiquetasTag, listaTag } from '../../public/carpetas-api';

const changed = (ids: readonly string[]) => [
  listaTag,
  etiquetasTag,
  ...ids.flatMap((id) => [carpetaTag(id), actividadTag(id)]),
];

/** Changes of several carpetas. They share the cache tags of carpetas. */
export const { useCarpetaCambiosChangeMutation, useCarpetaCambiosUndoMutation } = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    carpetaCambiosChange: {
      invalidatesTags: (_result, _error, { cambiarCarpetasDto: { carpetas } }) => changed(carpetas),
    },
    carpetaCambiosUndo: {
      invalidatesTags: (_result, _error, { deshacerCambiosDto: { carpetas } }) => changed(carpetas.map(({ id }) => id)),
    },
  },
});
