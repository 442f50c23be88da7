import { emptyApi } from '../../../api/empty-api';
import { silent } from '../../../api/silent';
import type { Usuario } from '../../../session/session';

const url = '/api/common/user';

/** What people change of themselves by a form; what they choose at once is web/session/own-user-saga's. */
const perfilApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    cambiarNombre: build.mutation<Usuario, { user: { name: string } }>({
      query: (body) => ({ url, method: 'PATCH', body }),
      ...silent,
    }),
    cambiarFoto: build.mutation<Usuario, Blob>({
      query: (foto) => ({ url: `${url}/avatar`, method: 'PUT', body: formOf(foto) }),
      ...silent,
    }),
    quitarFoto: build.mutation<Usuario, void>({
      query: () => ({ url: `${url}/avatar`, method: 'DELETE' }),
      ...silent,
    }),
  }),
});

function formOf(foto: Blob): FormData {
  const form = new FormData();
  form.append('avatar', foto, 'foto');
  return form;
}

export const { useCambiarNombreMutation, useCambiarFotoMutation, useQuitarFotoMutation } = perfilApi;
