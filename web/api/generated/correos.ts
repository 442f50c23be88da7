// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["correos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      cuentaExternaGetCuentaExterna: build.query<
        CuentaExternaGetCuentaExternaApiResponse,
        CuentaExternaGetCuentaExternaApiArg
      >({
        query: () => ({ url: `/api/correos/cuenta-externa` }),
        providesTags: ["correos"],
      }),
      cuentaExternaSaveCuentaExterna: build.mutation<
        CuentaExternaSaveCuentaExternaApiResponse,
        CuentaExternaSaveCuentaExternaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/cuenta-externa`,
          method: "PUT",
          body: queryArg.guardarCuentaExternaDto,
        }),
        invalidatesTags: ["correos"],
      }),
      cuentaExternaUpdateCuentaExterna: build.mutation<
        CuentaExternaUpdateCuentaExternaApiResponse,
        CuentaExternaUpdateCuentaExternaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/cuenta-externa`,
          method: "PATCH",
          body: queryArg.modificarCuentaExternaDto,
        }),
        invalidatesTags: ["correos"],
      }),
      cuentaExternaRemoveCuentaExterna: build.mutation<
        CuentaExternaRemoveCuentaExternaApiResponse,
        CuentaExternaRemoveCuentaExternaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/cuenta-externa`,
          method: "DELETE",
          params: {
            correos: queryArg.correos,
          },
        }),
        invalidatesTags: ["correos"],
      }),
      cuentaExternaSyncCuentaExterna: build.mutation<
        CuentaExternaSyncCuentaExternaApiResponse,
        CuentaExternaSyncCuentaExternaApiArg
      >({
        query: () => ({
          url: `/api/correos/cuenta-externa/sincronizar`,
          method: "POST",
        }),
        invalidatesTags: ["correos"],
      }),
      correosFindPage: build.query<
        CorreosFindPageApiResponse,
        CorreosFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            bandeja: queryArg.bandeja,
            filtro: queryArg.filtro,
            etiqueta: queryArg.etiqueta,
            buscar: queryArg.buscar,
            ids: queryArg.ids,
          },
        }),
        providesTags: ["correos"],
      }),
      correosUpdate: build.mutation<
        CorreosUpdateApiResponse,
        CorreosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos`,
          method: "PATCH",
          body: queryArg.modificarCorreosDto,
        }),
        invalidatesTags: ["correos"],
      }),
      correosRemoveForGood: build.mutation<
        CorreosRemoveForGoodApiResponse,
        CorreosRemoveForGoodApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borrar`,
          method: "POST",
          body: queryArg.borrarCorreosDto,
        }),
        invalidatesTags: ["correos"],
      }),
      correosFile: build.mutation<CorreosFileApiResponse, CorreosFileApiArg>({
        query: (queryArg) => ({
          url: `/api/correos/archivar`,
          method: "POST",
          body: queryArg.archivarCorreosDto,
        }),
        invalidatesTags: ["correos"],
      }),
      correosUnfile: build.mutation<
        CorreosUnfileApiResponse,
        CorreosUnfileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/desarchivar`,
          method: "POST",
          body: queryArg.desarchivarCorreosDto,
        }),
        invalidatesTags: ["correos"],
      }),
      correosFindDestinatarios: build.query<
        CorreosFindDestinatariosApiResponse,
        CorreosFindDestinatariosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/destinatarios`,
          params: {
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["correos"],
      }),
      correosGetAjustes: build.query<
        CorreosGetAjustesApiResponse,
        CorreosGetAjustesApiArg
      >({
        query: () => ({ url: `/api/correos/ajustes` }),
        providesTags: ["correos"],
      }),
      correosUpdateAjustes: build.mutation<
        CorreosUpdateAjustesApiResponse,
        CorreosUpdateAjustesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/ajustes`,
          method: "PATCH",
          body: queryArg.modificarAjustesDeCorreoDto,
        }),
        invalidatesTags: ["correos"],
      }),
      correosSetDireccion: build.mutation<
        CorreosSetDireccionApiResponse,
        CorreosSetDireccionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/ajustes/direccion`,
          method: "PATCH",
          body: queryArg.elegirDireccionDto,
        }),
        invalidatesTags: ["correos"],
      }),
      correosGet: build.query<CorreosGetApiResponse, CorreosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["correos"],
      }),
      correosFindHilo: build.query<
        CorreosFindHiloApiResponse,
        CorreosFindHiloApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/hilo`,
        }),
        providesTags: ["correos"],
      }),
      correosFindSugeridas: build.query<
        CorreosFindSugeridasApiResponse,
        CorreosFindSugeridasApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/carpetas`,
        }),
        providesTags: ["correos"],
      }),
      correosFindCabeceras: build.query<
        CorreosFindCabecerasApiResponse,
        CorreosFindCabecerasApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/cabeceras`,
        }),
        providesTags: ["correos"],
      }),
      correosContent: build.query<
        CorreosContentApiResponse,
        CorreosContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}/contenido`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["correos"],
      }),
      correosThumbnail: build.query<
        CorreosThumbnailApiResponse,
        CorreosThumbnailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}/miniatura`,
        }),
        providesTags: ["correos"],
      }),
      correosSummary: build.query<
        CorreosSummaryApiResponse,
        CorreosSummaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}/resumen`,
        }),
        providesTags: ["correos"],
      }),
      correosPicture: build.query<
        CorreosPictureApiResponse,
        CorreosPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/imagen`,
          params: {
            url: queryArg.url,
          },
        }),
        providesTags: ["correos"],
      }),
      correosFileAsDocumento: build.mutation<
        CorreosFileAsDocumentoApiResponse,
        CorreosFileAsDocumentoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/${encodeURIComponent(String(queryArg.id))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}/documento`,
          method: "POST",
          body: queryArg.archivarCorreoAdjuntoDto,
        }),
        invalidatesTags: ["correos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CuentaExternaGetCuentaExternaApiResponse =
  /** status 200  */ CuentaExternaDisponibleDto;
export type CuentaExternaGetCuentaExternaApiArg = void;
export type CuentaExternaSaveCuentaExternaApiResponse =
  /** status 200  */ CuentaExternaDisponibleDto;
export type CuentaExternaSaveCuentaExternaApiArg = {
  guardarCuentaExternaDto: GuardarCuentaExternaDto;
};
export type CuentaExternaUpdateCuentaExternaApiResponse =
  /** status 200  */ CuentaExternaDisponibleDto;
export type CuentaExternaUpdateCuentaExternaApiArg = {
  modificarCuentaExternaDto: ModificarCuentaExternaDto;
};
export type CuentaExternaRemoveCuentaExternaApiResponse =
  /** status 200  */ CuentaExternaDisponibleDto;
export type CuentaExternaRemoveCuentaExternaApiArg = {
  /** What becomes of the mails that it brought in. */
  correos: "conservar" | "borrar";
};
export type CuentaExternaSyncCuentaExternaApiResponse =
  /** status 200  */ CuentaExternaDisponibleDto;
export type CuentaExternaSyncCuentaExternaApiArg = void;
export type CorreosFindPageApiResponse = /** status 200  */ CorreosDto;
export type CorreosFindPageApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  bandeja?: "sent" | "spam" | "inbox" | "drafts" | "archive" | "trash";
  filtro?: "starred" | "important";
  /** The slug of a label. */
  etiqueta?: string;
  /** Words of the sender, the recipients, the subject or the text. */
  buscar?: string;
  /** The mails with these ids, separated by commas, at most 100, wherever they lie. Those missing no longer exist. */
  ids?: string[];
};
export type CorreosUpdateApiResponse = /** status 200  */ CorreosCambiadosDto;
export type CorreosUpdateApiArg = {
  modificarCorreosDto: ModificarCorreosDto;
};
export type CorreosRemoveForGoodApiResponse =
  /** status 200  */ CorreosBorradosDto;
export type CorreosRemoveForGoodApiArg = {
  borrarCorreosDto: BorrarCorreosDto;
};
export type CorreosFileApiResponse =
  /** status 200  */ CorreosArchivadosAhoraDto;
export type CorreosFileApiArg = {
  archivarCorreosDto: ArchivarCorreosDto;
};
export type CorreosUnfileApiResponse = /** status 200  */ CorreosCambiadosDto;
export type CorreosUnfileApiArg = {
  desarchivarCorreosDto: DesarchivarCorreosDto;
};
export type CorreosFindDestinatariosApiResponse =
  /** status 200  */ DestinatarioHalladoDto[];
export type CorreosFindDestinatariosApiArg = {
  buscar: string;
};
export type CorreosGetAjustesApiResponse =
  /** status 200  */ AjustesDeCorreoDto;
export type CorreosGetAjustesApiArg = void;
export type CorreosUpdateAjustesApiResponse =
  /** status 200  */ AjustesDeCorreoDto;
export type CorreosUpdateAjustesApiArg = {
  modificarAjustesDeCorreoDto: ModificarAjustesDeCorreoDto;
};
export type CorreosSetDireccionApiResponse =
  /** status 200  */ AjustesDeCorreoDto;
export type CorreosSetDireccionApiArg = {
  elegirDireccionDto: ElegirDireccionDto;
};
export type CorreosGetApiResponse = /** status 200  */ CorreoDto;
export type CorreosGetApiArg = {
  id: string;
};
export type CorreosFindHiloApiResponse = /** status 200  */ CorreoDto[];
export type CorreosFindHiloApiArg = {
  id: string;
};
export type CorreosFindSugeridasApiResponse =
  /** status 200  */ CarpetaSugeridaDto[];
export type CorreosFindSugeridasApiArg = {
  id: string;
};
export type CorreosFindCabecerasApiResponse = /** status 200  */ CabeceraDto[];
export type CorreosFindCabecerasApiArg = {
  id: string;
};
export type CorreosContentApiResponse = unknown;
export type CorreosContentApiArg = {
  id: string;
  adjuntoId: string;
  /** Whether it is sent as an attachment, whatever its type. */
  descargar: boolean;
};
export type CorreosThumbnailApiResponse = unknown;
export type CorreosThumbnailApiArg = {
  id: string;
  adjuntoId: string;
};
export type CorreosSummaryApiResponse = /** status 200  */ ResumenDeAdjuntoDto;
export type CorreosSummaryApiArg = {
  id: string;
  adjuntoId: string;
};
export type CorreosPictureApiResponse = unknown;
export type CorreosPictureApiArg = {
  id: string;
  url: string;
};
export type CorreosFileAsDocumentoApiResponse =
  /** status 201  */ DocumentoArchivadoDto;
export type CorreosFileAsDocumentoApiArg = {
  id: string;
  adjuntoId: string;
  archivarCorreoAdjuntoDto: ArchivarCorreoAdjuntoDto;
};
export type ServidorDeCorreoDto = {
  /** Its name, or its address. */
  servidor: string;
  puerto: number;
  seguridad: "tls" | "starttls";
};
export type CuentaExternaDto = {
  id: string;
  direccion: string;
  usuario: string;
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
  /** Whether what the person writes to addresses outside leaves through it. */
  enviarPorElla: boolean;
  /** The other addresses from which the person writes there. */
  alias: string[];
  estado: "sincronizando" | "al-dia" | "sin-conexion" | "clave-rechazada";
  /** Whether it has not begun, since others are followed first. */
  enEspera: boolean;
  /** What is wrong and how it is mended, in Spanish; null when all is well. */
  mensaje: string | null;
  /** How many mails of it are here, and how many there are; null until the server has said it. */
  sincronizados: number;
  total: number | null;
  /** When all of it was last compared. */
  sincronizadaEn: string | null;
  version: number;
};
export type CuentaExternaDisponibleDto = {
  /** Whether people may connect one. */
  disponible: boolean;
  /** Null when there is none. */
  cuenta: CuentaExternaDto | null;
};
export type GuardarCuentaExternaDto = {
  direccion: string;
  usuario: string;
  /** May be left out while the user and the servers stay as they are. */
  clave?: string;
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
  enviarPorElla: boolean;
  /** The other addresses from which the person writes there. Left out, they stay. */
  alias?: string[];
  /** The one that was seen; what changed since is not written over. */
  version?: number;
};
export type ModificarCuentaExternaDto = {
  enviarPorElla: boolean;
};
export type CorresponsalDto = {
  /** Empty when only the address is known. */
  nombre: string;
  direccion: string;
  /** The member of the cuenta whose address it is; null for others. */
  usuarioId: string | null;
};
export type CarpetaDeCorreoDto = {
  id: string;
  /** Null before it is opened. */
  codigo: string | null;
  caratula: string;
};
export type CorreoListadoDto = {
  id: string;
  /** Its thread in this mailbox. */
  hiloId: string;
  /** How many mails its thread has in this mailbox, this one included. */
  enHilo: number;
  estado: "borrador" | "recibido" | "programado" | "enviado";
  /** When it leaves, if it is `programado`. */
  enviarEn: string | null;
  fecha: string;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of its text, in one line. */
  extracto: string;
  bandeja: "sent" | "spam" | "inbox" | "drafts" | "archive" | "trash";
  leido: boolean;
  destacado: boolean;
  importante: boolean;
  /** The ids of its labels, in its order. */
  etiquetas: string[];
  adjuntos: number;
  /** Whether an address outside refused it. */
  rechazado: boolean;
  /** Of the running user's own mails: whether it is theirs. */
  esPropio: boolean;
  /** Those in which it is filed, of those that the running user sees. */
  carpetas: CarpetaDeCorreoDto[];
  /** The folder of the person's account elsewhere in which it lies, if it is one that they made; else null. */
  carpetaExterna: string | null;
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
export type CorreosDto = {
  correos: CorreoListadoDto[];
  paginacion: PaginacionDto;
};
export type CorreosCambiadosDto = {
  /** Those that are as it was asked, with their new state. Others no longer exist, or could not go there. */
  correos: CorreoListadoDto[];
};
export type EtiquetasDeCorreosDto = {
  agregar?: string[];
  quitar?: string[];
};
export type ModificarCorreosDto = {
  leido?: boolean;
  destacado?: boolean;
  importante?: boolean;
  /** Where they go. `inbox` is the place that they come back to from spam and trash: for own ones it is `sent` or
    `drafts`. `archive` takes those of others out of the inbox. Those that cannot go there are refused, and the others go. */
  bandeja?: "spam" | "inbox" | "archive" | "trash";
  etiquetas?: EtiquetasDeCorreosDto;
  ids: string[];
};
export type CorreosBorradosDto = {
  borrados: number;
};
export type BorrarCorreosDto = {
  ids?: string[];
};
export type CorreosArchivadosAhoraDto = {
  /** Those that are as it was asked, with their new state. Others no longer exist, or could not go there. */
  correos: CorreoListadoDto[];
  /** The ids of those that were not there before. */
  nuevos: string[];
};
export type ArchivarCorreosDto = {
  /** Whether the other mails of their threads are filed too, of those outside spam, trash and drafts. */
  hilo?: boolean;
  carpetaId: string;
  ids: string[];
};
export type DesarchivarCorreosDto = {
  carpetaId: string;
  ids: string[];
};
export type DestinatarioHalladoDto = {
  nombre: string;
  direccion: string;
  /** Where the address was found. */
  origen: "correo" | "persona" | "miembro" | "contacto";
  /** Of a member. */
  usuarioId: string | null;
};
export type DireccionDeCorreoDto = {
  /** What is before the at sign; null until it is chosen. */
  alias: string | null;
  dominio: string;
  /** One that is free, for who has none; null otherwise. */
  sugerencia: string | null;
};
export type AjustesDeCorreoDto = {
  /** HTML, sanitised; empty for none. */
  firma: string;
  /** Null where people have no address of their own. */
  direccion: DireccionDeCorreoDto | null;
  version: number;
};
export type ModificarAjustesDeCorreoDto = {
  /** HTML; at most 2000 characters of text. */
  firma: string;
};
export type ElegirDireccionDto = {
  /** What is before the at sign, in lower case. */
  alias: string;
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
export type EnvioDto = {
  direccion: string;
  estado: "enviado" | "en_cola" | "rechazado";
  /** What the server outside answered. */
  motivo: string | null;
};
export type CorreoDto = {
  cc: CorresponsalDto[];
  /** Hidden recipients, for the author alone. */
  cco: CorresponsalDto[];
  /** Sanitised. */
  html: string;
  /** Of its files, in their order. */
  archivos: CorreoAdjuntoDto[];
  /** For the author alone, of addresses that are no member's. */
  envios: EnvioDto[];
  /** Of a draft: sanitised HTML of what it answers or forwards, which leaves below its text. */
  cita: string | null;
  /** Of a draft: the carpeta in which it is filed when it leaves. */
  enCarpeta: CarpetaDeCorreoDto | null;
  /** Of what came from outside: whether it is from whom it says, as the own mail server found. */
  autenticacion: ("fallido" | "verificado" | "sin_datos") | null;
  /** Of what came from outside: to whom its answer goes, when that is not who wrote it. */
  responderA: CorresponsalDto[];
  /** Whether one of them is of another organisation than who wrote it. */
  respuestaAjena: boolean;
  version: number;
  id: string;
  /** Its thread in this mailbox. */
  hiloId: string;
  /** How many mails its thread has in this mailbox, this one included. */
  enHilo: number;
  estado: "borrador" | "recibido" | "programado" | "enviado";
  /** When it leaves, if it is `programado`. */
  enviarEn: string | null;
  fecha: string;
  de: CorresponsalDto;
  para: CorresponsalDto[];
  asunto: string;
  /** The beginning of its text, in one line. */
  extracto: string;
  bandeja: "sent" | "spam" | "inbox" | "drafts" | "archive" | "trash";
  leido: boolean;
  destacado: boolean;
  importante: boolean;
  /** The ids of its labels, in its order. */
  etiquetas: string[];
  adjuntos: number;
  /** Whether an address outside refused it. */
  rechazado: boolean;
  /** Of the running user's own mails: whether it is theirs. */
  esPropio: boolean;
  /** Those in which it is filed, of those that the running user sees. */
  carpetas: CarpetaDeCorreoDto[];
  /** The folder of the person's account elsewhere in which it lies, if it is one that they made; else null. */
  carpetaExterna: string | null;
};
export type CarpetaSugeridaDto = {
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
  /** Why: its number is in the subject, a mail of the thread is filed there, or somebody in the mail is one of its partes. */
  motivo: "parte" | "asunto" | "hilo";
};
export type CabeceraDto = {
  nombre: string;
  valor: string;
};
export type EventoDeCorreoDto = {
  titulo: string;
  /** A day (`2026-03-04`), an instant (`…Z`), or a time as it is written in its place. Null when it says none. */
  desde: string | null;
  /** As `desde`; of whole days, the last one. */
  hasta: string | null;
  /** What the file calls the time zone of times that could not be converted. */
  zona: string | null;
  lugar: string;
  organiza: string;
  seRepite: boolean;
  cancelado: boolean;
};
export type ContactoCorreoDto = {
  email: string;
  label: string;
};
export type TelefonoDeTarjetaDto = {
  /** ISO 3166, two letters, lower case. */
  country: string;
  /** Without the country's code. */
  phoneNumber: string;
  label: string;
  /** With the calling code of its country. */
  completo: string;
};
export type TarjetaDeContactoDto = {
  name: string;
  title: string;
  company: string;
  emails: ContactoCorreoDto[];
  phoneNumbers: TelefonoDeTarjetaDto[];
  address: string;
  /** `YYYY-MM-DD`, or what the card has in its place. */
  birthday: string;
  /** HTML. */
  notes: string;
};
export type ResumenDeAdjuntoDto = {
  eventos: EventoDeCorreoDto[];
  contactos: TarjetaDeContactoDto[];
};
export type DocumentoArchivadoDto = {
  documentoId: string;
  carpetaId: string;
  /** Says where the same file was already; null when it was nowhere. */
  aviso: string | null;
};
export type ArchivarCorreoAdjuntoDto = {
  carpetaId: string;
  /** Null and left out: no section. */
  seccionId?: string | null;
};
export const {
  useCuentaExternaGetCuentaExternaQuery,
  useCuentaExternaSaveCuentaExternaMutation,
  useCuentaExternaUpdateCuentaExternaMutation,
  useCuentaExternaRemoveCuentaExternaMutation,
  useCuentaExternaSyncCuentaExternaMutation,
  useCorreosFindPageQuery,
  useCorreosUpdateMutation,
  useCorreosRemoveForGoodMutation,
  useCorreosFileMutation,
  useCorreosUnfileMutation,
  useCorreosFindDestinatariosQuery,
  useCorreosGetAjustesQuery,
  useCorreosUpdateAjustesMutation,
  useCorreosSetDireccionMutation,
  useCorreosGetQuery,
  useCorreosFindHiloQuery,
  useCorreosFindSugeridasQuery,
  useCorreosFindCabecerasQuery,
  useCorreosContentQuery,
  useCorreosThumbnailQuery,
  useCorreosSummaryQuery,
  useCorreosPictureQuery,
  useCorreosFileAsDocumentoMutation,
} = injectedRtkApi;
