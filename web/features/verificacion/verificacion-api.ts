import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { emptyApi } from '../../api/empty-api';

export type Metodo = 'clave' | 'totp' | 'recuperacion' | 'passkey' | 'proveedor';

interface Verificacion {
  metodos: Metodo[];
  verificadaHasta: string | null;
}

export interface Prueba {
  password?: string;
  codigo?: string;
  passkey?: { desafio: string; respuesta: AuthenticationResponseJSON };
}

interface Desafio {
  desafio: string;
  opciones: PublicKeyCredentialRequestOptionsJSON;
}

/** The dialog tells of its own failures. */
const silent = { extraOptions: { skipErrorNotification: true } };

const verificacionApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    verificacion: build.query<Verificacion, void>({
      query: () => '/api/auth/verificar',
      // What could be used may have changed in another tab since it was last asked.
      keepUnusedDataFor: 0,
      ...silent,
    }),
    verificar: build.mutation<{ verificadaHasta: string }, Prueba>({
      query: (body) => ({ url: '/api/auth/verificar', method: 'POST', body }),
      ...silent,
    }),
    verificarConPasskey: build.mutation<Desafio, void>({
      query: () => ({ url: '/api/auth/verificar/passkey-opciones', method: 'POST' }),
      ...silent,
    }),
  }),
});

export const { useVerificacionQuery, useVerificarMutation, useVerificarConPasskeyMutation } = verificacionApi;
