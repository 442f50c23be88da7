// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["exportaciones"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportacionesFindAll: build.query<
        ExportacionesFindAllApiResponse,
        ExportacionesFindAllApiArg
      >({
        query: () => ({ url: `/api/exportaciones` }),
        providesTags: ["exportaciones"],
      }),
      exportacionesRequest: build.mutation<
        ExportacionesRequestApiResponse,
        ExportacionesRequestApiArg
      >({
        query: () => ({ url: `/api/exportaciones`, method: "POST" }),
        invalidatesTags: ["exportaciones"],
      }),
      exportacionesGet: build.query<
        ExportacionesGetApiResponse,
        ExportacionesGetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/exportaciones/${encodeURIComponent(String(queryArg.id))}/contenido`,
        }),
        providesTags: ["exportaciones"],
      }),
      descargasAllow: build.mutation<
        DescargasAllowApiResponse,
        DescargasAllowApiArg
      >({
        query: (queryArg) => ({
          url: `/api/exportaciones/${encodeURIComponent(String(queryArg.id))}/descarga`,
          method: "POST",
        }),
        invalidatesTags: ["exportaciones"],
      }),
      descargasGet: build.query<DescargasGetApiResponse, DescargasGetApiArg>({
        query: (queryArg) => ({
          url: `/api/exportaciones/${encodeURIComponent(String(queryArg.id))}/descarga`,
        }),
        providesTags: ["exportaciones"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ExportacionesFindAllApiResponse =
  /** status 200  */ ExportacionDto[];
export type ExportacionesFindAllApiArg = void;
export type ExportacionesRequestApiResponse = /** status 202  */ ExportacionDto;
export type ExportacionesRequestApiArg = void;
export type ExportacionesGetApiResponse = unknown;
export type ExportacionesGetApiArg = {
  id: string;
};
export type DescargasAllowApiResponse = /** status 200  */ DescargaDto;
export type DescargasAllowApiArg = {
  id: string;
};
export type DescargasGetApiResponse = unknown;
export type DescargasGetApiArg = {
  id: string;
};
export type PedidoPorDto = {
  id: string;
  nombre: string;
};
export type ExportacionDto = {
  id: string;
  estado: "pendiente" | "lista" | "fallida";
  pedidaPor: PedidoPorDto | null;
  pedidaEn: string;
  listaEn: string | null;
  /** Until when it can be downloaded. */
  expiraEn: string | null;
  bytes: number | null;
};
export type DescargaDto = {
  /** Valid in this browser, for a few minutes. */
  url: string;
};
export const {
  useExportacionesFindAllQuery,
  useExportacionesRequestMutation,
  useExportacionesGetQuery,
  useDescargasAllowMutation,
  useDescargasGetQuery,
} = injectedRtkApi;
