// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["plazos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      plazosCompute: build.query<PlazosComputeApiResponse, PlazosComputeApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/plazos/calculo`,
            params: {
              inicio: queryArg.inicio,
              dias: queryArg.dias,
              computo: queryArg.computo,
              arranque: queryArg.arranque,
            },
          }),
          providesTags: ["plazos"],
        },
      ),
      plazosFindAll: build.query<PlazosFindAllApiResponse, PlazosFindAllApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/plazos`,
          }),
          providesTags: ["plazos"],
        },
      ),
      plazosCreate: build.mutation<PlazosCreateApiResponse, PlazosCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/plazos`,
            method: "POST",
            body: queryArg.crearPlazoDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["plazos"],
        },
      ),
      plazosInicio: build.query<PlazosInicioApiResponse, PlazosInicioApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/plazos/inicio`,
          params: {
            reglaId: queryArg.reglaId,
          },
        }),
        providesTags: ["plazos"],
      }),
      plazosUpdate: build.mutation<PlazosUpdateApiResponse, PlazosUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/plazos/${encodeURIComponent(String(queryArg.id))}`,
            method: "PATCH",
            body: queryArg.modificarPlazoDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["plazos"],
        },
      ),
      plazosFollow: build.mutation<PlazosFollowApiResponse, PlazosFollowApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/plazos/${encodeURIComponent(String(queryArg.id))}/seguir-regla`,
            method: "POST",
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["plazos"],
        },
      ),
      plazosFulfil: build.mutation<PlazosFulfilApiResponse, PlazosFulfilApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/plazos/${encodeURIComponent(String(queryArg.id))}/cumplir`,
            method: "POST",
            body: queryArg.cumplirPlazoDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["plazos"],
        },
      ),
      plazosReopen: build.mutation<PlazosReopenApiResponse, PlazosReopenApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/plazos/${encodeURIComponent(String(queryArg.id))}/reabrir`,
            method: "POST",
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["plazos"],
        },
      ),
      plazosAnnul: build.mutation<PlazosAnnulApiResponse, PlazosAnnulApiArg>({
        query: (queryArg) => ({
          url: `/api/plazos/${encodeURIComponent(String(queryArg.id))}/anular`,
          method: "POST",
          body: queryArg.anularPlazoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["plazos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type PlazosComputeApiResponse = /** status 200  */ CalculoDePlazoDto;
export type PlazosComputeApiArg = {
  inicio: string;
  dias: number;
  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays; `meses`: `dias` months, by their day. */
  computo: "corridos" | "habiles" | "meses";
  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  arranque: "mismo_dia" | "dia_siguiente";
};
export type PlazosFindAllApiResponse = /** status 200  */ PlazoDto[];
export type PlazosFindAllApiArg = {
  id: string;
};
export type PlazosCreateApiResponse = /** status 200  */ PlazoDto;
export type PlazosCreateApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearPlazoDto: CrearPlazoDto;
};
export type PlazosInicioApiResponse = /** status 200  */ InicioDePlazoDto;
export type PlazosInicioApiArg = {
  id: string;
  reglaId: string;
};
export type PlazosUpdateApiResponse = /** status 200  */ PlazoDto;
export type PlazosUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarPlazoDto: ModificarPlazoDto;
};
export type PlazosFollowApiResponse = /** status 200  */ PlazoDto;
export type PlazosFollowApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
};
export type PlazosFulfilApiResponse = /** status 200  */ PlazoDto;
export type PlazosFulfilApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cumplirPlazoDto: CumplirPlazoDto;
};
export type PlazosReopenApiResponse = /** status 200  */ PlazoDto;
export type PlazosReopenApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
};
export type PlazosAnnulApiResponse = /** status 200  */ PlazoDto;
export type PlazosAnnulApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  anularPlazoDto: AnularPlazoDto;
};
export type CalculoDePlazoDto = {
  vence: string;
  /** From today in the cuenta; negative when it is over. */
  faltan: number;
  /** Whether offices are closed on that day. */
  enInhabil: boolean;
};
export type InscripcionDePlazoDto = {
  id: string;
  registro: string;
  que: string | null;
};
export type PersonaDePlazoDto = {
  id: string;
  nombre: string;
};
export type DocumentoDePlazoDto = {
  id: string;
  nombre: string;
};
export type PlazoDto = {
  id: string;
  carpetaId: string;
  /** Null for one of the whole carpeta. */
  inscripcion: InscripcionDePlazoDto | null;
  reglaId: string | null;
  /** What its rule is founded on; null once that has other figures than the plazo. */
  fuente: string | null;
  /** Whether nobody of the office has confirmed its rule by the norm in force yet. */
  porConfirmar: boolean;
  /** Whether its rule has other figures since it began: it keeps its own. */
  reglaCambio: boolean;
  nombre: string;
  inicio: string;
  /** What `inicio` is the day of. */
  cuentaDesde:
    | "libro"
    | "firma"
    | "movimiento"
    | "presentacion"
    | "expedicion"
    | "recepcion"
    | "pago_tasa";
  /** Whether it is until when its inscripción holds its place: that one's `vence` follows it. */
  reservaLugar: boolean;
  dias: number;
  computo: "corridos" | "habiles" | "meses";
  arranque: "mismo_dia" | "dia_siguiente";
  /** The last day on which it is in time, `YYYY-MM-DD`. */
  vence: string;
  /** Whether offices are closed on that day. */
  enInhabil: boolean;
  /** Days from today in the cuenta; negative when it is over. */
  faltan: number;
  estado: "abierto" | "cumplido" | "anulado";
  responsable: PersonaDePlazoDto | null;
  cumplidoEn: string | null;
  cumplidoPor: PersonaDePlazoDto | null;
  documento: DocumentoDePlazoDto | null;
  anuladoEn: string | null;
  anuladoPor: PersonaDePlazoDto | null;
  /** Why it was annulled. */
  motivo: string | null;
  version: number;
};
export type CrearPlazoDto = {
  id?: string | null;
  /** The rule from which it is made. */
  reglaId?: string | null;
  /** By default that of its rule. */
  nombre?: string;
  /** The day from which it runs. */
  inicio: string;
  responsableId?: string | null;
  dias?: number;
  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays. */
  computo?: "corridos" | "habiles" | "meses";
  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  arranque?: "mismo_dia" | "dia_siguiente";
};
export type InicioDePlazoDto = {
  inicio: string | null;
};
export type ModificarPlazoDto = {
  nombre?: string;
  inicio?: string;
  responsableId?: string | null;
  dias?: number;
  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays. */
  computo?: "corridos" | "habiles" | "meses";
  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  arranque?: "mismo_dia" | "dia_siguiente";
};
export type CumplirPlazoDto = {
  /** The documento of the carpeta that fulfils it. */
  documentoId?: string | null;
};
export type AnularPlazoDto = {
  motivo: string;
};
export const {
  usePlazosComputeQuery,
  usePlazosFindAllQuery,
  usePlazosCreateMutation,
  usePlazosInicioQuery,
  usePlazosUpdateMutation,
  usePlazosFollowMutation,
  usePlazosFulfilMutation,
  usePlazosReopenMutation,
  usePlazosAnnulMutation,
} = injectedRtkApi;
