import { api, type OpcionesVerificacionDto } from '../../../api/generated/verificacion';

export type Metodo = OpcionesVerificacionDto['metodos'][number];

/** The endpoints of the verification. No other data depend on them. */
const verificacionApi = api.enhanceEndpoints({
  endpoints: {
    // Another tab may have changed the possible methods, so the answer is not cached.
    verificacionOptions: { keepUnusedDataFor: 0, providesTags: [] },
    verificacionVerify: { invalidatesTags: [] },
    verificacionPasskeyOptions: { invalidatesTags: [] },
  },
});

export const { useVerificacionOptionsQuery, useVerificacionVerifyMutation, useVerificacionPasskeyOptionsMutation } =
  verificacionApi;
