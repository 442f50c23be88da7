// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["correos-de-carpetas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      correosDeCarpetasFindPage: build.query<
        CorreosDeCarpetasFindPageApiResponse,
        CorreosDeCarpetasFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
          },
        }),
        providesTags: ["correos-de-carpetas"],
      }),
      correosDeCarpetasGet: build.query<
        CorreosDeCarpetasGetApiResponse,
        CorreosDeCarpetasGetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos/${encodeURIComponent(String(queryArg.correoId))}`,
        }),
        providesTags: ["correos-de-carpetas"],
      }),
      correosDeCarpetasRemove: build.mutation<
        CorreosDeCarpetasRemoveApiResponse,
        CorreosDeCarpetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos/${encodeURIComponent(String(queryArg.correoId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["correos-de-carpetas"],
      }),
      correosDeCarpetasRestore: build.mutation<
        CorreosDeCarpetasRestoreApiResponse,
        CorreosDeCarpetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos/${encodeURIComponent(String(queryArg.correoId))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["correos-de-carpetas"],
      }),
      correosDeCarpetasContent: build.query<
        CorreosDeCarpetasContentApiResponse,
        CorreosDeCarpetasContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos/${encodeURIComponent(String(queryArg.correoId))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}/contenido`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["correos-de-carpetas"],
      }),
      correosDeCarpetasThumbnail: build.query<
        CorreosDeCarpetasThumbnailApiResponse,
        CorreosDeCarpetasThumbnailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos/${encodeURIComponent(String(queryArg.correoId))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}/miniatura`,
        }),
        providesTags: ["correos-de-carpetas"],
      }),
      correosDeCarpetasPicture: build.query<
        CorreosDeCarpetasPictureApiResponse,
        CorreosDeCarpetasPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos/${encodeURIComponent(String(queryArg.correoId))}/imagen`,
          params: {
            url: queryArg.url,
          },
        }),
        providesTags: ["correos-de-carpetas"],
      }),
      correosDeCarpetasFileAsDocumento: build.mutation<
        CorreosDeCarpetasFileAsDocumentoApiResponse,
        CorreosDeCarpetasFileAsDocumentoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/correos/${encodeURIComponent(String(queryArg.correoId))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}/documento`,
          method: "POST",
          body: queryArg.archivarAdjuntoDeCarpetaDto,
        }),
        invalidatesTags: ["correos-de-carpetas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CorreosDeCarpetasFindPageApiResponse =
  /** status 200  */ CorreosArchivadosDto;
export type CorreosDeCarpetasFindPageApiArg = {
  id: string;
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
};
export type CorreosDeCarpetasGetApiResponse =
  /** status 200  */ CorreoArchivadoDto;
export type CorreosDeCarpetasGetApiArg = {
  id: string;
  correoId: string;
};
export type CorreosDeCarpetasRemoveApiResponse = /** status 200  */ boolean;
export type CorreosDeCarpetasRemoveApiArg = {
  id: string;
  correoId: string;
};
export type CorreosDeCarpetasRestoreApiResponse =
  /** status 200  */ CorreoArchivadoDto;
export type CorreosDeCarpetasRestoreApiArg = {
  id: string;
  correoId: string;
};
export type CorreosDeCarpetasContentApiResponse = unknown;
export type CorreosDeCarpetasContentApiArg = {
  id: string;
  correoId: string;
  adjuntoId: string;
  /** Whether it is sent as an attachment, whatever its type. */
  descargar: boolean;
};
export type CorreosDeCarpetasThumbnailApiResponse = unknown;
export type CorreosDeCarpetasThumbnailApiArg = {
  id: string;
  correoId: string;
  adjuntoId: string;
};
export type CorreosDeCarpetasPictureApiResponse = unknown;
export type CorreosDeCarpetasPictureApiArg = {
  id: string;
  correoId: string;
  url: string;
};
export type CorreosDeCarpetasFileAsDocumentoApiResponse =
  /** status 201  */ DocumentoArchivadoDto;
export type CorreosDeCarpetasFileAsDocumentoApiArg = {
  id: string;
  correoId: string;
  adjuntoId: string;
  archivarAdjuntoDeCarpetaDto: ArchivarAdjuntoDeCarpetaDto;
};
export type CorresponsalDto = {
  /** Empty when only the address is known. */
  nombre: string;
  direccion: string;
  /** The member of the cuenta whose address it is; null for others. */
  usuarioId: string | null;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type CorreoArchivadoListadoDto = {
  id: string;
  fecha: string;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of its text, in one line. */
  extracto: string;
  adjuntos: number;
  /** Who filed it; null when it filed itself, as the answer to one that was there. */
  archivadoPor: NombradoDto | null;
  archivadoEn: string;
  /** The id of the mail in the mailbox of who asks, where it can be answered; null when it is not there. */
  copiaId: string | null;
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
export type CorreosArchivadosDto = {
  correos: CorreoArchivadoListadoDto[];
  paginacion: PaginacionDto;
};
export type CorreoAdjuntoDto = {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether it is a picture that the text shows. */
  enLinea: boolean;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
  /** The address of a small picture of it; null for what is no picture or in the text, and until it is made. */
  miniatura: string | null;
};
export type CorreoArchivadoDto = {
  id: string;
  fecha: string;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of its text, in one line. */
  extracto: string;
  adjuntos: number;
  /** Who filed it; null when it filed itself, as the answer to one that was there. */
  archivadoPor: NombradoDto | null;
  archivadoEn: string;
  /** The id of the mail in the mailbox of who asks, where it can be answered; null when it is not there. */
  copiaId: string | null;
  cc: CorresponsalDto[];
  /** Sanitised. */
  html: string;
  archivos: CorreoAdjuntoDto[];
  /** Of what came from outside: whether it is from whom it says, as the own mail server found. */
  autenticacion: ("fallido" | "verificado" | "sin_datos") | null;
  /** Of what came from outside: to whom its answer goes, when that is not who wrote it. */
  responderA: CorresponsalDto[];
  /** Whether one of them is of another organisation than who wrote it. */
  respuestaAjena: boolean;
};
export type DocumentoArchivadoDto = {
  documentoId: string;
  carpetaId: string;
  /** Says where the same file was already; null when it was nowhere. */
  aviso: string | null;
};
export type ArchivarAdjuntoDeCarpetaDto = {
  /** Null and left out: no section. */
  seccionId?: string | null;
};
export const {
  useCorreosDeCarpetasFindPageQuery,
  useCorreosDeCarpetasGetQuery,
  useCorreosDeCarpetasRemoveMutation,
  useCorreosDeCarpetasRestoreMutation,
  useCorreosDeCarpetasContentQuery,
  useCorreosDeCarpetasThumbnailQuery,
  useCorreosDeCarpetasPictureQuery,
  useCorreosDeCarpetasFileAsDocumentoMutation,
} = injectedRtkApi;
