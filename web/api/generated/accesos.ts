// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["accesos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      carpetaAccesosFindAccesos: build.query<
        CarpetaAccesosFindAccesosApiResponse,
        CarpetaAccesosFindAccesosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/accesos`,
        }),
        providesTags: ["accesos"],
      }),
      carpetaAccesosGrantAccesos: build.mutation<
        CarpetaAccesosGrantAccesosApiResponse,
        CarpetaAccesosGrantAccesosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/accesos`,
          method: "POST",
          body: queryArg.otorgarAccesosDto,
        }),
        invalidatesTags: ["accesos"],
      }),
      carpetaAccesosGrantAcceso: build.mutation<
        CarpetaAccesosGrantAccesoApiResponse,
        CarpetaAccesosGrantAccesoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/accesos/${encodeURIComponent(String(queryArg.usuarioId))}`,
          method: "PUT",
          body: queryArg.otorgarAccesoDto,
        }),
        invalidatesTags: ["accesos"],
      }),
      carpetaAccesosEndAcceso: build.mutation<
        CarpetaAccesosEndAccesoApiResponse,
        CarpetaAccesosEndAccesoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/accesos/${encodeURIComponent(String(queryArg.usuarioId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["accesos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CarpetaAccesosFindAccesosApiResponse =
  /** status 200  */ AccesoDto[];
export type CarpetaAccesosFindAccesosApiArg = {
  id: string;
};
export type CarpetaAccesosGrantAccesosApiResponse =
  /** status 200  */ CambioDeVariasDto;
export type CarpetaAccesosGrantAccesosApiArg = {
  otorgarAccesosDto: OtorgarAccesosDto;
};
export type CarpetaAccesosGrantAccesoApiResponse = /** status 200  */ AccesoDto;
export type CarpetaAccesosGrantAccesoApiArg = {
  id: string;
  usuarioId: string;
  otorgarAccesoDto: OtorgarAccesoDto;
};
export type CarpetaAccesosEndAccesoApiResponse = /** status 200  */ boolean;
export type CarpetaAccesosEndAccesoApiArg = {
  id: string;
  usuarioId: string;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type AccesoDto = {
  usuario: NombradoDto;
  /** The name of their role in the cuenta. */
  rol: string;
  desde: string;
  /** Null for those that the product does not know. */
  otorgadoPor: NombradoDto | null;
  /** Its last day, `YYYY-MM-DD`, in the time zone of the cuenta. */
  hasta: string | null;
  /** False once its last day has passed: it gives no sight any more. */
  vigente: boolean;
};
export type CarpetaRechazadaDto = {
  id: string;
  /** Its number or its carátula; null for one that the person may not see. */
  nombre: string | null;
  motivo: string;
};
export type CambioDeVariasDto = {
  /** The carpetas in which it is so now. */
  hechas: string[];
  rechazadas: CarpetaRechazadaDto[];
};
export type OtorgarAccesosDto = {
  /** As in {@link OtorgarAccesoDto}. */
  hasta?: string | null;
  usuarioId: string;
  carpetas: string[];
};
export type OtorgarAccesoDto = {
  /** Its last day, `YYYY-MM-DD`, in the time zone of the cuenta; null or left out for no end. */
  hasta?: string | null;
};
export const {
  useCarpetaAccesosFindAccesosQuery,
  useCarpetaAccesosGrantAccesosMutation,
  useCarpetaAccesosGrantAccesoMutation,
  useCarpetaAccesosEndAccesoMutation,
} = injectedRtkApi;
