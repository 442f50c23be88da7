import { api } from '../../../../api/generated/usuario';
import { silent } from '../../../../api/silent';

/** What people change of themselves by a form. What is saved as it is chosen goes through own-user-saga. */
const perfilApi = api.enhanceEndpoints({
  endpoints: { usuarioActualUpdate: silent, avatarPut: silent, avatarRemove: silent },
});

export const { useUsuarioActualUpdateMutation, useAvatarPutMutation, useAvatarRemoveMutation } = perfilApi;
