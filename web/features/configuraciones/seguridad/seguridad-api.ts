import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { emptyApi } from '../../../api/empty-api';

export interface Sesion {
  id: string;
  /** The one that asks. */
  actual: boolean;
  /** «Chrome en Windows» */
  dispositivo: string;
  tipo: 'escritorio' | 'movil' | 'otro';
  direccion: string | null;
  medio: 'clave' | 'passkey' | 'proveedor';
  cuenta: string | null;
  creadaEn: string;
  usadaEn: string;
  modo: string;
}

export interface Passkey {
  id: string;
  nombre: string;
  creadaEn: string;
  usadaEn: string | null;
  esSincronizada: boolean;
}

export interface SegundoFactor {
  totp: { activo: boolean; desde: string | null };
  codigosRestantes: number;
  passkeys: Passkey[];
}

export interface SecretoTotp {
  /** Base32. */
  secreto: string;
  /** otpauth://… */
  uri: string;
}

export interface TokenPersonal {
  id: string;
  nombre: string;
  rolId: number;
  rol: string;
  final: string;
  creadoEn: string;
  expiraEn: string;
  usadoEn: string | null;
}

interface Codigos {
  codigos: string[];
}

/** The sections tell of their own failures. */
const silent = { extraOptions: { skipErrorNotification: true } };
/** What changes under a page that is left open: sessions begin, tokens are used. */
const perishable = { keepUnusedDataFor: 0, ...silent };

const seguridadApi = emptyApi
  .enhanceEndpoints({ addTagTypes: ['Sesiones', 'SegundoFactor', 'TokensPersonales'] })
  .injectEndpoints({
    endpoints: (build) => ({
      cambiarClave: build.mutation<true, { actual?: string; nueva: string }>({
        query: (body) => ({ url: '/api/auth/cambiar-clave', method: 'POST', body }),
        invalidatesTags: (changed) => (changed ? ['Sesiones'] : []),
        ...silent,
      }),
      sesiones: build.query<Sesion[], void>({
        query: () => '/api/auth/sesiones',
        providesTags: ['Sesiones'],
        ...perishable,
      }),
      cerrarSesion: build.mutation<true, { id: string }>({
        query: ({ id }) => ({ url: `/api/auth/sesiones/${id}`, method: 'DELETE' }),
        // Also when refused: most likely it had ended already.
        invalidatesTags: ['Sesiones'],
        ...silent,
      }),
      cerrarDemasSesiones: build.mutation<{ cerradas: number }, void>({
        query: () => ({ url: '/api/auth/sesiones', method: 'DELETE' }),
        invalidatesTags: ['Sesiones'],
        ...silent,
      }),

      segundoFactor: build.query<SegundoFactor, void>({
        query: () => '/api/segundo-factor',
        providesTags: ['SegundoFactor'],
        ...perishable,
      }),
      empezarTotp: build.mutation<SecretoTotp, void>({
        query: () => ({ url: '/api/segundo-factor/totp', method: 'POST' }),
        ...silent,
      }),
      confirmarTotp: build.mutation<Codigos, { codigo: string }>({
        query: (body) => ({ url: '/api/segundo-factor/totp/confirmar', method: 'POST', body }),
        invalidatesTags: (codigos) => (codigos ? ['SegundoFactor'] : []),
        ...silent,
      }),
      quitarTotp: build.mutation<true, void>({
        query: () => ({ url: '/api/segundo-factor/totp', method: 'DELETE' }),
        invalidatesTags: ['SegundoFactor'],
        ...silent,
      }),
      renovarCodigos: build.mutation<Codigos, void>({
        query: () => ({ url: '/api/segundo-factor/codigos', method: 'POST' }),
        invalidatesTags: (codigos) => (codigos ? ['SegundoFactor'] : []),
        ...silent,
      }),

      empezarPasskey: build.mutation<{ desafio: string; opciones: PublicKeyCredentialCreationOptionsJSON }, void>({
        query: () => ({ url: '/api/segundo-factor/passkeys/opciones', method: 'POST' }),
        ...silent,
      }),
      agregarPasskey: build.mutation<Passkey, { desafio: string; respuesta: RegistrationResponseJSON; nombre: string }>(
        {
          query: (body) => ({ url: '/api/segundo-factor/passkeys', method: 'POST', body }),
          invalidatesTags: (passkey) => (passkey ? ['SegundoFactor'] : []),
          ...silent,
        },
      ),
      renombrarPasskey: build.mutation<Passkey, { id: string; nombre: string }>({
        query: ({ id, nombre }) => ({ url: `/api/segundo-factor/passkeys/${id}`, method: 'PATCH', body: { nombre } }),
        invalidatesTags: (passkey) => (passkey ? ['SegundoFactor'] : []),
        ...silent,
      }),
      quitarPasskey: build.mutation<true, { id: string }>({
        query: ({ id }) => ({ url: `/api/segundo-factor/passkeys/${id}`, method: 'DELETE' }),
        invalidatesTags: ['SegundoFactor'],
        ...silent,
      }),

      tokensPersonales: build.query<TokenPersonal[], void>({
        query: () => '/api/tokens',
        providesTags: ['TokensPersonales'],
        ...perishable,
      }),
      crearToken: build.mutation<TokenPersonal & { token: string }, { nombre: string; rolId: number; dias: number }>({
        query: (body) => ({ url: '/api/tokens', method: 'POST', body }),
        invalidatesTags: (token) => (token ? ['TokensPersonales'] : []),
        ...silent,
      }),
      revocarToken: build.mutation<true, { id: string }>({
        query: ({ id }) => ({ url: `/api/tokens/${id}`, method: 'DELETE' }),
        invalidatesTags: ['TokensPersonales'],
        ...silent,
      }),
    }),
  });

export const {
  useCambiarClaveMutation,
  useSesionesQuery,
  useCerrarSesionMutation,
  useCerrarDemasSesionesMutation,
  useSegundoFactorQuery,
  useEmpezarTotpMutation,
  useConfirmarTotpMutation,
  useQuitarTotpMutation,
  useRenovarCodigosMutation,
  useEmpezarPasskeyMutation,
  useAgregarPasskeyMutation,
  useRenombrarPasskeyMutation,
  useQuitarPasskeyMutation,
  useTokensPersonalesQuery,
  useCrearTokenMutation,
  useRevocarTokenMutation,
} = seguridadApi;
