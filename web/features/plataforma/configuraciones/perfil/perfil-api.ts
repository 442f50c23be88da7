import { api } from '../../../../api/generated/usuario';

/** What people change of themselves by a form. What is saved as it is chosen goes through own-user-saga. */
const perfilApi = api;

export const { useUsuarioActualUpdateMutation, useAvatarPutMutation, useAvatarRemoveMutation } = perfilApi;
