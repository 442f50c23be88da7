// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["carpetas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      carpetaActoPreview: build.query<
        CarpetaActoPreviewApiResponse,
        CarpetaActoPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/acto/cambio`,
          params: {
            tipoActoId: queryArg.tipoActoId,
          },
        }),
        providesTags: ["carpetas"],
      }),
      carpetaActoRenew: build.mutation<
        CarpetaActoRenewApiResponse,
        CarpetaActoRenewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/acto/actualizar`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasExportExport: build.query<
        CarpetasExportExportApiResponse,
        CarpetasExportExportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/exportar`,
          params: {
            buscar: queryArg.buscar,
            estado: queryArg.estado,
            tipoActoId: queryArg.tipoActoId,
            responsableId: queryArg.responsableId,
            firma: queryArg.firma,
            hecho: queryArg.hecho,
            requisitos: queryArg.requisitos,
            sinMovimientoDias: queryArg.sinMovimientoDias,
            plazo: queryArg.plazo,
            propuesta: queryArg.propuesta,
            etiqueta: queryArg.etiqueta,
            prioridad: queryArg.prioridad,
            moneda: queryArg.moneda,
            orden: queryArg.orden,
            direccion: queryArg.direccion,
          },
        }),
        providesTags: ["carpetas"],
      }),
      carpetasTableroFind: build.query<
        CarpetasTableroFindApiResponse,
        CarpetasTableroFindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/tablero`,
          params: {
            buscar: queryArg.buscar,
            estado: queryArg.estado,
            tipoActoId: queryArg.tipoActoId,
            responsableId: queryArg.responsableId,
            firma: queryArg.firma,
            hecho: queryArg.hecho,
            requisitos: queryArg.requisitos,
            sinMovimientoDias: queryArg.sinMovimientoDias,
            plazo: queryArg.plazo,
            propuesta: queryArg.propuesta,
            etiqueta: queryArg.etiqueta,
            prioridad: queryArg.prioridad,
            moneda: queryArg.moneda,
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
          },
        }),
        providesTags: ["carpetas"],
      }),
      numerosFind: build.query<NumerosFindApiResponse, NumerosFindApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/numeros`,
          params: {
            numeros: queryArg.numeros,
          },
        }),
        providesTags: ["carpetas"],
      }),
      carpetasFindPage: build.query<
        CarpetasFindPageApiResponse,
        CarpetasFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas`,
          params: {
            buscar: queryArg.buscar,
            estado: queryArg.estado,
            tipoActoId: queryArg.tipoActoId,
            responsableId: queryArg.responsableId,
            firma: queryArg.firma,
            hecho: queryArg.hecho,
            requisitos: queryArg.requisitos,
            sinMovimientoDias: queryArg.sinMovimientoDias,
            plazo: queryArg.plazo,
            propuesta: queryArg.propuesta,
            etiqueta: queryArg.etiqueta,
            prioridad: queryArg.prioridad,
            moneda: queryArg.moneda,
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            papelera: queryArg.papelera,
            orden: queryArg.orden,
            direccion: queryArg.direccion,
          },
        }),
        providesTags: ["carpetas"],
      }),
      carpetasCreate: build.mutation<
        CarpetasCreateApiResponse,
        CarpetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas`,
          method: "POST",
          body: queryArg.crearCarpetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasFindEtiquetas: build.query<
        CarpetasFindEtiquetasApiResponse,
        CarpetasFindEtiquetasApiArg
      >({
        query: () => ({ url: `/api/etiquetas` }),
        providesTags: ["carpetas"],
      }),
      carpetasGet: build.query<CarpetasGetApiResponse, CarpetasGetApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["carpetas"],
      }),
      carpetasUpdate: build.mutation<
        CarpetasUpdateApiResponse,
        CarpetasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarCarpetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasRemove: build.mutation<
        CarpetasRemoveApiResponse,
        CarpetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasMove: build.mutation<CarpetasMoveApiResponse, CarpetasMoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/mover`,
            method: "POST",
            body: queryArg.moverCarpetaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["carpetas"],
        },
      ),
      carpetasPropose: build.mutation<
        CarpetasProposeApiResponse,
        CarpetasProposeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/proponer`,
          method: "POST",
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasGiveBack: build.mutation<
        CarpetasGiveBackApiResponse,
        CarpetasGiveBackApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/devolver`,
          method: "POST",
          body: queryArg.devolverPropuestaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasRestore: build.mutation<
        CarpetasRestoreApiResponse,
        CarpetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/restaurar`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasFindActividad: build.query<
        CarpetasFindActividadApiResponse,
        CarpetasFindActividadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/actividad`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
          },
        }),
        providesTags: ["carpetas"],
      }),
      vinculosFindAll: build.query<
        VinculosFindAllApiResponse,
        VinculosFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/vinculos`,
        }),
        providesTags: ["carpetas"],
      }),
      vinculosAdd: build.mutation<VinculosAddApiResponse, VinculosAddApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/vinculos`,
          method: "POST",
          body: queryArg.vincularDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      vinculosRemove: build.mutation<
        VinculosRemoveApiResponse,
        VinculosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/vinculos/${encodeURIComponent(String(queryArg.vinculoId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["carpetas"],
      }),
      cantidadesGet: build.query<CantidadesGetApiResponse, CantidadesGetApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/cantidades`,
          }),
          providesTags: ["carpetas"],
        },
      ),
      duplicadosCreate: build.mutation<
        DuplicadosCreateApiResponse,
        DuplicadosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/duplicar`,
          method: "POST",
          body: queryArg.duplicarDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CarpetaActoPreviewApiResponse = /** status 200  */ CambioDeActoDto;
export type CarpetaActoPreviewApiArg = {
  id: string;
  /** Another acto; without it, the newest version of its own. */
  tipoActoId?: string;
};
export type CarpetaActoRenewApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetaActoRenewApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type CarpetasExportExportApiResponse = unknown;
export type CarpetasExportExportApiArg = {
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
export type CarpetasTableroFindApiResponse =
  /** status 200  */ TableroDeCarpetasDto;
export type CarpetasTableroFindApiArg = {
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
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
};
export type NumerosFindApiResponse = /** status 200  */ CarpetaNombradaDto[];
export type NumerosFindApiArg = {
  /** Such as 2026-123, separated by commas, at most 200. */
  numeros: string[];
};
export type CarpetasFindPageApiResponse = /** status 200  */ CarpetasDto;
export type CarpetasFindPageApiArg = {
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
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  /** Lists the deleted drafts instead of the other carpetas. */
  papelera: boolean;
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
export type CarpetasCreateApiResponse = /** status 201  */ CarpetaDetalleDto;
export type CarpetasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearCarpetaDto: CrearCarpetaDto;
};
export type CarpetasFindEtiquetasApiResponse = /** status 200  */ EtiquetaDto[];
export type CarpetasFindEtiquetasApiArg = void;
export type CarpetasGetApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasGetApiArg = {
  id: string;
};
export type CarpetasUpdateApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarCarpetaDto: ModificarCarpetaDto;
};
export type CarpetasRemoveApiResponse = /** status 200  */ boolean;
export type CarpetasRemoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type CarpetasMoveApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasMoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  moverCarpetaDto: MoverCarpetaDto;
};
export type CarpetasProposeApiResponse = /** status 200  */ boolean;
export type CarpetasProposeApiArg = {
  id: string;
};
export type CarpetasGiveBackApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasGiveBackApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  devolverPropuestaDto: DevolverPropuestaDto;
};
export type CarpetasRestoreApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasRestoreApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type CarpetasFindActividadApiResponse = /** status 200  */ ActividadDto;
export type CarpetasFindActividadApiArg = {
  id: string;
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
};
export type VinculosFindAllApiResponse = /** status 200  */ VinculoDto[];
export type VinculosFindAllApiArg = {
  id: string;
};
export type VinculosAddApiResponse = /** status 201  */ VinculoDto;
export type VinculosAddApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  vincularDto: VincularDto;
};
export type VinculosRemoveApiResponse = /** status 200  */ boolean;
export type VinculosRemoveApiArg = {
  id: string;
  vinculoId: string;
};
export type CantidadesGetApiResponse = /** status 200  */ CantidadesDto;
export type CantidadesGetApiArg = {
  id: string;
};
export type DuplicadosCreateApiResponse = /** status 201  */ CarpetaDetalleDto;
export type DuplicadosCreateApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  duplicarDto: DuplicarDto;
};
export type CambioDeActoDto = {
  /** The version that it would have. */
  version: number;
  /** The names of the requisitos that it would be asked for too. */
  agrega: string[];
  /** The names of the requisitos that would go, for which nothing was done. */
  quita: string[];
  /** The names of the requisitos that are asked for no more, and stay for what was done. */
  conserva: string[];
  /** The names of the plazos that would run once it is signed, and do not now. */
  plazosAgrega: string[];
  /** The names of the plazos that would not run any more. */
  plazosQuita: string[];
  /** Whether it would become reserved. */
  pasaAReservada: boolean;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type ActoDeCarpetaDto = {
  version: number;
  /** The newest version of the acto: when it is later, the carpeta can be taken to it. */
  ultima: number;
  esRegistrable: boolean;
  /** The roles that the partes must have before signing. */
  rolesRequeridos: string[];
};
export type FaltanteDto = {
  /** A whole sentence. */
  texto: string;
  /** The tab of the carpeta's page in which it is given. */
  lugar:
    | "partes"
    | "certificados"
    | "requisitos"
    | "plazos"
    | "protocolo"
    | "inscripcion"
    | "datos";
  /** The thing in that tab; null when it is not there yet. */
  id: string | null;
};
export type MovimientoDto = {
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
  permitido: boolean;
  /** What is missing, or who may do it. */
  motivo: string | null;
  requiereMotivo: boolean;
  /** What it waits for. */
  faltantes: FaltanteDto[];
};
export type RecorridoDto = {
  /** The states that it goes through, unless something stops it. */
  estados: (
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
  /** Which of them it has reached; null when that is not known. */
  alcanzado:
    | (
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
      )
    | null;
  /** The state that the work leads to now; null when there is none. */
  siguiente:
    | (
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
      )
    | null;
};
export type CarpetaVinculadaDto = {
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
};
export type VinculoDto = {
  id: string;
  /** How that carpeta stands to `carpeta`. */
  tipo:
    | "corrige"
    | "continua"
    | "antecede"
    | "corregida_por"
    | "continuada_por"
    | "precedida_por";
  /** The other carpeta. */
  carpeta: CarpetaVinculadaDto;
  creadoEn: string;
};
export type PermisosCarpetaDto = {
  editar: boolean;
  eliminar: boolean;
  editarPartes: boolean;
  marcarRequisitos: boolean;
  decidirRequisitos: boolean;
  editarInmuebles: boolean;
  editarCertificados: boolean;
  subirDocumentos: boolean;
  editarDocumentos: boolean;
  vincular: boolean;
  comentar: boolean;
  editarPlazos: boolean;
  cumplirPlazos: boolean;
  editarInscripciones: boolean;
  /** To give its instrumento a number of the protocolo, and to say that one is errose. */
  numerar: boolean;
  /** To issue copies, also of what is archived. */
  expedirCopias: boolean;
  /** Whether they may open it to other members. */
  darAcceso: boolean;
};
export type CoincidenciaDto = {
  tipo: "documento" | "inmueble" | "parte" | "etiqueta";
  texto: string;
};
export type CarpetaDetalleDto = {
  moneda: string | null;
  /** Decimal text. */
  monto: string | null;
  ubicacionFisica: string | null;
  camposExtra: {
    [key: string]: string;
  };
  motivoEstado: string | null;
  /** Who proposed it for the signature; null when it is not. */
  propuestaPor: NombradoDto | null;
  acto: ActoDeCarpetaDto;
  eliminadaEn: string | null;
  /** Today in the time zone of the cuenta, `YYYY-MM-DD`: the last day that a signature can have. */
  hoy: string;
  /** The day on which it was entered, in the same zone. */
  fechaApertura: string;
  movimientos: MovimientoDto[];
  /** What who signs should look at, and that stops no move. */
  advertencias: FaltanteDto[];
  recorrido: RecorridoDto;
  /** With the carpetas that the person may see. */
  vinculos: VinculoDto[];
  permisos: PermisosCarpetaDto;
  id: string;
  /** `2026-000123`, or null while it is a draft, also a suspended one. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
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
  prioridad: "baja" | "normal" | "alta" | "urgente";
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  /** `YYYY-MM-DD`, the day on which it was signed; null before. */
  fechaFirma: string | null;
  /** Since when it is proposed for the signature; null when it is not. */
  propuestaEn: string | null;
  etiquetas: string[];
  creadaEn: string;
  actualizadaEn: string;
  /** The version that If-Match must name in a change. */
  version: number;
  /** In a list that is searched: where the words are that the row does not show; left out when it shows them. */
  coincidencia?: CoincidenciaDto;
};
export type CarpetaDeTableroDto = {
  /** The moves that lead out of its state; none for who may move none. */
  movimientos: MovimientoDto[];
  id: string;
  /** `2026-000123`, or null while it is a draft, also a suspended one. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
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
  prioridad: "baja" | "normal" | "alta" | "urgente";
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  /** `YYYY-MM-DD`, the day on which it was signed; null before. */
  fechaFirma: string | null;
  /** Since when it is proposed for the signature; null when it is not. */
  propuestaEn: string | null;
  etiquetas: string[];
  creadaEn: string;
  actualizadaEn: string;
  /** The version that If-Match must name in a change. */
  version: number;
  /** In a list that is searched: where the words are that the row does not show; left out when it shows them. */
  coincidencia?: CoincidenciaDto;
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
export type ColumnaDeCarpetasDto = {
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
  /** The latest changed first. */
  carpetas: CarpetaDeTableroDto[];
  paginacion: PaginacionDto;
};
export type TableroDeCarpetasDto = {
  /** In the order of a carpeta's life. */
  columnas: ColumnaDeCarpetasDto[];
};
export type CarpetaNombradaDto = {
  id: string;
  anio: number;
  numero: number;
  codigo: string;
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
};
export type CarpetaResumenDto = {
  id: string;
  /** `2026-000123`, or null while it is a draft, also a suspended one. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
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
  prioridad: "baja" | "normal" | "alta" | "urgente";
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  /** `YYYY-MM-DD`, the day on which it was signed; null before. */
  fechaFirma: string | null;
  /** Since when it is proposed for the signature; null when it is not. */
  propuestaEn: string | null;
  etiquetas: string[];
  creadaEn: string;
  actualizadaEn: string;
  /** The version that If-Match must name in a change. */
  version: number;
  /** In a list that is searched: where the words are that the row does not show; left out when it shows them. */
  coincidencia?: CoincidenciaDto;
};
export type CarpetasDto = {
  carpetas: CarpetaResumenDto[];
  paginacion: PaginacionDto;
};
export type CrearCarpetaDto = {
  id?: string | null;
  caratula: string;
  tipoActoId: string;
  /** Opens it at once: it gets its number and goes to en_preparacion. */
  abrir?: boolean;
  responsableId?: string | null;
  escribanoId?: string | null;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  reservada?: boolean;
  /** ISO 4217. */
  moneda?: string | null;
  /** Decimal text with a point: at most 16 digits before it, and two after it. */
  monto?: string | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista?: string | null;
  ubicacionFisica?: string | null;
  etiquetas?: string[];
  /** The office's own fields: name → value. */
  camposExtra?: {
    [key: string]: string;
  };
};
export type EtiquetaDto = {
  nombre: string;
  /** How many carpetas have it, as far as they are counted. */
  total: number;
  /** Whether more carpetas than `total` have it. */
  totalEsMinimo: boolean;
};
export type ModificarCarpetaDto = {
  caratula?: string;
  tipoActoId?: string;
  responsableId?: string | null;
  escribanoId?: string | null;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  reservada?: boolean;
  /** ISO 4217. */
  moneda?: string | null;
  /** Decimal text with a point: at most 16 digits before it, and two after it. */
  monto?: string | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista?: string | null;
  ubicacionFisica?: string | null;
  etiquetas?: string[];
  /** The office's own fields: name → value. */
  camposExtra?: {
    [key: string]: string;
  };
};
export type MoverCarpetaDto = {
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
  /** Needed to annul, to suspend and to reopen. */
  motivo?: string | null;
  /** `YYYY-MM-DD`, the day on which it was signed: only for firmada, and today unless it is named. */
  fechaFirma?: string | null;
};
export type DevolverPropuestaDto = {
  motivo: string;
};
export type EventoDto = {
  id: string;
  accion: string;
  /** What happened, in a Spanish sentence without its subject. */
  descripcion: string;
  usuario: NombradoDto | null;
  datos: {
    [key: string]: any;
  };
  en: string;
};
export type ActividadDto = {
  eventos: EventoDto[];
  paginacion: PaginacionDto;
};
export type VincularDto = {
  id?: string | null;
  /** How the carpeta stands to the other: the other shows the inverse. */
  tipo:
    | "corrige"
    | "continua"
    | "antecede"
    | "corregida_por"
    | "continuada_por"
    | "precedida_por";
  otraId: string;
};
export type CantidadesDto = {
  partes: number;
  inmuebles: number;
  /** Of the protocolo, with those that are errose. */
  instrumentos: number;
  documentos: number;
  /** Mails that were filed in it. */
  correos: number;
  comentarios: number;
};
export type DuplicarDto = {
  id?: string | null;
  /** That of the original unless it is sent. */
  caratula?: string;
  /** That of the original unless it is sent. */
  tipoActoId?: string;
  /** What is taken along: all of it by default. */
  incluir?: ("partes" | "campos" | "prioridad" | "etiquetas" | "inmuebles")[];
  /** How the new carpeta stands to the original; without it they are not linked. */
  vinculo?:
    | (
        | "corrige"
        | "continua"
        | "antecede"
        | "corregida_por"
        | "continuada_por"
        | "precedida_por"
      )
    | null;
};
export const {
  useCarpetaActoPreviewQuery,
  useCarpetaActoRenewMutation,
  useCarpetasExportExportQuery,
  useCarpetasTableroFindQuery,
  useNumerosFindQuery,
  useCarpetasFindPageQuery,
  useCarpetasCreateMutation,
  useCarpetasFindEtiquetasQuery,
  useCarpetasGetQuery,
  useCarpetasUpdateMutation,
  useCarpetasRemoveMutation,
  useCarpetasMoveMutation,
  useCarpetasProposeMutation,
  useCarpetasGiveBackMutation,
  useCarpetasRestoreMutation,
  useCarpetasFindActividadQuery,
  useVinculosFindAllQuery,
  useVinculosAddMutation,
  useVinculosRemoveMutation,
  useCantidadesGetQuery,
  useDuplicadosCreateMutation,
} = injectedRtkApi;
