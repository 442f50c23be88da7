import { api, type OpcionesVerificacionDto } from '../../../api/generated/verificacion';

export type Metodo = OpcionesVerificacionDto['metodos'][number];

/** The endpoints of the verification. No other data depend on them. */
const verificacionApi = api.enhanceEndpoints({
  endpoints: {
    // The possible methods may have changed in another tab, so the answer is not kept.
    verificacionOptions: { keepUnusedDataFor: 0, providesTags: [] },
    verificacionVerify: { invalidatesTags: [] },
    verificacionPasskeyOptions: { invalidatesTags: [] },
  },
});

export const { useVerificacionOptionsQuery, useVerificacionVerifyMutation, useVerificacionPasskeyOptionsMutation } =
  verificacionApi;
