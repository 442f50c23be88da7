import { api } from '../../../api/generated/partes';
import { silent } from '../../../api/silent';
import { actividadTag, carpetaTag, listaTag } from '../../carpetas/publico/carpetas-api';
import { partesTag, personasTag } from '../../personas/publico/personas-api';

const partesDeTag = (carpetaId: string) => ({ type: 'partes' as const, id: carpetaId });

/** The partes decide which moves the carpeta allows. The activity shows them, and the list searches by them. */
const written = (result: unknown, _error: unknown, { id }: { id: string }) =>
  result ? [partesDeTag(id), carpetaTag(id), actividadTag(id), listaTag] : [];

/** The endpoints of partes. They share cache tags with carpetas and personas. */
export const partesApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas', 'personas'],
  endpoints: {
    partesFindAll: { ...silent, providesTags: (_result, _error, { id }) => [partesDeTag(id), partesTag] },
    partesAdd: {
      ...silent,
      invalidatesTags: (result, error, arg) => [
        ...written(result, error, arg),
        ...(result && arg.agregarParteDto.persona ? [personasTag] : []),
      ],
    },
    partesUpdate: { ...silent, invalidatesTags: written },
    partesRemove: {
      ...silent,
      invalidatesTags: written,
      async onQueryStarted({ id, parteId }, { dispatch, queryFulfilled }) {
        // The parte disappears at once, and comes back if the server refuses.
        const shown = dispatch(
          api.util.updateQueryData('partesFindAll', { id }, (partes) => partes.filter((parte) => parte.id !== parteId)),
        );
        queryFulfilled.catch(shown.undo);
      },
    },
  },
});

export const { usePartesFindAllQuery, usePartesAddMutation, usePartesUpdateMutation, usePartesRemoveMutation } =
  partesApi;
