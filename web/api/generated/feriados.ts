// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["feriados"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      reglasDeFeriadosFindAll: build.query<
        ReglasDeFeriadosFindAllApiResponse,
        ReglasDeFeriadosFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/feriados/reglas`,
          params: {
            anio: queryArg.anio,
          },
        }),
        providesTags: ["feriados"],
      }),
      reglasDeFeriadosCreate: build.mutation<
        ReglasDeFeriadosCreateApiResponse,
        ReglasDeFeriadosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/feriados/reglas`,
          method: "POST",
          body: queryArg.crearReglaDeFeriadoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["feriados"],
      }),
      reglasDeFeriadosConfirmAll: build.mutation<
        ReglasDeFeriadosConfirmAllApiResponse,
        ReglasDeFeriadosConfirmAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/feriados/reglas`,
          method: "PATCH",
          body: queryArg.confirmarReglasDeFeriadosDto,
        }),
        invalidatesTags: ["feriados"],
      }),
      reglasDeFeriadosUpdate: build.mutation<
        ReglasDeFeriadosUpdateApiResponse,
        ReglasDeFeriadosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/feriados/reglas/${encodeURIComponent(String(queryArg.clave))}`,
          method: "PATCH",
          body: queryArg.modificarReglaDeFeriadoDto,
        }),
        invalidatesTags: ["feriados"],
      }),
      reglasDeFeriadosRemove: build.mutation<
        ReglasDeFeriadosRemoveApiResponse,
        ReglasDeFeriadosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/feriados/reglas/${encodeURIComponent(String(queryArg.clave))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["feriados"],
      }),
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
export type ReglasDeFeriadosFindAllApiResponse =
  /** status 200  */ ReglasDeFeriadosDto;
export type ReglasDeFeriadosFindAllApiArg = {
  anio: number;
};
export type ReglasDeFeriadosCreateApiResponse =
  /** status 200  */ ReglaDeFeriadoEscritaDto;
export type ReglasDeFeriadosCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearReglaDeFeriadoDto: CrearReglaDeFeriadoDto;
};
export type ReglasDeFeriadosConfirmAllApiResponse = /** status 200  */ boolean;
export type ReglasDeFeriadosConfirmAllApiArg = {
  confirmarReglasDeFeriadosDto: ConfirmarReglasDeFeriadosDto;
};
export type ReglasDeFeriadosUpdateApiResponse =
  /** status 200  */ ReglaDeFeriadoEscritaDto;
export type ReglasDeFeriadosUpdateApiArg = {
  clave: string;
  modificarReglaDeFeriadoDto: ModificarReglaDeFeriadoDto;
};
export type ReglasDeFeriadosRemoveApiResponse =
  /** status 200  */ ReglaDeFeriadoEscritaDto;
export type ReglasDeFeriadosRemoveApiArg = {
  clave: string;
};
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
export type ReglaDeFeriadoDto = {
  /** A word for those of the country, an id for the office's own. */
  clave: string;
  nombre: string;
  /** The norm that says so. */
  fuente: string;
  /** Where it holds, if not in the whole country. */
  ambito: string | null;
  /** `MM-DD`, of a rule of the office. */
  diaDelAnio: string | null;
  /** The first and the last year in which it holds. */
  desde: number | null;
  hasta: number | null;
  /** Whether registers close by it. */
  rige: boolean;
  /** Its days in the year that was asked for, `YYYY-MM-DD`. */
  dias: string[];
  /** How many days of the year are still to be added, of a rule that is decided anew each year; null where nobody can say. */
  faltan: number | null;
  /** Null until somebody of the office has confirmed it. */
  confirmadoEn: string | null;
  confirmadoPor: string | null;
};
export type ReglasDeFeriadosDto = {
  anio: number;
  /** The norm by which weekends do not count; null for countries whose norm we do not know. */
  finDeSemana: string | null;
  reglas: ReglaDeFeriadoDto[];
};
export type ReglaDeFeriadoEscritaDto = {
  /** How many terms end on another day now. */
  recalculados: number;
};
export type CrearReglaDeFeriadoDto = {
  id?: string | null;
  nombre: string;
  fuente: string;
  /** `MM-DD` */
  diaDelAnio: string;
  desde?: number | null;
  hasta?: number | null;
};
export type ConfirmarReglasDeFeriadosDto = {
  claves: string[];
  /** Whether the office has read the norms in force. */
  confirmado: boolean;
};
export type ModificarReglaDeFeriadoDto = {
  nombre?: string;
  fuente?: string;
  desde?: number | null;
  hasta?: number | null;
  rige?: boolean;
  /** Says that the office has read the norm in force. */
  confirmado?: boolean;
};
export type FeriadoDto = {
  /** `YYYY-MM-DD`. */
  dia: string;
  nombre: string;
  /** The norm that says so; null for one of the office. */
  fuente: string | null;
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
  useReglasDeFeriadosFindAllQuery,
  useReglasDeFeriadosCreateMutation,
  useReglasDeFeriadosConfirmAllMutation,
  useReglasDeFeriadosUpdateMutation,
  useReglasDeFeriadosRemoveMutation,
  useFeriadosFindQuery,
  useFeriadosPutMutation,
  useFeriadosRemoveMutation,
} = injectedRtkApi;
