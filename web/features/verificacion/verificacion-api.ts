import { api, type OpcionesVerificacionDto } from '../../api/generated';

export type Metodo = OpcionesVerificacionDto['metodos'][number];

/** The dialog tells of its own failures, and no other data depends on it. */
const silent = { extraOptions: { skipErrorNotification: true } };

const verificacionApi = api.enhanceEndpoints({
  endpoints: {
    // What could be used may have changed in another tab since it was last asked.
    verificacionOptions: { ...silent, keepUnusedDataFor: 0, providesTags: [] },
    verificacionVerify: { ...silent, invalidatesTags: [] },
    verificacionPasskeyOptions: { ...silent, invalidatesTags: [] },
  },
});

export const { useVerificacionOptionsQuery, useVerificacionVerifyMutation, useVerificacionPasskeyOptionsMutation } =
  verificacionApi;
