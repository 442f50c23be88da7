// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["personas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      personasFindPage: build.query<
        PersonasFindPageApiResponse,
        PersonasFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            buscar: queryArg.buscar,
            documento: queryArg.documento,
            tipo: queryArg.tipo,
            orden: queryArg.orden,
            direccion: queryArg.direccion,
          },
        }),
        providesTags: ["personas"],
      }),
      personasCreate: build.mutation<
        PersonasCreateApiResponse,
        PersonasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas`,
          method: "POST",
          body: queryArg.crearPersonaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["personas"],
      }),
      personasCheckDocument: build.query<
        PersonasCheckDocumentApiResponse,
        PersonasCheckDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/verificar-documento`,
          params: {
            pais: queryArg.pais,
            tipo: queryArg.tipo,
            numero: queryArg.numero,
          },
        }),
        providesTags: ["personas"],
      }),
      personasGet: build.query<PersonasGetApiResponse, PersonasGetApiArg>({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["personas"],
      }),
      personasUpdate: build.mutation<
        PersonasUpdateApiResponse,
        PersonasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarPersonaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["personas"],
      }),
      personasRemove: build.mutation<
        PersonasRemoveApiResponse,
        PersonasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["personas"],
      }),
      personasFindCarpetas: build.query<
        PersonasFindCarpetasApiResponse,
        PersonasFindCarpetasApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/carpetas`,
        }),
        providesTags: ["personas"],
      }),
      personasFindRepresentacion: build.query<
        PersonasFindRepresentacionApiResponse,
        PersonasFindRepresentacionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/representacion`,
        }),
        providesTags: ["personas"],
      }),
      personaArchivosFindOf: build.query<
        PersonaArchivosFindOfApiResponse,
        PersonaArchivosFindOfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/archivos`,
        }),
        providesTags: ["personas"],
      }),
      personaArchivosAdd: build.mutation<
        PersonaArchivosAddApiResponse,
        PersonaArchivosAddApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/archivos`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["personas"],
      }),
      personaArchivosUpdate: build.mutation<
        PersonaArchivosUpdateApiResponse,
        PersonaArchivosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/archivos/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarArchivoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["personas"],
      }),
      personaArchivosRemove: build.mutation<
        PersonaArchivosRemoveApiResponse,
        PersonaArchivosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/archivos/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["personas"],
      }),
      personaArchivosRestore: build.mutation<
        PersonaArchivosRestoreApiResponse,
        PersonaArchivosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/archivos/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["personas"],
      }),
      personaArchivosContent: build.query<
        PersonaArchivosContentApiResponse,
        PersonaArchivosContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/archivos/${encodeURIComponent(String(queryArg.id))}/contenido`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["personas"],
      }),
      unionesPreview: build.query<
        UnionesPreviewApiResponse,
        UnionesPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/unir`,
          params: {
            otraId: queryArg.otraId,
          },
        }),
        providesTags: ["personas"],
      }),
      unionesMerge: build.mutation<UnionesMergeApiResponse, UnionesMergeApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/personas/${encodeURIComponent(String(queryArg.id))}/unir`,
            method: "POST",
            body: queryArg.unirPersonaDto,
          }),
          invalidatesTags: ["personas"],
        },
      ),
      unionesUndo: build.mutation<UnionesUndoApiResponse, UnionesUndoApiArg>({
        query: (queryArg) => ({
          url: `/api/personas/uniones/${encodeURIComponent(String(queryArg.id))}/deshacer`,
          method: "POST",
        }),
        invalidatesTags: ["personas"],
      }),
      importacionPersonasPreview: build.mutation<
        ImportacionPersonasPreviewApiResponse,
        ImportacionPersonasPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/importacion/revision`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["personas"],
      }),
      importacionPersonasImport: build.mutation<
        ImportacionPersonasImportApiResponse,
        ImportacionPersonasImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/importacion`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["personas"],
      }),
      importacionPersonasUndo: build.mutation<
        ImportacionPersonasUndoApiResponse,
        ImportacionPersonasUndoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/personas/importacion/deshacer`,
          method: "POST",
          body: queryArg.deshacerImportacionPersonasDto,
        }),
        invalidatesTags: ["personas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type PersonasFindPageApiResponse = /** status 200  */ PersonasDto;
export type PersonasFindPageApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  /** Words in the name or the numbers; accents, letter case, dots and dashes do not matter. */
  buscar?: string;
  /** Only personas with this identity or tax number, to see a duplicate before it is made. */
  documento?: string;
  tipo?: "humana" | "juridica";
  /** By name when missing; `apellidos` puts legal entities in the place of their razón social. */
  orden?: "nombre" | "apellidos" | "actualizadaEn";
  direccion?: "asc" | "desc";
};
export type PersonasCreateApiResponse = /** status 201  */ PersonaDto;
export type PersonasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearPersonaDto: CrearPersonaDto;
};
export type PersonasCheckDocumentApiResponse =
  /** status 200  */ DocumentoVerificadoDto;
