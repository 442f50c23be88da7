// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["feriados"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      feriadosFind: build.query<FeriadosFindApiResponse, FeriadosFindApiArg>({
        query: (queryArg) => ({
          url: `/api/feriados`,
          params: {
            anio: queryArg.anio,
          },
        }),
        providesTags: ["feriados"],
      }),
      feriadosPut: build.mutation<FeriadosPutApiResponse, FeriadosPutApiArg>({
        query: (queryArg) => ({
          url: `/api/feriados/${encodeURIComponent(String(queryArg.dia))}`,
          method: "PUT",
          body: queryArg.escribirFeriadoDto,
        }),
        invalidatesTags: ["feriados"],
      }),
      feriadosRemove: build.mutation<
        FeriadosRemoveApiResponse,
        FeriadosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/feriados/${encodeURIComponent(String(queryArg.dia))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["feriados"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type FeriadosFindApiResponse = /** status 200  */ FeriadosDto;
export type FeriadosFindApiArg = {
  anio: number;
};
export type FeriadosPutApiResponse = /** status 200  */ FeriadoEscritoDto;
export type FeriadosPutApiArg = {
  dia: string;
  escribirFeriadoDto: EscribirFeriadoDto;
};
export type FeriadosRemoveApiResponse = /** status 200  */ FeriadoEscritoDto;
export type FeriadosRemoveApiArg = {
  dia: string;
};
export type FeriadoDto = {
  /** `YYYY-MM-DD`. */
  dia: string;
  nombre: string;
  origen: "calendario" | "propio";
  /** False for one that was taken away. */
  rige: boolean;
};
export type FeriadosDto = {
  anio: number;
  /** Whether the office has changed the calendar of this year. */
  esEditado: boolean;
  feriados: FeriadoDto[];
};
export type FeriadoEscritoDto = {
  /** Null for one that is gone. */
  feriado: FeriadoDto | null;
  /** How many terms end on another day now. */
  recalculados: number;
};
export type EscribirFeriadoDto = {
  nombre: string;
};
export const {
  useFeriadosFindQuery,
  useFeriadosPutMutation,
  useFeriadosRemoveMutation,
} = injectedRtkApi;
