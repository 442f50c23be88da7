// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["borradores"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      borradoresCreate: build.mutation<
        BorradoresCreateApiResponse,
        BorradoresCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borradores`,
          method: "POST",
          body: queryArg.nuevoBorradorDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["borradores"],
      }),
      borradoresUpdate: build.mutation<
        BorradoresUpdateApiResponse,
        BorradoresUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borradores/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambiosBorradorDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["borradores"],
      }),
      borradoresAttach: build.mutation<
        BorradoresAttachApiResponse,
        BorradoresAttachApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borradores/${encodeURIComponent(String(queryArg.id))}/adjuntos`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["borradores"],
      }),
      borradoresAttachDocumento: build.mutation<
        BorradoresAttachDocumentoApiResponse,
        BorradoresAttachDocumentoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borradores/${encodeURIComponent(String(queryArg.id))}/adjuntos/documento`,
          method: "POST",
          body: queryArg.adjuntarDocumentoDto,
        }),
        invalidatesTags: ["borradores"],
      }),
      borradoresDetach: build.mutation<
        BorradoresDetachApiResponse,
        BorradoresDetachApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borradores/${encodeURIComponent(String(queryArg.id))}/adjuntos/${encodeURIComponent(String(queryArg.adjuntoId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["borradores"],
      }),
      borradoresSend: build.mutation<
        BorradoresSendApiResponse,
        BorradoresSendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borradores/${encodeURIComponent(String(queryArg.id))}/enviar`,
          method: "POST",
          body: queryArg.enviarCorreoDto,
        }),
        invalidatesTags: ["borradores"],
      }),
      borradoresHold: build.mutation<
        BorradoresHoldApiResponse,
        BorradoresHoldApiArg
      >({
        query: (queryArg) => ({
          url: `/api/correos/borradores/${encodeURIComponent(String(queryArg.id))}/detener`,
          method: "POST",
        }),
        invalidatesTags: ["borradores"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type BorradoresCreateApiResponse = /** status 201  */ CorreoDto;
export type BorradoresCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoBorradorDto: NuevoBorradorDto;
};
export type BorradoresUpdateApiResponse = /** status 200  */ CorreoDto;
export type BorradoresUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  cambiosBorradorDto: CambiosBorradorDto;
};
export type BorradoresAttachApiResponse = /** status 201  */ CorreoDto;
export type BorradoresAttachApiArg = {
  id: string;
  body: {
    id?: string;
    archivos?: Blob[];
  };
};
export type BorradoresAttachDocumentoApiResponse = /** status 201  */ CorreoDto;
export type BorradoresAttachDocumentoApiArg = {
  id: string;
  adjuntarDocumentoDto: AdjuntarDocumentoDto;
};
export type BorradoresDetachApiResponse = /** status 200  */ CorreoDto;
export type BorradoresDetachApiArg = {
  id: string;
  adjuntoId: string;
};
export type BorradoresSendApiResponse = /** status 200  */ CorreoDto;
export type BorradoresSendApiArg = {
  id: string;
  enviarCorreoDto: EnviarCorreoDto;
};
export type BorradoresHoldApiResponse = /** status 200  */ CorreoDto;
export type BorradoresHoldApiArg = {
  id: string;
};
export type CorresponsalDto = {
  /** Empty when only the address is known. */
  nombre: string;
  direccion: string;
  /** The member of the cuenta whose address it is; null for others. */
  usuarioId: string | null;
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
export type CarpetaDeCorreoDto = {
  id: string;
  /** Null before it is opened. */
  codigo: string | null;
  caratula: string;
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
export type NuevaBaseDto = {
  id: string;
  tipo: "responder" | "reenviar" | "responder_todos";
};
export type DestinatarioDto = {
  nombre?: string | null;
  direccion: string;
};
export type NuevoBorradorDto = {
  id?: string | null;
  base?: NuevaBaseDto;
  para?: DestinatarioDto[];
  cc?: DestinatarioDto[];
  /** Hidden recipients: nobody else sees that they have it. */
  cco?: DestinatarioDto[];
  asunto?: string;
  /** HTML of the new text alone. What it answers or forwards is quoted below it when it leaves. */
  html?: string;
  /** The carpeta in which it is filed when it leaves; null for none. Left out, a number of a carpeta that comes into the
    subject decides («#2026-000123»), and of an answer the carpeta of what it answers. */
  carpetaId?: string | null;
};
export type CambiosBorradorDto = {
  para?: DestinatarioDto[];
  cc?: DestinatarioDto[];
  /** Hidden recipients: nobody else sees that they have it. */
  cco?: DestinatarioDto[];
  asunto?: string;
  /** HTML of the new text alone. What it answers or forwards is quoted below it when it leaves. */
  html?: string;
  /** The carpeta in which it is filed when it leaves; null for none. Left out, a number of a carpeta that comes into the
    subject decides («#2026-000123»), and of an answer the carpeta of what it answers. */
  carpetaId?: string | null;
};
export type AdjuntarDocumentoDto = {
  documentoId: string;
  /** Of a document of a reserved carpeta: that who gets the mail will see it. */
  loVeranOtros?: boolean;
};
export type EnviarCorreoDto = {
  /** At most a year from now. Null and left out: at once, which can be undone for ten seconds. */
  enviarEn?: string | null;
  /** The version that was seen. A newer draft does not leave. */
  version?: number;
};
export const {
  useBorradoresCreateMutation,
  useBorradoresUpdateMutation,
  useBorradoresAttachMutation,
  useBorradoresAttachDocumentoMutation,
  useBorradoresDetachMutation,
  useBorradoresSendMutation,
  useBorradoresHoldMutation,
} = injectedRtkApi;
