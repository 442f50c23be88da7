// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["reglas-de-plazo"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
export type ReglasDePlazoFindAllApiResponse =
  /** status 200  */ ReglaDePlazoDto[];
export type ReglasDePlazoFindAllApiArg = void;
export type ReglasDePlazoCreateApiResponse = /** status 200  */ ReglaDePlazoDto;
export type ReglasDePlazoCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearReglaDePlazoDto: CrearReglaDePlazoDto;
};
export type ReglasDePlazoUpdateApiResponse = /** status 200  */ ReglaDePlazoDto;
export type ReglasDePlazoUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarReglaDePlazoDto: ModificarReglaDePlazoDto;
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
    | "pago_tasa"
    | "recepcion";
  fuente: string | null;
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
    | "pago_tasa"
    | "recepcion";
  nombre: string;
  fuente?: string | null;
  dias: number;
  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays; `meses`: `dias` months, by their day. */
  computo: "corridos" | "habiles" | "meses";
  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  arranque: "mismo_dia" | "dia_siguiente";
};
export type ModificarReglaDePlazoDto = {
  cuentaDesde?:
    | "libro"
    | "firma"
    | "movimiento"
    | "presentacion"
    | "expedicion"
    | "pago_tasa"
    | "recepcion";
  nombre?: string;
  fuente?: string | null;
  activa?: boolean;
  dias?: number;
  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays. */
  computo?: "corridos" | "habiles" | "meses";
  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  arranque?: "mismo_dia" | "dia_siguiente";
};
export const {
  useReglasDePlazoFindAllQuery,
  useReglasDePlazoCreateMutation,
  useReglasDePlazoUpdateMutation,
} = injectedRtkApi;
