import { api, type OpcionesVerificacionDto } from '../../api/generated/verificacion';
import { silent } from '../../api/silent';

export type Metodo = OpcionesVerificacionDto['metodos'][number];

/** No other data depends on it. */
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
