// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["segundo-factor"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      segundoFactorGet: build.query<
        SegundoFactorGetApiResponse,
        SegundoFactorGetApiArg
      >({
        query: () => ({ url: `/api/segundo-factor` }),
        providesTags: ["segundo-factor"],
      }),
      segundoFactorBegin: build.mutation<
        SegundoFactorBeginApiResponse,
        SegundoFactorBeginApiArg
      >({
        query: () => ({ url: `/api/segundo-factor/totp`, method: "POST" }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorEnd: build.mutation<
        SegundoFactorEndApiResponse,
        SegundoFactorEndApiArg
      >({
        query: () => ({ url: `/api/segundo-factor/totp`, method: "DELETE" }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorConfirm: build.mutation<
        SegundoFactorConfirmApiResponse,
        SegundoFactorConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/totp/confirmar`,
          method: "POST",
          body: queryArg.codigoTotpDto,
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorRenewCodes: build.mutation<
        SegundoFactorRenewCodesApiResponse,
        SegundoFactorRenewCodesApiArg
      >({
        query: () => ({ url: `/api/segundo-factor/codigos`, method: "POST" }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorBeginPasskey: build.mutation<
        SegundoFactorBeginPasskeyApiResponse,
        SegundoFactorBeginPasskeyApiArg
      >({
        query: () => ({
          url: `/api/segundo-factor/passkeys/opciones`,
          method: "POST",
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorAddPasskey: build.mutation<
        SegundoFactorAddPasskeyApiResponse,
        SegundoFactorAddPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/passkeys`,
          method: "POST",
          body: queryArg.nuevaPasskeyDto,
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorRenamePasskey: build.mutation<
        SegundoFactorRenamePasskeyApiResponse,
        SegundoFactorRenamePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.nombrePasskeyDto,
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorRemovePasskey: build.mutation<
        SegundoFactorRemovePasskeyApiResponse,
        SegundoFactorRemovePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["segundo-factor"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type SegundoFactorGetApiResponse =
  /** status 200  */ EstadoSegundoFactorDto;
export type SegundoFactorGetApiArg = void;
export type SegundoFactorBeginApiResponse = /** status 200  */ SecretoTotpDto;
export type SegundoFactorBeginApiArg = void;
export type SegundoFactorEndApiResponse = /** status 200  */ boolean;
export type SegundoFactorEndApiArg = void;
export type SegundoFactorConfirmApiResponse =
  /** status 200  */ CodigosRecuperacionDto;
export type SegundoFactorConfirmApiArg = {
  codigoTotpDto: CodigoTotpDto;
};
export type SegundoFactorRenewCodesApiResponse =
  /** status 200  */ CodigosRecuperacionDto;
export type SegundoFactorRenewCodesApiArg = void;
export type SegundoFactorBeginPasskeyApiResponse =
  /** status 200  */ AltaPasskeyDto;
export type SegundoFactorBeginPasskeyApiArg = void;
export type SegundoFactorAddPasskeyApiResponse = /** status 201  */ PasskeyDto;
export type SegundoFactorAddPasskeyApiArg = {
  nuevaPasskeyDto: NuevaPasskeyDto;
};
export type SegundoFactorRenamePasskeyApiResponse =
  /** status 200  */ PasskeyDto;
export type SegundoFactorRenamePasskeyApiArg = {
  id: string;
  nombrePasskeyDto: NombrePasskeyDto;
};
export type SegundoFactorRemovePasskeyApiResponse = /** status 200  */ boolean;
export type SegundoFactorRemovePasskeyApiArg = {
  id: string;
};
export type EstadoTotpDto = {
  activo: boolean;
  desde: string | null;
};
export type PasskeyDto = {
  id: string;
  nombre: string;
  creadaEn: string;
  usadaEn: string | null;
  /** Whether it is synchronised among devices, so that losing one device does not lose it. */
  esSincronizada: boolean;
};
export type EstadoSegundoFactorDto = {
  totp: EstadoTotpDto;
  /** The number of unused recovery codes. */
  codigosRestantes: number;
  passkeys: PasskeyDto[];
};
export type SecretoTotpDto = {
  /** The secret in base32, to be typed. */
  secreto: string;
  /** `otpauth://…`, for the QR code that the app reads. */
  uri: string;
};
export type CodigosRecuperacionDto = {
  codigos: string[];
};
export type CodigoTotpDto = {
  /** The six digits that the app shows. */
  codigo: string;
};
export type AltaPasskeyDto = {
  /** PublicKeyCredentialCreationOptions as JSON, for navigator.credentials.create(). */
  opciones: {
    [key: string]: any;
  };
  desafio: string;
};
export type NuevaPasskeyDto = {
  /** The PublicKeyCredential as JSON, from navigator.credentials.create(). */
  respuesta: {
    [key: string]: any;
  };
  nombre: string;
  desafio: string;
};
export type NombrePasskeyDto = {
  nombre: string;
};
export const {
  useSegundoFactorGetQuery,
  useSegundoFactorBeginMutation,
  useSegundoFactorEndMutation,
  useSegundoFactorConfirmMutation,
  useSegundoFactorRenewCodesMutation,
  useSegundoFactorBeginPasskeyMutation,
  useSegundoFactorAddPasskeyMutation,
  useSegundoFactorRenamePasskeyMutation,
  useSegundoFactorRemovePasskeyMutation,
} = injectedRtkApi;
