// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "./empty-api";
export const addTagTypes = [
  "salud",
  "auth",
  "cuentas",
  "tipos-acto",
  "carpetas",
  "personas",
  "partes",
  "documentos",
  "common",
  "chat",
  "notifications",
  "messages",
  "shortcuts",
  "user",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      healthLive: build.query<HealthLiveApiResponse, HealthLiveApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ["salud"],
      }),
      healthReady: build.query<HealthReadyApiResponse, HealthReadyApiArg>({
        query: () => ({ url: `/api/health/ready` }),
        providesTags: ["salud"],
      }),
      postApiAuthSignIn: build.mutation<
        PostApiAuthSignInApiResponse,
        PostApiAuthSignInApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sign-in`,
          method: "POST",
          body: queryArg.signInDto,
        }),
        invalidatesTags: ["auth"],
      }),
      postApiAuthUnlockSession: build.mutation<
        PostApiAuthUnlockSessionApiResponse,
        PostApiAuthUnlockSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/unlock-session`,
          method: "POST",
          body: queryArg.signInDto,
        }),
        invalidatesTags: ["auth"],
      }),
      authSignInWithToken: build.mutation<
        AuthSignInWithTokenApiResponse,
        AuthSignInWithTokenApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sign-in-with-token`,
          method: "POST",
          body: queryArg.signInWithTokenDto,
        }),
        invalidatesTags: ["auth"],
      }),
      postApiAuthRefreshToken: build.mutation<
        PostApiAuthRefreshTokenApiResponse,
        PostApiAuthRefreshTokenApiArg
      >({
        query: () => ({ url: `/api/auth/refresh-token`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      postApiAuthRefresh: build.mutation<
        PostApiAuthRefreshApiResponse,
        PostApiAuthRefreshApiArg
      >({
        query: () => ({ url: `/api/auth/refresh`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      authCheck: build.query<AuthCheckApiResponse, AuthCheckApiArg>({
        query: () => ({ url: `/api/auth/check` }),
        providesTags: ["auth"],
      }),
      authSignOut: build.mutation<AuthSignOutApiResponse, AuthSignOutApiArg>({
        query: () => ({ url: `/api/auth/sign-out`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      authOptions: build.query<AuthOptionsApiResponse, AuthOptionsApiArg>({
        query: () => ({ url: `/api/auth/opciones` }),
        providesTags: ["auth"],
      }),
      cuentasFindMine: build.query<
        CuentasFindMineApiResponse,
        CuentasFindMineApiArg
      >({
        query: () => ({ url: `/api/cuentas` }),
        providesTags: ["cuentas"],
      }),
      cuentasCreate: build.mutation<
        CuentasCreateApiResponse,
        CuentasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuentas`,
          method: "POST",
          body: queryArg.crearCuentaDto,
        }),
        invalidatesTags: ["cuentas"],
      }),
      cuentasSelect: build.mutation<
        CuentasSelectApiResponse,
        CuentasSelectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuentas/${encodeURIComponent(String(queryArg.id))}/seleccionar`,
          method: "POST",
        }),
        invalidatesTags: ["cuentas"],
      }),
      cuentasFindMiembros: build.query<
        CuentasFindMiembrosApiResponse,
        CuentasFindMiembrosApiArg
      >({
        query: () => ({ url: `/api/miembros` }),
        providesTags: ["cuentas"],
      }),
      tiposActoFindAll: build.query<
        TiposActoFindAllApiResponse,
        TiposActoFindAllApiArg
      >({
        query: () => ({ url: `/api/tipos-acto` }),
        providesTags: ["tipos-acto"],
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
            etiqueta: queryArg.etiqueta,
            prioridad: queryArg.prioridad,
            papelera: queryArg.papelera,
            orden: queryArg.orden,
            direccion: queryArg.direccion,
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
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
      partesFindAll: build.query<PartesFindAllApiResponse, PartesFindAllApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes`,
          }),
          providesTags: ["partes"],
        },
      ),
      partesAdd: build.mutation<PartesAddApiResponse, PartesAddApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes`,
          method: "POST",
          body: queryArg.agregarParteDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["partes"],
      }),
      partesUpdate: build.mutation<PartesUpdateApiResponse, PartesUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes/${encodeURIComponent(String(queryArg.parteId))}`,
            method: "PATCH",
            body: queryArg.modificarParteDto,
          }),
          invalidatesTags: ["partes"],
        },
      ),
      partesRemove: build.mutation<PartesRemoveApiResponse, PartesRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes/${encodeURIComponent(String(queryArg.parteId))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["partes"],
        },
      ),
      documentosFindOfCarpeta: build.query<
        DocumentosFindOfCarpetaApiResponse,
        DocumentosFindOfCarpetaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos`,
          params: {
            papelera: queryArg.papelera,
          },
        }),
        providesTags: ["documentos"],
      }),
      subidasCreateDocumentos: build.mutation<
        SubidasCreateDocumentosApiResponse,
        SubidasCreateDocumentosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/documentos`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosFindVersiones: build.query<
        DocumentosFindVersionesApiResponse,
        DocumentosFindVersionesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/versiones`,
        }),
        providesTags: ["documentos"],
      }),
      subidasCreateVersion: build.mutation<
        SubidasCreateVersionApiResponse,
        SubidasCreateVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/versiones`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosUpdate: build.mutation<
        DocumentosUpdateApiResponse,
        DocumentosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarDocumentoDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosRemove: build.mutation<
        DocumentosRemoveApiResponse,
        DocumentosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["documentos"],
      }),
      documentosRestore: build.mutation<
        DocumentosRestoreApiResponse,
        DocumentosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["documentos"],
      }),
      contenidoGet: build.query<ContenidoGetApiResponse, ContenidoGetApiArg>({
        query: (queryArg) => ({
          url: `/api/documentos/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/contenido`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["documentos"],
      }),
      seccionesCreate: build.mutation<
        SeccionesCreateApiResponse,
        SeccionesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/secciones`,
          method: "POST",
          body: queryArg.crearSeccionDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      seccionesUpdate: build.mutation<
        SeccionesUpdateApiResponse,
        SeccionesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/secciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarSeccionDto,
        }),
        invalidatesTags: ["documentos"],
      }),
      seccionesRemove: build.mutation<
        SeccionesRemoveApiResponse,
        SeccionesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/secciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["documentos"],
      }),
      navigationGet: build.query<NavigationGetApiResponse, NavigationGetApiArg>(
        {
          query: () => ({ url: `/api/common/navigation` }),
          providesTags: ["common"],
        },
      ),
      searchFind: build.mutation<SearchFindApiResponse, SearchFindApiArg>({
        query: (queryArg) => ({
          url: `/api/common/search`,
          method: "POST",
          body: queryArg.searchDto,
        }),
        invalidatesTags: ["common"],
      }),
      chatFindAll: build.query<ChatFindAllApiResponse, ChatFindAllApiArg>({
        query: () => ({ url: `/api/apps/chat/chats` }),
        providesTags: ["chat"],
      }),
      chatGet: build.query<ChatGetApiResponse, ChatGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/chat`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["chat"],
      }),
      chatOpen: build.mutation<ChatOpenApiResponse, ChatOpenApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/chat`,
          method: "POST",
          body: queryArg.abrirChatDto,
        }),
        invalidatesTags: ["chat"],
      }),
      chatUpdate: build.mutation<ChatUpdateApiResponse, ChatUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/chat`,
          method: "PATCH",
          body: queryArg.modificarChatDto,
        }),
        invalidatesTags: ["chat"],
      }),
      chatSend: build.mutation<ChatSendApiResponse, ChatSendApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/chat/message`,
          method: "POST",
          body: queryArg.enviarMensajeDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["chat"],
      }),
      chatFindContactos: build.query<
        ChatFindContactosApiResponse,
        ChatFindContactosApiArg
      >({
        query: () => ({ url: `/api/apps/chat/contacts` }),
        providesTags: ["chat"],
      }),
      chatGetContacto: build.query<
        ChatGetContactoApiResponse,
        ChatGetContactoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/chat/contact`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["chat"],
      }),
      chatProfile: build.query<ChatProfileApiResponse, ChatProfileApiArg>({
        query: () => ({ url: `/api/apps/chat/profile` }),
        providesTags: ["chat"],
      }),
      notificationsFindAll: build.query<
        NotificationsFindAllApiResponse,
        NotificationsFindAllApiArg
      >({
        query: () => ({ url: `/api/common/notifications` }),
        providesTags: ["notifications"],
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
        invalidatesTags: ["notifications"],
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
        invalidatesTags: ["notifications"],
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
        invalidatesTags: ["notifications"],
      }),
      notificationsMarkAllAsRead: build.query<
        NotificationsMarkAllAsReadApiResponse,
        NotificationsMarkAllAsReadApiArg
      >({
        query: () => ({ url: `/api/common/notifications/mark-all-as-read` }),
        providesTags: ["notifications"],
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
        invalidatesTags: ["notifications"],
      }),
      notificationsToggleRead: build.mutation<
        NotificationsToggleReadApiResponse,
        NotificationsToggleReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications/toggle-read/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
        }),
        invalidatesTags: ["notifications"],
      }),
      notificationsRemoveByPath: build.mutation<
        NotificationsRemoveByPathApiResponse,
        NotificationsRemoveByPathApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["notifications"],
      }),
      notificationsRestore: build.mutation<
        NotificationsRestoreApiResponse,
        NotificationsRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/notifications/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["notifications"],
      }),
      messagesFindAll: build.query<
        MessagesFindAllApiResponse,
        MessagesFindAllApiArg
      >({
        query: () => ({ url: `/api/common/messages` }),
        providesTags: ["messages"],
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
        invalidatesTags: ["messages"],
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
        invalidatesTags: ["messages"],
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
        invalidatesTags: ["messages"],
      }),
      messagesMarkAllAsRead: build.query<
        MessagesMarkAllAsReadApiResponse,
        MessagesMarkAllAsReadApiArg
      >({
        query: () => ({ url: `/api/common/messages/mark-all-as-read` }),
        providesTags: ["messages"],
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
        invalidatesTags: ["messages"],
      }),
      messagesToggleRead: build.mutation<
        MessagesToggleReadApiResponse,
        MessagesToggleReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages/toggle-read/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
        }),
        invalidatesTags: ["messages"],
      }),
      messagesRemoveByPath: build.mutation<
        MessagesRemoveByPathApiResponse,
        MessagesRemoveByPathApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["messages"],
      }),
      messagesRestore: build.mutation<
        MessagesRestoreApiResponse,
        MessagesRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/messages/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["messages"],
      }),
      atajosFindAll: build.query<AtajosFindAllApiResponse, AtajosFindAllApiArg>(
        {
          query: () => ({ url: `/api/common/shortcuts` }),
          providesTags: ["shortcuts"],
        },
      ),
      atajosCreate: build.mutation<AtajosCreateApiResponse, AtajosCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/common/shortcuts`,
            method: "POST",
            body: queryArg.crearAtajoDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["shortcuts"],
        },
      ),
      atajosUpdate: build.mutation<AtajosUpdateApiResponse, AtajosUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/common/shortcuts`,
            method: "PATCH",
            body: queryArg.modificarAtajoDto,
          }),
          invalidatesTags: ["shortcuts"],
        },
      ),
      atajosRemove: build.mutation<AtajosRemoveApiResponse, AtajosRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/common/shortcuts`,
            method: "DELETE",
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ["shortcuts"],
        },
      ),
      usuarioActualGet: build.query<
        UsuarioActualGetApiResponse,
        UsuarioActualGetApiArg
      >({
        query: () => ({ url: `/api/common/user` }),
        providesTags: ["user"],
      }),
      usuarioActualUpdate: build.mutation<
        UsuarioActualUpdateApiResponse,
        UsuarioActualUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/common/user`,
          method: "PATCH",
          body: queryArg.modificarUsuarioDto,
        }),
        invalidatesTags: ["user"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type HealthLiveApiResponse = unknown;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse = /** status 200  */ object;
export type HealthReadyApiArg = void;
export type PostApiAuthSignInApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthSignInApiArg = {
  signInDto: SignInDto;
};
export type PostApiAuthUnlockSessionApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthUnlockSessionApiArg = {
  signInDto: SignInDto;
};
export type AuthSignInWithTokenApiResponse = /** status 200  */ SessionDto;
export type AuthSignInWithTokenApiArg = {
  signInWithTokenDto: SignInWithTokenDto;
};
export type PostApiAuthRefreshTokenApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthRefreshTokenApiArg = void;
export type PostApiAuthRefreshApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthRefreshApiArg = void;
export type AuthCheckApiResponse = /** status 200  */ SessionDto;
export type AuthCheckApiArg = void;
export type AuthSignOutApiResponse = /** status 200  */ boolean;
export type AuthSignOutApiArg = void;
export type AuthOptionsApiResponse = /** status 200  */ AuthOptionsDto;
export type AuthOptionsApiArg = void;
export type CuentasFindMineApiResponse = /** status 200  */ CuentaDto[];
export type CuentasFindMineApiArg = void;
export type CuentasCreateApiResponse = /** status 201  */ SessionDto;
export type CuentasCreateApiArg = {
  crearCuentaDto: CrearCuentaDto;
};
export type CuentasSelectApiResponse = /** status 200  */ SessionDto;
export type CuentasSelectApiArg = {
  id: string;
};
export type CuentasFindMiembrosApiResponse = /** status 200  */ MiembroDto[];
export type CuentasFindMiembrosApiArg = void;
export type TiposActoFindAllApiResponse = /** status 200  */ TipoActoDto[];
export type TiposActoFindAllApiArg = void;
export type CarpetasFindPageApiResponse = /** status 200  */ CarpetasDto;
export type CarpetasFindPageApiArg = {
  /** Words over number, carátula, acto, etiquetas and partes; without regard to accents and letter case. */
  buscar?: string;
  /** States separated by commas. */
  estado?: (
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada"
  )[];
  tipoActoId?: string;
  responsableId?: string;
  etiqueta?: string;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  /** The deleted drafts in place of the others. */
  papelera: boolean;
  orden:
    | "estado"
    | "creadaEn"
    | "numero"
    | "caratula"
    | "prioridad"
    | "fechaFirmaPrevista"
    | "actualizadaEn";
  direccion: "desc" | "asc";
  /** From 1. */
  pagina: number;
  /** Rows a page. */
  tamano: number;
};
export type CarpetasCreateApiResponse = /** status 201  */ CarpetaDetalleDto;
export type CarpetasCreateApiArg = {
  /** La misma clave no crea dos carpetas. */
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
  /** Rows a page. */
  tamano: number;
};
export type PersonasFindPageApiResponse = /** status 200  */ PersonasDto;
export type PersonasFindPageApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows a page. */
  tamano: number;
  /** Words over name and numbers; without regard to accents, letter case, dots and dashes. */
  buscar?: string;
  /** Only those with this number, of identity or tax: to see a duplicate before it is made. */
  documento?: string;
};
export type PersonasCreateApiResponse = /** status 201  */ PersonaDto;
export type PersonasCreateApiArg = {
  /** La misma clave no registra dos personas. */
  "Idempotency-Key"?: string;
  crearPersonaDto: CrearPersonaDto;
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
export type PartesFindAllApiResponse = /** status 200  */ ParteDto[];
export type PartesFindAllApiArg = {
  id: string;
};
export type PartesAddApiResponse = /** status 201  */ ParteAgregadaDto;
export type PartesAddApiArg = {
  id: string;
  /** La misma clave no agrega dos partes. */
  "Idempotency-Key"?: string;
  agregarParteDto: AgregarParteDto;
};
export type PartesUpdateApiResponse = /** status 200  */ ParteDto;
export type PartesUpdateApiArg = {
  id: string;
  parteId: string;
  modificarParteDto: ModificarParteDto;
};
export type PartesRemoveApiResponse = /** status 200  */ boolean;
export type PartesRemoveApiArg = {
  id: string;
  parteId: string;
};
export type DocumentosFindOfCarpetaApiResponse =
  /** status 200  */ DocumentosDto;
export type DocumentosFindOfCarpetaApiArg = {
  id: string;
  /** Those in the trash in place of the others. */
  papelera: boolean;
};
export type SubidasCreateDocumentosApiResponse = /** status 201  */ SubidaDto;
export type SubidasCreateDocumentosApiArg = {
  id: string;
  body: {
    seccionId?: string;
    archivos?: Blob[];
  };
};
export type DocumentosFindVersionesApiResponse =
  /** status 200  */ VersionDocumentoDto[];
export type DocumentosFindVersionesApiArg = {
  id: string;
};
export type SubidasCreateVersionApiResponse = /** status 201  */ SubidaDto;
export type SubidasCreateVersionApiArg = {
  id: string;
  body: {
    motivo?: string;
    archivo?: Blob;
  };
};
export type DocumentosUpdateApiResponse = /** status 200  */ DocumentoDto;
export type DocumentosUpdateApiArg = {
  id: string;
  modificarDocumentoDto: ModificarDocumentoDto;
};
export type DocumentosRemoveApiResponse = /** status 200  */ boolean;
export type DocumentosRemoveApiArg = {
  id: string;
};
export type DocumentosRestoreApiResponse = /** status 200  */ DocumentoDto;
export type DocumentosRestoreApiArg = {
  id: string;
};
export type ContenidoGetApiResponse = unknown;
export type ContenidoGetApiArg = {
  id: string;
  n: number;
  /** As an attachment, whatever its type. */
  descargar: boolean;
};
export type SeccionesCreateApiResponse = /** status 201  */ SeccionDto;
export type SeccionesCreateApiArg = {
  id: string;
  crearSeccionDto: CrearSeccionDto;
};
export type SeccionesUpdateApiResponse = /** status 200  */ SeccionDto;
export type SeccionesUpdateApiArg = {
  id: string;
  modificarSeccionDto: ModificarSeccionDto;
};
export type SeccionesRemoveApiResponse = /** status 200  */ boolean;
export type SeccionesRemoveApiArg = {
  id: string;
};
export type NavigationGetApiResponse = /** status 200  */ NavigationDto;
export type NavigationGetApiArg = void;
export type SearchFindApiResponse = /** status 200  */ SearchGroupDto[];
export type SearchFindApiArg = {
  searchDto: SearchDto;
};
export type ChatFindAllApiResponse = /** status 200  */ ChatDto[];
export type ChatFindAllApiArg = void;
export type ChatGetApiResponse = /** status 200  */ ChatDto;
export type ChatGetApiArg = {
  id: string;
};
export type ChatOpenApiResponse = /** status 200  */ ChatDto;
export type ChatOpenApiArg = {
  abrirChatDto: AbrirChatDto;
};
export type ChatUpdateApiResponse = /** status 200  */ ChatDto;
export type ChatUpdateApiArg = {
  modificarChatDto: ModificarChatDto;
};
export type ChatSendApiResponse = /** status 200  */ ChatMensajeDto;
export type ChatSendApiArg = {
  /** La misma clave no envía dos mensajes. */
  "Idempotency-Key"?: string;
  enviarMensajeDto: EnviarMensajeDto;
};
export type ChatFindContactosApiResponse = /** status 200  */ ChatContactoDto[];
export type ChatFindContactosApiArg = void;
export type ChatGetContactoApiResponse =
  /** status 200  */ ChatContactoCompletoDto;
export type ChatGetContactoApiArg = {
  id: string;
};
export type ChatProfileApiResponse = /** status 200  */ ChatPerfilDto;
export type ChatProfileApiArg = void;
export type NotificationsFindAllApiResponse =
  /** status 200  */ AvisoDePanelDto[];
export type NotificationsFindAllApiArg = void;
export type NotificationsCreateApiResponse = /** status 200  */ AvisoDePanelDto;
export type NotificationsCreateApiArg = {
  /** La misma clave no agrega dos. */
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
export type MessagesFindAllApiResponse = /** status 200  */ AvisoDePanelDto[];
export type MessagesFindAllApiArg = void;
export type MessagesCreateApiResponse = /** status 200  */ AvisoDePanelDto;
export type MessagesCreateApiArg = {
  /** La misma clave no agrega dos. */
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
export type AtajosFindAllApiResponse = /** status 200  */ AtajoDto[];
export type AtajosFindAllApiArg = void;
export type AtajosCreateApiResponse = /** status 200  */ AtajoDto;
export type AtajosCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearAtajoDto: CrearAtajoDto;
};
export type AtajosUpdateApiResponse = /** status 200  */ AtajoDto;
export type AtajosUpdateApiArg = {
  modificarAtajoDto: ModificarAtajoDto;
};
export type AtajosRemoveApiResponse = /** status 200  */ AtajoDto;
export type AtajosRemoveApiArg = {
  id: string;
};
export type UsuarioActualGetApiResponse = /** status 200  */ SessionUserDto;
export type UsuarioActualGetApiArg = void;
export type UsuarioActualUpdateApiResponse = /** status 200  */ SessionUserDto;
export type UsuarioActualUpdateApiArg = {
  modificarUsuarioDto: ModificarUsuarioDto;
};
export type SessionCuentaDto = {
  cuentaId: string;
  nombre: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
};
export type PreferenciasDto = {
  layout?:
    | "empty"
    | "centered"
    | "enterprise"
    | "material"
    | "modern"
    | "classic"
    | "classy"
    | "compact"
    | "dense"
    | "futuristic"
    | "thin";
  scheme?: "light" | "dark" | "auto";
  theme?: "default" | "brand" | "teal" | "rose" | "purple" | "amber";
};
export type SessionUserDto = {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: "online" | "away" | "busy" | "not-visible";
  cuentaActivaId: string | null;
  cuentas: SessionCuentaDto[];
  preferencias: PreferenciasDto;
};
export type SessionDto = {
  user: SessionUserDto;
  accessToken: string;
  tokenType: "bearer";
  /** Life of the access token, in seconds. */
  expiresIn: number;
  /** Only in json mode. */
  refreshToken?: string;
  estado: "ACTIVE_SESSION" | "ACCOUNT_SELECTION" | "AUTHENTICATED_NO_ACCOUNT";
};
export type SignInDto = {
  email: string;
  password: string;
  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  mode?: "json" | "cookie";
};
export type SignInWithTokenDto = {
  accessToken: string;
};
export type DemoDto = {
  email: string;
  password: string;
};
export type AuthOptionsDto = {
  demo: DemoDto | null;
};
export type CuentaDto = {
  cuentaId: string;
  nombre: string;
  pais: "AR" | "ES" | "UY";
  rolId: number;
  /** The role's name. */
  rol: string;
};
export type CrearCuentaDto = {
  nombre: string;
  pais: "AR" | "ES" | "UY";
};
export type MiembroDto = {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rolId: number;
  /** The role's name. */
  rol: string;
  /** Presence, as they chose it. */
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
};
export type TipoActoDto = {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a carpeta of this kind starts out reserved. */
  reservadoPorDefecto: boolean;
  /** Roles that must be among the partes before signing. */
  rolesRequeridos: string[];
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type CarpetaResumenDto = {
  id: string;
  /** `2026-000123`, or null while it is a draft. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  prioridad: "baja" | "normal" | "alta" | "urgente";
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  etiquetas: string[];
  creadaEn: string;
  actualizadaEn: string;
  /** What If-Match must name to write it. */
  version: number;
};
export type PaginacionDto = {
  /** Rows in the whole list. */
  total: number;
  pagina: number;
  tamano: number;
  /** At least 1. */
  ultimaPagina: number;
};
export type CarpetasDto = {
  carpetas: CarpetaResumenDto[];
  paginacion: PaginacionDto;
};
export type MovimientoDto = {
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  permitido: boolean;
  /** What is missing, or who may do it. */
  motivo: string | null;
  requiereMotivo: boolean;
};
export type PermisosCarpetaDto = {
  editar: boolean;
  eliminar: boolean;
  editarPartes: boolean;
  subirDocumentos: boolean;
  editarDocumentos: boolean;
};
export type CarpetaDetalleDto = {
  id: string;
  /** `2026-000123`, or null while it is a draft. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  prioridad: "baja" | "normal" | "alta" | "urgente";
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  etiquetas: string[];
  creadaEn: string;
  actualizadaEn: string;
  /** What If-Match must name to write it. */
  version: number;
  moneda: string | null;
  /** Decimal text. */
  monto: string | null;
  ubicacionFisica: string | null;
  camposExtra: {
    [key: string]: string;
  };
  motivoEstado: string | null;
  eliminadaEn: string | null;
  movimientos: MovimientoDto[];
  permisos: PermisosCarpetaDto;
};
export type CrearCarpetaDto = {
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
  /** Decimal text with a point and at most two places. */
  monto?: string | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista?: string | null;
  ubicacionFisica?: string | null;
  etiquetas?: string[];
  /** Fields of the office's own: name → value. */
  camposExtra?: {
    [key: string]: string;
  };
};
export type EtiquetaDto = {
  nombre: string;
  /** Carpetas that carry it. */
  total: number;
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
  /** Decimal text with a point and at most two places. */
  monto?: string | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista?: string | null;
  ubicacionFisica?: string | null;
  etiquetas?: string[];
  /** Fields of the office's own: name → value. */
  camposExtra?: {
    [key: string]: string;
  };
};
export type MoverCarpetaDto = {
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  /** Needed to annul, to suspend and to reopen. */
  motivo?: string | null;
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
export type DocumentoExcepcionDto = {
  campo: "numeroDoc" | "idFiscal";
  /** What is wrong with it. */
  mensaje: string;
  /** The check character that it should have. */
  esperado?: string;
};
export type PersonaDto = {
  nombre: string | null;
  apellidos: string | null;
  razonSocial: string | null;
  /** `YYYY-MM-DD`. */
  nacimiento: string | null;
  nacionalidad: string | null;
  estadoCivil: ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  nupcias: number | null;
  conyuge: string | null;
  regimen: string | null;
  domicilio: string | null;
  profesion: string | null;
  email: string | null;
  telefono: string | null;
  /** Why documents that fail their check were saved. */
  motivoExcepcion: string | null;
  /** Those documents. */
  documentoExcepcion: DocumentoExcepcionDto[];
  /** What is odd without being wrong; in a list, without the look for other personas with the same document. */
  avisos: string[];
  /** What If-Match must name to write it. */
  version: number;
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** As people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** As people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
};
export type PersonasDto = {
  personas: PersonaDto[];
  paginacion: PaginacionDto;
};
export type CrearPersonaDto = {
  tipo: "humana" | "juridica";
  /** Needed for a human being. */
  nombre?: string | null;
  /** Needed for a human being. */
  apellidos?: string | null;
  /** Needed for a legal entity. */
  razonSocial?: string | null;
  /** ISO 3166, two letters; found by the kind of document and the cuenta when it is not said. */
  paisDoc?: string | null;
  tipoDoc?: string | null;
  /** With or without dots, dashes and blanks. */
  numeroDoc?: string | null;
  /** ISO 3166, two letters; found by its kind, the document and the cuenta when it is not said. */
  idFiscalPais?: string | null;
  idFiscalTipo?: string | null;
  /** With or without dots, dashes and blanks. */
  idFiscal?: string | null;
  /** `YYYY-MM-DD`; of a legal entity, when it was set up. */
  nacimiento?: string | null;
  nacionalidad?: string | null;
  estadoCivil?:
    ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  /** Of which marriage this is. */
  nupcias?: number | null;
  conyuge?: string | null;
  regimen?: string | null;
  domicilio?: string | null;
  profesion?: string | null;
  email?: string | null;
  telefono?: string | null;
  /** Saves documents that fail their check («documento a la vista»); only for titular and adscripto, and audited. */
  motivoExcepcion?: string | null;
};
export type ModificarPersonaDto = {
  tipo?: "humana" | "juridica";
  /** Needed for a human being. */
  nombre?: string | null;
  /** Needed for a human being. */
  apellidos?: string | null;
  /** Needed for a legal entity. */
  razonSocial?: string | null;
  /** ISO 3166, two letters; found by the kind of document and the cuenta when it is not said. */
  paisDoc?: string | null;
  tipoDoc?: string | null;
  /** With or without dots, dashes and blanks. */
  numeroDoc?: string | null;
  /** ISO 3166, two letters; found by its kind, the document and the cuenta when it is not said. */
  idFiscalPais?: string | null;
  idFiscalTipo?: string | null;
  /** With or without dots, dashes and blanks. */
  idFiscal?: string | null;
  /** `YYYY-MM-DD`; of a legal entity, when it was set up. */
  nacimiento?: string | null;
  nacionalidad?: string | null;
  estadoCivil?:
    ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  /** Of which marriage this is. */
  nupcias?: number | null;
  conyuge?: string | null;
  regimen?: string | null;
  domicilio?: string | null;
  profesion?: string | null;
  email?: string | null;
  telefono?: string | null;
  /** Saves documents that fail their check («documento a la vista»); only for titular and adscripto, and audited. */
  motivoExcepcion?: string | null;
};
export type PersonaResumenDto = {
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** As people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** As people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
};
export type ParteDto = {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  /** The role's name. */
  rolNombre: string;
  /** In what capacity. */
  caracter: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA: string | null;
  /** Decimal text. */
  porcentaje: string | null;
  /** From 1. */
  orden: number;
};
export type ParteAgregadaDto = {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  /** The role's name. */
  rolNombre: string;
  /** In what capacity. */
  caracter: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA: string | null;
  /** Decimal text. */
  porcentaje: string | null;
  /** From 1. */
  orden: number;
  /** What is odd about a persona who was registered with it. */
  avisos: string[];
};
export type AgregarParteDto = {
  rol: string;
  personaId?: string;
  /** Registers the persona in the same go. */
  persona?: CrearPersonaDto;
  /** In what capacity. */
  caracter?: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA?: string | null;
  /** Decimal text with a point and at most two places. */
  porcentaje?: string | null;
  /** From 1: moves the parte to that place, and the others make room. */
  orden?: number;
};
export type ModificarParteDto = {
  rol?: string;
  /** In what capacity. */
  caracter?: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA?: string | null;
  /** Decimal text with a point and at most two places. */
  porcentaje?: string | null;
  /** From 1: moves the parte to that place, and the others make room. */
  orden?: number;
};
export type SeccionDto = {
  id: string;
  /** The seccion that it is in, or null. */
  padreId: string | null;
  nombre: string;
  /** Among its siblings. */
  orden: number;
};
export type VersionDocumentoDto = {
  /** From 1. */
  n: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  bytes: number;
  /** Found from the content. */
  mime: string;
  /** The name of the file that was uploaded. */
  nombreOriginal: string;
  autor: NombradoDto;
  /** Why there is a new version. */
  motivo: string | null;
  creadaEn: string;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
};
export type DocumentoDto = {
  id: string;
  carpetaId: string;
  /** Null: in the carpeta itself. */
  seccionId: string | null;
  nombre: string;
  /** How many there are. */
  versiones: number;
  /** The newest. */
  actual: VersionDocumentoDto;
  eliminadoEn: string | null;
  creadoEn: string;
  actualizadoEn: string;
};
export type DocumentosDto = {
  secciones: SeccionDto[];
  documentos: DocumentoDto[];
};
export type DuplicadoDto = {
  documentoId: string;
  nombre: string;
  version: number;
};
export type AvisoDto = {
  /** The name that was sent. */
  archivo: string;
  mensaje: string;
  duplicadoDe: DuplicadoDto;
};
export type RechazadoDto = {
  /** The name that was sent. */
  archivo: string;
  code: string;
  message: string;
};
export type SubidaDto = {
  documentos: DocumentoDto[];
  avisos: AvisoDto[];
  rechazados: RechazadoDto[];
};
export type ModificarDocumentoDto = {
  nombre?: string;
  /** null moves it to the carpeta itself. */
  seccionId?: string | null;
};
export type CrearSeccionDto = {
  nombre: string;
  /** The seccion that it goes into; none for the carpeta itself. */
  padreId?: string | null;
};
export type ModificarSeccionDto = {
  nombre?: string;
  /** null moves it to the carpeta itself. */
  padreId?: string | null;
};
export type NavigationBadgeDto = {
  title: string;
  classes?: string;
};
export type NavigationItemDto = {
  /** Unique in the menu. */
  id: string;
  type: "basic" | "aside" | "collapsable" | "group" | "divider" | "spacer";
  title?: string;
  subtitle?: string;
  /** `heroicons_outline:<name>`. */
  icon?: string;
  /** The path of a page of ours, or an address when `externalLink`. */
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** Marked only on exactly this path, not below it. */
  exactMatch?: boolean;
  active?: boolean;
  disabled?: boolean;
  tooltip?: string;
  badge?: NavigationBadgeDto;
  children?: NavigationItemDto[];
};
export type NavigationDto = {
  default: NavigationItemDto[];
  compact: NavigationItemDto[];
  futuristic: NavigationItemDto[];
  horizontal: NavigationItemDto[];
};
export type ContactoHalladoDto = {
  email: string;
  /** Where to write to them. */
  link: string;
  /** Their name. */
  value: string;
  /** Of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
};
export type PaginaHalladaDto = {
  /** Unique in the menu. */
  id: string;
  type: "basic" | "aside" | "collapsable" | "group" | "divider" | "spacer";
  title?: string;
  subtitle?: string;
  /** `heroicons_outline:<name>`. */
  icon?: string;
  /** The path of a page of ours, or an address when `externalLink`. */
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** Marked only on exactly this path, not below it. */
  exactMatch?: boolean;
  active?: boolean;
  disabled?: boolean;
  tooltip?: string;
  badge?: NavigationBadgeDto;
  children?: NavigationItemDto[];
  /** Its title. */
  value: string;
};
export type CarpetaHalladaDto = {
  id: string;
  codigo: string | null;
  caratula: string;
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  /** Its page. */
  link: string;
  /** Its carátula. */
  value: string;
};
export type PersonaHalladaDto = {
  id: string;
  nombreCompleto: string;
  /** The identity or tax document, as people write it: «DNI 12.345.678». */
  documento: string | null;
  /** Its page. */
  link: string;
  /** The whole name. */
  value: string;
};
export type CarpetaDeDocumentoDto = {
  id: string;
  codigo: string | null;
  caratula: string;
};
export type DocumentoHalladoDto = {
  id: string;
  nombre: string;
  carpeta: CarpetaDeDocumentoDto;
  /** Where it is shown. */
  link: string;
  /** Its name. */
  value: string;
};
export type SearchGroupDto = {
  results: (
    | ContactoHalladoDto
    | PaginaHalladaDto
    | CarpetaHalladaDto
    | PersonaHalladaDto
    | DocumentoHalladoDto
  )[];
  /** contacts, pages, carpetas, personas, documentos. */
  id: string;
  label: string;
};
export type SearchDto = {
  /** Words, all of which must be there; without regard to accents and letter case. */
  query: string;
};
export type ChatEmailDto = {
  email: string;
  label: string;
};
export type ChatTelefonoDto = {
  /** ISO 3166, two letters, lower case. */
  country: string;
  phoneNumber: string;
  label: string;
};
export type ChatContactoDetalleDto = {
  emails: ChatEmailDto[];
  phoneNumbers: ChatTelefonoDto[];
  /** The role's name. */
  title: string;
  /** The cuenta's name. */
  company: string;
  birthday: string | null;
  address: string | null;
};
export type ChatAdjuntosDto = {
  media: string[];
  docs: string[];
  links: string[];
};
export type ChatContactoCompletoDto = {
  details: ChatContactoDetalleDto;
  attachments: ChatAdjuntosDto;
  /** Of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
};
export type ChatMensajeDto = {
  id: string;
  chatId: string;
  /** Who wrote it. */
  contactId: string;
  /** HTML, sanitised. */
  value: string;
  createdAt: string;
  isMine: boolean;
};
export type ChatDto = {
  id: string;
  /** The other one. */
  contactId: string;
  unreadCount: number;
  muted: boolean;
  /** Plain text. */
  lastMessage: string | null;
  lastMessageAt: string | null;
  contact: ChatContactoCompletoDto;
  /** The latest, in the order in which they were written. */
  messages: ChatMensajeDto[];
};
export type AbrirChatDto = {
  /** Another member. */
  contactId: string;
};
export type MarcasChatDto = {
  muted?: boolean;
  /** 0 marks all of it as read, unless the same call mutes it or not; another number says nothing. */
  unreadCount?: number | null;
};
export type ModificarChatDto = {
  id: string;
  chat: MarcasChatDto;
};
export type EnviarMensajeDto = {
  chatId: string;
  /** HTML, or plain text; at most 4000 characters of text. */
  value: string;
};
export type ChatContactoDto = {
  /** Of the usuario. */
  id: string;
  avatar: string | null;
  name: string;
  /** The role's name. */
  about: string;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
};
export type ChatPerfilDto = {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  /** The role's name. */
  about: string;
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
  /** Whether the link is a page of ours, to be opened in place. */
  useRouter: boolean;
  /** How many of a kind became this one. */
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
  /** Whether the link is a page of ours, to be opened in place; unless said, whether it is one. */
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
export type CrearMensajeDto = {
  message: NuevoAvisoDto;
};
export type ModificarMensajeDto = {
  id: string;
  message: MarcasAvisoDto;
};
export type LeerMensajeDto = {
  message: LecturaAvisoDto;
};
export type AtajoDto = {
  id: string;
  label: string;
  description: string | null;
  /** `heroicons_outline:folder`. */
  icon: string;
  link: string;
  /** Whether the link is a page of ours, to be opened in place. */
  useRouter: boolean;
};
export type NuevoAtajoDto = {
  label: string;
  /** `heroicons_outline:folder`. */
  icon: string;
  link: string;
  description?: string | null;
  /** Whether the link is a page of ours, to be opened in place; unless said, whether it is one. */
  useRouter?: boolean;
};
export type CrearAtajoDto = {
  shortcut: NuevoAtajoDto;
};
export type CambiosAtajoDto = {
  label?: string;
  /** `heroicons_outline:folder`. */
  icon?: string;
  link?: string;
  description?: string | null;
  /** Whether the link is a page of ours, to be opened in place; unless said, whether it is one. */
  useRouter?: boolean;
};
export type ModificarAtajoDto = {
  id: string;
  shortcut: CambiosAtajoDto;
};
export type CambiosUsuarioDto = {
  estado?: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words. Of the two, the one that is not what it was counts, `estado` first. */
  status?: "online" | "away" | "busy" | "not-visible";
  /** Those that are sent are written; the others stay. */
  preferencias?: PreferenciasDto;
};
export type ModificarUsuarioDto = {
  user: CambiosUsuarioDto;
};
export const {
  useHealthLiveQuery,
  useHealthReadyQuery,
  usePostApiAuthSignInMutation,
  usePostApiAuthUnlockSessionMutation,
  useAuthSignInWithTokenMutation,
  usePostApiAuthRefreshTokenMutation,
  usePostApiAuthRefreshMutation,
  useAuthCheckQuery,
  useAuthSignOutMutation,
  useAuthOptionsQuery,
  useCuentasFindMineQuery,
  useCuentasCreateMutation,
  useCuentasSelectMutation,
  useCuentasFindMiembrosQuery,
  useTiposActoFindAllQuery,
  useCarpetasFindPageQuery,
  useCarpetasCreateMutation,
  useCarpetasFindEtiquetasQuery,
  useCarpetasGetQuery,
  useCarpetasUpdateMutation,
  useCarpetasRemoveMutation,
  useCarpetasMoveMutation,
  useCarpetasRestoreMutation,
  useCarpetasFindActividadQuery,
  usePersonasFindPageQuery,
  usePersonasCreateMutation,
  usePersonasGetQuery,
  usePersonasUpdateMutation,
  usePersonasRemoveMutation,
  usePartesFindAllQuery,
  usePartesAddMutation,
  usePartesUpdateMutation,
  usePartesRemoveMutation,
  useDocumentosFindOfCarpetaQuery,
  useSubidasCreateDocumentosMutation,
  useDocumentosFindVersionesQuery,
  useSubidasCreateVersionMutation,
  useDocumentosUpdateMutation,
  useDocumentosRemoveMutation,
  useDocumentosRestoreMutation,
  useContenidoGetQuery,
  useSeccionesCreateMutation,
  useSeccionesUpdateMutation,
  useSeccionesRemoveMutation,
  useNavigationGetQuery,
  useSearchFindMutation,
  useChatFindAllQuery,
  useChatGetQuery,
  useChatOpenMutation,
  useChatUpdateMutation,
  useChatSendMutation,
  useChatFindContactosQuery,
  useChatGetContactoQuery,
  useChatProfileQuery,
  useNotificationsFindAllQuery,
  useNotificationsCreateMutation,
  useNotificationsUpdateMutation,
  useNotificationsRemoveMutation,
  useNotificationsMarkAllAsReadQuery,
  useNotificationsSetReadMutation,
  useNotificationsToggleReadMutation,
  useNotificationsRemoveByPathMutation,
  useNotificationsRestoreMutation,
  useMessagesFindAllQuery,
  useMessagesCreateMutation,
  useMessagesUpdateMutation,
  useMessagesRemoveMutation,
  useMessagesMarkAllAsReadQuery,
  useMessagesSetReadMutation,
  useMessagesToggleReadMutation,
  useMessagesRemoveByPathMutation,
  useMessagesRestoreMutation,
  useAtajosFindAllQuery,
  useAtajosCreateMutation,
  useAtajosUpdateMutation,
  useAtajosRemoveMutation,
  useUsuarioActualGetQuery,
  useUsuarioActualUpdateMutation,
} = injectedRtkApi;
