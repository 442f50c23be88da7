// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["vistas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      vistasFindAll: build.query<VistasFindAllApiResponse, VistasFindAllApiArg>(
        {
          query: () => ({ url: `/api/carpetas/vistas` }),
          providesTags: ["vistas"],
        },
      ),
      vistasCreate: build.mutation<VistasCreateApiResponse, VistasCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/vistas`,
            method: "POST",
            body: queryArg.crearVistaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["vistas"],
        },
      ),
      vistasUpdate: build.mutation<VistasUpdateApiResponse, VistasUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/vistas/${encodeURIComponent(String(queryArg.id))}`,
            method: "PATCH",
            body: queryArg.modificarVistaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["vistas"],
        },
      ),
      vistasRemove: build.mutation<VistasRemoveApiResponse, VistasRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/vistas/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["vistas"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type VistasFindAllApiResponse = /** status 200  */ VistaDto[];
export type VistasFindAllApiArg = void;
export type VistasCreateApiResponse = /** status 201  */ VistaDto;
export type VistasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearVistaDto: CrearVistaDto;
};
export type VistasUpdateApiResponse = /** status 200  */ VistaDto;
export type VistasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarVistaDto: ModificarVistaDto;
};
export type VistasRemoveApiResponse = /** status 200  */ boolean;
export type VistasRemoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type CarpetasFiltrosDto = {
  /** Words of number, carátula, acto, etiquetas, partes and inmuebles; accents and letter case do not matter. */
  buscar?: string;
  /** States separated by commas. */
  estado?: (
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "suspendida"
    | "anulada"
  )[];
  tipoActoId?: string;
  /** A member, `yo` for the person who asks, or `nadie`: those that nobody answers for. */
  responsableId?: string;
  /** When the signature, which is still ahead, is planned for. Weeks go from Monday to Sunday. */
  firma?: "atrasada" | "hoy" | "esta_semana" | "proxima_semana" | "este_mes";
  /** What happened to them in a period, with its first and last day in the cuenta: `nueva_2026-11-23_2026-11-29`. Instead
    of `nueva`: `movida`, `firmada`, `atrasada` (its signature was planned for then, and is still ahead), `terminada`
    (entregada or archivada), `anulada`, `reabierta`. */
  hecho?: string;
  /** `vencidos`: the signature is still ahead, and a requisito that nobody decided on was due before today. */
  requisitos?: "vencidos";
  /** Carpetas that are not entregadas, archivadas or anuladas, and in which nothing happened for so many days. */
  sinMovimientoDias?: number;
  /** By their plazos: `sin_plazo` has none that is open, of `vencido` one is over, of `antes_de_la_firma` one ends before. */
  plazo?: "vencido" | "sin_plazo" | "antes_de_la_firma";
  /** `si`: those that are proposed for the signature. */
  propuesta?: "si";
  etiqueta?: string;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  /** The currency of their amount, ISO 4217. Those without an amount are left out. */
  moneda?: string;
  orden:
    | "caratula"
    | "prioridad"
    | "fechaFirmaPrevista"
    | "numero"
    | "estado"
    | "creadaEn"
    | "actualizadaEn";
  direccion: "asc" | "desc";
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type VistaDto = {
  id: string;
  nombre: string;
  filtros: CarpetasFiltrosDto;
  compartida: boolean;
  autor: NombradoDto;
  esPropia: boolean;
  /** Whether the person who asks may change and delete it. */
  editable: boolean;
  /** The version that If-Match must name in a change. */
  version: number;
};
export type CrearVistaDto = {
  id?: string | null;
  nombre: string;
  filtros: CarpetasFiltrosDto;
  /** Shows it to all members. */
  compartida?: boolean;
};
export type ModificarVistaDto = {
  nombre?: string;
  filtros?: CarpetasFiltrosDto;
  compartida?: boolean;
};
export const {
  useVistasFindAllQuery,
  useVistasCreateMutation,
  useVistasUpdateMutation,
  useVistasRemoveMutation,
} = injectedRtkApi;
