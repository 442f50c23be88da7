import { api } from '../../../../api/generated/accesos';
import { accesosTag, actividadTag, listaTag } from '../public/carpetas-api';

const opened = (_result: unknown, _error: unknown, { id }: { id: string }) => [listaTag, actividadTag(id)];

/** The endpoints of accesos. They share the cache tags of carpetas. */
export const accesosApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    carpetaAccesosFindAccesos: { providesTags: (_result, _error, { id }) => [accesosTag(id)] },
    carpetaAccesosGrantAcceso: { invalidatesTags: opened },
    carpetaAccesosEndAcceso: { invalidatesTags: opened },
    carpetaAccesosGrantAccesos: {
      invalidatesTags: (_result, _error, { otorgarAccesosDto: { carpetas } }) => [
        listaTag,
        ...carpetas.flatMap((id) => [accesosTag(id), actividadTag(id)]),
      ],
    },
  },
});

export const { useCarpetaAccesosGrantAccesosMutation } = accesosApi;
