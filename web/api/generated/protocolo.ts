// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["protocolo"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      instrumentosFindOfCarpeta: build.query<
        InstrumentosFindOfCarpetaApiResponse,
        InstrumentosFindOfCarpetaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos`,
        }),
        providesTags: ["protocolo"],
      }),
      instrumentosNumerar: build.mutation<
        InstrumentosNumerarApiResponse,
        InstrumentosNumerarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos`,
          method: "POST",
          body: queryArg.numerarInstrumentoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      instrumentosFirmar: build.mutation<
        InstrumentosFirmarApiResponse,
        InstrumentosFirmarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/firmar`,
          method: "POST",
          body: queryArg.firmarDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      instrumentosUpdate: build.mutation<
        InstrumentosUpdateApiResponse,
        InstrumentosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos/${encodeURIComponent(String(queryArg.instrumentoId))}`,
          method: "PATCH",
          body: queryArg.modificarInstrumentoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      instrumentosCorregirFolios: build.mutation<
        InstrumentosCorregirFoliosApiResponse,
        InstrumentosCorregirFoliosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos/${encodeURIComponent(String(queryArg.instrumentoId))}/folios`,
          method: "POST",
          body: queryArg.corregirFoliosDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      instrumentosErrose: build.mutation<
        InstrumentosErroseApiResponse,
        InstrumentosErroseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos/${encodeURIComponent(String(queryArg.instrumentoId))}/errose`,
          method: "POST",
          body: queryArg.erroseDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      instrumentosCreateCopia: build.mutation<
        InstrumentosCreateCopiaApiResponse,
        InstrumentosCreateCopiaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos/${encodeURIComponent(String(queryArg.instrumentoId))}/copias`,
          method: "POST",
          body: queryArg.nuevaCopiaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      instrumentosUpdateCopia: build.mutation<
        InstrumentosUpdateCopiaApiResponse,
        InstrumentosUpdateCopiaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos/${encodeURIComponent(String(queryArg.instrumentoId))}/copias/${encodeURIComponent(String(queryArg.copiaId))}`,
          method: "PATCH",
          body: queryArg.camposCopiaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      instrumentosRemoveCopia: build.mutation<
        InstrumentosRemoveCopiaApiResponse,
        InstrumentosRemoveCopiaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/instrumentos/${encodeURIComponent(String(queryArg.instrumentoId))}/copias/${encodeURIComponent(String(queryArg.copiaId))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      entregasFindAll: build.query<
        EntregasFindAllApiResponse,
        EntregasFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/entregas`,
        }),
        providesTags: ["protocolo"],
      }),
      entregasCreate: build.mutation<
        EntregasCreateApiResponse,
        EntregasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/entregas`,
          method: "POST",
          body: queryArg.nuevaEntregaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      entregasRecibo: build.query<
        EntregasReciboApiResponse,
        EntregasReciboApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/entregas/${encodeURIComponent(String(queryArg.entregaId))}/recibo.pdf`,
        }),
        providesTags: ["protocolo"],
      }),
      empastesFind: build.query<EmpastesFindApiResponse, EmpastesFindApiArg>({
        query: () => ({ url: `/api/protocolo/empastes` }),
        providesTags: ["protocolo"],
      }),
      empastesCreate: build.mutation<
        EmpastesCreateApiResponse,
        EmpastesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/protocolo/empastes`,
          method: "POST",
          body: queryArg.nuevoEmpasteDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      empastesRemove: build.mutation<
        EmpastesRemoveApiResponse,
        EmpastesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/protocolo/empastes/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["protocolo"],
      }),
      protocoloFindIndice: build.query<
        ProtocoloFindIndiceApiResponse,
        ProtocoloFindIndiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/protocolo`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            anio: queryArg.anio,
            registroId: queryArg.registroId,
            tipo: queryArg.tipo,
            estado: queryArg.estado,
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["protocolo"],
      }),
      protocoloCsv: build.query<ProtocoloCsvApiResponse, ProtocoloCsvApiArg>({
        query: (queryArg) => ({
          url: `/api/protocolo/indice.csv`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            anio: queryArg.anio,
            registroId: queryArg.registroId,
            tipo: queryArg.tipo,
            estado: queryArg.estado,
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["protocolo"],
      }),
      protocoloPdf: build.query<ProtocoloPdfApiResponse, ProtocoloPdfApiArg>({
        query: (queryArg) => ({
          url: `/api/protocolo/indice.pdf`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            anio: queryArg.anio,
            registroId: queryArg.registroId,
            tipo: queryArg.tipo,
            estado: queryArg.estado,
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["protocolo"],
      }),
      protocoloFindRegistros: build.query<
        ProtocoloFindRegistrosApiResponse,
        ProtocoloFindRegistrosApiArg
      >({
        query: () => ({ url: `/api/protocolo/registros` }),
        providesTags: ["protocolo"],
      }),
      protocoloCreateRegistro: build.mutation<
        ProtocoloCreateRegistroApiResponse,
        ProtocoloCreateRegistroApiArg
      >({
        query: (queryArg) => ({
          url: `/api/protocolo/registros`,
          method: "POST",
          body: queryArg.nuevoRegistroNotarialDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      protocoloUpdateRegistro: build.mutation<
        ProtocoloUpdateRegistroApiResponse,
        ProtocoloUpdateRegistroApiArg
      >({
        query: (queryArg) => ({
          url: `/api/protocolo/registros/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.camposRegistroNotarialDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["protocolo"],
      }),
      protocoloFindSiguientes: build.query<
        ProtocoloFindSiguientesApiResponse,
        ProtocoloFindSiguientesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/protocolo/registros/${encodeURIComponent(String(queryArg.id))}/siguientes`,
          params: {
            anio: queryArg.anio,
          },
        }),
        providesTags: ["protocolo"],
      }),
      protocoloAnularFolios: build.mutation<
        ProtocoloAnularFoliosApiResponse,
        ProtocoloAnularFoliosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/protocolo/registros/${encodeURIComponent(String(queryArg.id))}/folios-anulados`,
          method: "POST",
          body: queryArg.anularFoliosDto,
        }),
        invalidatesTags: ["protocolo"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type InstrumentosFindOfCarpetaApiResponse =
  /** status 200  */ InstrumentoDto[];
export type InstrumentosFindOfCarpetaApiArg = {
  id: string;
};
export type InstrumentosNumerarApiResponse =
  /** status 201  */ InstrumentoDto[];
export type InstrumentosNumerarApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  numerarInstrumentoDto: NumerarInstrumentoDto;
};
export type InstrumentosFirmarApiResponse = /** status 200  */ InstrumentoDto[];
export type InstrumentosFirmarApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  firmarDto: FirmarDto;
};
export type InstrumentosUpdateApiResponse = /** status 200  */ InstrumentoDto[];
export type InstrumentosUpdateApiArg = {
  id: string;
  instrumentoId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarInstrumentoDto: ModificarInstrumentoDto;
};
export type InstrumentosCorregirFoliosApiResponse =
  /** status 200  */ InstrumentoDto[];
