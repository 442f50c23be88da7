// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["comentarios"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      comentariosFindPage: build.query<
        ComentariosFindPageApiResponse,
        ComentariosFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/comentarios`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
          },
        }),
        providesTags: ["comentarios"],
      }),
      comentariosAdd: build.mutation<
        ComentariosAddApiResponse,
        ComentariosAddApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/comentarios`,
          method: "POST",
          body: queryArg.comentarDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["comentarios"],
      }),
      comentariosFindMencionables: build.query<
        ComentariosFindMencionablesApiResponse,
        ComentariosFindMencionablesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/comentarios/mencionables`,
        }),
        providesTags: ["comentarios"],
      }),
      comentariosUpdate: build.mutation<
        ComentariosUpdateApiResponse,
        ComentariosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/comentarios/${encodeURIComponent(String(queryArg.comentarioId))}`,
          method: "PATCH",
          body: queryArg.escribirComentarioDto,
        }),
        invalidatesTags: ["comentarios"],
      }),
      comentariosRemove: build.mutation<
        ComentariosRemoveApiResponse,
        ComentariosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/comentarios/${encodeURIComponent(String(queryArg.comentarioId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["comentarios"],
      }),
      comentariosRestore: build.mutation<
        ComentariosRestoreApiResponse,
        ComentariosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/comentarios/${encodeURIComponent(String(queryArg.comentarioId))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["comentarios"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ComentariosFindPageApiResponse = /** status 200  */ ComentariosDto;
export type ComentariosFindPageApiArg = {
  id: string;
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
};
export type ComentariosAddApiResponse = /** status 201  */ ComentarioDto;
export type ComentariosAddApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  comentarDto: ComentarDto;
};
export type ComentariosFindMencionablesApiResponse =
  /** status 200  */ NombradoDto[];
export type ComentariosFindMencionablesApiArg = {
  id: string;
};
export type ComentariosUpdateApiResponse = /** status 200  */ ComentarioDto;
export type ComentariosUpdateApiArg = {
  id: string;
  comentarioId: string;
  escribirComentarioDto: EscribirComentarioDto;
};
export type ComentariosRemoveApiResponse = /** status 200  */ boolean;
export type ComentariosRemoveApiArg = {
  id: string;
  comentarioId: string;
};
export type ComentariosRestoreApiResponse = /** status 200  */ ComentarioDto;
export type ComentariosRestoreApiArg = {
  id: string;
  comentarioId: string;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type ComentarioDto = {
  id: string;
  texto: string;
  usuario: NombradoDto | null;
  menciones: NombradoDto[];
  en: string;
  editadoEn: string | null;
  /** Whether the person who asked wrote it, and may change it. */
  esPropio: boolean;
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
export type ComentariosDto = {
  comentarios: ComentarioDto[];
  paginacion: PaginacionDto;
};
export type ComentarDto = {
  id?: string | null;
  /** Plain text, which mentions people as `@` and their name. */
  texto: string;
  /** The ids of the members whom it mentions. Those who may not see the carpeta are left out. */
  menciones?: string[];
};
export type EscribirComentarioDto = {
  /** Plain text, which mentions people as `@` and their name. */
  texto: string;
  /** The ids of the members whom it mentions. Those who may not see the carpeta are left out. */
  menciones?: string[];
};
export const {
  useComentariosFindPageQuery,
  useComentariosAddMutation,
  useComentariosFindMencionablesQuery,
  useComentariosUpdateMutation,
  useComentariosRemoveMutation,
  useComentariosRestoreMutation,
} = injectedRtkApi;
