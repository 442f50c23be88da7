import { api } from '../../../api/generated/partes';
import { silent } from '../../../api/silent';
import { actividadTag, carpetaTag, listaTag } from '../../carpetas/publico/carpetas-api';
import { partesTag, personasTag } from '../../personas/publico/personas-api';

const partesDeTag = (carpetaId: string) => ({ type: 'partes' as const, id: carpetaId });

/** What changes with the partes of a carpeta: the moves that it lets, its activity, and the list that finds it by them. */
const written = (result: unknown, _error: unknown, { id }: { id: string }) =>
  result ? [partesDeTag(id), carpetaTag(id), actividadTag(id), listaTag] : [];

/** The partes' endpoints, with their caches kept true to those of carpetas and personas. */
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
        // The parte goes before the server agrees, and comes back when it does not.
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