export type InstrumentosCorregirFoliosApiArg = {
  id: string;
  instrumentoId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  corregirFoliosDto: CorregirFoliosDto;
};
export type InstrumentosErroseApiResponse = /** status 200  */ InstrumentoDto[];
export type InstrumentosErroseApiArg = {
  id: string;
  instrumentoId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  erroseDto: ErroseDto;
};
export type InstrumentosCreateCopiaApiResponse =
  /** status 201  */ InstrumentoDto[];
export type InstrumentosCreateCopiaApiArg = {
  id: string;
  instrumentoId: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaCopiaDto: NuevaCopiaDto;
};
export type InstrumentosUpdateCopiaApiResponse =
  /** status 200  */ InstrumentoDto[];
export type InstrumentosUpdateCopiaApiArg = {
  id: string;
  instrumentoId: string;
  copiaId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  camposCopiaDto: CamposCopiaDto;
};
export type InstrumentosRemoveCopiaApiResponse =
  /** status 200  */ InstrumentoDto[];
export type InstrumentosRemoveCopiaApiArg = {
  id: string;
  instrumentoId: string;
  copiaId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type EntregasFindAllApiResponse = /** status 200  */ EntregaDto[];
export type EntregasFindAllApiArg = {
  id: string;
};
export type EntregasCreateApiResponse = /** status 200  */ EntregaDto[];
export type EntregasCreateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaEntregaDto: NuevaEntregaDto;
};
export type EntregasReciboApiResponse = unknown;
export type EntregasReciboApiArg = {
  id: string;
  entregaId: string;
};
export type EmpastesFindApiResponse = /** status 200  */ EmpastesDto;
export type EmpastesFindApiArg = void;
export type EmpastesCreateApiResponse = /** status 200  */ EmpastesDto;
export type EmpastesCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoEmpasteDto: NuevoEmpasteDto;
};
export type EmpastesRemoveApiResponse = /** status 200  */ EmpastesDto;
export type EmpastesRemoveApiArg = {
  id: string;
};
export type ProtocoloFindIndiceApiResponse = /** status 200  */ IndiceDto;
export type ProtocoloFindIndiceApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  /** The present one of the cuenta when missing. */
  anio?: number;
  registroId?: string;
  tipo?: "escritura" | "acta" | "certificacion" | "anulados";
  estado?: "vigente" | "errose";
  /** Words in the object, the otorgantes, the carátula or the number of the carpeta, or a number. */
  buscar?: string;
};
export type ProtocoloCsvApiResponse = unknown;
export type ProtocoloCsvApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  /** The present one of the cuenta when missing. */
  anio?: number;
  registroId?: string;
  tipo?: "escritura" | "acta" | "certificacion" | "anulados";
  estado?: "vigente" | "errose";
  /** Words in the object, the otorgantes, the carátula or the number of the carpeta, or a number. */
  buscar?: string;
};
export type ProtocoloPdfApiResponse = unknown;
export type ProtocoloPdfApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  /** The present one of the cuenta when missing. */
  anio?: number;
  registroId?: string;
  tipo?: "escritura" | "acta" | "certificacion" | "anulados";
  estado?: "vigente" | "errose";
  /** Words in the object, the otorgantes, the carátula or the number of the carpeta, or a number. */
  buscar?: string;
};
export type ProtocoloFindRegistrosApiResponse =
  /** status 200  */ RegistroNotarialDto[];
