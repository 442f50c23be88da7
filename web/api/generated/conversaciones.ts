// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["conversaciones"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      adjuntosFindOf: build.query<
        AdjuntosFindOfApiResponse,
        AdjuntosFindOfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/adjuntos`,
          params: {
            antes: queryArg.antes,
          },
        }),
        providesTags: ["conversaciones"],
      }),
      adjuntosAdd: build.mutation<AdjuntosAddApiResponse, AdjuntosAddApiArg>({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/adjuntos`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      adjuntosFileAsDocumento: build.mutation<
        AdjuntosFileAsDocumentoApiResponse,
        AdjuntosFileAsDocumentoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/adjuntos/${encodeURIComponent(String(queryArg.id))}/documento`,
          method: "POST",
          body: queryArg.archivarAdjuntoDto,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      adjuntosContent: build.query<
        AdjuntosContentApiResponse,
        AdjuntosContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/adjuntos/${encodeURIComponent(String(queryArg.id))}/contenido`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["conversaciones"],
      }),
      adjuntosThumbnail: build.query<
        AdjuntosThumbnailApiResponse,
        AdjuntosThumbnailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/adjuntos/${encodeURIComponent(String(queryArg.id))}/miniatura`,
        }),
        providesTags: ["conversaciones"],
      }),
      conversacionesFindAll: build.query<
        ConversacionesFindAllApiResponse,
        ConversacionesFindAllApiArg
      >({
        query: () => ({ url: `/api/conversaciones` }),
        providesTags: ["conversaciones"],
      }),
      conversacionesCreateGrupo: build.mutation<
        ConversacionesCreateGrupoApiResponse,
        ConversacionesCreateGrupoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones`,
          method: "POST",
          body: queryArg.crearGrupoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["conversaciones"],
      }),
      conversacionesSearch: build.query<
        ConversacionesSearchApiResponse,
        ConversacionesSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/mensajes`,
          params: {
            buscar: queryArg.buscar,
            conversacionId: queryArg.conversacionId,
          },
        }),
        providesTags: ["conversaciones"],
      }),
      conversacionesGet: build.query<
        ConversacionesGetApiResponse,
        ConversacionesGetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["conversaciones"],
      }),
      conversacionesUpdate: build.mutation<
        ConversacionesUpdateApiResponse,
        ConversacionesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarConversacionDto,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      conversacionesOpenDeCarpeta: build.mutation<
        ConversacionesOpenDeCarpetaApiResponse,
        ConversacionesOpenDeCarpetaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/conversacion`,
          method: "POST",
        }),
        invalidatesTags: ["conversaciones"],
      }),
      conversacionesRead: build.mutation<
        ConversacionesReadApiResponse,
        ConversacionesReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/leida`,
          method: "POST",
          body: queryArg.marcarLeidaDto,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      conversacionesWrite: build.mutation<
        ConversacionesWriteApiResponse,
        ConversacionesWriteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/escribiendo`,
          method: "POST",
        }),
        invalidatesTags: ["conversaciones"],
      }),
      conversacionesAddParticipantes: build.mutation<
        ConversacionesAddParticipantesApiResponse,
        ConversacionesAddParticipantesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/participantes`,
          method: "POST",
          body: queryArg.sumarParticipantesDto,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      conversacionesUpdateParticipante: build.mutation<
        ConversacionesUpdateParticipanteApiResponse,
        ConversacionesUpdateParticipanteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/participantes/${encodeURIComponent(String(queryArg.usuarioId))}`,
          method: "PATCH",
          body: queryArg.modificarParticipanteDto,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      conversacionesRemoveParticipante: build.mutation<
        ConversacionesRemoveParticipanteApiResponse,
        ConversacionesRemoveParticipanteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/participantes/${encodeURIComponent(String(queryArg.usuarioId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["conversaciones"],
      }),
      grupoFotoPut: build.mutation<GrupoFotoPutApiResponse, GrupoFotoPutApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/foto`,
            method: "PUT",
            body: queryArg.body,
          }),
          invalidatesTags: ["conversaciones"],
        },
      ),
      grupoFotoRemove: build.mutation<
        GrupoFotoRemoveApiResponse,
        GrupoFotoRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/foto`,
          method: "DELETE",
        }),
        invalidatesTags: ["conversaciones"],
      }),
      enlacesFind: build.query<EnlacesFindApiResponse, EnlacesFindApiArg>({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/enlaces`,
          params: {
            antes: queryArg.antes,
          },
        }),
        providesTags: ["conversaciones"],
      }),
      mensajesFindPage: build.query<
        MensajesFindPageApiResponse,
        MensajesFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/mensajes`,
          params: {
            ids: queryArg.ids,
            antes: queryArg.antes,
            despues: queryArg.despues,
            alrededor: queryArg.alrededor,
            tamano: queryArg.tamano,
          },
        }),
        providesTags: ["conversaciones"],
      }),
      mensajesSend: build.mutation<MensajesSendApiResponse, MensajesSendApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/mensajes`,
            method: "POST",
            body: queryArg.enviarMensajeNuevoDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["conversaciones"],
        },
      ),
      mensajesUpdate: build.mutation<
        MensajesUpdateApiResponse,
        MensajesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/mensajes/${encodeURIComponent(String(queryArg.mensajeId))}`,
          method: "PATCH",
          body: queryArg.escribirMensajeDto,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      mensajesRemove: build.mutation<
        MensajesRemoveApiResponse,
        MensajesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/mensajes/${encodeURIComponent(String(queryArg.mensajeId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["conversaciones"],
      }),
      mensajesReact: build.mutation<
        MensajesReactApiResponse,
        MensajesReactApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/mensajes/${encodeURIComponent(String(queryArg.mensajeId))}/reacciones`,
          method: "POST",
          body: queryArg.reaccionarDto,
        }),
        invalidatesTags: ["conversaciones"],
      }),
      mensajesUnreact: build.mutation<
        MensajesUnreactApiResponse,
        MensajesUnreactApiArg
      >({
        query: (queryArg) => ({
          url: `/api/conversaciones/${encodeURIComponent(String(queryArg.id))}/mensajes/${encodeURIComponent(String(queryArg.mensajeId))}/reacciones/${encodeURIComponent(String(queryArg.emoji))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["conversaciones"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type AdjuntosFindOfApiResponse = /** status 200  */ AdjuntosDto;
export type AdjuntosFindOfApiArg = {
  id: string;
  /** The files before this one, as `siguiente` of an answer names it. */
  antes?: string;
};
export type AdjuntosAddApiResponse = /** status 201  */ AdjuntoDto[];
export type AdjuntosAddApiArg = {
  id: string;
  body: {
    archivos?: Blob[];
  };
};
export type AdjuntosFileAsDocumentoApiResponse =
  /** status 201  */ DocumentoArchivadoDto;
export type AdjuntosFileAsDocumentoApiArg = {
  id: string;
  archivarAdjuntoDto: ArchivarAdjuntoDto;
};
export type AdjuntosContentApiResponse = unknown;
export type AdjuntosContentApiArg = {
  id: string;
  /** Whether it is sent as an attachment, whatever its type. */
  descargar: boolean;
};
export type AdjuntosThumbnailApiResponse = unknown;
export type AdjuntosThumbnailApiArg = {
  id: string;
};
export type ConversacionesFindAllApiResponse =
  /** status 200  */ ConversacionDto[];
export type ConversacionesFindAllApiArg = void;
export type ConversacionesCreateGrupoApiResponse =
  /** status 201  */ ConversacionDetalleDto;
export type ConversacionesCreateGrupoApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearGrupoDto: CrearGrupoDto;
};
export type ConversacionesSearchApiResponse = /** status 200  */ MensajeDto[];
export type ConversacionesSearchApiArg = {
  buscar: string;
  /** In this conversation alone. */
  conversacionId?: string;
};
export type ConversacionesGetApiResponse =
  /** status 200  */ ConversacionDetalleDto;
export type ConversacionesGetApiArg = {
  id: string;
};
export type ConversacionesUpdateApiResponse =
  /** status 200  */ ConversacionDetalleDto;
export type ConversacionesUpdateApiArg = {
  id: string;
  modificarConversacionDto: ModificarConversacionDto;
};
export type ConversacionesOpenDeCarpetaApiResponse =
  /** status 200  */ ConversacionDetalleDto;
export type ConversacionesOpenDeCarpetaApiArg = {
  id: string;
};
export type ConversacionesReadApiResponse = /** status 200  */ boolean;
export type ConversacionesReadApiArg = {
  id: string;
  marcarLeidaDto: MarcarLeidaDto;
};
export type ConversacionesWriteApiResponse = /** status 200  */ boolean;
export type ConversacionesWriteApiArg = {
  id: string;
};
export type ConversacionesAddParticipantesApiResponse =
  /** status 200  */ ConversacionDetalleDto;
export type ConversacionesAddParticipantesApiArg = {
  id: string;
  sumarParticipantesDto: SumarParticipantesDto;
};
export type ConversacionesUpdateParticipanteApiResponse =
  /** status 200  */ ConversacionDetalleDto;
export type ConversacionesUpdateParticipanteApiArg = {
  id: string;
  usuarioId: string;
  modificarParticipanteDto: ModificarParticipanteDto;
};
export type ConversacionesRemoveParticipanteApiResponse =
  /** status 200  */ boolean;
export type ConversacionesRemoveParticipanteApiArg = {
  id: string;
  usuarioId: string;
};
export type GrupoFotoPutApiResponse = /** status 200  */ ConversacionDetalleDto;
export type GrupoFotoPutApiArg = {
  id: string;
  body: {
    foto?: Blob;
  };
};
export type GrupoFotoRemoveApiResponse =
  /** status 200  */ ConversacionDetalleDto;
export type GrupoFotoRemoveApiArg = {
  id: string;
};
export type EnlacesFindApiResponse = /** status 200  */ EnlacesDto;
export type EnlacesFindApiArg = {
  id: string;
  /** The links before those of this message, as `siguiente` of an answer names it. */
  antes?: string;
};
export type MensajesFindPageApiResponse = /** status 200  */ MensajesDto;
export type MensajesFindPageApiArg = {
  id: string;
  /** The rows with these ids, separated by commas, at most 100. Those missing in the answer no longer exist. */
  ids?: string[];
  /** Those before this message. */
  antes?: string;
  /** Those after this message. */
  despues?: string;
  /** This message, with those around it. */
  alrededor?: string;
  tamano: number;
};
export type MensajesSendApiResponse = /** status 201  */ MensajeDto;
export type MensajesSendApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  enviarMensajeNuevoDto: EnviarMensajeNuevoDto;
};
export type MensajesUpdateApiResponse = /** status 200  */ MensajeDto;
export type MensajesUpdateApiArg = {
  id: string;
  mensajeId: string;
  escribirMensajeDto: EscribirMensajeDto;
};
export type MensajesRemoveApiResponse = /** status 200  */ MensajeDto;
export type MensajesRemoveApiArg = {
  id: string;
  mensajeId: string;
};
export type MensajesReactApiResponse = /** status 200  */ MensajeDto;
export type MensajesReactApiArg = {
  id: string;
  mensajeId: string;
  reaccionarDto: ReaccionarDto;
};
export type MensajesUnreactApiResponse = /** status 200  */ MensajeDto;
export type MensajesUnreactApiArg = {
  id: string;
  mensajeId: string;
  emoji: string;
};
export type AdjuntoDto = {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
  /** The address of a small picture of it; null for what is no picture, and until it is made. */
  miniatura: string | null;
};
export type AdjuntosDto = {
  adjuntos: AdjuntoDto[];
  /** Where the next ones begin; null when there are none. */
  siguiente: string | null;
};
export type DocumentoArchivadoDto = {
  documentoId: string;
  carpetaId: string;
  /** Says where the same file was already; null when it was nowhere. */
  aviso: string | null;
};
export type ArchivarAdjuntoDto = {
  carpetaId: string;
  /** Null and left out: no section. */
  seccionId?: string | null;
};
export type ChatContactoDto = {
  /** Id of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
};
export type CarpetaDeConversacionDto = {
  id: string;
  codigo: string | null;
  caratula: string;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type UltimoMensajeDto = {
  autor: NombradoDto | null;
  esPropio: boolean;
  /** Plain text; null when it was deleted. */
  texto: string | null;
  en: string;
};
export type ConversacionDto = {
  id: string;
  tipo: "carpeta" | "grupo" | "directo";
  /** Of the other person, of the group or of the carpeta. */
  nombre: string;
  /** The address of the picture of a group. */
  foto: string | null;
  /** The other person of two. */
  contacto: ChatContactoDto | null;
  carpeta: CarpetaDeConversacionDto | null;
  /** How many people take part. */
  participantes: number;
  /** Messages of others that I have not read, at most 100. */
  sinLeer: number;
  silenciada: boolean;
  /** Whether I administer the group. */
  administra: boolean;
  /** Whether I take part. Who only sees a carpeta reads its conversation without that. */
  participa: boolean;
  ultimo: UltimoMensajeDto | null;
};
export type ParticipanteDto = {
  /** Id of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
  administra: boolean;
  /** When the last message was written that they have read. */
  leidoHasta: string | null;
};
export type ConversacionDetalleDto = {
  id: string;
  tipo: "carpeta" | "grupo" | "directo";
  /** Of the other person, of the group or of the carpeta. */
  nombre: string;
  /** The address of the picture of a group. */
  foto: string | null;
  /** The other person of two. */
  contacto: ChatContactoDto | null;
  carpeta: CarpetaDeConversacionDto | null;
  /** How many people take part. */
  participantes: number;
  /** Messages of others that I have not read, at most 100. */
  sinLeer: number;
  silenciada: boolean;
  /** Whether I administer the group. */
  administra: boolean;
  /** Whether I take part. Who only sees a carpeta reads its conversation without that. */
  participa: boolean;
  ultimo: UltimoMensajeDto | null;
  personas: ParticipanteDto[];
};
export type CrearGrupoDto = {
  id?: string | null;
  nombre: string;
  participantes: string[];
};
export type MensajeCitadoDto = {
  id: string;
  autor: NombradoDto | null;
  /** Its beginning, plain text; null when it was deleted. */
  texto: string | null;
};
export type ReaccionDto = {
  emoji: string;
  usuarios: NombradoDto[];
};
export type MensajeDto = {
  id: string;
  conversacionId: string;
  autor: NombradoDto | null;
  esPropio: boolean;
  /** HTML, sanitised; empty when it was deleted. */
  valor: string;
  menciones: NombradoDto[];
  creadoEn: string;
  editadoEn: string | null;
  eliminado: boolean;
  citado: MensajeCitadoDto | null;
  reacciones: ReaccionDto[];
  adjuntos: AdjuntoDto[];
};
export type ModificarConversacionDto = {
  /** Of a group, by who administers it. */
  nombre?: string;
  /** Whether the running user is told of its messages. */
  silenciada?: boolean;
};
export type MarcarLeidaDto = {
  hasta: string;
};
export type SumarParticipantesDto = {
  participantes: string[];
};
export type ModificarParticipanteDto = {
  administra: boolean;
};
export type EnlaceDto = {
  url: string;
  /** What the message calls it; the address itself when nothing else. */
  texto: string;
  mensajeId: string;
  autor: NombradoDto;
  en: string;
};
export type EnlacesDto = {
  enlaces: EnlaceDto[];
  /** Where the next ones begin; null when there are none. */
  siguiente: string | null;
};
export type MensajesDto = {
  mensajes: MensajeDto[];
  hayAnteriores: boolean;
  hayPosteriores: boolean;
};
export type EnviarMensajeNuevoDto = {
  id?: string | null;
  /** The message of the same conversation that it answers. */
  respondeA?: string | null;
  /** The files that were uploaded for it, in their order. */
  adjuntos?: string[];
  /** HTML, or plain text; at most 4000 characters of text. It may be empty when the message has files. */
  valor: string;
  /** The ids of the people whom it mentions. Those who may not read it are left out. */
  menciones?: string[];
};
export type EscribirMensajeDto = {
  /** HTML, or plain text; at most 4000 characters of text. It may be empty when the message has files. */
  valor: string;
  /** The ids of the people whom it mentions. Those who may not read it are left out. */
  menciones?: string[];
};
export type ReaccionarDto = {
  emoji: string;
};
export const {
  useAdjuntosFindOfQuery,
  useAdjuntosAddMutation,
  useAdjuntosFileAsDocumentoMutation,
  useAdjuntosContentQuery,
  useAdjuntosThumbnailQuery,
  useConversacionesFindAllQuery,
  useConversacionesCreateGrupoMutation,
  useConversacionesSearchQuery,
  useConversacionesGetQuery,
  useConversacionesUpdateMutation,
  useConversacionesOpenDeCarpetaMutation,
  useConversacionesReadMutation,
  useConversacionesWriteMutation,
  useConversacionesAddParticipantesMutation,
  useConversacionesUpdateParticipanteMutation,
  useConversacionesRemoveParticipanteMutation,
  useGrupoFotoPutMutation,
  useGrupoFotoRemoveMutation,
  useEnlacesFindQuery,
  useMensajesFindPageQuery,
  useMensajesSendMutation,
  useMensajesUpdateMutation,
  useMensajesRemoveMutation,
  useMensajesReactMutation,
  useMensajesUnreactMutation,
} = injectedRtkApi;
