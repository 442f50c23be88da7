// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["notificaciones"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      notificationsFindAll: build.query<
        NotificationsFindAllApiResponse,
        NotificationsFindAllApiArg
      >({
        query: () => ({ url: `/api/common/notifications` }),
        providesTags: ["notificaciones"],
      }),
      notificationsCreate: build.mutation<
        NotificationsCreateApiResponse,
        NotificationsCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications`,
          method: "POST",
          body: queryArg.crearNotificacionDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["notificaciones"],
      }),
      notificationsUpdate: build.mutation<
        NotificationsUpdateApiResponse,
        NotificationsUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications`,
          method: "PATCH",
          body: queryArg.modificarNotificacionDto,
        }),
        invalidatesTags: ["notificaciones"],
      }),
      notificationsRemove: build.mutation<
        NotificationsRemoveApiResponse,
        NotificationsRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["notificaciones"],
      }),
      notificationsMarkAllAsRead: build.mutation<
        NotificationsMarkAllAsReadApiResponse,
        NotificationsMarkAllAsReadApiArg
      >({
        query: () => ({
          url: `/api/common/notifications/mark-all-as-read`,
          method: "GET",
        }),
        invalidatesTags: ["notificaciones"],
      }),
      notificationsSetRead: build.mutation<
        NotificationsSetReadApiResponse,
        NotificationsSetReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications/toggle-read-status`,
          method: "POST",
          body: queryArg.leerNotificacionDto,
        }),
        invalidatesTags: ["notificaciones"],
      }),
      notificationsToggleRead: build.mutation<
        NotificationsToggleReadApiResponse,
        NotificationsToggleReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications/toggle-read/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
        }),
        invalidatesTags: ["notificaciones"],
      }),
      notificationsRemoveByPath: build.mutation<
        NotificationsRemoveByPathApiResponse,
        NotificationsRemoveByPathApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["notificaciones"],
      }),
      notificationsRestore: build.mutation<
        NotificationsRestoreApiResponse,
        NotificationsRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["notificaciones"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type NotificationsFindAllApiResponse =
  /** status 200  */ AvisoDePanelDto[];
export type NotificationsFindAllApiArg = void;
export type NotificationsCreateApiResponse = /** status 200  */ AvisoDePanelDto;
export type NotificationsCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearNotificacionDto: CrearNotificacionDto;
};
export type NotificationsUpdateApiResponse = /** status 200  */ AvisoDePanelDto;
export type NotificationsUpdateApiArg = {
  modificarNotificacionDto: ModificarNotificacionDto;
};
export type NotificationsRemoveApiResponse = /** status 200  */ AvisoDePanelDto;
export type NotificationsRemoveApiArg = {
  id: string;
};
export type NotificationsMarkAllAsReadApiResponse = /** status 200  */ boolean;
export type NotificationsMarkAllAsReadApiArg = void;
export type NotificationsSetReadApiResponse =
  /** status 200  */ AvisoDePanelDto;
export type NotificationsSetReadApiArg = {
  leerNotificacionDto: LeerNotificacionDto;
};
export type NotificationsToggleReadApiResponse =
  /** status 200  */ AvisoDePanelDto;
export type NotificationsToggleReadApiArg = {
  id: string;
};
export type NotificationsRemoveByPathApiResponse =
  /** status 200  */ AvisoDePanelDto;
export type NotificationsRemoveByPathApiArg = {
  id: string;
};
export type NotificationsRestoreApiResponse =
  /** status 200  */ AvisoDePanelDto;
export type NotificationsRestoreApiArg = {
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
export type CrearNotificacionDto = {
  notification: NuevoAvisoDto;
};
export type MarcasAvisoDto = {
  read?: boolean;
  seen?: boolean;
};
export type ModificarNotificacionDto = {
  id: string;
  notification: MarcasAvisoDto;
};
export type LecturaAvisoDto = {
  id: string;
  read: boolean;
};
export type LeerNotificacionDto = {
  notification: LecturaAvisoDto;
};
export const {
  useNotificationsFindAllQuery,
  useNotificationsCreateMutation,
  useNotificationsUpdateMutation,
  useNotificationsRemoveMutation,
  useNotificationsMarkAllAsReadMutation,
  useNotificationsSetReadMutation,
  useNotificationsToggleReadMutation,
  useNotificationsRemoveByPathMutation,
  useNotificationsRestoreMutation,
} = injectedRtkApi;
