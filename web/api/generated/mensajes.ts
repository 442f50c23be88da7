// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["mensajes"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      messagesFindAll: build.query<
        MessagesFindAllApiResponse,
        MessagesFindAllApiArg
      >({
        query: () => ({ url: `/api/common/messages` }),
        providesTags: ["mensajes"],
      }),
      messagesCreate: build.mutation<
        MessagesCreateApiResponse,
        MessagesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages`,
          method: "POST",
          body: queryArg.crearMensajeDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["mensajes"],
      }),
      messagesUpdate: build.mutation<
        MessagesUpdateApiResponse,
        MessagesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages`,
          method: "PATCH",
          body: queryArg.modificarMensajeDto,
        }),
        invalidatesTags: ["mensajes"],
      }),
      messagesRemove: build.mutation<
        MessagesRemoveApiResponse,
        MessagesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["mensajes"],
      }),
      messagesMarkAllAsRead: build.mutation<
        MessagesMarkAllAsReadApiResponse,
        MessagesMarkAllAsReadApiArg
      >({
        query: () => ({
          url: `/api/common/messages/mark-all-as-read`,
          method: "GET",
        }),
        invalidatesTags: ["mensajes"],
      }),
      messagesSetRead: build.mutation<
        MessagesSetReadApiResponse,
        MessagesSetReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages/toggle-read-status`,
          method: "POST",
          body: queryArg.leerMensajeDto,
        }),
        invalidatesTags: ["mensajes"],
      }),
      messagesToggleRead: build.mutation<
        MessagesToggleReadApiResponse,
        MessagesToggleReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages/toggle-read/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
        }),
        invalidatesTags: ["mensajes"],
      }),
      messagesRemoveByPath: build.mutation<
        MessagesRemoveByPathApiResponse,
        MessagesRemoveByPathApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["mensajes"],
      }),
      messagesRestore: build.mutation<
        MessagesRestoreApiResponse,
        MessagesRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["mensajes"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type MessagesFindAllApiResponse = /** status 200  */ AvisoDePanelDto[];
export type MessagesFindAllApiArg = void;
export type MessagesCreateApiResponse = /** status 200  */ AvisoDePanelDto;
export type MessagesCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearMensajeDto: CrearMensajeDto;
};
export type MessagesUpdateApiResponse = /** status 200  */ AvisoDePanelDto;
export type MessagesUpdateApiArg = {
  modificarMensajeDto: ModificarMensajeDto;
};
export type MessagesRemoveApiResponse = /** status 200  */ AvisoDePanelDto;
export type MessagesRemoveApiArg = {
  id: string;
};
export type MessagesMarkAllAsReadApiResponse = /** status 200  */ boolean;
export type MessagesMarkAllAsReadApiArg = void;
export type MessagesSetReadApiResponse = /** status 200  */ AvisoDePanelDto;
export type MessagesSetReadApiArg = {
  leerMensajeDto: LeerMensajeDto;
};
export type MessagesToggleReadApiResponse = /** status 200  */ AvisoDePanelDto;
export type MessagesToggleReadApiArg = {
  id: string;
};
export type MessagesRemoveByPathApiResponse =
  /** status 200  */ AvisoDePanelDto;
export type MessagesRemoveByPathApiArg = {
  id: string;
};
export type MessagesRestoreApiResponse = /** status 200  */ AvisoDePanelDto;
export type MessagesRestoreApiArg = {
  id: string;
};
export type AvisoDePanelDto = {
  id: string;
  /** HTML. */
  title: string | null;
  /** HTML. */
  description: string | null;
  time: string;
  read: boolean;
  seen: boolean;
  /** `heroicons_outline:bell`. */
  icon: string | null;
  /** Address of a picture. */
  image: string | null;
  link: string | null;
  /** Whether the link is a page of Carpetas, which opens in place. */
  useRouter: boolean;
  /** How many avisos were joined into this one. */
  count: number;
};
export type NuevoAvisoDto = {
  /** HTML. */
  title?: string | null;
  /** HTML. */
  description?: string | null;
  /** `heroicons_outline:bell`. */
  icon?: string | null;
  /** Address of a picture. */
  image?: string | null;
  link?: string | null;
  /** Whether the link is a page of Carpetas, which opens in place. By default, the link itself decides. */
  useRouter?: boolean;
  read?: boolean;
  seen?: boolean;
};
export type CrearMensajeDto = {
  message: NuevoAvisoDto;
};
export type MarcasAvisoDto = {
  read?: boolean;
  seen?: boolean;
};
export type ModificarMensajeDto = {
  id: string;
  message: MarcasAvisoDto;
};
export type LecturaAvisoDto = {
  id: string;
  read: boolean;
};
export type LeerMensajeDto = {
  message: LecturaAvisoDto;
};
export const {
  useMessagesFindAllQuery,
  useMessagesCreateMutation,
  useMessagesUpdateMutation,
  useMessagesRemoveMutation,
  useMessagesMarkAllAsReadMutation,
  useMessagesSetReadMutation,
  useMessagesToggleReadMutation,
  useMessagesRemoveByPathMutation,
  useMessagesRestoreMutation,
} = injectedRtkApi;
