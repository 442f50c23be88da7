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
  /** That of the register. */
  numero?: string | null;
  /** Until when the presentation holds the place. */
  vence?: string | null;
  /** Where it is found in the register, once it is entered. */
  asiento?: string | null;
  /** The documento of the carpeta that proves it. */
  documentoId?: string | null;
};
export type CamposInscripcionDto = {
  registro?: string;
  /** What of the carpeta is presented, where there is more than one thing. */
  que?: string | null;
  /** The day of the presentation. */
  presentada?: string | null;
  /** That of the register. */
  numero?: string | null;
  /** Until when the presentation holds the place. */
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
export const {
  useInscripcionesFindAllQuery,
  useInscripcionesCreateMutation,
  useInscripcionesUpdateMutation,
  useInscripcionesRemoveMutation,
  useInscripcionesObserveMutation,
  useInscripcionesAnswerMutation,
  useInscripcionesResolveMutation,
  useInscripcionesReopenMutation,
} = injectedRtkApi;