export type ProtocoloFindRegistrosApiArg = void;
export type ProtocoloCreateRegistroApiResponse =
  /** status 201  */ RegistroNotarialDto;
export type ProtocoloCreateRegistroApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoRegistroNotarialDto: NuevoRegistroNotarialDto;
};
export type ProtocoloUpdateRegistroApiResponse =
  /** status 200  */ RegistroNotarialDto;
export type ProtocoloUpdateRegistroApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  camposRegistroNotarialDto: CamposRegistroNotarialDto;
};
export type ProtocoloFindSiguientesApiResponse =
  /** status 200  */ SiguientesDto;
export type ProtocoloFindSiguientesApiArg = {
  id: string;
  /** The present one of the cuenta when missing. */
  anio?: number;
};
export type ProtocoloAnularFoliosApiResponse = /** status 200  */ SiguientesDto;
export type ProtocoloAnularFoliosApiArg = {
  id: string;
  anularFoliosDto: AnularFoliosDto;
};
export type RegistroDeInstrumentoDto = {
  id: string;
  /** As it was at the signature. */
  nombre: string;
};
export type EscribanoDelInstrumentoDto = {
  id: string;
  nombre: string;
  /** Null for who was neither titular nor adscripto. */
  caracter: ("titular" | "adscripto") | null;
};
export type CopiaDto = {
  id: string;
  tipo: "primera" | "posterior" | "simple";
  /** «Segunda copia». */
  nombre: string;
  /** Its place among those of its kind, from 1. */
  orden: number;
  solicitante: string;
  fecha: string;
  retiradaPor: string | null;
  retiradaEn: string | null;
  /** Why somebody got a second primera copia. */
  motivo: string | null;
  observacion: string | null;
  version: number;
};
export type InstrumentoDto = {
  id: string;
  registro: RegistroDeInstrumentoDto;
  tipo: "escritura" | "acta" | "certificacion";
  libro: "protocolo" | "certificaciones";
  anio: number;
  numero: number;
  fecha: string;
  /** Null for a certificación without folios. */
  folioDesde: number | null;
  folioHasta: number | null;
  /** Whether they are the last of their book, which can be corrected. */
  sonUltimos: boolean;
  objeto: string;
  lugar: string | null;
  cuantia: string | null;
  moneda: string | null;
  observacion: string | null;
  estado: "vigente" | "errose";
  /** Who signed it, as they were on that day; null until it is signed. */
  escribano: EscribanoDelInstrumentoDto | null;
  /** Why it is errose. */
  motivo: string | null;
  /** Why what it says was corrected last after the signature. */
  correccion: string | null;
  /** When, `YYYY-MM-DD`. */
  corregidoEn: string | null;
  copias: CopiaDto[];
  version: number;
};
export type NumerarInstrumentoDto = {
  id?: string | null;
  /** Why it is numbered before its carpeta is lista_para_firma, or signed on a day before its opening; needed then. */
  motivo?: string | null;
  /** The next one when missing. Another is refused, so that nobody takes folios that they did not see. */
  folioDesde?: number | null;
  /** Needed, but for certificaciones without folios. */
  folioHasta?: number | null;
  /** The only one in use when missing. */
  registroId?: string | null;
  /** What the acto of the carpeta usually is, when missing. */
  tipo?: "escritura" | "acta" | "certificacion";
  /** `YYYY-MM-DD`; today when missing. */
  fecha?: string | null;
  objeto?: string;
  lugar?: string | null;
  /** Decimal text with a point and up to two places. */
  cuantia?: string | null;
  /** ISO 4217. */
  moneda?: string | null;
  observacion?: string | null;
};
export type FirmarDto = {
  /** Why it is numbered before its carpeta is lista_para_firma, or signed on a day before its opening; needed then. */
  motivo?: string | null;
  /** The next one when missing. Another is refused, so that nobody takes folios that they did not see. */
  folioDesde?: number | null;
  /** Needed, but for certificaciones without folios. */
  folioHasta?: number | null;
  /** The only one in use when missing. */
  registroId?: string | null;
  /** What the acto of the carpeta usually is, when missing. */
  tipo?: "escritura" | "acta" | "certificacion";
  /** `YYYY-MM-DD`; today when missing. */
  fecha?: string | null;
  objeto?: string;
  lugar?: string | null;
  /** Decimal text with a point and up to two places. */
  cuantia?: string | null;
  /** ISO 4217. */
  moneda?: string | null;
  observacion?: string | null;
};
export type ModificarInstrumentoDto = {
  /** Why it is corrected after the signature; needed then, but for the observación alone. */
  motivo?: string | null;
  objeto?: string;
  lugar?: string | null;
  /** Decimal text with a point and up to two places. */
  cuantia?: string | null;
  /** ISO 4217. */
  moneda?: string | null;
  observacion?: string | null;
};
export type CorregirFoliosDto = {
  folioHasta: number;
  motivo: string;
};
export type ErroseDto = {
  motivo: string;
};
export type NuevaCopiaDto = {
  id?: string | null;
  tipo: "primera" | "posterior" | "simple";
  solicitante?: string;
  /** When it was issued; today when missing. */
  fecha?: string;
  /** Who took it. */
  retiradaPor?: string | null;
  /** When it was taken; today when missing. */
  retiradaEn?: string | null;
  observacion?: string | null;
  /** Why somebody who has a primera copia gets another; needed then. */
  motivo?: string | null;
};
export type CamposCopiaDto = {
  solicitante?: string;
  /** When it was issued; today when missing. */
  fecha?: string;
  /** Who took it. */
  retiradaPor?: string | null;
  /** When it was taken; today when missing. */
  retiradaEn?: string | null;
  observacion?: string | null;
  /** Why somebody who has a primera copia gets another; needed then. */
  motivo?: string | null;
};
export type CopiaEntregadaDto = {
  id: string;
  /** «Segunda copia». */
  nombre: string;
};
export type EntregaDto = {
  id: string;
  aQuien: string;
  documento: string | null;
  dia: string;
  observacion: string | null;
  copias: CopiaEntregadaDto[];
};
export type NuevaEntregaDto = {
  id?: string | null;
  aQuien: string;
  /** The document that they showed. */
  documento?: string | null;
  /** `YYYY-MM-DD`; today when missing. */
  dia?: string | null;
  /** The copies that are taken, of those that nobody took yet. */
  copias: string[];
  observacion?: string | null;
};
export type ReglaDeEmpasteDto = {
  nombre: string;
  fuente: string | null;
  /** Whether nobody of the office has confirmed it by the norm in force yet. */
  porConfirmar: boolean;
  /** After so many folios it is due too; null for no such number. */
  folios: number | null;
};
export type UltimoEmpasteDto = {
  id: string;
  anio: number;
  folio: number;
  dia: string;
};
export type LibroPorEmpastarDto = {
  registroId: string;
  registro: string;
  /** The year and the last folio of what is not bound; null when all is. */
  anio: number | null;
  folio: number | null;
  /** How many folios are not bound. */
  folios: number;
  /** The day until which it is to be bound, `YYYY-MM-DD`; null when all is. */
  vence: string | null;
  /** Days from today in the cuenta; negative when it is over. */
  faltan: number | null;
  /** Whether that day is over, or it has as many folios as one book takes. */
  debido: boolean;
  ultimo: UltimoEmpasteDto | null;
};
export type EmpastesDto = {
  /** Null where the office has no rule of the book: there is nothing to bind. */
  regla: ReglaDeEmpasteDto | null;
  libros: LibroPorEmpastarDto[];
};
export type NuevoEmpasteDto = {
  id?: string | null;
  registroId: string;
  /** The day on which it was bound; today by default. */
  dia?: string;
  /** The last folio that is in it, of the latest year; the last of the book by default. */
  folio?: number | null;
};
export type CarpetaDeIndiceDto = {
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
export type EntradaDeIndiceDto = {
  id: string;
  registro: RegistroDeInstrumentoDto;
  libro: "protocolo" | "certificaciones";
  /** Null for voided folios, as all that an instrumento has. */
  tipo: ("escritura" | "acta" | "certificacion") | null;
  numero: number | null;
  fecha: string | null;
  folioDesde: number | null;
  folioHasta: number | null;
  /** The names of the partes, as they were at the signature. */
  otorgantes: string[];
  objeto: string | null;
  lugar: string | null;
  cuantia: string | null;
  moneda: string | null;
  observacion: string | null;
  estado: ("vigente" | "errose") | null;
  /** Who signed it, as they were on that day; null until it is signed. */
  escribano: EscribanoDelInstrumentoDto | null;
  /** Why it is errose, or why the folios were voided. */
  motivo: string | null;
  /** Why what it says was corrected last after the signature. */
  correccion: string | null;
  /** When, `YYYY-MM-DD`. */
  corregidoEn: string | null;
  carpeta: CarpetaDeIndiceDto | null;
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
export type IndiceDto = {
  entradas: EntradaDeIndiceDto[];
  /** The years that have any, the latest first, with the present one. */
  anios: number[];
  anio: number;
  paginacion: PaginacionDto;
};
export type EscribanoDeRegistroDto = {
  id: string;
  nombre: string;
};
export type RegistroNotarialDto = {
  id: string;
  nombre: string;
  escribano: EscribanoDeRegistroDto | null;
  activo: boolean;
  anioInicial: number | null;
  escrituraInicial: number;
  actaInicial: number;
  certificacionInicial: number;
  folioInicial: number;
  folioCertificacionesInicial: number;
  version: number;
};
export type NuevoRegistroNotarialDto = {
  id?: string | null;
  nombre?: string;
  /** The notary whose protocolo it is. */
  escribanoId?: string | null;
  /** Whether new instrumentos can be numbered in it. */
  activo?: boolean;
  /** The year in which the office began with the numbers below. Other years begin at 1. */
  anioInicial?: number | null;
  escrituraInicial?: number;
  actaInicial?: number;
  certificacionInicial?: number;
  folioInicial?: number;
  folioCertificacionesInicial?: number;
};
export type CamposRegistroNotarialDto = {
  nombre?: string;
  /** The notary whose protocolo it is. */
  escribanoId?: string | null;
  /** Whether new instrumentos can be numbered in it. */
  activo?: boolean;
  /** The year in which the office began with the numbers below. Other years begin at 1. */
  anioInicial?: number | null;
  escrituraInicial?: number;
  actaInicial?: number;
  certificacionInicial?: number;
  folioInicial?: number;
  folioCertificacionesInicial?: number;
};
export type SiguientesDto = {
  anio: number;
  escritura: number;
  acta: number;
  certificacion: number;
  /** That of escrituras and actas. */
  folio: number;
  folioCertificaciones: number;
  /** The date of the last escritura or acta, `YYYY-MM-DD`: the next is not earlier. */
  ultimaFecha: string | null;
  ultimaFechaCertificaciones: string | null;
  /** The place of the last instrumento of the registro that has one. */
  ultimoLugar: string | null;
};
export type AnularFoliosDto = {
  /** The next one when missing. */
  folioDesde?: number | null;
  folioHasta: number;
  /** The present one of the cuenta when missing. */
  anio?: number;
  libro?: "protocolo" | "certificaciones";
  motivo: string;
};
export const {
  useInstrumentosFindOfCarpetaQuery,
  useInstrumentosNumerarMutation,
  useInstrumentosFirmarMutation,
  useInstrumentosUpdateMutation,
  useInstrumentosCorregirFoliosMutation,
  useInstrumentosErroseMutation,
  useInstrumentosCreateCopiaMutation,
  useInstrumentosUpdateCopiaMutation,
  useInstrumentosRemoveCopiaMutation,
  useEntregasFindAllQuery,
  useEntregasCreateMutation,
  useEntregasReciboQuery,
  useEmpastesFindQuery,
  useEmpastesCreateMutation,
  useEmpastesRemoveMutation,
  useProtocoloFindIndiceQuery,
  useProtocoloCsvQuery,
  useProtocoloPdfQuery,
  useProtocoloFindRegistrosQuery,
  useProtocoloCreateRegistroMutation,
  useProtocoloUpdateRegistroMutation,
  useProtocoloFindSiguientesQuery,
  useProtocoloAnularFoliosMutation,
} = injectedRtkApi;
