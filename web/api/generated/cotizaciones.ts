// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["cotizaciones"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      cotizacionesFindHistory: build.query<
        CotizacionesFindHistoryApiResponse,
        CotizacionesFindHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones`,
          params: {
            antes: queryArg.antes,
            tamano: queryArg.tamano,
            moneda: queryArg.moneda,
            base: queryArg.base,
          },
        }),
        providesTags: ["cotizaciones"],
      }),
      cotizacionesCreate: build.mutation<
        CotizacionesCreateApiResponse,
        CotizacionesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones`,
          method: "POST",
          body: queryArg.nuevaCotizacionDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["cotizaciones"],
      }),
      cotizacionesPreview: build.mutation<
        CotizacionesPreviewApiResponse,
        CotizacionesPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones/importacion/revision`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["cotizaciones"],
      }),
      cotizacionesImport: build.mutation<
        CotizacionesImportApiResponse,
        CotizacionesImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones/importacion`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["cotizaciones"],
      }),
      cotizacionesUndo: build.mutation<
        CotizacionesUndoApiResponse,
        CotizacionesUndoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones/importacion/deshacer`,
          method: "POST",
          body: queryArg.deshacerImportacionCotizacionesDto,
        }),
        invalidatesTags: ["cotizaciones"],
      }),
      cotizacionesConvert: build.query<
        CotizacionesConvertApiResponse,
        CotizacionesConvertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones/conversion`,
          params: {
            monto: queryArg.monto,
            de: queryArg.de,
            a: queryArg.a,
            dia: queryArg.dia,
          },
        }),
        providesTags: ["cotizaciones"],
      }),
      cotizacionesWithdraw: build.mutation<
        CotizacionesWithdrawApiResponse,
        CotizacionesWithdrawApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["cotizaciones"],
      }),
      cotizacionesRestore: build.mutation<
        CotizacionesRestoreApiResponse,
        CotizacionesRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones/${encodeURIComponent(String(queryArg.id))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["cotizaciones"],
      }),
      cotizacionesFindSeguidas: build.query<
        CotizacionesFindSeguidasApiResponse,
        CotizacionesFindSeguidasApiArg
      >({
        query: () => ({ url: `/api/cotizaciones/seguidas` }),
        providesTags: ["cotizaciones"],
      }),
      cotizacionesFollow: build.mutation<
        CotizacionesFollowApiResponse,
        CotizacionesFollowApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cotizaciones/seguidas`,
          method: "PUT",
          body: queryArg.seguidasDto,
        }),
        invalidatesTags: ["cotizaciones"],
      }),
      panelDeCotizacionesFindPanel: build.query<
        PanelDeCotizacionesFindPanelApiResponse,
        PanelDeCotizacionesFindPanelApiArg
      >({
        query: () => ({ url: `/api/dashboards/crypto` }),
        providesTags: ["cotizaciones"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CotizacionesFindHistoryApiResponse =
  /** status 200  */ HistoriaDeCotizacionesDto;
export type CotizacionesFindHistoryApiArg = {
  /** Only earlier days. */
  antes?: string;
  tamano?: number;
  moneda: string;
  base: string;
};
export type CotizacionesCreateApiResponse = /** status 200  */ CotizacionDto;
export type CotizacionesCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaCotizacionDto: NuevaCotizacionDto;
};
export type CotizacionesPreviewApiResponse =
  /** status 200  */ RevisionCotizacionesDto;
export type CotizacionesPreviewApiArg = {
  body: {
    archivo?: Blob;
  };
};
export type CotizacionesImportApiResponse =
  /** status 200  */ ImportacionCotizacionesDto;
export type CotizacionesImportApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  body: {
    archivo?: Blob;
  };
};
export type CotizacionesUndoApiResponse =
  /** status 200  */ ImportacionCotizacionesDeshechaDto;
export type CotizacionesUndoApiArg = {
  deshacerImportacionCotizacionesDto: DeshacerImportacionCotizacionesDto;
};
export type CotizacionesConvertApiResponse = /** status 200  */ ConversionDto;
export type CotizacionesConvertApiArg = {
  monto: string;
  de: string;
  a: string;
  /** By the rates of this day, or of the last one before it. Today without it. */
  dia?: string;
};
export type CotizacionesWithdrawApiResponse = /** status 200  */ boolean;
export type CotizacionesWithdrawApiArg = {
  id: string;
};
export type CotizacionesRestoreApiResponse = /** status 200  */ boolean;
export type CotizacionesRestoreApiArg = {
  id: string;
};
export type CotizacionesFindSeguidasApiResponse =
  /** status 200  */ SeguidasDto;
export type CotizacionesFindSeguidasApiArg = void;
export type CotizacionesFollowApiResponse = /** status 200  */ SeguidasDto;
export type CotizacionesFollowApiArg = {
  seguidasDto: SeguidasDto;
};
export type PanelDeCotizacionesFindPanelApiResponse =
  /** status 200  */ PanelDeCotizacionesDto;
export type PanelDeCotizacionesFindPanelApiArg = void;
export type UsuarioDeCotizacionDto = {
  id: string;
  nombre: string;
};
export type CotizacionDeHistoriaDto = {
  /** Whether it is the one that counts for its day. */
  vale: boolean;
  /** When it was withdrawn; null when it was not. */
  retiradaEn: string | null;
  retiradaPor: UsuarioDeCotizacionDto | null;
  id: string;
  moneda: string;
  base: string;
  dia: string;
  /** A decimal: rates are never binary fractions. */
  valor: string;
  fuente: "csv" | "manual" | "automatica";
  /** Who wrote or imported it; null for a fetched one. */
  usuario: UsuarioDeCotizacionDto | null;
  en: string;
};
export type HistoriaDeCotizacionesDto = {
  cotizaciones: CotizacionDeHistoriaDto[];
  /** For `antes`, to read on; null at the first day. */
  siguiente: string | null;
};
export type CotizacionDto = {
  id: string;
  moneda: string;
  base: string;
  dia: string;
  /** A decimal: rates are never binary fractions. */
  valor: string;
  fuente: "csv" | "manual" | "automatica";
  /** Who wrote or imported it; null for a fetched one. */
  usuario: UsuarioDeCotizacionDto | null;
  en: string;
};
export type NuevaCotizacionDto = {
  id?: string | null;
  /** Not after today, in the time zone of the cuenta. */
  dia: string;
  /** A decimal as people write it, `1.050,50` or `1050.50`. */
  valor: string;
  moneda: string;
  base: string;
};
export type FilaDeCotizacionesDto = {
  /** The row of the table, whose headings are row 1. */
  fila: number;
  nombre: string | null;
  motivo: string;
};
export type MuestraDeCotizacionDto = {
  fila: number;
  dia: string;
  valor: string;
  moneda: string;
  base: string;
};
export type RevisionCotizacionesDto = {
  /** How many are new. */
  nuevas: number;
  /** How many say what counts already, and are left out. */
  iguales: number;
  /** While there is any, the file is not imported. */
  errores: FilaDeCotizacionesDto[];
  /** The first of the new ones. */
  muestra: MuestraDeCotizacionDto[];
};
export type ImportacionCotizacionesDto = {
  nuevas: number;
  iguales: number;
  /** The id to undo it; null when it added nothing. */
  importacion: string | null;
};
export type ImportacionCotizacionesDeshechaDto = {
  /** How many rates were withdrawn. */
  retiradas: number;
};
export type DeshacerImportacionCotizacionesDto = {
  /** The id in the answer to the import. */
  importacion: string;
};
export type TramoDto = {
  dia: string;
  valor: string;
  fuente: "csv" | "manual" | "automatica";
  /** Whether one divided by it. */
  inversa: boolean;
  moneda: string;
  base: string;
};
export type ConversionDto = {
  /** A decimal; null when no rate of the year before that day leads there. */
  resultado: string | null;
  /** The rates, at most two. Empty also between equal currencies. */
  tramos: TramoDto[];
};
export type ParDeMonedasDto = {
  moneda: string;
  base: string;
};
export type SeguidasDto = {
  pares: ParDeMonedasDto[];
};
export type TendenciaDto = {
  dir: "up" | "down";
  amount: number;
};
export type PuntoDePrecioDto = {
  /** Minutes before now, from −145 to 0. */
  x: number;
  y: number;
};
export type SerieDePrecioDto = {
  name: string;
  data: PuntoDePrecioDto[];
};
export type PrecioDto = {
  series: SerieDePrecioDto[];
};
export type BtcDto = {
  /** The latest rate. */
  amount: number;
  trend: TendenciaDto;
  /** 0: no source of the product tells it. */
  marketCap: number;
  /** 0: no source of the product tells it. */
  volume: number;
  /** 0: no source of the product tells it. */
  supply: number;
  /** The highest rate of the last year. */
  allTimeHigh: number;
  price: PrecioDto;
};
export type PorCriptomonedaDto = {
  btc: number;
  eth: number;
  bch: number;
  xrp: number;
};
export type PuntoSeguidoDto = {
  /** `26/11`. */
  x: string;
  y: number;
};
export type SerieSeguidaDto = {
  name: string;
  data: PuntoSeguidoDto[];
};
export type SeguidaDto = {
  title: string;
  iso: string;
  /** The latest rate; 0 without any. */
  amount: number;
  trend: TendenciaDto;
  /** The rates of the last 30 days. */
  series: SerieSeguidaDto[];
  base: string;
  /** The latest rate as a decimal; null when nobody wrote one in the last year. */
  valor: string | null;
  /** The rate before it. */
  anterior: string | null;
  /** The day of the latest rate. */
  dia: string | null;
  fuente: ("csv" | "manual" | "automatica") | null;
};
export type CarteraDto = {
  moneda: string;
  /** A decimal. */
  monto: string;
  carpetas: number;
  /** In the currency of the cuenta by today's rate, a decimal; null without a rate. */
  equivalente: string | null;
};
export type ConsultaDeCotizacionesDto = {
  intentadaEn: string;
  lograda: string | null;
  falla: string | null;
};
export type PanelDeCotizacionesDto = {
  btc: BtcDto;
  /** Latest rates in the currency of the cuenta. */
  prices: PorCriptomonedaDto;
  /** Montos of the open carpetas that the person sees. */
  wallets: PorCriptomonedaDto;
  watchlist: SeguidaDto[];
  /** The currency of the cuenta. */
  moneda: string;
  hoy: string;
  /** Empty for roles that see no sums. */
  carteras: CarteraDto[];
  /** Whether the operator named a source. */
  automatica: boolean;
  /** Null before the first request. */
  consulta: ConsultaDeCotizacionesDto | null;
};
export const {
  useCotizacionesFindHistoryQuery,
  useCotizacionesCreateMutation,
  useCotizacionesPreviewMutation,
  useCotizacionesImportMutation,
  useCotizacionesUndoMutation,
  useCotizacionesConvertQuery,
  useCotizacionesWithdrawMutation,
  useCotizacionesRestoreMutation,
  useCotizacionesFindSeguidasQuery,
  useCotizacionesFollowMutation,
  usePanelDeCotizacionesFindPanelQuery,
} = injectedRtkApi;
