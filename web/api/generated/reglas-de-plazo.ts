// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["reglas-de-plazo"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      correccionesFindOffered: build.query<
        CorreccionesFindOfferedApiResponse,
        CorreccionesFindOfferedApiArg
      >({
        query: () => ({ url: `/api/correcciones-de-reglas` }),
        providesTags: ["reglas-de-plazo"],
      }),
      correccionesAccept: build.mutation<
        CorreccionesAcceptApiResponse,
        CorreccionesAcceptApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correcciones-de-reglas/${encodeURIComponent(String(queryArg.clave))}/aceptar`,
          method: "POST",
        }),
        invalidatesTags: ["reglas-de-plazo"],
      }),
      correccionesKeep: build.mutation<
        CorreccionesKeepApiResponse,
        CorreccionesKeepApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correcciones-de-reglas/${encodeURIComponent(String(queryArg.clave))}/conservar`,
          method: "POST",
        }),
        invalidatesTags: ["reglas-de-plazo"],
      }),
      correccionesUndo: build.mutation<
        CorreccionesUndoApiResponse,
        CorreccionesUndoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correcciones-de-reglas/${encodeURIComponent(String(queryArg.clave))}/deshacer`,
          method: "POST",
        }),
        invalidatesTags: ["reglas-de-plazo"],
      }),
      reglasDePlazoFindAll: build.query<
        ReglasDePlazoFindAllApiResponse,
        ReglasDePlazoFindAllApiArg
      >({
        query: () => ({ url: `/api/reglas-de-plazo` }),
        providesTags: ["reglas-de-plazo"],
      }),
      reglasDePlazoCreate: build.mutation<
        ReglasDePlazoCreateApiResponse,
        ReglasDePlazoCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/reglas-de-plazo`,
          method: "POST",
          body: queryArg.crearReglaDePlazoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["reglas-de-plazo"],
      }),
      reglasDePlazoConfirmAll: build.mutation<
        ReglasDePlazoConfirmAllApiResponse,
        ReglasDePlazoConfirmAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/reglas-de-plazo`,
          method: "PATCH",
          body: queryArg.confirmarReglasDto,
        }),
        invalidatesTags: ["reglas-de-plazo"],
      }),
      reglasDePlazoUpdate: build.mutation<
        ReglasDePlazoUpdateApiResponse,
        ReglasDePlazoUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/reglas-de-plazo/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarReglaDePlazoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["reglas-de-plazo"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CorreccionesFindOfferedApiResponse =
  /** status 200  */ CorreccionDto[];
export type CorreccionesFindOfferedApiArg = void;
export type CorreccionesAcceptApiResponse = /** status 200  */ CorreccionDto[];
export type CorreccionesAcceptApiArg = {
  clave: string;
};
export type CorreccionesKeepApiResponse = /** status 200  */ CorreccionDto[];
export type CorreccionesKeepApiArg = {
  clave: string;
};
export type CorreccionesUndoApiResponse = /** status 200  */ CorreccionDto[];
export type CorreccionesUndoApiArg = {
  clave: string;
};
export type ReglasDePlazoFindAllApiResponse =
  /** status 200  */ ReglaDePlazoDto[];
export type ReglasDePlazoFindAllApiArg = void;
export type ReglasDePlazoCreateApiResponse = /** status 200  */ ReglaDePlazoDto;
export type ReglasDePlazoCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearReglaDePlazoDto: CrearReglaDePlazoDto;
};
export type ReglasDePlazoConfirmAllApiResponse =
  /** status 200  */ ReglaDePlazoDto[];
export type ReglasDePlazoConfirmAllApiArg = {
  confirmarReglasDto: ConfirmarReglasDto;
};
export type ReglasDePlazoUpdateApiResponse = /** status 200  */ ReglaDePlazoDto;
export type ReglasDePlazoUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarReglaDePlazoDto: ModificarReglaDePlazoDto;
};
export type LoQueDiceDto = {
  nombre: string;
  /** Null of a requisito, as the three that follow. */
  dias: number | null;
  computo: ("corridos" | "habiles" | "meses") | null;
  arranque: ("mismo_dia" | "dia_siguiente") | null;
  cuentaDesde:
    | (
        | "libro"
        | "firma"
        | "movimiento"
        | "presentacion"
        | "expedicion"
        | "recepcion"
        | "pago_tasa"
      )
    | null;
  fuente: string | null;
};
export type CorreccionDto = {
  clave: string;
  motivo: string;
  /** Null for a rule that the office does not have. */
  nuestra: LoQueDiceDto | null;
  corregida: LoQueDiceDto;
  /** Whether it adds what no office began with before. */
  esNueva: boolean;
  /** The actos that it changes. */
  actos: string[];
  /** What comes along, in words: «el acto «Revocación de poder»». */
  agrega: string[];
};
export type PersonaDePlazoDto = {
  id: string;
  nombre: string;
};
export type ReglaDePlazoDto = {
  id: string;
  /** By it actos name the rule. */
  clave: string;
  nombre: string;
  dias: number;
  computo: "corridos" | "habiles" | "meses";
  arranque: "mismo_dia" | "dia_siguiente";
  cuentaDesde:
    | "libro"
    | "firma"
    | "movimiento"
    | "presentacion"
    | "expedicion"
    | "recepcion"
    | "pago_tasa";
  fuente: string | null;
  /** When somebody of the office confirmed it by the norm in force, and who; null until then. */
  confirmadaEn: string | null;
  confirmadaPor: PersonaDePlazoDto | null;
  /** Of a rule of the book: after so many folios it is due too. */
  folios: number | null;
  /** The code of the comunidad in which it holds in place of a general rule; null for a general one. */
  comunidad: string | null;
  /** The clave of that general rule. */
  enLugarDe: string | null;
  /** Whether new plazos are offered it. */
  activa: boolean;
  version: number;
};
export type CrearReglaDePlazoDto = {
  id?: string | null;
  /** The step that begins it, without this. */
  cuentaDesde?:
    | "libro"
    | "firma"
    | "movimiento"
    | "presentacion"
    | "expedicion"
    | "recepcion"
    | "pago_tasa";
  nombre: string;
  fuente?: string | null;
  dias: number;
  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays; `meses`: `dias` months, by their day. */
  computo: "corridos" | "habiles" | "meses";
  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  arranque: "mismo_dia" | "dia_siguiente";
  /** Of a rule of the book: after so many folios it is due too. */
  folios?: number | null;
  /** With `enLugarDe`: where it holds in place of that rule. */
  comunidad?: string | null;
  /** The clave of a general rule. */
  enLugarDe?: string | null;
};
export type ReglaVistaDto = {
  id: string;
  version: number;
};
export type ConfirmarReglasDto = {
  reglas: ReglaVistaDto[];
  /** Whether the office confirmed them by the norms in force. */
  confirmada: boolean;
};
export type ModificarReglaDePlazoDto = {
  cuentaDesde?:
    | "libro"
    | "firma"
    | "movimiento"
    | "presentacion"
    | "expedicion"
    | "recepcion"
    | "pago_tasa";
  nombre?: string;
  fuente?: string | null;
  /** Whether the office confirmed it by the norm in force, which it must name. Who writes a figure confirms it. */
  confirmada?: boolean;
  activa?: boolean;
  dias?: number;
  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays. */
  computo?: "corridos" | "habiles" | "meses";
  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  arranque?: "mismo_dia" | "dia_siguiente";
  /** Of a rule of the book: after so many folios it is due too. */
  folios?: number | null;
  /** With `enLugarDe`: where it holds in place of that rule. */
  comunidad?: string | null;
  /** The clave of a general rule. */
  enLugarDe?: string | null;
};
export const {
  useCorreccionesFindOfferedQuery,
  useCorreccionesAcceptMutation,
  useCorreccionesKeepMutation,
  useCorreccionesUndoMutation,
  useReglasDePlazoFindAllQuery,
  useReglasDePlazoCreateMutation,
  useReglasDePlazoConfirmAllMutation,
  useReglasDePlazoUpdateMutation,
} = injectedRtkApi;
