// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["sesiones"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sesionesFind: build.query<SesionesFindApiResponse, SesionesFindApiArg>({
        query: () => ({ url: `/api/auth/sesiones` }),
        providesTags: ["sesiones"],
      }),
      sesionesRevokeOthers: build.mutation<
        SesionesRevokeOthersApiResponse,
        SesionesRevokeOthersApiArg
      >({
        query: () => ({ url: `/api/auth/sesiones`, method: "DELETE" }),
        invalidatesTags: ["sesiones"],
      }),
      sesionesRevoke: build.mutation<
        SesionesRevokeApiResponse,
        SesionesRevokeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sesiones/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["sesiones"],
      }),
      sesionesChangePassword: build.mutation<
        SesionesChangePasswordApiResponse,
        SesionesChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/cambiar-clave`,
          method: "POST",
          body: queryArg.cambiarClaveDto,
        }),
        invalidatesTags: ["sesiones"],
      }),
      accesoRobadoReport: build.mutation<
        AccesoRobadoReportApiResponse,
        AccesoRobadoReportApiArg
      >({
        query: () => ({ url: `/api/auth/acceso-robado`, method: "POST" }),
        invalidatesTags: ["sesiones"],
      }),
      accesosAbiertosFind: build.query<
        AccesosAbiertosFindApiResponse,
        AccesosAbiertosFindApiArg
      >({
        query: () => ({ url: `/api/auth/accesos` }),
        providesTags: ["sesiones"],
      }),
      accesosAbiertosEnd: build.mutation<
        AccesosAbiertosEndApiResponse,
        AccesosAbiertosEndApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/accesos`,
          method: "DELETE",
          params: {
            cuentaId: queryArg.cuentaId,
            clase: queryArg.clase,
          },
        }),
        invalidatesTags: ["sesiones"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type SesionesFindApiResponse = /** status 200  */ SesionAbiertaDto[];
export type SesionesFindApiArg = void;
export type SesionesRevokeOthersApiResponse =
  /** status 200  */ SesionesCerradasDto;
export type SesionesRevokeOthersApiArg = void;
export type SesionesRevokeApiResponse = /** status 200  */ boolean;
export type SesionesRevokeApiArg = {
  id: string;
};
export type SesionesChangePasswordApiResponse = /** status 200  */ boolean;
export type SesionesChangePasswordApiArg = {
  cambiarClaveDto: CambiarClaveDto;
};
export type AccesoRobadoReportApiResponse = /** status 200  */ boolean;
export type AccesoRobadoReportApiArg = void;
export type AccesosAbiertosFindApiResponse =
  /** status 200  */ AccesoAbiertoDto[];
export type AccesosAbiertosFindApiArg = void;
export type AccesosAbiertosEndApiResponse = /** status 200  */ boolean;
export type AccesosAbiertosEndApiArg = {
  cuentaId: string;
  clase: "correo" | "invitacion" | "calendario" | "proveedor";
};
export type SesionAbiertaDto = {
  tipo: "escritorio" | "movil" | "otro";
  medio: "clave" | "passkey" | "proveedor";
  id: string;
  /** Whether it is the session that asks. */
  actual: boolean;
  /** «Chrome en Windows». */
  dispositivo: string;
  /** The network address that it was opened from: all that is known of the place. */
  direccion: string | null;
  /** Name of the cuenta that it is in. */
  cuenta: string | null;
  creadaEn: string;
  usadaEn: string;
  /** `json`: of an API client. `cookie`: of a browser. */
  modo: "cookie" | "json";
};
export type SesionesCerradasDto = {
  cerradas: number;
};
export type CambiarClaveDto = {
  nueva: string;
  /** The present password; left out by people who have none yet. */
  actual?: string;
};
export type AccesoAbiertoDto = {
  clase: "correo" | "invitacion" | "calendario" | "proveedor";
  /** Which one it is, such as an address. */
  detalle: string;
  creadoEn: string;
  /** The cuenta in which it is. Null for the link to an identity provider. */
  cuentaId: string | null;
  cuenta: string | null;
};
export const {
  useSesionesFindQuery,
  useSesionesRevokeOthersMutation,
  useSesionesRevokeMutation,
  useSesionesChangePasswordMutation,
  useAccesoRobadoReportMutation,
  useAccesosAbiertosFindQuery,
  useAccesosAbiertosEndMutation,
} = injectedRtkApi;