export type PersonasCheckDocumentApiArg = {
  pais: string;
  tipo: string;
  /** With or without dots, dashes and blanks. */
  numero: string;
};
export type PersonasGetApiResponse = /** status 200  */ PersonaDto;
export type PersonasGetApiArg = {
  id: string;
};
export type PersonasUpdateApiResponse = /** status 200  */ PersonaDto;
export type PersonasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarPersonaDto: ModificarPersonaDto;
};
export type PersonasRemoveApiResponse = /** status 200  */ boolean;
export type PersonasRemoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type PersonasFindCarpetasApiResponse =
  /** status 200  */ CarpetasDePersonaDto;
export type PersonasFindCarpetasApiArg = {
  id: string;
};
export type PersonasFindRepresentacionApiResponse =
  /** status 200  */ RepresentacionesDto;
export type PersonasFindRepresentacionApiArg = {
  id: string;
};
export type PersonaArchivosFindOfApiResponse =
  /** status 200  */ PersonaArchivoDto[];
export type PersonaArchivosFindOfApiArg = {
  id: string;
};
export type PersonaArchivosAddApiResponse =
  /** status 201  */ PersonaArchivoDto;
export type PersonaArchivosAddApiArg = {
  id: string;
  body: {
    clase?: "dni" | "pasaporte" | "poder" | "constancia" | "otro";
    numero?: string;
    expedido?: string;
    vence?: string;
    archivo?: Blob;
  };
};
export type PersonaArchivosUpdateApiResponse =
  /** status 200  */ PersonaArchivoDto;
export type PersonaArchivosUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarArchivoDto: ModificarArchivoDto;
};
export type PersonaArchivosRemoveApiResponse = /** status 200  */ boolean;
export type PersonaArchivosRemoveApiArg = {
  id: string;
};
export type PersonaArchivosRestoreApiResponse =
  /** status 200  */ PersonaArchivoDto;
export type PersonaArchivosRestoreApiArg = {
  id: string;
};
export type PersonaArchivosContentApiResponse = unknown;
export type PersonaArchivosContentApiArg = {
  id: string;
  /** Whether it is sent as an attachment, whatever its type. */
  descargar: boolean;
};
export type UnionesPreviewApiResponse = /** status 200  */ UnionPreviaDto;
export type UnionesPreviewApiArg = {
  id: string;
  otraId: string;
};
export type UnionesMergeApiResponse = /** status 200  */ PersonaDto;
export type UnionesMergeApiArg = {
  id: string;
  unirPersonaDto: UnirPersonaDto;
};
export type UnionesUndoApiResponse = /** status 200  */ UnionDeshechaDto;
export type UnionesUndoApiArg = {
  id: string;
};
export type ImportacionPersonasPreviewApiResponse =
  /** status 200  */ RevisionPersonasDto;
export type ImportacionPersonasPreviewApiArg = {
  body: {
    /** `{columnas?: (campo | null)[], existentes?: "omitir" | "completar", homonimas?: "omitir" | "agregar", distintas?: number[]}`, as JSON: what each column has, what is done with those who exist and with those of the same name, and the rows with whom the other is done. */
    opciones?: string;
    archivo?: Blob;
  };
};
export type ImportacionPersonasImportApiResponse =
  /** status 200  */ ImportacionPersonasDto;
