import { api } from '../../../../api/generated/usuario';

/** The endpoints for the fields that people edit in a form. Choices that are saved at once go through own-user-saga. */
const perfilApi = api;

export const { useUsuarioActualUpdateMutation, useAvatarPutMutation, useAvatarRemoveMutation } = perfilApi;
