// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["archivos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fileManagerGet: build.query<
        FileManagerGetApiResponse,
        FileManagerGetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/file-manager`,
          params: {
            folderId: queryArg.folderId,
          },
        }),
        providesTags: ["archivos"],
      }),
      zipDeArchivosAllow: build.mutation<
        ZipDeArchivosAllowApiResponse,
        ZipDeArchivosAllowApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/zip`,
          method: "POST",
          body: queryArg.elegidosDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      zipDeArchivosGet: build.query<
        ZipDeArchivosGetApiResponse,
        ZipDeArchivosGetApiArg
      >({
        query: () => ({ url: `/api/archivos/zip` }),
        providesTags: ["archivos"],
      }),
      lotesDeArchivosMove: build.mutation<
        LotesDeArchivosMoveApiResponse,
        LotesDeArchivosMoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/mover`,
          method: "POST",
          body: queryArg.moverArchivosDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      lotesDeArchivosCopy: build.mutation<
        LotesDeArchivosCopyApiResponse,
        LotesDeArchivosCopyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/copiar`,
          method: "POST",
          body: queryArg.moverArchivosDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      lotesDeArchivosRemove: build.mutation<
        LotesDeArchivosRemoveApiResponse,
        LotesDeArchivosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/eliminar`,
          method: "POST",
          body: queryArg.elegidosDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      lotesDeArchivosRestore: build.mutation<
        LotesDeArchivosRestoreApiResponse,
        LotesDeArchivosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/restaurar`,
          method: "POST",
          body: queryArg.elegidosDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      lotesDeArchivosRestoreOne: build.mutation<
        LotesDeArchivosRestoreOneApiResponse,
        LotesDeArchivosRestoreOneApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["archivos"],
      }),
      subidasDeArchivosCreate: build.mutation<
        SubidasDeArchivosCreateApiResponse,
        SubidasDeArchivosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["archivos"],
      }),
      archivosList: build.query<ArchivosListApiResponse, ArchivosListApiArg>({
        query: (queryArg) => ({
          url: `/api/archivos`,
          params: {
            orden: queryArg.orden,
            sentido: queryArg.sentido,
            directorioId: queryArg.directorioId,
            despues: queryArg.despues,
            limite: queryArg.limite,
          },
        }),
        providesTags: ["archivos"],
      }),
      subidasDeArchivosFromDocumento: build.mutation<
        SubidasDeArchivosFromDocumentoApiResponse,
        SubidasDeArchivosFromDocumentoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/desde-documento`,
          method: "POST",
          body: queryArg.documentoAArchivoDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      subidasDeArchivosCreateVersion: build.mutation<
        SubidasDeArchivosCreateVersionApiResponse,
        SubidasDeArchivosCreateVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}/versiones`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["archivos"],
      }),
      archivosFindVersiones: build.query<
        ArchivosFindVersionesApiResponse,
        ArchivosFindVersionesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}/versiones`,
        }),
        providesTags: ["archivos"],
      }),
      subidasDeArchivosToDocumento: build.mutation<
        SubidasDeArchivosToDocumentoApiResponse,
        SubidasDeArchivosToDocumentoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}/documento`,
          method: "POST",
          body: queryArg.archivoADocumentoDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      subidasDeArchivosContent: build.query<
        SubidasDeArchivosContentApiResponse,
        SubidasDeArchivosContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/contenido`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["archivos"],
      }),
      subidasDeArchivosThumbnail: build.query<
        SubidasDeArchivosThumbnailApiResponse,
        SubidasDeArchivosThumbnailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/miniatura`,
        }),
        providesTags: ["archivos"],
      }),
      archivosSearch: build.query<
        ArchivosSearchApiResponse,
        ArchivosSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/buscar`,
          params: {
            buscar: queryArg.buscar,
            limite: queryArg.limite,
          },
        }),
        providesTags: ["archivos"],
      }),
      archivosTrashed: build.query<
        ArchivosTrashedApiResponse,
        ArchivosTrashedApiArg
      >({
        query: () => ({ url: `/api/archivos/papelera` }),
        providesTags: ["archivos"],
      }),
      archivosGet: build.query<ArchivosGetApiResponse, ArchivosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["archivos"],
      }),
      archivosUpdate: build.mutation<
        ArchivosUpdateApiResponse,
        ArchivosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambiarArchivoDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      archivosRestoreVersion: build.mutation<
        ArchivosRestoreVersionApiResponse,
        ArchivosRestoreVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/archivos/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["archivos"],
      }),
      directoriosTree: build.query<
        DirectoriosTreeApiResponse,
        DirectoriosTreeApiArg
      >({
        query: () => ({ url: `/api/directorios` }),
        providesTags: ["archivos"],
      }),
      directoriosCreate: build.mutation<
        DirectoriosCreateApiResponse,
        DirectoriosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/directorios`,
          method: "POST",
          body: queryArg.crearDirectorioDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      directoriosGet: build.query<
        DirectoriosGetApiResponse,
        DirectoriosGetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/directorios/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["archivos"],
      }),
      directoriosUpdate: build.mutation<
        DirectoriosUpdateApiResponse,
        DirectoriosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/directorios/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarDirectorioDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      directoriosEnsure: build.mutation<
        DirectoriosEnsureApiResponse,
        DirectoriosEnsureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/directorios/rutas`,
          method: "POST",
          body: queryArg.rutasDeDirectoriosDto,
        }),
        invalidatesTags: ["archivos"],
      }),
      directoriosRestore: build.mutation<
        DirectoriosRestoreApiResponse,
        DirectoriosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/directorios/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["archivos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type FileManagerGetApiResponse = /** status 200  */ FileManagerDto;
export type FileManagerGetApiArg = {
  /** «null» or none for the outermost level. */
  folderId?: string;
};
export type ZipDeArchivosAllowApiResponse = /** status 200  */ DescargaZipDto;
export type ZipDeArchivosAllowApiArg = {
  elegidosDto: ElegidosDto;
};
export type ZipDeArchivosGetApiResponse = unknown;
export type ZipDeArchivosGetApiArg = void;
export type LotesDeArchivosMoveApiResponse = /** status 200  */ LoteArchivosDto;
export type LotesDeArchivosMoveApiArg = {
  moverArchivosDto: MoverArchivosDto;
};
export type LotesDeArchivosCopyApiResponse = /** status 200  */ LoteArchivosDto;
export type LotesDeArchivosCopyApiArg = {
  moverArchivosDto: MoverArchivosDto;
};
export type LotesDeArchivosRemoveApiResponse =
  /** status 200  */ LoteArchivosDto;
export type LotesDeArchivosRemoveApiArg = {
  elegidosDto: ElegidosDto;
};
export type LotesDeArchivosRestoreApiResponse =
  /** status 200  */ LoteArchivosDto;
export type LotesDeArchivosRestoreApiArg = {
  elegidosDto: ElegidosDto;
};
export type LotesDeArchivosRestoreOneApiResponse =
  /** status 200  */ ArchivoDto;
export type LotesDeArchivosRestoreOneApiArg = {
  id: string;
};
export type SubidasDeArchivosCreateApiResponse =
  /** status 201  */ SubidaArchivosDto;
export type SubidasDeArchivosCreateApiArg = {
  body: {
    directorioId?: string;
    siExiste?: "nueva_version" | "conservar_ambos" | "omitir";
    archivos?: Blob[];
  };
};
export type ArchivosListApiResponse = /** status 200  */ ListaArchivosDto;
export type ArchivosListApiArg = {
  orden: "nombre" | "fecha" | "tamano" | "tipo";
  sentido: "asc" | "desc";
  /** The directorio; none for what is in no directorio. */
  directorioId?: string;
  /** The id of the last archivo of the part before this one; none for the first part. */
  despues?: string;
  /** How many archivos at most. */
  limite: number;
};
export type SubidasDeArchivosFromDocumentoApiResponse =
  /** status 201  */ SubidaArchivosDto;
export type SubidasDeArchivosFromDocumentoApiArg = {
  documentoAArchivoDto: DocumentoAArchivoDto;
};
export type SubidasDeArchivosCreateVersionApiResponse =
  /** status 201  */ SubidaArchivosDto;
export type SubidasDeArchivosCreateVersionApiArg = {
  id: string;
  body: {
    motivo?: string;
    archivo?: Blob;
  };
};
export type ArchivosFindVersionesApiResponse =
  /** status 200  */ VersionArchivoDto[];
export type ArchivosFindVersionesApiArg = {
  id: string;
};
export type SubidasDeArchivosToDocumentoApiResponse =
  /** status 201  */ DocumentoArchivadoDto;
export type SubidasDeArchivosToDocumentoApiArg = {
  id: string;
  archivoADocumentoDto: ArchivoADocumentoDto;
};
export type SubidasDeArchivosContentApiResponse = unknown;
export type SubidasDeArchivosContentApiArg = {
  id: string;
  n: number;
  /** Whether it is sent as an attachment, whatever its type. */
  descargar: boolean;
};
export type SubidasDeArchivosThumbnailApiResponse = unknown;
export type SubidasDeArchivosThumbnailApiArg = {
  id: string;
  n: number;
};
export type ArchivosSearchApiResponse = /** status 200  */ HalladosDto;
export type ArchivosSearchApiArg = {
  buscar: string;
  /** How many of each kind at most. */
  limite: number;
};
export type ArchivosTrashedApiResponse = /** status 200  */ HalladosDto;
export type ArchivosTrashedApiArg = void;
export type ArchivosGetApiResponse = /** status 200  */ ArchivoDetalleDto;
export type ArchivosGetApiArg = {
  id: string;
};
export type ArchivosUpdateApiResponse = /** status 200  */ ArchivoDto;
export type ArchivosUpdateApiArg = {
  id: string;
  cambiarArchivoDto: CambiarArchivoDto;
};
export type ArchivosRestoreVersionApiResponse = /** status 200  */ ArchivoDto;
export type ArchivosRestoreVersionApiArg = {
  id: string;
  n: number;
};
export type DirectoriosTreeApiResponse = /** status 200  */ RamaDto[];
export type DirectoriosTreeApiArg = void;
export type DirectoriosCreateApiResponse =
  /** status 201  */ DirectorioDetalleDto;
export type DirectoriosCreateApiArg = {
  crearDirectorioDto: CrearDirectorioDto;
};
export type DirectoriosGetApiResponse = /** status 200  */ DirectorioDetalleDto;
export type DirectoriosGetApiArg = {
  id: string;
};
export type DirectoriosUpdateApiResponse =
  /** status 200  */ DirectorioDetalleDto;
export type DirectoriosUpdateApiArg = {
  id: string;
  modificarDirectorioDto: ModificarDirectorioDto;
};
export type DirectoriosEnsureApiResponse = unknown;
export type DirectoriosEnsureApiArg = {
  rutasDeDirectoriosDto: RutasDeDirectoriosDto;
};
export type DirectoriosRestoreApiResponse =
  /** status 200  */ DirectorioDetalleDto;
export type DirectoriosRestoreApiArg = {
  id: string;
};
export type ItemDto = {
  id: string;
  folderId: string | null;
  name: string;
  createdBy: string;
  createdAt: string;
  modifiedAt: string;
  size: string;
  /** «folder», or the kind of the file: PDF, XLS, DOC, TXT, JPG or another. */
  type: string;
  /** What a folder holds: «57 archivos». */
  contents: string | null;
  description: string | null;
};
export type FileManagerDto = {
  folders: ItemDto[];
  files: ItemDto[];
  /** From the outermost folder to this one. */
  path: ItemDto[];
};
export type DescargaZipDto = {
  url: string;
};
export type ElegidosDto = {
  archivos?: string[];
  directorios?: string[];
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
export type VersionArchivoDto = {
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
  texto?: EstadoDeTextoDto | null;
};
export type ArchivoDto = {
  id: string;
  /** Null at the outermost level. */
  directorioId: string | null;
  nombre: string;
  descripcion: string | null;
  /** The extension in capitals, as a badge shows it; «Archivo» for none. */
  tipo: string;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  /** The newest version. */
  actual: VersionArchivoDto;
  /** Whether titulares and adscriptos alone see it, as its directorio. */
  reservado: boolean;
  creadoPor: NombradoDto;
  creadoEn: string;
  /** When its name, its description or its content was changed last. */
  actualizadoEn: string;
  eliminadoEn: string | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: string | null;
};
export type DirectorioDto = {
  id: string;
  /** The directorio that contains it; null at the outermost level. */
  padreId: string | null;
  nombre: string;
  descripcion: string | null;
  /** Whether this one is marked for titulares and adscriptos alone. */
  restringido: boolean;
  /** Whether it, or one above it, is marked so. */
  reservado: boolean;
  /** The archivos directly in it. */
  archivos: number;
  /** The directorios directly in it. */
  directorios: number;
  /** The size of all that is in it, at any depth. */
  bytes: number;
  creadoPor: NombradoDto;
  creadoEn: string;
  actualizadoEn: string;
  eliminadoEn: string | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: string | null;
};
export type ElegidoRechazadoDto = {
  id: string;
  /** Null when it was not found. */
  nombre: string | null;
  code: string;
  message: string;
};
export type LoteArchivosDto = {
  /** Those that are now as was asked; of a copy, the new ones. */
  archivos: ArchivoDto[];
  directorios: DirectorioDto[];
  /** Those left out as was asked, by id, since their names are taken. */
  omitidos: string[];
  rechazados: ElegidoRechazadoDto[];
};
export type MoverArchivosDto = {
  /** What happens to one whose name is taken there; without it, that one is refused. */
  siExiste?: "conservar_ambos" | "omitir";
  /** null for the outermost level. */
  directorioId: string | null;
  /** Of a copy of a document of a reserved carpeta: that people who do not see the carpeta will see it. */
  loVeranOtros?: boolean;
  archivos?: string[];
  directorios?: string[];
};
export type OmitidoDto = {
  /** The name that was sent. */
  archivo: string;
  /** The one that has the name. */
  archivoId: string;
};
export type RechazadoDto = {
  /** The name that was sent. */
  archivo: string;
  code: string;
  message: string;
};
export type SubidaArchivosDto = {
  archivos: ArchivoDto[];
  omitidos: OmitidoDto[];
  rechazados: RechazadoDto[];
};
export type DirectorioDeRutaDto = {
  id: string;
  nombre: string;
  /** Whether titulares and adscriptos alone see it. */
  reservado: boolean;
};
export type ListaArchivosDto = {
  /** Null at the outermost level. */
  directorio: DirectorioDto | null;
  /** The directorios from the outermost one to this one. */
  ruta: DirectorioDeRutaDto[];
  /** Those directly in it, by name; in the first part of the list alone. */
  directorios: DirectorioDto[];
  archivos: ArchivoDto[];
  /** What `despues` is for the next part; null when this is the last one. */
  siguiente: string | null;
  /** How many archivos are directly in it. */
  totalArchivos: number;
  /** Their size. */
  totalBytes: number;
  /** The largest file that may be uploaded, in MiB. */
  archivoMaxMib: number;
};
export type DocumentoAArchivoDto = {
  siExiste?: "nueva_version" | "conservar_ambos" | "omitir";
  documentoId: string;
  /** null or none: the outermost level. */
  directorioId?: string | null;
  /** Of a document of a reserved carpeta: that people who do not see the carpeta will see the copy. */
  loVeranOtros?: boolean;
};
export type DocumentoArchivadoDto = {
  documentoId: string;
  carpetaId: string;
  /** Says where the same file was already; null when it was nowhere. */
  aviso: string | null;
};
export type ArchivoADocumentoDto = {
  carpetaId: string;
  /** null or none: in the carpeta itself. */
  seccionId?: string | null;
  /** Of a copy of a document of a reserved carpeta: that people who do not see the carpeta will see it. */
  loVeranOtros?: boolean;
};
export type DirectorioHalladoDto = {
  id: string;
  /** The directorio that contains it; null at the outermost level. */
  padreId: string | null;
  nombre: string;
  descripcion: string | null;
  /** Whether this one is marked for titulares and adscriptos alone. */
  restringido: boolean;
  /** Whether it, or one above it, is marked so. */
  reservado: boolean;
  /** The archivos directly in it. */
  archivos: number;
  /** The directorios directly in it. */
  directorios: number;
  /** The size of all that is in it, at any depth. */
  bytes: number;
  creadoPor: NombradoDto;
  creadoEn: string;
  actualizadoEn: string;
  eliminadoEn: string | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: string | null;
  ruta: DirectorioDeRutaDto[];
};
export type TrozoDto = {
  texto: string;
  /** Whether it is what was looked for. */
  hallado: boolean;
};
export type ArchivoHalladoDto = {
  id: string;
  /** Null at the outermost level. */
  directorioId: string | null;
  nombre: string;
  descripcion: string | null;
  /** The extension in capitals, as a badge shows it; «Archivo» for none. */
  tipo: string;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  /** The newest version. */
  actual: VersionArchivoDto;
  /** Whether titulares and adscriptos alone see it, as its directorio. */
  reservado: boolean;
  creadoPor: NombradoDto;
  creadoEn: string;
  /** When its name, its description or its content was changed last. */
  actualizadoEn: string;
  eliminadoEn: string | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: string | null;
  ruta: DirectorioDeRutaDto[];
  /** Where its text has the words of a search; null when its name does. */
  pasaje?: TrozoDto[] | null;
};
export type HalladosDto = {
  directorios: DirectorioHalladoDto[];
  archivos: ArchivoHalladoDto[];
};
export type LecturaDto = {
  persona: NombradoDto;
  vistoEn: string;
};
export type ArchivoDetalleDto = {
  id: string;
  /** Null at the outermost level. */
  directorioId: string | null;
  nombre: string;
  descripcion: string | null;
  /** The extension in capitals, as a badge shows it; «Archivo» for none. */
  tipo: string;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
  /** The number of versions. */
  versiones: number;
  /** The newest version. */
  actual: VersionArchivoDto;
  /** Whether titulares and adscriptos alone see it, as its directorio. */
  reservado: boolean;
  creadoPor: NombradoDto;
  creadoEn: string;
  /** When its name, its description or its content was changed last. */
  actualizadoEn: string;
  eliminadoEn: string | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: string | null;
  /** The directorios from the outermost one to that of the archivo. */
  ruta: DirectorioDeRutaDto[];
  /** The last who saw or downloaded it, at most 20. */
  lecturas: LecturaDto[];
};
export type CambiarArchivoDto = {
  nombre?: string;
  /** null or '' for none. */
  descripcion?: string | null;
};
export type RamaDto = {
  id: string;
  nombre: string;
  /** Whether titulares and adscriptos alone see it. */
  reservado: boolean;
  padreId: string | null;
};
export type DirectorioDetalleDto = {
  id: string;
  /** The directorio that contains it; null at the outermost level. */
  padreId: string | null;
  nombre: string;
  descripcion: string | null;
  /** Whether this one is marked for titulares and adscriptos alone. */
  restringido: boolean;
  /** Whether it, or one above it, is marked so. */
  reservado: boolean;
  /** The archivos directly in it. */
  archivos: number;
  /** The directorios directly in it. */
  directorios: number;
  /** The size of all that is in it, at any depth. */
  bytes: number;
  creadoPor: NombradoDto;
  creadoEn: string;
  actualizadoEn: string;
  eliminadoEn: string | null;
  /** When it is deleted for good, if it stays in the trash. */
  seEliminaEn: string | null;
  /** The directorios from the outermost one to the one that contains it. */
  ruta: DirectorioDeRutaDto[];
};
export type CrearDirectorioDto = {
  nombre: string;
  /** The directorio that contains it; none for the outermost level. */
  padreId?: string | null;
  descripcion?: string | null;
  /** Whether titulares and adscriptos alone see it and what it holds. Only they may say so. */
  restringido?: boolean;
};
export type ModificarDirectorioDto = {
  nombre?: string;
  /** null or '' for none. */
  descripcion?: string | null;
  restringido?: boolean;
  /** Of a copy of a document of a reserved carpeta: that people who do not see the carpeta will see it. */
  loVeranOtros?: boolean;
};
export type RutasDeDirectoriosDto = {
  /** The directorio that contains them; none for the outermost level. */
  padreId?: string | null;
  /** «Modelos/Poderes»: the names, the outermost first. */
  rutas: string[];
};
export const {
  useFileManagerGetQuery,
  useZipDeArchivosAllowMutation,
  useZipDeArchivosGetQuery,
  useLotesDeArchivosMoveMutation,
  useLotesDeArchivosCopyMutation,
  useLotesDeArchivosRemoveMutation,
  useLotesDeArchivosRestoreMutation,
  useLotesDeArchivosRestoreOneMutation,
  useSubidasDeArchivosCreateMutation,
  useArchivosListQuery,
  useSubidasDeArchivosFromDocumentoMutation,
  useSubidasDeArchivosCreateVersionMutation,
  useArchivosFindVersionesQuery,
  useSubidasDeArchivosToDocumentoMutation,
  useSubidasDeArchivosContentQuery,
  useSubidasDeArchivosThumbnailQuery,
  useArchivosSearchQuery,
  useArchivosTrashedQuery,
  useArchivosGetQuery,
  useArchivosUpdateMutation,
  useArchivosRestoreVersionMutation,
  useDirectoriosTreeQuery,
  useDirectoriosCreateMutation,
  useDirectoriosGetQuery,
  useDirectoriosUpdateMutation,
  useDirectoriosEnsureMutation,
  useDirectoriosRestoreMutation,
} = injectedRtkApi;
