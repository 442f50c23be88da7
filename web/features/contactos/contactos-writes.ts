import type { ApiDispatch } from '../../api/empty-api';
import { keepOrUndo } from '../../api/keep-or-undo';
import { silent } from '../../api/silent';
import { type Contacto, contactosApi, type EtiquetaContacto } from './contactos-api';
import { inOrder } from './lista/orden';

interface Writing<Answer> {
  dispatch: ApiDispatch;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** The answer to a write is the contact itself: the list has it at once, in its place. */
async function keepAnswer(_: unknown, { dispatch, queryFulfilled }: Writing<Contacto>): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(
      contactosApi.util.updateQueryData('contactosFindAll', {}, (contactos) =>
        inOrder([...contactos.filter(({ id }) => id !== data.id), data]),
      ),
    );
  } catch {
    // Whoever sent it says so.
  }
}

/** Shows an etiqueta as it will be before the server agrees, and takes it back when it does not. */
const changeTags = (
  change: (tags: EtiquetaContacto[]) => EtiquetaContacto[],
  { dispatch, queryFulfilled }: Writing<unknown>,
) => {
  const shown = dispatch(contactosApi.util.updateQueryData('contactoEtiquetasFindAll', undefined, change));
  return keepOrUndo(queryFulfilled, shown.undo, () => dispatch(contactosApi.util.invalidateTags(['contactos'])));
};

const write = { ...silent, invalidatesTags: [] };
/** It changes the contacts as well as the etiquetas. */
const writeAll = { ...silent, invalidatesTags: (result: unknown) => (result ? ['contactos' as const] : []) };

/** What changes the address book; it comes with what can. */
const contactosWrites = contactosApi.enhanceEndpoints({
  endpoints: {
    contactosCreate: { ...write, onQueryStarted: keepAnswer },
    contactosUpdate: { ...write, onQueryStarted: keepAnswer },
    contactoImagenesSetAvatar: { ...write, onQueryStarted: keepAnswer },
    contactoImagenesSetBackground: { ...write, onQueryStarted: keepAnswer },
    contactosRemove: {
      ...write,
      onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          contactosApi.util.updateQueryData('contactosFindAll', {}, (contactos) =>
            contactos.filter((contacto) => contacto.id !== id),
          ),
        );
        return keepOrUndo(queryFulfilled, shown.undo, () => dispatch(contactosApi.util.invalidateTags(['contactos'])));
      },
    },
    contactosRestore: { ...write, onQueryStarted: keepAnswer },
    contactoEtiquetasCreate: {
      ...write,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          contactosApi.util.updateQueryData('contactoEtiquetasFindAll', undefined, (tags) => [
            data,
            ...tags.filter(({ id }) => id !== data.id),
          ]),
        );
      },
    },
    contactoEtiquetasRename: {
      ...write,
      onQueryStarted: ({ modificarEtiquetaDto: { id, tag } }, writing) =>
        changeTags((tags) => tags.map((one) => (one.id === id ? { ...one, ...tag } : one)), writing),
    },
    contactoEtiquetasRemove: {
      ...writeAll,
      onQueryStarted: ({ id }, writing) => changeTags((tags) => tags.filter((tag) => tag.id !== id), writing),
    },
    contactoEtiquetasRestore: writeAll,
    intercambioUndo: writeAll,
  },
});

export const {
  useContactosCreateMutation,
  useContactosUpdateMutation,
  useContactoImagenesSetAvatarMutation,
  useContactoImagenesSetBackgroundMutation,
  useContactosRemoveMutation,
  useContactosRestoreMutation,
  useContactoEtiquetasCreateMutation,
  useContactoEtiquetasRenameMutation,
  useContactoEtiquetasRemoveMutation,
  useContactoEtiquetasRestoreMutation,
  useIntercambioUndoMutation,
} = contactosWrites;
