// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["plantillas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      plantillasFindAll: build.query<
        PlantillasFindAllApiResponse,
        PlantillasFindAllApiArg
      >({
        query: () => ({ url: `/api/plantillas` }),
        providesTags: ["plantillas"],
      }),
      plantillasCreate: build.mutation<
        PlantillasCreateApiResponse,
        PlantillasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/plantillas`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["plantillas"],
      }),
      plantillasFindCampos: build.query<
        PlantillasFindCamposApiResponse,
        PlantillasFindCamposApiArg
      >({
        query: () => ({ url: `/api/plantillas/campos` }),
        providesTags: ["plantillas"],
      }),
      plantillasGet: build.query<PlantillasGetApiResponse, PlantillasGetApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/plantillas/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["plantillas"],
        },
      ),
      plantillasUpdate: build.mutation<
        PlantillasUpdateApiResponse,
        PlantillasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/plantillas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarPlantillaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["plantillas"],
      }),
      plantillasAddIniciales: build.mutation<
        PlantillasAddInicialesApiResponse,
        PlantillasAddInicialesApiArg
      >({
        query: () => ({ url: `/api/plantillas/iniciales`, method: "POST" }),
        invalidatesTags: ["plantillas"],
      }),
      plantillasCreateVersion: build.mutation<
        PlantillasCreateVersionApiResponse,
        PlantillasCreateVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/plantillas/${encodeURIComponent(String(queryArg.id))}/versiones`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["plantillas"],
      }),
      plantillasRestoreVersion: build.mutation<
        PlantillasRestoreVersionApiResponse,
        PlantillasRestoreVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/plantillas/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["plantillas"],
      }),
      plantillasContent: build.query<
        PlantillasContentApiResponse,
        PlantillasContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/plantillas/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/contenido`,
        }),
        providesTags: ["plantillas"],
      }),
      clausulasFindAll: build.query<
        ClausulasFindAllApiResponse,
        ClausulasFindAllApiArg
      >({
        query: () => ({ url: `/api/clausulas` }),
        providesTags: ["plantillas"],
      }),
      clausulasCreate: build.mutation<
        ClausulasCreateApiResponse,
        ClausulasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/clausulas`,
          method: "POST",
          body: queryArg.crearClausulaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["plantillas"],
      }),
      clausulasUpdate: build.mutation<
        ClausulasUpdateApiResponse,
        ClausulasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/clausulas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarClausulaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["plantillas"],
      }),
      clausulasRemove: build.mutation<
        ClausulasRemoveApiResponse,
        ClausulasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/clausulas/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["plantillas"],
      }),
      textosDePlantillasFindFor: build.query<
        TextosDePlantillasFindForApiResponse,
        TextosDePlantillasFindForApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/plantillas`,
        }),
        providesTags: ["plantillas"],
      }),
      textosDePlantillasProbar: build.query<
        TextosDePlantillasProbarApiResponse,
        TextosDePlantillasProbarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/plantillas/${encodeURIComponent(String(queryArg.plantillaId))}/prueba`,
        }),
        providesTags: ["plantillas"],
      }),
      textosDePlantillasGenerar: build.mutation<
        TextosDePlantillasGenerarApiResponse,
        TextosDePlantillasGenerarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/plantillas/${encodeURIComponent(String(queryArg.plantillaId))}/documentos`,
          method: "POST",
          body: queryArg.generarDocumentoDto,
        }),
        invalidatesTags: ["plantillas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type PlantillasFindAllApiResponse = /** status 200  */ PlantillaDto[];
export type PlantillasFindAllApiArg = void;
export type PlantillasCreateApiResponse =
  /** status 201  */ PlantillaDetalleDto;
export type PlantillasCreateApiArg = {
  body: {
    nombre?: string;
    descripcion?: string;
    archivo?: Blob;
  };
};
export type PlantillasFindCamposApiResponse =
  /** status 200  */ CamposDePlantillasDto;
export type PlantillasFindCamposApiArg = void;
export type PlantillasGetApiResponse = /** status 200  */ PlantillaDetalleDto;
export type PlantillasGetApiArg = {
  id: string;
};
export type PlantillasUpdateApiResponse =
  /** status 200  */ PlantillaDetalleDto;
export type PlantillasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarPlantillaDto: ModificarPlantillaDto;
};
export type PlantillasAddInicialesApiResponse =
  /** status 200  */ PlantillaDto[];
export type PlantillasAddInicialesApiArg = void;
export type PlantillasCreateVersionApiResponse =
  /** status 201  */ PlantillaDetalleDto;
export type PlantillasCreateVersionApiArg = {
  id: string;
  body: {
    motivo?: string;
    archivo?: Blob;
  };
};
export type PlantillasRestoreVersionApiResponse =
  /** status 200  */ PlantillaDetalleDto;
export type PlantillasRestoreVersionApiArg = {
  id: string;
  n: number;
};
export type PlantillasContentApiResponse = unknown;
export type PlantillasContentApiArg = {
  id: string;
  n: number;
};
export type ClausulasFindAllApiResponse = /** status 200  */ ClausulaDto[];
export type ClausulasFindAllApiArg = void;
export type ClausulasCreateApiResponse = /** status 201  */ ClausulaDto;
export type ClausulasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearClausulaDto: CrearClausulaDto;
};
export type ClausulasUpdateApiResponse = /** status 200  */ ClausulaDto;
export type ClausulasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarClausulaDto: ModificarClausulaDto;
};
export type ClausulasRemoveApiResponse = /** status 200  */ boolean;
export type ClausulasRemoveApiArg = {
  id: string;
};
export type TextosDePlantillasFindForApiResponse =
  /** status 200  */ PlantillaParaCarpetaDto[];
export type TextosDePlantillasFindForApiArg = {
  id: string;
};
export type TextosDePlantillasProbarApiResponse =
  /** status 200  */ PruebaDePlantillaDto;
export type TextosDePlantillasProbarApiArg = {
  id: string;
  plantillaId: string;
};
export type TextosDePlantillasGenerarApiResponse =
  /** status 201  */ DocumentoGeneradoDto;
export type TextosDePlantillasGenerarApiArg = {
  id: string;
  plantillaId: string;
  generarDocumentoDto: GenerarDocumentoDto;
};
export type PlantillaDto = {
  id: string;
  /** Whether it is one of ours. */
  esInicial: boolean;
  nombre: string;
  descripcion: string | null;
  tiposActo: string[];
  versionActual: number;
  activa: boolean;
  actualizadaEn: string;
  /** The version that If-Match must name to change it. */
  version: number;
};
export type CampoUsadoDto = {
  /** As the template has it, without its braces. */
  escrito: string;
  nombre: string;
  /** What it is a field of. */
  grupo: string;
  /** Whether it opens a loop or a condition. */
  isSection: boolean;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type VersionDePlantillaDto = {
  n: number;
  nombreOriginal: string;
  bytes: number;
  sha256: string;
  motivo: string | null;
  autor: NombradoDto;
  creadaEn: string;
};
export type PlantillaDetalleDto = {
  id: string;
  /** Whether it is one of ours. */
  esInicial: boolean;
  nombre: string;
  descripcion: string | null;
  tiposActo: string[];
  versionActual: number;
  activa: boolean;
  actualizadaEn: string;
  /** The version that If-Match must name to change it. */
  version: number;
  campos: CampoUsadoDto[];
  versiones: VersionDePlantillaDto[];
};
export type CampoDePlantillaDto = {
  /** How a template names it, with its braces. */
  escrito: string;
  nombre: string;
};
export type GrupoDeCamposDto = {
  nombre: string;
  /** How a template goes through them, all of them or some; none when there is one alone. */
  secciones: CampoDePlantillaDto[];
  campos: CampoDePlantillaDto[];
};
export type FiltroDto = {
  nombre: string;
  que: string;
  ejemplo: string;
};
export type CamposDePlantillasDto = {
  grupos: GrupoDeCamposDto[];
  filtros: FiltroDto[];
};
export type ModificarPlantillaDto = {
  nombre?: string;
  descripcion?: string | null;
  /** The actos that it is offered for; none for all. */
  tiposActo?: string[];
  /** Whether it is offered. */
  activa?: boolean;
};
export type ClausulaDto = {
  id: string;
  clave: string;
  nombre: string;
  texto: string;
  actualizadaEn: string;
  version: number;
};
export type CrearClausulaDto = {
  id?: string | null;
  /** By it templates name it: `{clausula.precio}`. */
  clave: string;
  nombre: string;
  texto: string;
};
export type ModificarClausulaDto = {
  nombre?: string;
  /** It may name fields, but has neither loops nor conditions. */
  texto?: string;
};
export type DocumentoDePlantillaDto = {
  id: string;
  nombre: string;
  versiones: number;
};
export type PlantillaParaCarpetaDto = {
  id: string;
  nombre: string;
  descripcion: string | null;
  /** Whether it is meant for the carpeta's acto. */
  esDelActo: boolean;
  /** The documents of the carpeta that were made of it, the latest first. */
  documentos: DocumentoDePlantillaDto[];
};
export type CampoFaltanteDto = {
  nombre: string;
  /** Whose it is; null where it goes without saying. */
  de: string | null;
  /** The page on which it is filled. */
  lugar: string;
  /** A whole sentence. */
  mensaje: string;
};
export type PruebaDePlantillaDto = {
  /** A line for each paragraph; where something is missing, its name in brackets. */
  texto: string;
  faltan: CampoFaltanteDto[];
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
export type DocumentoGeneradoDto = {
  documento: DocumentoDto;
  /** The number of the version that was made. */
  n: number;
};
export type GenerarDocumentoDto = {
  /** The document that gets a new version; when it is missing, the first one of the template in the carpeta. */
  documentoId?: string | null;
  /** Why there is a new version, which a document from before the signature needs. */
  motivo?: string | null;
  /** Whether another document is made beside those that the carpeta has of the template. */
  otro?: boolean;
  /** The section of a new document. */
  seccionId?: string | null;
  /** The name of a new document; that of the template when it is missing. */
  nombre?: string | null;
};
export const {
  usePlantillasFindAllQuery,
  usePlantillasCreateMutation,
  usePlantillasFindCamposQuery,
  usePlantillasGetQuery,
  usePlantillasUpdateMutation,
  usePlantillasAddInicialesMutation,
  usePlantillasCreateVersionMutation,
  usePlantillasRestoreVersionMutation,
  usePlantillasContentQuery,
  useClausulasFindAllQuery,
  useClausulasCreateMutation,
  useClausulasUpdateMutation,
  useClausulasRemoveMutation,
  useTextosDePlantillasFindForQuery,
  useTextosDePlantillasProbarQuery,
  useTextosDePlantillasGenerarMutation,
} = injectedRtkApi;
