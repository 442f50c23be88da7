import type { ApiDispatch } from '../../api/empty-api';
import type { DeshacerImportacionDto } from '../../api/generated/contactos';
import { keepOrUndo } from '../../api/keep-or-undo';
import { silent } from '../../api/silent';
import { type CambiosContacto, type Contacto, contactosApi, type EtiquetaContacto } from './contactos-api';
import { inOrder } from './lista/orden';

const url = '/api/apps/contacts';

interface Writing<Answer> {
  dispatch: ApiDispatch;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** The answer to a write is the contact itself: the list has it at once, in its place. */
async function keepAnswer(_: unknown, { dispatch, queryFulfilled }: Writing<Contacto>): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(
      contactosApi.util.updateQueryData('contactos', undefined, (contactos) =>
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
  const shown = dispatch(contactosApi.util.updateQueryData('etiquetasDeContactos', undefined, change));
  return keepOrUndo(queryFulfilled, shown.undo, () => dispatch(contactosApi.util.invalidateTags(['Contactos'])));
};

const pictureForm = (id: string, field: 'avatar' | 'background', imagen: Blob): FormData => {
  const form = new FormData();
  // The field before the file: the server reads the request as it comes.
  form.append('id', id);
  form.append(field, imagen, field);
  return form;
};

export interface CambioDeContacto {
  id: string;
  cambios: CambiosContacto;
  /** The version that the change is based on; without one it is written whatever is there. */
  version?: number;
}

/** What changes the address book; it comes with what can. */
const contactosWrites = contactosApi.injectEndpoints({
  endpoints: (build) => ({
    crearContacto: build.mutation<Contacto, { key: string; contact: CambiosContacto }>({
      query: ({ key, contact }) => ({
        url: `${url}/contact`,
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { contact },
      }),
      onQueryStarted: keepAnswer,
      ...silent,
    }),
    cambiarContacto: build.mutation<Contacto, CambioDeContacto>({
      query: ({ id, cambios, version }) => ({
        url: `${url}/contact`,
        method: 'PATCH',
        headers: { 'If-Match': version === undefined ? undefined : `"${version}"` },
        body: { id, contact: cambios },
      }),
      onQueryStarted: keepAnswer,
      ...silent,
    }),
    ponerImagen: build.mutation<Contacto, { id: string; field: 'avatar' | 'background'; imagen: Blob }>({
      query: ({ id, field, imagen }) => ({
        url: `${url}/${field}`,
        method: 'POST',
        body: pictureForm(id, field, imagen),
      }),
      onQueryStarted: keepAnswer,
      ...silent,
    }),
    borrarContacto: build.mutation<true, string>({
      query: (id) => ({ url: `${url}/contact`, method: 'DELETE', params: { id } }),
      onQueryStarted(id, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          contactosApi.util.updateQueryData('contactos', undefined, (contactos) =>
            contactos.filter((contacto) => contacto.id !== id),
          ),
        );
        return keepOrUndo(queryFulfilled, shown.undo, () => dispatch(contactosApi.util.invalidateTags(['Contactos'])));
      },
      ...silent,
    }),
    restaurarContacto: build.mutation<Contacto, string>({
      query: (id) => ({ url: `${url}/contact/${id}/restore`, method: 'POST' }),
      onQueryStarted: keepAnswer,
      ...silent,
    }),
    crearEtiqueta: build.mutation<EtiquetaContacto, { key: string; title: string }>({
      query: ({ key, title }) => ({
        url: `${url}/tag`,
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { tag: { title } },
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          contactosApi.util.updateQueryData('etiquetasDeContactos', undefined, (tags) => [
            data,
            ...tags.filter(({ id }) => id !== data.id),
          ]),
        );
      },
      ...silent,
    }),
    cambiarEtiqueta: build.mutation<EtiquetaContacto, { id: string; title: string }>({
      query: ({ id, title }) => ({ url: `${url}/tag`, method: 'PATCH', body: { id, tag: { title } } }),
      onQueryStarted: ({ id, title }, writing) =>
        changeTags((tags) => tags.map((tag) => (tag.id === id ? { ...tag, title } : tag)), writing),
      ...silent,
    }),
    borrarEtiqueta: build.mutation<true, string>({
      query: (id) => ({ url: `${url}/tag`, method: 'DELETE', params: { id } }),
      onQueryStarted: (id, writing) => changeTags((tags) => tags.filter((tag) => tag.id !== id), writing),
      invalidatesTags: (result) => (result ? ['Contactos'] : []),
      ...silent,
    }),
    restaurarEtiqueta: build.mutation<EtiquetaContacto, string>({
      query: (id) => ({ url: `${url}/tag/${id}/restore`, method: 'POST' }),
      invalidatesTags: (result) => (result ? ['Contactos'] : []),
      ...silent,
    }),
    deshacerImportacion: build.mutation<true, DeshacerImportacionDto>({
      query: (body) => ({ url: `${url}/import/deshacer`, method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['Contactos'] : []),
      ...silent,
    }),
  }),
});

export const {
  useCrearContactoMutation,
  useCambiarContactoMutation,
  usePonerImagenMutation,
  useBorrarContactoMutation,
  useRestaurarContactoMutation,
  useCrearEtiquetaMutation,
  useCambiarEtiquetaMutation,
  useBorrarEtiquetaMutation,
  useRestaurarEtiquetaMutation,
  useDeshacerImportacionMutation,
} = contactosWrites;
