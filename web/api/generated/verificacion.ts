// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["verificacion"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      verificacionOptions: build.query<
        VerificacionOptionsApiResponse,
        VerificacionOptionsApiArg
      >({
        query: () => ({ url: `/api/auth/verificar` }),
        providesTags: ["verificacion"],
      }),
      verificacionVerify: build.mutation<
        VerificacionVerifyApiResponse,
        VerificacionVerifyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/verificar`,
          method: "POST",
          body: queryArg.verificarDto,
        }),
        invalidatesTags: ["verificacion"],
      }),
      verificacionPasskeyOptions: build.mutation<
        VerificacionPasskeyOptionsApiResponse,
        VerificacionPasskeyOptionsApiArg
      >({
        query: () => ({
          url: `/api/auth/verificar/passkey-opciones`,
          method: "POST",
        }),
        invalidatesTags: ["verificacion"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type VerificacionOptionsApiResponse =
  /** status 200  */ OpcionesVerificacionDto;
export type VerificacionOptionsApiArg = void;
export type VerificacionVerifyApiResponse = /** status 200  */ VerificacionDto;
export type VerificacionVerifyApiArg = {
  verificarDto: VerificarDto;
};
export type VerificacionPasskeyOptionsApiResponse =
  /** status 200  */ DesafioPasskeyDto;
export type VerificacionPasskeyOptionsApiArg = void;
export type OpcionesVerificacionDto = {
  /** With a second factor, the password is not among them. */
  metodos: ("clave" | "totp" | "recuperacion" | "passkey" | "proveedor")[];
  verificadaHasta: string | null;
};
export type VerificacionDto = {
  /** Until when no other proof is asked for. */
  verificadaHasta: string;
};
export type PasskeyVerificacionDto = {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  respuesta: {
    [key: string]: any;
  };
  desafio: string;
};
export type VerificarDto = {
  password?: string;
  /** A code of the app, or a recovery code. */
  codigo?: string;
  passkey?: PasskeyVerificacionDto;
};
export type DesafioPasskeyDto = {
  /** PublicKeyCredentialRequestOptions as JSON, for navigator.credentials.get(). */
  opciones: {
    [key: string]: any;
  };
  desafio: string;
};
export const {
  useVerificacionOptionsQuery,
  useVerificacionVerifyMutation,
  useVerificacionPasskeyOptionsMutation,
} = injectedRtkApi;
