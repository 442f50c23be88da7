import { type AtajoDto, api } from '../../api/generated/atajos';
import { keepOrUndo } from '../../api/keep-or-undo';
import { silent } from '../../api/silent';

/** What a person made to get somewhere at once. */
export type Atajo = AtajoDto;
export type AtajoValues = Omit<Atajo, 'id'>;

const written = { ...silent, invalidatesTags: (atajo: unknown) => (atajo ? ['atajos' as const] : []) };

/** The person's shortcuts in this cuenta. A deletion shows at once, and is taken back when it is refused. */
export const atajosApi = api.enhanceEndpoints({
  endpoints: {
    atajosFindAll: silent,
    atajosCreate: written,
    atajosUpdate: written,
    atajosRemove: {
      ...silent,
      invalidatesTags: [],
      onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          api.util.updateQueryData('atajosFindAll', undefined, (atajos) => atajos.filter((atajo) => atajo.id !== id)),
        );
        return keepOrUndo(queryFulfilled, undo, () => dispatch(api.util.invalidateTags(['atajos'])));
      },
    },
  },
});

export const { useAtajosFindAllQuery, useAtajosCreateMutation, useAtajosUpdateMutation, useAtajosRemoveMutation } =
  atajosApi;
