// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["documentos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      documentosFindOfCarpeta: build.query<
        DocumentosFindOfCarpetaApiResponse,
        DocumentosFindOfCarpetaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos`,
          params: {
            papelera: queryArg.papelera,
          },
        }),
        providesTags: ["documentos"],
      }),
      subidasCreateDocumentos: build.mutation<
        SubidasCreateDocumentosApiResponse,
        SubidasCreateDocumentosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosFindVersiones: build.query<
        DocumentosFindVersionesApiResponse,
        DocumentosFindVersionesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/versiones`,
        }),
        providesTags: ["documentos"],
      }),
      subidasCreateVersion: build.mutation<
        SubidasCreateVersionApiResponse,
        SubidasCreateVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/versiones`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosUpdate: build.mutation<
        DocumentosUpdateApiResponse,
        DocumentosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarDocumentoDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosRemove: build.mutation<
        DocumentosRemoveApiResponse,
        DocumentosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosRestore: build.mutation<
        DocumentosRestoreApiResponse,
        DocumentosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["documentos"],
      }),
      contenidoGet: build.query<ContenidoGetApiResponse, ContenidoGetApiArg>({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/contenido`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["documentos"],
      }),
      contenidoThumbnail: build.query<
        ContenidoThumbnailApiResponse,
        ContenidoThumbnailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/miniatura`,
        }),
        providesTags: ["documentos"],
      }),
      seccionesCreate: build.mutation<
        SeccionesCreateApiResponse,
        SeccionesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/secciones`,
          method: "POST",
          body: queryArg.crearSeccionDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      seccionesUpdate: build.mutation<
        SeccionesUpdateApiResponse,
        SeccionesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/secciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarSeccionDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      seccionesRemove: build.mutation<
        SeccionesRemoveApiResponse,
        SeccionesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/secciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["documentos"],
      }),
      lotesMove: build.mutation<LotesMoveApiResponse, LotesMoveApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos/mover`,
          method: "POST",
          body: queryArg.moverDocumentosDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      lotesRemove: build.mutation<LotesRemoveApiResponse, LotesRemoveApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos/eliminar`,
          method: "POST",
          body: queryArg.documentosElegidosDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      lotesRestore: build.mutation<LotesRestoreApiResponse, LotesRestoreApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos/restaurar`,
            method: "POST",
            body: queryArg.documentosElegidosDto,
          }),
          invalidatesTags: ["documentos"],
        },
      ),
      zipAllow: build.mutation<ZipAllowApiResponse, ZipAllowApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos/zip`,
          method: "POST",
          body: queryArg.pedirZipDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      zipGet: build.query<ZipGetApiResponse, ZipGetApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos/zip`,
        }),
        providesTags: ["documentos"],
      }),
      textosDeDocumentosFind: build.query<
        TextosDeDocumentosFindApiResponse,
        TextosDeDocumentosFindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos/textos`,
          params: {
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["documentos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type DocumentosFindOfCarpetaApiResponse =
  /** status 200  */ DocumentosDto;
export type DocumentosFindOfCarpetaApiArg = {
  id: string;
  /** Whether the documents in the trash are listed instead of the others. */
  papelera: boolean;
};
export type SubidasCreateDocumentosApiResponse = /** status 201  */ SubidaDto;
export type SubidasCreateDocumentosApiArg = {
  id: string;
  body: {
    seccionId?: string;
    archivos?: Blob[];
  };
};
export type DocumentosFindVersionesApiResponse =
  /** status 200  */ VersionDocumentoDto[];
export type DocumentosFindVersionesApiArg = {
  id: string;
};
export type SubidasCreateVersionApiResponse = /** status 201  */ SubidaDto;
export type SubidasCreateVersionApiArg = {
  id: string;
  body: {
    motivo?: string;
    archivo?: Blob;
  };
};
export type DocumentosUpdateApiResponse = /** status 200  */ DocumentoDto;
export type DocumentosUpdateApiArg = {
  id: string;
  modificarDocumentoDto: ModificarDocumentoDto;
};
export type DocumentosRemoveApiResponse = /** status 200  */ boolean;
export type DocumentosRemoveApiArg = {
  id: string;
};
export type DocumentosRestoreApiResponse = /** status 200  */ DocumentoDto;
export type DocumentosRestoreApiArg = {
  id: string;
};
export type ContenidoGetApiResponse = unknown;
export type ContenidoGetApiArg = {
  id: string;
  n: number;
  /** Whether it is sent as an attachment, whatever its type. */
  descargar: boolean;
};
export type ContenidoThumbnailApiResponse = unknown;
export type ContenidoThumbnailApiArg = {
  id: string;
  n: number;
};
export type SeccionesCreateApiResponse = /** status 201  */ SeccionDto;
export type SeccionesCreateApiArg = {
  id: string;
  crearSeccionDto: CrearSeccionDto;
};
export type SeccionesUpdateApiResponse = /** status 200  */ SeccionDto;
export type SeccionesUpdateApiArg = {
  id: string;
  modificarSeccionDto: ModificarSeccionDto;
};
export type SeccionesRemoveApiResponse = /** status 200  */ boolean;
export type SeccionesRemoveApiArg = {
  id: string;
};
export type LotesMoveApiResponse = /** status 200  */ LoteDto;
export type LotesMoveApiArg = {
  id: string;
  moverDocumentosDto: MoverDocumentosDto;
};
export type LotesRemoveApiResponse = /** status 200  */ LoteDto;
export type LotesRemoveApiArg = {
  id: string;
  documentosElegidosDto: DocumentosElegidosDto;
};
export type LotesRestoreApiResponse = /** status 200  */ LoteDto;
export type LotesRestoreApiArg = {
  id: string;
  documentosElegidosDto: DocumentosElegidosDto;
};
export type ZipAllowApiResponse = /** status 200  */ DescargaZipDto;
export type ZipAllowApiArg = {
  id: string;
  pedirZipDto: PedirZipDto;
};
export type ZipGetApiResponse = unknown;
export type ZipGetApiArg = {
  id: string;
};
export type TextosDeDocumentosFindApiResponse =
  /** status 200  */ TextoHalladoDto[];
export type TextosDeDocumentosFindApiArg = {
  id: string;
  /** Words that must all be in the text: accents, letter case and endings do not matter. */
  buscar: string;
};
export type SeccionDto = {
  id: string;
  /** The seccion that contains it; null when that is the carpeta itself. */
  padreId: string | null;
  nombre: string;
  /** The position among its siblings. */
  orden: number;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type EstadoDeTextoDto = {
  estado:
    | "pendiente"
    | "listo"
    | "sin_texto"
    | "protegido"
    | "fallido"
    | "demasiado_grande";
  /** Why there is none, or not all of it. */
  motivo:
    | (
        | "tipo"
        | "vacio"
        | "sin_reconocer"
        | "danado"
        | "memoria"
        | "tiempo"
        | "interrumpido"
        | "sin_archivo"
      )
    | null;
  /** Whether the file has more text than can be searched. */
  incompleto: boolean;
};
export type VersionDocumentoDto = {
  /** Counts from 1. */
  n: number;
  /** The hash of the content, in hexadecimal. */
  sha256: string;
  bytes: number;
  /** Detected from the content. */
  mime: string;
  /** The name of the file that was uploaded. */
  nombreOriginal: string;
  autor: NombradoDto;
  /** Why there is a new version. */
  motivo: string | null;
  creadaEn: string;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
  /** What became of its text, which is read to be searched; null while texts are not read. */
  texto: EstadoDeTextoDto | null;
};
export type DocumentoDto = {
  id: string;
  carpetaId: string;
  /** Null when it is in the carpeta itself. */
  seccionId: string | null;
  nombre: string;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  /** The newest version. */
  actual: VersionDocumentoDto;
  eliminadoEn: string | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: string | null;
  creadoEn: string;
  actualizadoEn: string;
};
export type PapeleraDeSeccionDto = {
  /** Null for those that were in the carpeta itself. */
  seccionId: string | null;
  total: number;
};
export type DocumentosDto = {
  secciones: SeccionDto[];
  documentos: DocumentoDto[];
  /** What the trash holds; secciones with nothing in it are left out. */
  enPapelera: PapeleraDeSeccionDto[];
  /** When the carpeta was signed. Older documents are replaced or deleted by who may sign, with a reason. */
  firmadaEn: string | null;
  /** The largest file that may be uploaded, in MiB. */
  archivoMaxMib: number;
};
export type DuplicadoDto = {
  documentoId: string;
  nombre: string;
  version: number;
};
export type AvisoDto = {
  /** The name that was sent. */
  archivo: string;
  mensaje: string;
  duplicadoDe: DuplicadoDto;
};
export type RechazadoDto = {
  /** The name that was sent. */
  archivo: string;
  code: string;
  message: string;
};
export type SubidaDto = {
  documentos: DocumentoDto[];
  avisos: AvisoDto[];
  rechazados: RechazadoDto[];
};
export type ModificarDocumentoDto = {
  nombre?: string;
  /** null moves it to the carpeta itself. */
  seccionId?: string | null;
  motivo?: string | null;
};
export type CrearSeccionDto = {
  nombre: string;
  /** The seccion that contains it; none for the carpeta itself. */
  padreId?: string | null;
};
export type ModificarSeccionDto = {
  nombre?: string;
  /** null moves it to the carpeta itself. */
  padreId?: string | null;
};
export type DocumentoRechazadoDto = {
  id: string;
  /** Null when it is not in the carpeta. */
  nombre: string | null;
  code: string;
  message: string;
};
export type LoteDto = {
  /** Those that are now as was asked, in the order of the call. */
  documentos: DocumentoDto[];
  rechazados: DocumentoRechazadoDto[];
};
export type MoverDocumentosDto = {
  /** null moves them to the carpeta itself. */
  seccionId: string | null;
  ids: string[];
  motivo?: string | null;
};
export type DocumentosElegidosDto = {
  ids: string[];
  motivo?: string | null;
};
export type DescargaZipDto = {
  url: string;
};
export type PedirZipDto = {
  ids: string[];
};
export type TrozoDto = {
  texto: string;
  /** Whether it is what was looked for. */
  hallado: boolean;
};
export type TextoHalladoDto = {
  documentoId: string;
  /** Around the first of the words. */
  pasaje: TrozoDto[];
};
export const {
  useDocumentosFindOfCarpetaQuery,
  useSubidasCreateDocumentosMutation,
  useDocumentosFindVersionesQuery,
  useSubidasCreateVersionMutation,
  useDocumentosUpdateMutation,
  useDocumentosRemoveMutation,
  useDocumentosRestoreMutation,
  useContenidoGetQuery,
  useContenidoThumbnailQuery,
  useSeccionesCreateMutation,
  useSeccionesUpdateMutation,
  useSeccionesRemoveMutation,
  useLotesMoveMutation,
  useLotesRemoveMutation,
  useLotesRestoreMutation,
  useZipAllowMutation,
  useZipGetQuery,
  useTextosDeDocumentosFindQuery,
} = injectedRtkApi;
