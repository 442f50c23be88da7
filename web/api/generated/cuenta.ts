// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["cuenta"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      cuentaActualGet: build.query<
        CuentaActualGetApiResponse,
        CuentaActualGetApiArg
      >({
        query: () => ({ url: `/api/cuenta` }),
        providesTags: ["cuenta"],
      }),
      cuentaActualUpdate: build.mutation<
        CuentaActualUpdateApiResponse,
        CuentaActualUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuenta`,
          method: "PATCH",
          body: queryArg.modificarCuentaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["cuenta"],
      }),
      cuentaActualPutLogo: build.mutation<
        CuentaActualPutLogoApiResponse,
        CuentaActualPutLogoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuenta/logo`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["cuenta"],
      }),
      cuentaActualRemoveLogo: build.mutation<
        CuentaActualRemoveLogoApiResponse,
        CuentaActualRemoveLogoApiArg
      >({
        query: () => ({ url: `/api/cuenta/logo`, method: "DELETE" }),
        invalidatesTags: ["cuenta"],
      }),
      cuentaActualClose: build.mutation<
        CuentaActualCloseApiResponse,
        CuentaActualCloseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuenta/cerrar`,
          method: "POST",
          body: queryArg.cerrarCuentaDto,
        }),
        invalidatesTags: ["cuenta"],
      }),
      cuentaActualUndoClose: build.mutation<
        CuentaActualUndoCloseApiResponse,
        CuentaActualUndoCloseApiArg
      >({
        query: () => ({ url: `/api/cuenta/cerrar`, method: "DELETE" }),
        invalidatesTags: ["cuenta"],
      }),
      primerosPasosGet: build.query<
        PrimerosPasosGetApiResponse,
        PrimerosPasosGetApiArg
      >({
        query: () => ({ url: `/api/cuenta/primeros-pasos` }),
        providesTags: ["cuenta"],
      }),
      primerosPasosUpdate: build.mutation<
        PrimerosPasosUpdateApiResponse,
        PrimerosPasosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuenta/primeros-pasos`,
          method: "PATCH",
          body: queryArg.modificarPrimerosPasosDto,
        }),
        invalidatesTags: ["cuenta"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CuentaActualGetApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualGetApiArg = void;
export type CuentaActualUpdateApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarCuentaDto: ModificarCuentaDto;
};
export type CuentaActualPutLogoApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualPutLogoApiArg = {
  body: {
    imagen?: Blob;
  };
};
export type CuentaActualRemoveLogoApiResponse =
  /** status 200  */ CuentaActualDto;
export type CuentaActualRemoveLogoApiArg = void;
export type CuentaActualCloseApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualCloseApiArg = {
  cerrarCuentaDto: CerrarCuentaDto;
};
export type CuentaActualUndoCloseApiResponse =
  /** status 200  */ CuentaActualDto;
export type CuentaActualUndoCloseApiArg = void;
export type PrimerosPasosGetApiResponse = /** status 200  */ PrimerosPasosDto;
export type PrimerosPasosGetApiArg = void;
export type PrimerosPasosUpdateApiResponse = /** status 200  */ CuentaActualDto;
export type PrimerosPasosUpdateApiArg = {
  modificarPrimerosPasosDto: ModificarPrimerosPasosDto;
};
export type NumeracionDto = {
  /** The beginning of every codigo, before the year. */
  prefijo: string;
  /** The number of the first carpeta of a year that has none yet. */
  primero: number;
  /** Whether this year has numbers already, from which numbering continues, as far as the reader sees. */
  haEmpezado: boolean;
  /** The codigo that the next carpeta would get now; null for who does not see all carpetas, of which it would tell. */
  proximo: string | null;
};
export type PedidoPorDto = {
  id: string;
  nombre: string;
};
export type CierreDto = {
  pedidoEn: string;
  /** From then on nobody gets in. */
  cierraEn: string;
  pedidoPor: PedidoPorDto | null;
};
export type CuentaActualDto = {
  cuentaId: string;
  nombre: string;
  pais: "AR" | "UY" | "CL" | "ES";
  /** ISO 4217. */
  moneda: string;
  /** IANA name. */
  zonaHoraria: string;
  numeracion: NumeracionDto;
  /** Address of a picture. */
  logo: string | null;
  /** The version for If-Match. */
  version: number;
  creadaEn: string;
  /** Whether there are carpetas. If so, the country can no longer change. */
  tieneCarpetas: boolean;
  cierre: CierreDto | null;
  /** Whether I am shown the first steps of a new cuenta, or have hidden them; null when there are none for me. */
  primerosPasos: ("abiertos" | "ocultos") | null;
  /** Days between the request to close the cuenta and its closing. */
  diasHastaCierre: number;
};
export type ModificarCuentaDto = {
  nombre?: string;
  /** Only while there are no carpetas. */
  pais?: "AR" | "UY" | "CL" | "ES";
  moneda?: string;
  zonaHoraria?: string;
  prefijo?: string;
  primero?: number;
  /** The number of the next carpeta of this year, for an office that numbered others elsewhere. Above those used. */
  proximo?: number;
};
export type CerrarCuentaDto = {
  nombre: string;
};
export type PrimerosPasosDto = {
  /** The numbering was confirmed or changed. */
  numeracion: boolean;
  logo: boolean;
  /** There is a second member, or an invitation. */
  equipo: boolean;
  /** There is a contacto or a persona. */
  datos: boolean;
  /** There is a carpeta outside of the trash. */
  carpeta: boolean;
};
export type ModificarPrimerosPasosDto = {
  /** Hides them for me, or shows them again. */
  ocultos?: boolean;
  /** Says that the numbering is right as it is. */
  numeracionConfirmada?: boolean;
  /** Ends them for everybody, once all are done. */
  terminados?: boolean;
};
export const {
  useCuentaActualGetQuery,
  useCuentaActualUpdateMutation,
  useCuentaActualPutLogoMutation,
  useCuentaActualRemoveLogoMutation,
  useCuentaActualCloseMutation,
  useCuentaActualUndoCloseMutation,
  usePrimerosPasosGetQuery,
  usePrimerosPasosUpdateMutation,
} = injectedRtkApi;
