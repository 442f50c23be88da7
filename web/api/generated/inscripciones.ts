// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["inscripciones"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      inscripcionesFindAll: build.query<
        InscripcionesFindAllApiResponse,
        InscripcionesFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/inscripciones`,
        }),
        providesTags: ["inscripciones"],
      }),
      inscripcionesCreate: build.mutation<
        InscripcionesCreateApiResponse,
        InscripcionesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/inscripciones`,
          method: "POST",
          body: queryArg.nuevaInscripcionDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inscripciones"],
      }),
      inscripcionesOfferVence: build.query<
        InscripcionesOfferVenceApiResponse,
        InscripcionesOfferVenceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/inscripciones/vence`,
          params: {
            desde: queryArg.desde,
            dia: queryArg.dia,
            presentada: queryArg.presentada,
          },
        }),
        providesTags: ["inscripciones"],
      }),
      inscripcionesUpdate: build.mutation<
        InscripcionesUpdateApiResponse,
        InscripcionesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inscripciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.camposInscripcionDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inscripciones"],
      }),
      inscripcionesRemove: build.mutation<
        InscripcionesRemoveApiResponse,
        InscripcionesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inscripciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inscripciones"],
      }),
      inscripcionesObserve: build.mutation<
        InscripcionesObserveApiResponse,
        InscripcionesObserveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inscripciones/${encodeURIComponent(String(queryArg.id))}/observar`,
          method: "POST",
          body: queryArg.observarInscripcionDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inscripciones"],
      }),
      inscripcionesAnswer: build.mutation<
        InscripcionesAnswerApiResponse,
        InscripcionesAnswerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inscripciones/${encodeURIComponent(String(queryArg.id))}/contestar`,
          method: "POST",
          body: queryArg.contestarInscripcionDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inscripciones"],
      }),
      inscripcionesResolve: build.mutation<
        InscripcionesResolveApiResponse,
        InscripcionesResolveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inscripciones/${encodeURIComponent(String(queryArg.id))}/resolver`,
          method: "POST",
          body: queryArg.resolverInscripcionDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inscripciones"],
      }),
      inscripcionesReopen: build.mutation<
        InscripcionesReopenApiResponse,
        InscripcionesReopenApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inscripciones/${encodeURIComponent(String(queryArg.id))}/reabrir`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inscripciones"],
      }),
      inscripcionesDeOficinaFindBoard: build.query<
        InscripcionesDeOficinaFindBoardApiResponse,
        InscripcionesDeOficinaFindBoardApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inscripciones`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            grupo: queryArg.grupo,
            buscar: queryArg.buscar,
            mias: queryArg.mias,
          },
        }),
        providesTags: ["inscripciones"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type InscripcionesFindAllApiResponse =
  /** status 200  */ InscripcionDto[];
export type InscripcionesFindAllApiArg = {
  id: string;
};
export type InscripcionesCreateApiResponse =
  /** status 200  */ InscripcionDto[];
export type InscripcionesCreateApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaInscripcionDto: NuevaInscripcionDto;
};
export type InscripcionesOfferVenceApiResponse =
  /** status 200  */ VenceOfrecidoDto;
export type InscripcionesOfferVenceApiArg = {
  id: string;
  desde: "en_inscripcion" | "observada";
  dia: string;
  /** The day of the presentation of what is observed. */
  presentada?: string;
};
export type InscripcionesUpdateApiResponse =
  /** status 200  */ InscripcionDto[];
export type InscripcionesUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  camposInscripcionDto: CamposInscripcionDto;
};
export type InscripcionesRemoveApiResponse = /** status 200  */ boolean;
export type InscripcionesRemoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type InscripcionesObserveApiResponse =
  /** status 200  */ InscripcionDto[];
export type InscripcionesObserveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  observarInscripcionDto: ObservarInscripcionDto;
};
export type InscripcionesAnswerApiResponse =
  /** status 200  */ InscripcionDto[];
export type InscripcionesAnswerApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  contestarInscripcionDto: ContestarInscripcionDto;
};
export type InscripcionesResolveApiResponse =
  /** status 200  */ InscripcionDto[];
export type InscripcionesResolveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  resolverInscripcionDto: ResolverInscripcionDto;
};
export type InscripcionesReopenApiResponse =
  /** status 200  */ InscripcionDto[];
export type InscripcionesReopenApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type InscripcionesDeOficinaFindBoardApiResponse =
  /** status 200  */ InscripcionesDeOficinaDto;
export type InscripcionesDeOficinaFindBoardApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  /** Without it, all that are not entered yet. */
  grupo?:
    | "rechazadas"
    | "por_presentar"
    | "presentadas"
    | "observadas"
    | "por_vencer"
    | "inscriptas";
  /** Words in the carátula, the number of the carpeta, the register, what is presented, the entry or the asiento. */
  buscar?: string;
  /** Only those of carpetas of which I am in charge. */
  mias: boolean;
};
export type DocumentoDeInscripcionDto = {
  id: string;
  nombre: string;
};
export type ObservacionDto = {
  id: string;
  texto: string;
  observada: string;
  /** Null until it is answered. */
  contestada: string | null;
  respuesta: string | null;
};
export type InscripcionDto = {
  id: string;
  registro: string;
  que: string | null;
  estado:
    "observada" | "inscripta" | "presentada" | "rechazada" | "por_presentar";
  presentada: string | null;
  tasaPagada: string | null;
  numero: string | null;
  vence: string | null;
  /** The day of the result. */
  resuelta: string | null;
  asiento: string | null;
  documento: DocumentoDeInscripcionDto | null;
  /** The newest first. */
  observaciones: ObservacionDto[];
  version: number;
};
export type NuevaInscripcionDto = {
  id?: string | null;
  registro: string;
  /** What of the carpeta is presented, where there is more than one thing. */
  que?: string | null;
  /** The day of the presentation. */
  presentada?: string | null;
  /** The day on which the tasa of the register was paid. */
  tasaPagada?: string | null;
  /** That of the register. */
  numero?: string | null;
  /** Until when the presentation holds the place, where the rule that the acto ties to it does not say it. */
  vence?: string | null;
  /** Where it is found in the register, once it is entered. */
  asiento?: string | null;
  /** The documento of the carpeta that proves it. */
  documentoId?: string | null;
};
export type VenceOfrecidoDto = {
  vence: string | null;
  /** The name of the rule. */
  regla: string | null;
  fuente: string | null;
  /** Whether nobody of the office has confirmed that rule by the norm in force yet. */
  porConfirmar: boolean;
};
export type CamposInscripcionDto = {
  registro?: string;
  /** What of the carpeta is presented, where there is more than one thing. */
  que?: string | null;
  /** The day of the presentation. */
  presentada?: string | null;
  /** The day on which the tasa of the register was paid. */
  tasaPagada?: string | null;
  /** That of the register. */
  numero?: string | null;
  /** Until when the presentation holds the place, where the rule that the acto ties to it does not say it. */
  vence?: string | null;
  /** Where it is found in the register, once it is entered. */
  asiento?: string | null;
  /** The documento of the carpeta that proves it. */
  documentoId?: string | null;
};
export type ObservarInscripcionDto = {
  texto: string;
  /** Today without it. */
  dia?: string | null;
  /** Until when the presentation holds the place since then; as it is without it. */
  vence?: string;
};
export type ContestarInscripcionDto = {
  respuesta?: string | null;
  /** Today without it. */
  dia?: string | null;
};
export type ResolverInscripcionDto = {
  resultado: "inscripta" | "rechazada";
  /** Today without it. */
  dia?: string | null;
  /** Where it is found in the register. */
  asiento?: string | null;
  documentoId?: string | null;
};
export type ResponsableDeInscripcionDto = {
  id: string;
  nombre: string;
};
export type CarpetaDeInscripcionDto = {
  id: string;
  codigo: string | null;
  caratula: string;
  estado:
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
    | "anulada";
  responsable: ResponsableDeInscripcionDto | null;
  /** Whether the person who asked may change its inscripciones. */
  editable: boolean;
};
export type InscripcionDeOficinaDto = {
  id: string;
  registro: string;
  que: string | null;
  estado:
    "observada" | "inscripta" | "presentada" | "rechazada" | "por_presentar";
  presentada: string | null;
  tasaPagada: string | null;
  numero: string | null;
  vence: string | null;
  /** The day of the result. */
  resuelta: string | null;
  asiento: string | null;
  documento: DocumentoDeInscripcionDto | null;
  /** The newest first. */
  observaciones: ObservacionDto[];
  version: number;
  grupo:
    | "rechazadas"
    | "por_presentar"
    | "presentadas"
    | "observadas"
    | "por_vencer"
    | "inscriptas";
  /** The last day for what comes next, `YYYY-MM-DD`: to present it, to answer, or to enter it. */
  limite: string | null;
  carpeta: CarpetaDeInscripcionDto;
};
export type GrupoDeInscripcionesDto = {
  grupo:
    | "rechazadas"
    | "por_presentar"
    | "presentadas"
    | "observadas"
    | "por_vencer"
    | "inscriptas";
  total: number;
};
export type PaginacionDto = {
  /** Rows in the whole list, as far as they are counted. */
  total: number;
  /** Whether the list has more rows than `total`: counting all of a long list would take too long. */
  totalEsMinimo: boolean;
  pagina: number;
  tamano: number;
  /** The last page that is known; at least 1. */
  ultimaPagina: number;
};
export type InscripcionesDeOficinaDto = {
  inscripciones: InscripcionDeOficinaDto[];
  grupos: GrupoDeInscripcionesDto[];
  paginacion: PaginacionDto;
  /** Today in the time zone of the cuenta. */
  hoy: string;
};
export const {
  useInscripcionesFindAllQuery,
  useInscripcionesCreateMutation,
  useInscripcionesOfferVenceQuery,
  useInscripcionesUpdateMutation,
  useInscripcionesRemoveMutation,
  useInscripcionesObserveMutation,
  useInscripcionesAnswerMutation,
  useInscripcionesResolveMutation,
  useInscripcionesReopenMutation,
  useInscripcionesDeOficinaFindBoardQuery,
} = injectedRtkApi;
