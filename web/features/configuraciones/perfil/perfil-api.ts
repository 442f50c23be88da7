import { api } from '../../../api/generated/usuario';
import { silent } from '../../../api/silent';

/** What people change of themselves by a form; what they choose at once is web/session/own-user-saga's. */
const perfilApi = api.enhanceEndpoints({
  endpoints: { usuarioActualUpdate: silent, avatarPut: silent, avatarRemove: silent },
});

export const { useUsuarioActualUpdateMutation, useAvatarPutMutation, useAvatarRemoveMutation } = perfilApi;