export type ImportacionPersonasImportApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  body: {
    /** `{columnas?: (campo | null)[], existentes?: "omitir" | "completar", homonimas?: "omitir" | "agregar", distintas?: number[]}`, as JSON: what each column has, what is done with those who exist and with those of the same name, and the rows with whom the other is done. */
    opciones?: string;
    archivo?: Blob;
  };
};
export type ImportacionPersonasUndoApiResponse =
  /** status 200  */ ImportacionDeshechaDto;
export type ImportacionPersonasUndoApiArg = {
  deshacerImportacionPersonasDto: DeshacerImportacionPersonasDto;
};
export type DocumentoExcepcionDto = {
  campo: "numeroDoc" | "idFiscal";
  /** The reason why it fails its check. */
  mensaje: string;
  /** The right check character. */
  esperado?: string;
};
export type PersonaNombreDto = {
  id: string;
  nombreCompleto: string;
};
export type UnionRecienteDto = {
  id: string;
  /** The persona that was merged. */
  otra: PersonaNombreDto;
  unidaEn: string;
};
export type VencimientoDto = {
  clase: "otro" | "pasaporte" | "poder" | "dni" | "constancia";
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  vence: string;
};
export type PersonaDto = {
  nombre: string | null;
  apellidos: string | null;
  razonSocial: string | null;
  /** `YYYY-MM-DD`. */
  nacimiento: string | null;
  nacionalidad: string | null;
  genero: ("femenino" | "masculino") | null;
  estadoCivil: ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  nupcias: number | null;
  conyuge: string | null;
  regimen: string | null;
  domicilio: string | null;
  profesion: string | null;
  email: string | null;
  telefono: string | null;
  /** The reason why documents that fail their check were saved. */
  motivoExcepcion: string | null;
  /** The documents that fail their check. */
  documentoExcepcion: DocumentoExcepcionDto[];
  /** Warnings about the documents. Lists do not look for other personas with the same document. */
  avisos: string[];
  /** Others with one of its documents, as far as the reader may see them. Lists do not look for them. */
  duplicados: PersonaNombreDto[];
  /** The id of the persona into which it was merged: it stays only where it was signed, and takes no changes. */
  unidaA: string | null;
  /** The merges into it of the last day, which can be undone. Lists do not look for them. */
  uniones: UnionRecienteDto[];
  /** When its data last changed. */
  actualizadaEn: string;
  /** The version that If-Match must name to change it. */
  version: number;
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** The number as people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** The number as people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
  /** Null without a document that expires. Of several DNI or passports the last to expire counts. */
  vencimiento: VencimientoDto | null;
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
export type PersonasDto = {
  personas: PersonaDto[];
  paginacion: PaginacionDto;
};
export type CrearPersonaDto = {
  id?: string | null;
  tipo: "humana" | "juridica";
  /** Required for a human being. */
  nombre?: string | null;
  /** Required for a human being. */
  apellidos?: string | null;
  /** Required for a legal entity. */
  razonSocial?: string | null;
  /** ISO 3166, two letters. When missing, it follows from the kind of document and the cuenta. */
  paisDoc?: string | null;
  tipoDoc?: string | null;
  /** With or without dots, dashes and blanks. */
  numeroDoc?: string | null;
  /** ISO 3166, two letters. When missing, it follows from the kind, the identity document and the cuenta. */
  idFiscalPais?: string | null;
  idFiscalTipo?: string | null;
  /** With or without dots, dashes and blanks. */
  idFiscal?: string | null;
  /** `YYYY-MM-DD`; for a legal entity, the day on which it was set up. */
  nacimiento?: string | null;
  nacionalidad?: string | null;
  /** With which words texts speak of a persona humana. */
  genero?: ("femenino" | "masculino") | null;
  estadoCivil?:
    ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  /** Which marriage of the persona this is, from 1. */
  nupcias?: number | null;
  conyuge?: string | null;
  regimen?: string | null;
  domicilio?: string | null;
  profesion?: string | null;
  email?: string | null;
  telefono?: string | null;
  /** Saves documents that fail their check («documento a la vista»). Only titular and adscripto may; it is audited. */
  motivoExcepcion?: string | null;
  /** Why a document is registered that another persona has already; without it, such a one is refused. It is audited. */
  duplicadaMotivo?: string | null;
};
export type DocumentoVerificadoDto = {
  valido: boolean;
  /** Why it fails its check, what is odd about it, or in which form it is kept. */
  mensaje: string | null;
  /** The same number with a right check character or in the form in which it is kept: «20-12345678-6». */
  sugeridos: string[];
};
export type ModificarPersonaDto = {
  tipo?: "humana" | "juridica";
  /** Required for a human being. */
  nombre?: string | null;
  /** Required for a human being. */
  apellidos?: string | null;
  /** Required for a legal entity. */
  razonSocial?: string | null;
  /** ISO 3166, two letters. When missing, it follows from the kind of document and the cuenta. */
  paisDoc?: string | null;
  tipoDoc?: string | null;
  /** With or without dots, dashes and blanks. */
  numeroDoc?: string | null;
  /** ISO 3166, two letters. When missing, it follows from the kind, the identity document and the cuenta. */
  idFiscalPais?: string | null;
  idFiscalTipo?: string | null;
  /** With or without dots, dashes and blanks. */
  idFiscal?: string | null;
  /** `YYYY-MM-DD`; for a legal entity, the day on which it was set up. */
  nacimiento?: string | null;
  nacionalidad?: string | null;
  /** With which words texts speak of a persona humana. */
  genero?: ("femenino" | "masculino") | null;
  estadoCivil?:
    ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  /** Which marriage of the persona this is, from 1. */
  nupcias?: number | null;
  conyuge?: string | null;
  regimen?: string | null;
  domicilio?: string | null;
  profesion?: string | null;
  email?: string | null;
  telefono?: string | null;
  /** Saves documents that fail their check («documento a la vista»). Only titular and adscripto may; it is audited. */
  motivoExcepcion?: string | null;
  /** Why a document is registered that another persona has already; without it, such a one is refused. It is audited. */
  duplicadaMotivo?: string | null;
};
export type CarpetaDePersonaDto = {
  /** The id of the parte. */
  id: string;
  carpetaId: string;
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
  rol: string;
  /** The role's name; in the list of carpetas, those of all its roles there: «Socio, Firmante». */
  rolNombre: string;
};
export type UsoDePersonaDto = {
  /** In how many carpetas it takes part, as far as the reader sees them. */
  carpetas: number;
  /** In how many more, which are in the trash. */
  enPapelera: number;
};
export type CarpetasDePersonaDto = {
  /** At most 100, each once, the latest first, with those of personas that were merged into it. */
  carpetas: CarpetaDePersonaDto[];
  /** How many there are. */
  total: number;
  /** Null for a reader who may not delete personas. */
  uso: UsoDePersonaDto | null;
};
export type RepresentacionDto = {
  /** The id of the parte. */
  id: string;
  carpetaId: string;
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
  rol: string;
  /** The role's name; in the list of carpetas, those of all its roles there: «Socio, Firmante». */
  rolNombre: string;
  /** The other persona; `rol` is its role. */
  persona: PersonaNombreDto;
  /** The capacity in which the one acts who represents: «con poder general». */
  caracter: string | null;
};
export type RepresentacionesDto = {
  representaA: RepresentacionDto[];
  representadaPor: RepresentacionDto[];
};
export type PersonaArchivoDto = {
  id: string;
  personaId: string;
  clase: "otro" | "pasaporte" | "poder" | "dni" | "constancia";
  numero: string | null;
  /** `YYYY-MM-DD`. */
  expedido: string | null;
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  vence: string | null;
  /** The name of the file. */
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
  creadoEn: string;
  /** The version that If-Match must name to change it. */
  version: number;
};
export type ModificarArchivoDto = {
  clase?: "otro" | "pasaporte" | "poder" | "dni" | "constancia";
};
export type PersonaResumenDto = {
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** The number as people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** The number as people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
  /** Null without a document that expires. Of several DNI or passports the last to expire counts. */
  vencimiento: VencimientoDto | null;
};
export type ValorQueFaltaDto = {
  campo:
    | "domicilio"
    | "numeroDoc"
    | "idFiscal"
    | "nacimiento"
    | "nacionalidad"
    | "genero"
    | "estadoCivil"
    | "nupcias"
    | "conyuge"
    | "regimen"
    | "profesion"
    | "email"
    | "telefono";
  /** The field as people call it. */
  nombre: string;
  /** A day as `YYYY-MM-DD`, a document as people write it. */
  valor: string;
};
export type ParteAUnirDto = {
  /** The id of the parte. */
  id: string;
  carpetaId: string;
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
  rol: string;
  /** The role's name; in the list of carpetas, those of all its roles there: «Socio, Firmante». */
  rolNombre: string;
  /** `pasa` to the persona that stays; `queda` as it was signed or closed; `repetida` goes: the role is taken. */
  destino: "queda" | "pasa" | "repetida";
  /** Its share, which is lost when it is `repetida`: the parte that stays keeps its own. */
  porcentaje: string | null;
};
export type UnionPreviaDto = {
  /** The persona that stays. */
  persona: PersonaResumenDto;
  otra: PersonaResumenDto;
  /** What the other persona has and the one that stays does not: the fields as people call them. */
  noPasan: string[];
  /** Those of them that the one that stays lacks, and may take over. */
  valores: ValorQueFaltaDto[];
  /** At most 200, the latest carpetas first. */
  partes: ParteAUnirDto[];
  /** Whether it may take part in others, which the reader does not see. It depends on the reader's role alone. */
  puedeHaberMas: boolean;
};
export type UnirPersonaDto = {
  otraId: string;
  /** The fields that the persona that stays lacks and takes over: `campo` of the preview's `valores`. */
  tomar?: (
    | "domicilio"
    | "numeroDoc"
    | "idFiscal"
    | "nacimiento"
    | "nacionalidad"
    | "genero"
    | "estadoCivil"
    | "nupcias"
    | "conyuge"
    | "regimen"
    | "profesion"
    | "email"
    | "telefono"
  )[];
};
export type UnionDeshechaDto = {
  nombre: string | null;
  apellidos: string | null;
  razonSocial: string | null;
  /** `YYYY-MM-DD`. */
  nacimiento: string | null;
  nacionalidad: string | null;
  genero: ("femenino" | "masculino") | null;
  estadoCivil: ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  nupcias: number | null;
  conyuge: string | null;
  regimen: string | null;
  domicilio: string | null;
  profesion: string | null;
  email: string | null;
  telefono: string | null;
  /** The reason why documents that fail their check were saved. */
  motivoExcepcion: string | null;
  /** The documents that fail their check. */
  documentoExcepcion: DocumentoExcepcionDto[];
  /** Warnings about the documents. Lists do not look for other personas with the same document. */
  avisos: string[];
  /** Others with one of its documents, as far as the reader may see them. Lists do not look for them. */
  duplicados: PersonaNombreDto[];
  /** The id of the persona into which it was merged: it stays only where it was signed, and takes no changes. */
  unidaA: string | null;
  /** The merges into it of the last day, which can be undone. Lists do not look for them. */
  uniones: UnionRecienteDto[];
  /** When its data last changed. */
  actualizadaEn: string;
  /** The version that If-Match must name to change it. */
  version: number;
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** The number as people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** The number as people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
  /** Null without a document that expires. Of several DNI or passports the last to expire counts. */
  vencimiento: VencimientoDto | null;
  /** The partes that did not come back, since their role was given anew or the carpeta was closed since. */
  noVolvieron: CarpetaDePersonaDto[];
  /** The partes that came back without their share, since their role would be over 100 %. */
  sinPorcentaje: CarpetaDePersonaDto[];
};
export type CampoDeColumnaDto = {
  campo:
    | "tipo"
    | "nombre"
    | "domicilio"
    | "apellidos"
    | "razonSocial"
    | "paisDoc"
    | "tipoDoc"
    | "numeroDoc"
    | "idFiscalPais"
    | "idFiscalTipo"
    | "idFiscal"
    | "nacimiento"
    | "nacionalidad"
    | "genero"
    | "estadoCivil"
    | "conyuge"
    | "regimen"
    | "profesion"
    | "email"
    | "telefono"
    | "apellidosYNombre";
  nombre: string;
};
export type ColumnaDto = {
  titulo: string;
  campo:
    | (
        | "tipo"
        | "nombre"
        | "domicilio"
        | "apellidos"
        | "razonSocial"
        | "paisDoc"
        | "tipoDoc"
        | "numeroDoc"
        | "idFiscalPais"
        | "idFiscalTipo"
        | "idFiscal"
        | "nacimiento"
        | "nacionalidad"
        | "genero"
        | "estadoCivil"
        | "conyuge"
        | "regimen"
        | "profesion"
        | "email"
        | "telefono"
        | "apellidosYNombre"
      )
    | null;
  /** Its first text that is not blank. */
  ejemplo: string;
};
export type ErrorDeFilaDto = {
  /** The field, in words. */
  campo: string;
  mensaje: string;
};
export type PersonaRevisadaDto = {
  /** In a spreadsheet, where the headings are row 1. */
  fila: number;
  nombre: string | null;
  /** As people write them: «DNI 12.345.678». */
  documentos: string[];
  /** `nueva` is registered, `existe` as chosen; the others are left out. */
  resultado: "nueva" | "repetida" | "existe" | "incorrecta";
  errores: ErrorDeFilaDto[];
  /** Why it is left out, when no field is wrong. */
  motivo: string | null;
  /** The persona that has its document. */
  existente: string | null;
  /** What can be filled in that persona, in words. */
  completa: string[];
  /** Who has the same name already, or in a row before, of a new one without a document: «Ana Paz, DNI 12.345.678». */
  homonimas: string[];
};
export type RevisionPersonasDto = {
  /** What a column can be, in the order of choosing. */
  campos: CampoDeColumnaDto[];
  columnas: ColumnaDto[];
  filas: PersonaRevisadaDto[];
};
export type PersonaOmitidaDto = {
  fila: number;
  nombre: string | null;
  motivo: string;
};
export type ImportacionPersonasDto = {
  creadas: number;
  completadas: number;
  omitidas: PersonaOmitidaDto[];
  /** The id to undo it for a day; null when nothing was stored. */
  importacion: string | null;
};
export type PersonaQueQuedaDto = {
  nombre: string;
  motivo: string;
};
export type ImportacionDeshechaDto = {
  eliminadas: number;
  /** How many personas have no longer what it filled. */
  vaciadas: number;
  /** Those that are in use by now, or were changed since. */
  quedan: PersonaQueQuedaDto[];
};
export type DeshacerImportacionPersonasDto = {
  /** The id in the answer to the import. */
  importacion: string;
};
export const {
  usePersonasFindPageQuery,
  usePersonasCreateMutation,
  usePersonasCheckDocumentQuery,
  usePersonasGetQuery,
  usePersonasUpdateMutation,
  usePersonasRemoveMutation,
  usePersonasFindCarpetasQuery,
  usePersonasFindRepresentacionQuery,
  usePersonaArchivosFindOfQuery,
  usePersonaArchivosAddMutation,
  usePersonaArchivosUpdateMutation,
  usePersonaArchivosRemoveMutation,
  usePersonaArchivosRestoreMutation,
  usePersonaArchivosContentQuery,
  useUnionesPreviewQuery,
  useUnionesMergeMutation,
  useUnionesUndoMutation,
  useImportacionPersonasPreviewMutation,
  useImportacionPersonasImportMutation,
  useImportacionPersonasUndoMutation,
} = injectedRtkApi;
