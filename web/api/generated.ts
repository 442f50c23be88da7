// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "./empty-api";
export const addTagTypes = [
  "salud",
  "segundo-factor",
  "auth",
  "cuentas",
  "miembros",
  "invitaciones",
  "tipos-acto",
  "carpetas",
  "personas",
  "partes",
  "documentos",
  "contacts",
  "tasks",
  "plan",
  "common",
  "chat",
  "notifications",
  "messages",
  "shortcuts",
  "notes",
  "scrumboard",
  "imagenes",
  "exportaciones",
  "tokens",
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
      segundoFactorGet: build.query<
        SegundoFactorGetApiResponse,
        SegundoFactorGetApiArg
      >({
        query: () => ({ url: `/api/segundo-factor` }),
        providesTags: ["segundo-factor"],
      }),
      segundoFactorBegin: build.mutation<
        SegundoFactorBeginApiResponse,
        SegundoFactorBeginApiArg
      >({
        query: () => ({ url: `/api/segundo-factor/totp`, method: "POST" }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorEnd: build.mutation<
        SegundoFactorEndApiResponse,
        SegundoFactorEndApiArg
      >({
        query: () => ({ url: `/api/segundo-factor/totp`, method: "DELETE" }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorConfirm: build.mutation<
        SegundoFactorConfirmApiResponse,
        SegundoFactorConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/totp/confirmar`,
          method: "POST",
          body: queryArg.codigoTotpDto,
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorRenewCodes: build.mutation<
        SegundoFactorRenewCodesApiResponse,
        SegundoFactorRenewCodesApiArg
      >({
        query: () => ({ url: `/api/segundo-factor/codigos`, method: "POST" }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorBeginPasskey: build.mutation<
        SegundoFactorBeginPasskeyApiResponse,
        SegundoFactorBeginPasskeyApiArg
      >({
        query: () => ({
          url: `/api/segundo-factor/passkeys/opciones`,
          method: "POST",
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorAddPasskey: build.mutation<
        SegundoFactorAddPasskeyApiResponse,
        SegundoFactorAddPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/passkeys`,
          method: "POST",
          body: queryArg.nuevaPasskeyDto,
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorRenamePasskey: build.mutation<
        SegundoFactorRenamePasskeyApiResponse,
        SegundoFactorRenamePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.nombrePasskeyDto,
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      segundoFactorRemovePasskey: build.mutation<
        SegundoFactorRemovePasskeyApiResponse,
        SegundoFactorRemovePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/segundo-factor/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["segundo-factor"],
      }),
      authSignIn: build.mutation<AuthSignInApiResponse, AuthSignInApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sign-in`,
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
        query: (queryArg) => ({
          url: `/api/auth/refresh-token`,
          method: "POST",
          body: queryArg.refreshDto,
        }),
        invalidatesTags: ["auth"],
      }),
      postApiAuthRefresh: build.mutation<
        PostApiAuthRefreshApiResponse,
        PostApiAuthRefreshApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/refresh`,
          method: "POST",
          body: queryArg.refreshDto,
        }),
        invalidatesTags: ["auth"],
      }),
      authCheck: build.query<AuthCheckApiResponse, AuthCheckApiArg>({
        query: () => ({ url: `/api/auth/check` }),
        providesTags: ["auth"],
      }),
      authSignOut: build.mutation<AuthSignOutApiResponse, AuthSignOutApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sign-out`,
          method: "POST",
          body: queryArg.refreshDto,
        }),
        invalidatesTags: ["auth"],
      }),
      ingresoAnswer: build.mutation<
        IngresoAnswerApiResponse,
        IngresoAnswerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/segundo-factor`,
          method: "POST",
          body: queryArg.segundoPasoDto,
        }),
        invalidatesTags: ["auth"],
      }),
      ingresoOptionsOfAnswer: build.mutation<
        IngresoOptionsOfAnswerApiResponse,
        IngresoOptionsOfAnswerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/segundo-factor/passkey-opciones`,
          method: "POST",
          body: queryArg.desafioDto,
        }),
        invalidatesTags: ["auth"],
      }),
      ingresoOptions: build.mutation<
        IngresoOptionsApiResponse,
        IngresoOptionsApiArg
      >({
        query: () => ({ url: `/api/auth/passkey/opciones`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      ingresoSignIn: build.mutation<
        IngresoSignInApiResponse,
        IngresoSignInApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkey`,
          method: "POST",
          body: queryArg.ingresoPasskeyDto,
        }),
        invalidatesTags: ["auth"],
      }),
      sessionLocksLock: build.mutation<
        SessionLocksLockApiResponse,
        SessionLocksLockApiArg
      >({
        query: () => ({ url: `/api/auth/bloquear`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      sessionLocksUnlock: build.mutation<
        SessionLocksUnlockApiResponse,
        SessionLocksUnlockApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/unlock-session`,
          method: "POST",
          body: queryArg.unlockDto,
        }),
        invalidatesTags: ["auth"],
      }),
      sesionesFind: build.query<SesionesFindApiResponse, SesionesFindApiArg>({
        query: () => ({ url: `/api/auth/sesiones` }),
        providesTags: ["auth"],
      }),
      sesionesRevokeOthers: build.mutation<
        SesionesRevokeOthersApiResponse,
        SesionesRevokeOthersApiArg
      >({
        query: () => ({ url: `/api/auth/sesiones`, method: "DELETE" }),
        invalidatesTags: ["auth"],
      }),
      sesionesRevoke: build.mutation<
        SesionesRevokeApiResponse,
        SesionesRevokeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sesiones/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["auth"],
      }),
      sesionesChangePassword: build.mutation<
        SesionesChangePasswordApiResponse,
        SesionesChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/cambiar-clave`,
          method: "POST",
          body: queryArg.cambiarClaveDto,
        }),
        invalidatesTags: ["auth"],
      }),
      verificacionOptions: build.query<
        VerificacionOptionsApiResponse,
        VerificacionOptionsApiArg
      >({
        query: () => ({ url: `/api/auth/verificar` }),
        providesTags: ["auth"],
      }),
      verificacionVerify: build.mutation<
        VerificacionVerifyApiResponse,
        VerificacionVerifyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/verificar`,
          method: "POST",
          body: queryArg.verificarDto,
        }),
        invalidatesTags: ["auth"],
      }),
      verificacionPasskeyOptions: build.mutation<
        VerificacionPasskeyOptionsApiResponse,
        VerificacionPasskeyOptionsApiArg
      >({
        query: () => ({
          url: `/api/auth/verificar/passkey-opciones`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      registroSignUp: build.mutation<
        RegistroSignUpApiResponse,
        RegistroSignUpApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sign-up`,
          method: "POST",
          body: queryArg.signUpDto,
        }),
        invalidatesTags: ["auth"],
      }),
      registroConfirmEmail: build.mutation<
        RegistroConfirmEmailApiResponse,
        RegistroConfirmEmailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/confirm-email`,
          method: "POST",
          body: queryArg.linkDto,
        }),
        invalidatesTags: ["auth"],
      }),
      registroResendConfirmation: build.mutation<
        RegistroResendConfirmationApiResponse,
        RegistroResendConfirmationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/resend-confirmation`,
          method: "POST",
          body: queryArg.emailDto,
        }),
        invalidatesTags: ["auth"],
      }),
      registroForgotPassword: build.mutation<
        RegistroForgotPasswordApiResponse,
        RegistroForgotPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/forgot-password`,
          method: "POST",
          body: queryArg.emailDto,
        }),
        invalidatesTags: ["auth"],
      }),
      registroResetPassword: build.mutation<
        RegistroResetPasswordApiResponse,
        RegistroResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.resetPasswordDto,
          params: {
            token: queryArg.token,
          },
        }),
        invalidatesTags: ["auth"],
      }),
      identidadSync: build.mutation<
        IdentidadSyncApiResponse,
        IdentidadSyncApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sync`,
          method: "POST",
          body: queryArg.syncDto,
        }),
        invalidatesTags: ["auth"],
      }),
      opcionesOptions: build.query<
        OpcionesOptionsApiResponse,
        OpcionesOptionsApiArg
      >({
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
      cuentaActualGet: build.query<
        CuentaActualGetApiResponse,
        CuentaActualGetApiArg
      >({
        query: () => ({ url: `/api/cuenta` }),
        providesTags: ["cuentas"],
      }),
      cuentaActualUpdate: build.mutation<
        CuentaActualUpdateApiResponse,
        CuentaActualUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuenta`,
          method: "PATCH",
          body: queryArg.modificarCuentaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["cuentas"],
      }),
      cuentaActualPutLogo: build.mutation<
        CuentaActualPutLogoApiResponse,
        CuentaActualPutLogoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuenta/logo`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["cuentas"],
      }),
      cuentaActualRemoveLogo: build.mutation<
        CuentaActualRemoveLogoApiResponse,
        CuentaActualRemoveLogoApiArg
      >({
        query: () => ({ url: `/api/cuenta/logo`, method: "DELETE" }),
        invalidatesTags: ["cuentas"],
      }),
      cuentaActualClose: build.mutation<
        CuentaActualCloseApiResponse,
        CuentaActualCloseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuenta/cerrar`,
          method: "POST",
          body: queryArg.cerrarCuentaDto,
        }),
        invalidatesTags: ["cuentas"],
      }),
      cuentaActualUndoClose: build.mutation<
        CuentaActualUndoCloseApiResponse,
        CuentaActualUndoCloseApiArg
      >({
        query: () => ({ url: `/api/cuenta/cerrar`, method: "DELETE" }),
        invalidatesTags: ["cuentas"],
      }),
      miembrosFindAll: build.query<
        MiembrosFindAllApiResponse,
        MiembrosFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/miembros`,
          params: {
            todos: queryArg.todos,
          },
        }),
        providesTags: ["miembros"],
      }),
      miembrosLeave: build.mutation<
        MiembrosLeaveApiResponse,
        MiembrosLeaveApiArg
      >({
        query: () => ({ url: `/api/miembros/salir`, method: "POST" }),
        invalidatesTags: ["miembros"],
      }),
      miembrosUpdate: build.mutation<
        MiembrosUpdateApiResponse,
        MiembrosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/miembros/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarMiembroDto,
        }),
        invalidatesTags: ["miembros"],
      }),
      miembrosRemove: build.mutation<
        MiembrosRemoveApiResponse,
        MiembrosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/miembros/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["miembros"],
      }),
      invitacionesFindAll: build.query<
        InvitacionesFindAllApiResponse,
        InvitacionesFindAllApiArg
      >({
        query: () => ({ url: `/api/invitaciones` }),
        providesTags: ["invitaciones"],
      }),
      invitacionesCreate: build.mutation<
        InvitacionesCreateApiResponse,
        InvitacionesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitaciones`,
          method: "POST",
          body: queryArg.invitarDto,
        }),
        invalidatesTags: ["invitaciones"],
      }),
      invitacionesInfo: build.query<
        InvitacionesInfoApiResponse,
        InvitacionesInfoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitaciones/info`,
          params: {
            token: queryArg.token,
          },
        }),
        providesTags: ["invitaciones"],
      }),
      invitacionesAccept: build.mutation<
        InvitacionesAcceptApiResponse,
        InvitacionesAcceptApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitaciones/aceptar`,
          method: "POST",
          body: queryArg.aceptarInvitacionDto,
        }),
        invalidatesTags: ["invitaciones"],
      }),
      invitacionesRegister: build.mutation<
        InvitacionesRegisterApiResponse,
        InvitacionesRegisterApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitaciones/registrarse`,
          method: "POST",
          body: queryArg.registrarseDto,
        }),
        invalidatesTags: ["invitaciones"],
      }),
      invitacionesResend: build.mutation<
        InvitacionesResendApiResponse,
        InvitacionesResendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitaciones/${encodeURIComponent(String(queryArg.id))}/reenviar`,
          method: "POST",
        }),
        invalidatesTags: ["invitaciones"],
      }),
      invitacionesRevoke: build.mutation<
        InvitacionesRevokeApiResponse,
        InvitacionesRevokeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitaciones/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["invitaciones"],
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
      contactosFindAll: build.query<
        ContactosFindAllApiResponse,
        ContactosFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/all`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["contacts"],
      }),
      contactosSearch: build.query<
        ContactosSearchApiResponse,
        ContactosSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/search`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["contacts"],
      }),
      contactosGet: build.query<ContactosGetApiResponse, ContactosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["contacts"],
      }),
      contactosCreate: build.mutation<
        ContactosCreateApiResponse,
        ContactosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          method: "POST",
          body: queryArg.crearContactoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      contactosUpdate: build.mutation<
        ContactosUpdateApiResponse,
        ContactosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          method: "PATCH",
          body: queryArg.modificarContactoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      contactosRemove: build.mutation<
        ContactosRemoveApiResponse,
        ContactosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      contactosRestore: build.mutation<
        ContactosRestoreApiResponse,
        ContactosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/contact/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoEtiquetasFindAll: build.query<
        ContactoEtiquetasFindAllApiResponse,
        ContactoEtiquetasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/contacts/tags` }),
        providesTags: ["contacts"],
      }),
      contactoEtiquetasCreate: build.mutation<
        ContactoEtiquetasCreateApiResponse,
        ContactoEtiquetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag`,
          method: "POST",
          body: queryArg.crearEtiquetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoEtiquetasRename: build.mutation<
        ContactoEtiquetasRenameApiResponse,
        ContactoEtiquetasRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag`,
          method: "PATCH",
          body: queryArg.modificarEtiquetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoEtiquetasRemove: build.mutation<
        ContactoEtiquetasRemoveApiResponse,
        ContactoEtiquetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoEtiquetasRestore: build.mutation<
        ContactoEtiquetasRestoreApiResponse,
        ContactoEtiquetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/tag/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoImagenesSetAvatar: build.mutation<
        ContactoImagenesSetAvatarApiResponse,
        ContactoImagenesSetAvatarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/avatar`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoImagenesRemoveAvatar: build.mutation<
        ContactoImagenesRemoveAvatarApiResponse,
        ContactoImagenesRemoveAvatarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/avatar`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoImagenesSetBackground: build.mutation<
        ContactoImagenesSetBackgroundApiResponse,
        ContactoImagenesSetBackgroundApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/background`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["contacts"],
      }),
      contactoImagenesRemoveBackground: build.mutation<
        ContactoImagenesRemoveBackgroundApiResponse,
        ContactoImagenesRemoveBackgroundApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/background`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      paisesFindAll: build.query<PaisesFindAllApiResponse, PaisesFindAllApiArg>(
        {
          query: () => ({ url: `/api/apps/contacts/countries` }),
          providesTags: ["contacts"],
        },
      ),
      intercambioExport: build.query<
        IntercambioExportApiResponse,
        IntercambioExportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/export`,
          params: {
            formato: queryArg.formato,
            ids: queryArg.ids,
          },
        }),
        providesTags: ["contacts"],
      }),
      intercambioExportChosen: build.mutation<
        IntercambioExportChosenApiResponse,
        IntercambioExportChosenApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/export`,
          method: "POST",
          body: queryArg.exportarContactosDto,
        }),
        invalidatesTags: ["contacts"],
      }),
      intercambioImport: build.mutation<
        IntercambioImportApiResponse,
        IntercambioImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/import`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["contacts"],
      }),
      intercambioUndo: build.mutation<
        IntercambioUndoApiResponse,
        IntercambioUndoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/contacts/import/deshacer`,
          method: "POST",
          body: queryArg.deshacerImportacionDto,
        }),
        invalidatesTags: ["contacts"],
      }),
      listaDeTareasFindAll: build.query<
        ListaDeTareasFindAllApiResponse,
        ListaDeTareasFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/all`,
          params: {
            carpetaId: queryArg.carpetaId,
            asignada: queryArg.asignada,
            ids: queryArg.ids,
          },
        }),
        providesTags: ["tasks"],
      }),
      listaDeTareasCountPending: build.query<
        ListaDeTareasCountPendingApiResponse,
        ListaDeTareasCountPendingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/count`,
          params: {
            carpetaId: queryArg.carpetaId,
            asignada: queryArg.asignada,
          },
        }),
        providesTags: ["tasks"],
      }),
      listaDeTareasSearch: build.query<
        ListaDeTareasSearchApiResponse,
        ListaDeTareasSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/search`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["tasks"],
      }),
      tareasGet: build.query<TareasGetApiResponse, TareasGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/tasks/task`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["tasks"],
      }),
      tareasCreate: build.mutation<TareasCreateApiResponse, TareasCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/task`,
            method: "POST",
            body: queryArg.crearTareaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["tasks"],
        },
      ),
      tareasUpdate: build.mutation<TareasUpdateApiResponse, TareasUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/task`,
            method: "PATCH",
            body: queryArg.modificarTareaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["tasks"],
        },
      ),
      tareasRemove: build.mutation<TareasRemoveApiResponse, TareasRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/task`,
            method: "DELETE",
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ["tasks"],
        },
      ),
      tareasRestore: build.mutation<
        TareasRestoreApiResponse,
        TareasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/task/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tasks"],
      }),
      ordenArrange: build.mutation<OrdenArrangeApiResponse, OrdenArrangeApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/order`,
            method: "PATCH",
            body: queryArg.ordenarTareasDto,
          }),
          invalidatesTags: ["tasks"],
        },
      ),
      ordenMove: build.mutation<OrdenMoveApiResponse, OrdenMoveApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/tasks/task/${encodeURIComponent(String(queryArg.id))}/move`,
          method: "POST",
          body: queryArg.moverTareaDto,
        }),
        invalidatesTags: ["tasks"],
      }),
      etiquetasDeTareasFindAll: build.query<
        EtiquetasDeTareasFindAllApiResponse,
        EtiquetasDeTareasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/tasks/tags` }),
        providesTags: ["tasks"],
      }),
      etiquetasDeTareasCreate: build.mutation<
        EtiquetasDeTareasCreateApiResponse,
        EtiquetasDeTareasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag`,
          method: "POST",
          body: queryArg.crearEtiquetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tasks"],
      }),
      etiquetasDeTareasRename: build.mutation<
        EtiquetasDeTareasRenameApiResponse,
        EtiquetasDeTareasRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag`,
          method: "PATCH",
          body: queryArg.modificarEtiquetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["tasks"],
      }),
      etiquetasDeTareasRemove: build.mutation<
        EtiquetasDeTareasRemoveApiResponse,
        EtiquetasDeTareasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["tasks"],
      }),
      etiquetasDeTareasRestore: build.mutation<
        EtiquetasDeTareasRestoreApiResponse,
        EtiquetasDeTareasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tasks"],
      }),
      planGet: build.query<PlanGetApiResponse, PlanGetApiArg>({
        query: () => ({ url: `/api/plan` }),
        providesTags: ["plan"],
      }),
      planChange: build.mutation<PlanChangeApiResponse, PlanChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/plan`,
          method: "PUT",
          body: queryArg.cambiarPlanDto,
        }),
        invalidatesTags: ["plan"],
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
      notasFindAll: build.query<NotasFindAllApiResponse, NotasFindAllApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes/all`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["notes"],
      }),
      notasCreate: build.mutation<NotasCreateApiResponse, NotasCreateApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes`,
          method: "POST",
          body: queryArg.crearNotaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["notes"],
      }),
      notasReplace: build.mutation<NotasReplaceApiResponse, NotasReplaceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/notes`,
            method: "PATCH",
            body: queryArg.modificarNotaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["notes"],
        },
      ),
      notasRemove: build.mutation<NotasRemoveApiResponse, NotasRemoveApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["notes"],
      }),
      notasUpdate: build.mutation<NotasUpdateApiResponse, NotasUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambiosNotaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notes"],
      }),
      notasRestore: build.mutation<NotasRestoreApiResponse, NotasRestoreApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}/restore`,
            method: "POST",
          }),
          invalidatesTags: ["notes"],
        },
      ),
      notasAddTask: build.mutation<NotasAddTaskApiResponse, NotasAddTaskApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/notes/tasks`,
            method: "POST",
            body: queryArg.agregarTareaANotaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["notes"],
        },
      ),
      notaEtiquetasFindAll: build.query<
        NotaEtiquetasFindAllApiResponse,
        NotaEtiquetasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/notes/labels` }),
        providesTags: ["notes"],
      }),
      notaEtiquetasCreate: build.mutation<
        NotaEtiquetasCreateApiResponse,
        NotaEtiquetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels`,
          method: "POST",
          body: queryArg.nuevaEtiquetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["notes"],
      }),
      notaEtiquetasRename: build.mutation<
        NotaEtiquetasRenameApiResponse,
        NotaEtiquetasRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels`,
          method: "PATCH",
          body: queryArg.modificarNotaEtiquetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notes"],
      }),
      notaEtiquetasRemove: build.mutation<
        NotaEtiquetasRemoveApiResponse,
        NotaEtiquetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["notes"],
      }),
      notaEtiquetasRestore: build.mutation<
        NotaEtiquetasRestoreApiResponse,
        NotaEtiquetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["notes"],
      }),
      notaImagenPut: build.mutation<
        NotaImagenPutApiResponse,
        NotaImagenPutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}/image`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notes"],
      }),
      notaImagenRemove: build.mutation<
        NotaImagenRemoveApiResponse,
        NotaImagenRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}/image`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notes"],
      }),
      tablerosFindAll: build.query<
        TablerosFindAllApiResponse,
        TablerosFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/scrumboard/boards` }),
        providesTags: ["scrumboard"],
      }),
      tablerosSearch: build.query<
        TablerosSearchApiResponse,
        TablerosSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/search`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["scrumboard"],
      }),
      tablerosGet: build.query<TablerosGetApiResponse, TablerosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["scrumboard"],
      }),
      tablerosCreate: build.mutation<
        TablerosCreateApiResponse,
        TablerosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "POST",
          body: queryArg.crearTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tablerosPut: build.mutation<TablerosPutApiResponse, TablerosPutApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "PUT",
          body: queryArg.crearTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tablerosUpdate: build.mutation<
        TablerosUpdateApiResponse,
        TablerosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "PATCH",
          body: queryArg.modificarTableroDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tablerosRemove: build.mutation<
        TablerosRemoveApiResponse,
        TablerosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tablerosRestore: build.mutation<
        TablerosRestoreApiResponse,
        TablerosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["scrumboard"],
      }),
      listasCreate: build.mutation<ListasCreateApiResponse, ListasCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/list`,
            method: "POST",
            body: queryArg.crearListaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["scrumboard"],
        },
      ),
      listasPut: build.mutation<ListasPutApiResponse, ListasPutApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/list`,
          method: "PUT",
          body: queryArg.crearListaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      listasUpdate: build.mutation<ListasUpdateApiResponse, ListasUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/list`,
            method: "PATCH",
            body: queryArg.modificarListaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["scrumboard"],
        },
      ),
      listasRemove: build.mutation<ListasRemoveApiResponse, ListasRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/list`,
            method: "DELETE",
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ["scrumboard"],
        },
      ),
      listasMove: build.mutation<ListasMoveApiResponse, ListasMoveApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/lists`,
          method: "PATCH",
          body: queryArg.moverListasDto,
        }),
        invalidatesTags: ["scrumboard"],
      }),
      listasRestore: build.mutation<
        ListasRestoreApiResponse,
        ListasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/list/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tarjetasFindByIds: build.query<
        TarjetasFindByIdsApiResponse,
        TarjetasFindByIdsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/cards`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["scrumboard"],
      }),
      tarjetasMove: build.mutation<TarjetasMoveApiResponse, TarjetasMoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/cards`,
            method: "PATCH",
            body: queryArg.moverTarjetasDto,
          }),
          invalidatesTags: ["scrumboard"],
        },
      ),
      tarjetasCreate: build.mutation<
        TarjetasCreateApiResponse,
        TarjetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card`,
          method: "PUT",
          body: queryArg.crearTarjetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tarjetasPost: build.mutation<TarjetasPostApiResponse, TarjetasPostApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/card`,
            method: "POST",
            body: queryArg.crearTarjetaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["scrumboard"],
        },
      ),
      tarjetasUpdate: build.mutation<
        TarjetasUpdateApiResponse,
        TarjetasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card`,
          method: "PATCH",
          body: queryArg.modificarTarjetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tarjetasRemove: build.mutation<
        TarjetasRemoveApiResponse,
        TarjetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tarjetasOrder: build.mutation<
        TarjetasOrderApiResponse,
        TarjetasOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card/positions`,
          method: "PATCH",
          body: queryArg.ordenarTarjetasDto,
        }),
        invalidatesTags: ["scrumboard"],
      }),
      tarjetasRestore: build.mutation<
        TarjetasRestoreApiResponse,
        TarjetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["scrumboard"],
      }),
      etiquetasDeTableroFindAll: build.query<
        EtiquetasDeTableroFindAllApiResponse,
        EtiquetasDeTableroFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/labels`,
          params: {
            boardId: queryArg.boardId,
          },
        }),
        providesTags: ["scrumboard"],
      }),
      etiquetasDeTableroCreate: build.mutation<
        EtiquetasDeTableroCreateApiResponse,
        EtiquetasDeTableroCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "PUT",
          body: queryArg.crearEtiquetaDeTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      etiquetasDeTableroPost: build.mutation<
        EtiquetasDeTableroPostApiResponse,
        EtiquetasDeTableroPostApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "POST",
          body: queryArg.crearEtiquetaDeTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      etiquetasDeTableroUpdate: build.mutation<
        EtiquetasDeTableroUpdateApiResponse,
        EtiquetasDeTableroUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "PATCH",
          body: queryArg.modificarEtiquetaDeTableroDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      etiquetasDeTableroRemove: build.mutation<
        EtiquetasDeTableroRemoveApiResponse,
        EtiquetasDeTableroRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["scrumboard"],
      }),
      etiquetasDeTableroRestore: build.mutation<
        EtiquetasDeTableroRestoreApiResponse,
        EtiquetasDeTableroRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["scrumboard"],
      }),
      imagenesGet: build.query<ImagenesGetApiResponse, ImagenesGetApiArg>({
        query: (queryArg) => ({
          url: `/api/imagenes/${encodeURIComponent(String(queryArg.clave))}`,
        }),
        providesTags: ["imagenes"],
      }),
      exportacionesFindAll: build.query<
        ExportacionesFindAllApiResponse,
        ExportacionesFindAllApiArg
      >({
        query: () => ({ url: `/api/exportaciones` }),
        providesTags: ["exportaciones"],
      }),
      exportacionesRequest: build.mutation<
        ExportacionesRequestApiResponse,
        ExportacionesRequestApiArg
      >({
        query: () => ({ url: `/api/exportaciones`, method: "POST" }),
        invalidatesTags: ["exportaciones"],
      }),
      exportacionesGet: build.query<
        ExportacionesGetApiResponse,
        ExportacionesGetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/exportaciones/${encodeURIComponent(String(queryArg.id))}/contenido`,
        }),
        providesTags: ["exportaciones"],
      }),
      descargasAllow: build.mutation<
        DescargasAllowApiResponse,
        DescargasAllowApiArg
      >({
        query: (queryArg) => ({
          url: `/api/exportaciones/${encodeURIComponent(String(queryArg.id))}/descarga`,
          method: "POST",
        }),
        invalidatesTags: ["exportaciones"],
      }),
      descargasGet: build.query<DescargasGetApiResponse, DescargasGetApiArg>({
        query: (queryArg) => ({
          url: `/api/exportaciones/${encodeURIComponent(String(queryArg.id))}/descarga`,
        }),
        providesTags: ["exportaciones"],
      }),
      tokensPersonalesFindMine: build.query<
        TokensPersonalesFindMineApiResponse,
        TokensPersonalesFindMineApiArg
      >({
        query: () => ({ url: `/api/tokens` }),
        providesTags: ["tokens"],
      }),
      tokensPersonalesCreate: build.mutation<
        TokensPersonalesCreateApiResponse,
        TokensPersonalesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tokens`,
          method: "POST",
          body: queryArg.crearTokenDto,
        }),
        invalidatesTags: ["tokens"],
      }),
      tokensPersonalesRevoke: build.mutation<
        TokensPersonalesRevokeApiResponse,
        TokensPersonalesRevokeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tokens/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["tokens"],
      }),
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
      avatarPut: build.mutation<AvatarPutApiResponse, AvatarPutApiArg>({
        query: (queryArg) => ({
          url: `/api/common/user/avatar`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["user"],
      }),
      avatarRemove: build.mutation<AvatarRemoveApiResponse, AvatarRemoveApiArg>(
        {
          query: () => ({ url: `/api/common/user/avatar`, method: "DELETE" }),
          invalidatesTags: ["user"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type HealthLiveApiResponse = unknown;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse = /** status 200  */ object;
export type HealthReadyApiArg = void;
export type SegundoFactorGetApiResponse =
  /** status 200  */ EstadoSegundoFactorDto;
export type SegundoFactorGetApiArg = void;
export type SegundoFactorBeginApiResponse = /** status 200  */ SecretoTotpDto;
export type SegundoFactorBeginApiArg = void;
export type SegundoFactorEndApiResponse = /** status 200  */ boolean;
export type SegundoFactorEndApiArg = void;
export type SegundoFactorConfirmApiResponse =
  /** status 200  */ CodigosRecuperacionDto;
export type SegundoFactorConfirmApiArg = {
  codigoTotpDto: CodigoTotpDto;
};
export type SegundoFactorRenewCodesApiResponse =
  /** status 200  */ CodigosRecuperacionDto;
export type SegundoFactorRenewCodesApiArg = void;
export type SegundoFactorBeginPasskeyApiResponse =
  /** status 200  */ AltaPasskeyDto;
export type SegundoFactorBeginPasskeyApiArg = void;
export type SegundoFactorAddPasskeyApiResponse = /** status 201  */ PasskeyDto;
export type SegundoFactorAddPasskeyApiArg = {
  nuevaPasskeyDto: NuevaPasskeyDto;
};
export type SegundoFactorRenamePasskeyApiResponse =
  /** status 200  */ PasskeyDto;
export type SegundoFactorRenamePasskeyApiArg = {
  id: string;
  nombrePasskeyDto: NombrePasskeyDto;
};
export type SegundoFactorRemovePasskeyApiResponse = /** status 200  */ boolean;
export type SegundoFactorRemovePasskeyApiArg = {
  id: string;
};
export type AuthSignInApiResponse = /** status 200  */ SessionDto;
export type AuthSignInApiArg = {
  signInDto: SignInDto;
};
export type AuthSignInWithTokenApiResponse = /** status 200  */ SessionDto;
export type AuthSignInWithTokenApiArg = {
  signInWithTokenDto: SignInWithTokenDto;
};
export type PostApiAuthRefreshTokenApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthRefreshTokenApiArg = {
  refreshDto: RefreshDto;
};
export type PostApiAuthRefreshApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthRefreshApiArg = {
  refreshDto: RefreshDto;
};
export type AuthCheckApiResponse = /** status 200  */ SessionDto;
export type AuthCheckApiArg = void;
export type AuthSignOutApiResponse = /** status 200  */ boolean;
export type AuthSignOutApiArg = {
  refreshDto: RefreshDto;
};
export type IngresoAnswerApiResponse = /** status 200  */ SessionDto;
export type IngresoAnswerApiArg = {
  segundoPasoDto: SegundoPasoDto;
};
export type IngresoOptionsOfAnswerApiResponse =
  /** status 200  */ OpcionesPasskeyDto;
export type IngresoOptionsOfAnswerApiArg = {
  desafioDto: DesafioDto;
};
export type IngresoOptionsApiResponse = /** status 200  */ DesafioPasskeyDto;
export type IngresoOptionsApiArg = void;
export type IngresoSignInApiResponse = /** status 200  */ SessionDto;
export type IngresoSignInApiArg = {
  ingresoPasskeyDto: IngresoPasskeyDto;
};
export type SessionLocksLockApiResponse = /** status 200  */ boolean;
export type SessionLocksLockApiArg = void;
export type SessionLocksUnlockApiResponse = /** status 200  */ SessionDto;
export type SessionLocksUnlockApiArg = {
  unlockDto: UnlockDto;
};
export type SesionesFindApiResponse = /** status 200  */ SesionAbiertaDto[];
export type SesionesFindApiArg = void;
export type SesionesRevokeOthersApiResponse =
  /** status 200  */ SesionesCerradasDto;
export type SesionesRevokeOthersApiArg = void;
export type SesionesRevokeApiResponse = /** status 200  */ boolean;
export type SesionesRevokeApiArg = {
  id: string;
};
export type SesionesChangePasswordApiResponse = /** status 200  */ boolean;
export type SesionesChangePasswordApiArg = {
  cambiarClaveDto: CambiarClaveDto;
};
export type VerificacionOptionsApiResponse =
  /** status 200  */ OpcionesVerificacionDto;
export type VerificacionOptionsApiArg = void;
export type VerificacionVerifyApiResponse = /** status 200  */ VerificacionDto;
export type VerificacionVerifyApiArg = {
  verificarDto: VerificarDto;
};
export type VerificacionPasskeyOptionsApiResponse =
  /** status 200  */ DesafioPasskeyDto;
export type VerificacionPasskeyOptionsApiArg = void;
export type RegistroSignUpApiResponse = /** status 200  */ boolean;
export type RegistroSignUpApiArg = {
  signUpDto: SignUpDto;
};
export type RegistroConfirmEmailApiResponse = /** status 200  */ boolean;
export type RegistroConfirmEmailApiArg = {
  linkDto: LinkDto;
};
export type RegistroResendConfirmationApiResponse = /** status 200  */ boolean;
export type RegistroResendConfirmationApiArg = {
  emailDto: EmailDto;
};
export type RegistroForgotPasswordApiResponse = /** status 200  */ boolean;
export type RegistroForgotPasswordApiArg = {
  emailDto: EmailDto;
};
export type RegistroResetPasswordApiResponse = /** status 200  */ boolean;
export type RegistroResetPasswordApiArg = {
  token?: string;
  resetPasswordDto: ResetPasswordDto;
};
export type IdentidadSyncApiResponse = /** status 200  */ SessionDto;
export type IdentidadSyncApiArg = {
  syncDto: SyncDto;
};
export type OpcionesOptionsApiResponse = /** status 200  */ AuthOptionsDto;
export type OpcionesOptionsApiArg = void;
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
export type CuentaActualGetApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualGetApiArg = void;
export type CuentaActualUpdateApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarCuentaDto: ModificarCuentaDto;
};
export type CuentaActualPutLogoApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualPutLogoApiArg = {
  body: {
    imagen?: Blob;
  };
};
export type CuentaActualRemoveLogoApiResponse =
  /** status 200  */ CuentaActualDto;
export type CuentaActualRemoveLogoApiArg = void;
export type CuentaActualCloseApiResponse = /** status 200  */ CuentaActualDto;
export type CuentaActualCloseApiArg = {
  cerrarCuentaDto: CerrarCuentaDto;
};
export type CuentaActualUndoCloseApiResponse =
  /** status 200  */ CuentaActualDto;
export type CuentaActualUndoCloseApiArg = void;
export type MiembrosFindAllApiResponse = /** status 200  */ MiembroDto[];
export type MiembrosFindAllApiArg = {
  /** Also those who are suspended, for those who administer the team. */
  todos?: boolean;
};
export type MiembrosLeaveApiResponse = /** status 200  */ SessionDto;
export type MiembrosLeaveApiArg = void;
export type MiembrosUpdateApiResponse = /** status 200  */ MiembroDto;
export type MiembrosUpdateApiArg = {
  id: string;
  modificarMiembroDto: ModificarMiembroDto;
};
export type MiembrosRemoveApiResponse = /** status 200  */ boolean;
export type MiembrosRemoveApiArg = {
  id: string;
};
export type InvitacionesFindAllApiResponse = /** status 200  */ InvitacionDto[];
export type InvitacionesFindAllApiArg = void;
export type InvitacionesCreateApiResponse = /** status 201  */ InvitacionDto;
export type InvitacionesCreateApiArg = {
  invitarDto: InvitarDto;
};
export type InvitacionesInfoApiResponse = /** status 200  */ InfoInvitacionDto;
export type InvitacionesInfoApiArg = {
  token: string;
};
export type InvitacionesAcceptApiResponse = /** status 200  */ SessionDto;
export type InvitacionesAcceptApiArg = {
  aceptarInvitacionDto: AceptarInvitacionDto;
};
export type InvitacionesRegisterApiResponse = /** status 200  */ SessionDto;
export type InvitacionesRegisterApiArg = {
  registrarseDto: RegistrarseDto;
};
export type InvitacionesResendApiResponse = /** status 200  */ InvitacionDto;
export type InvitacionesResendApiArg = {
  id: string;
};
export type InvitacionesRevokeApiResponse = /** status 200  */ boolean;
export type InvitacionesRevokeApiArg = {
  id: string;
};
export type TiposActoFindAllApiResponse = /** status 200  */ TipoActoDto[];
export type TiposActoFindAllApiArg = void;
export type CarpetasFindPageApiResponse = /** status 200  */ CarpetasDto;
export type CarpetasFindPageApiArg = {
  /** Words over number, carátula, acto, etiquetas and partes; without regard to accents and letter case. */
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
export type ContactosFindAllApiResponse = /** status 200  */ ContactoDto[];
export type ContactosFindAllApiArg = {
  /** Those with these ids, separated by commas, at most 100: what of them is missing in the answer is gone. */
  ids?: string[];
};
export type ContactosSearchApiResponse = /** status 200  */ ContactoDto[];
export type ContactosSearchApiArg = {
  /** Part of the name, in any letter case, accented or not; blank for all. */
  query?: string;
};
export type ContactosGetApiResponse = /** status 200  */ ContactoDto;
export type ContactosGetApiArg = {
  id: string;
};
export type ContactosCreateApiResponse = /** status 200  */ ContactoDto;
export type ContactosCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearContactoDto: CrearContactoDto;
};
export type ContactosUpdateApiResponse = /** status 200  */ ContactoDto;
export type ContactosUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarContactoDto: ModificarContactoDto;
};
export type ContactosRemoveApiResponse = /** status 200  */ boolean;
export type ContactosRemoveApiArg = {
  id: string;
};
export type ContactosRestoreApiResponse = /** status 200  */ ContactoDto;
export type ContactosRestoreApiArg = {
  id: string;
};
export type ContactoEtiquetasFindAllApiResponse =
  /** status 200  */ EtiquetaTituladaDto[];
export type ContactoEtiquetasFindAllApiArg = void;
export type ContactoEtiquetasCreateApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ContactoEtiquetasCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearEtiquetaDto: CrearEtiquetaDto;
};
export type ContactoEtiquetasRenameApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ContactoEtiquetasRenameApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEtiquetaDto: ModificarEtiquetaDto;
};
export type ContactoEtiquetasRemoveApiResponse = /** status 200  */ boolean;
export type ContactoEtiquetasRemoveApiArg = {
  id: string;
};
export type ContactoEtiquetasRestoreApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ContactoEtiquetasRestoreApiArg = {
  id: string;
};
export type ContactoImagenesSetAvatarApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesSetAvatarApiArg = {
  body: {
    id?: string;
    avatar?: Blob;
  };
};
export type ContactoImagenesRemoveAvatarApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesRemoveAvatarApiArg = {
  id: string;
};
export type ContactoImagenesSetBackgroundApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesSetBackgroundApiArg = {
  body: {
    id?: string;
    background?: Blob;
  };
};
export type ContactoImagenesRemoveBackgroundApiResponse =
  /** status 200  */ ContactoDto;
export type ContactoImagenesRemoveBackgroundApiArg = {
  id: string;
};
export type PaisesFindAllApiResponse = /** status 200  */ PaisDto[];
export type PaisesFindAllApiArg = void;
export type IntercambioExportApiResponse = unknown;
export type IntercambioExportApiArg = {
  formato: "csv" | "vcard";
  /** Ids, with commas between them; without them, all. */
  ids?: string[];
};
export type IntercambioExportChosenApiResponse = unknown;
export type IntercambioExportChosenApiArg = {
  exportarContactosDto: ExportarContactosDto;
};
export type IntercambioImportApiResponse =
  /** status 200  */ ImportacionContactosDto;
export type IntercambioImportApiArg = {
  /** La misma clave no importa dos veces. */
  "Idempotency-Key"?: string;
  body: {
    archivo?: Blob;
  };
};
export type IntercambioUndoApiResponse = /** status 200  */ boolean;
export type IntercambioUndoApiArg = {
  deshacerImportacionDto: DeshacerImportacionDto;
};
export type ListaDeTareasFindAllApiResponse = /** status 200  */ TareaDto[];
export type ListaDeTareasFindAllApiArg = {
  /** Those of one carpeta. */
  carpetaId?: string;
  /** `yo`: those that are assigned to me. */
  asignada?: "yo";
  /** Those with these ids, separated by commas, at most 100: what of them is missing in the answer is gone. */
  ids?: string[];
};
export type ListaDeTareasCountPendingApiResponse =
  /** status 200  */ TareasPendientesDto;
export type ListaDeTareasCountPendingApiArg = {
  /** Those of one carpeta. */
  carpetaId?: string;
  /** `yo`: those that are assigned to me. */
  asignada?: "yo";
};
export type ListaDeTareasSearchApiResponse = /** status 200  */ object;
export type ListaDeTareasSearchApiArg = {
  /** Words of title or notes, all of which must be there; without regard to accents and letter case. */
  query?: string;
};
export type TareasGetApiResponse = /** status 200  */ TareaDto;
export type TareasGetApiArg = {
  id: string;
};
export type TareasCreateApiResponse = /** status 200  */ TareaDto;
export type TareasCreateApiArg = {
  /** La misma clave no crea dos tareas. */
  "Idempotency-Key"?: string;
  crearTareaDto: CrearTareaDto;
};
export type TareasUpdateApiResponse = /** status 200  */ TareaDto;
export type TareasUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarTareaDto: ModificarTareaDto;
};
export type TareasRemoveApiResponse = /** status 200  */ boolean;
export type TareasRemoveApiArg = {
  id: string;
};
export type TareasRestoreApiResponse = /** status 200  */ TareaDto;
export type TareasRestoreApiArg = {
  id: string;
};
export type OrdenArrangeApiResponse = /** status 200  */ TareaDto[];
export type OrdenArrangeApiArg = {
  ordenarTareasDto: OrdenarTareasDto;
};
export type OrdenMoveApiResponse = /** status 200  */ TareaDto;
export type OrdenMoveApiArg = {
  id: string;
  moverTareaDto: MoverTareaDto;
};
export type EtiquetasDeTareasFindAllApiResponse =
  /** status 200  */ EtiquetaTituladaDto[];
export type EtiquetasDeTareasFindAllApiArg = void;
export type EtiquetasDeTareasCreateApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type EtiquetasDeTareasCreateApiArg = {
  /** La misma clave no crea dos etiquetas. */
  "Idempotency-Key"?: string;
  crearEtiquetaDto: CrearEtiquetaDto;
};
export type EtiquetasDeTareasRenameApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type EtiquetasDeTareasRenameApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEtiquetaDto: ModificarEtiquetaDto;
};
export type EtiquetasDeTareasRemoveApiResponse = /** status 200  */ boolean;
export type EtiquetasDeTareasRemoveApiArg = {
  id: string;
};
export type EtiquetasDeTareasRestoreApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type EtiquetasDeTareasRestoreApiArg = {
  id: string;
};
export type PlanGetApiResponse = /** status 200  */ PlanDeCuentaDto;
export type PlanGetApiArg = void;
export type PlanChangeApiResponse = /** status 200  */ PlanDeCuentaDto;
export type PlanChangeApiArg = {
  cambiarPlanDto: CambiarPlanDto;
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
export type NotasFindAllApiResponse = /** status 200  */ NotaConEtiquetasDto[];
export type NotasFindAllApiArg = {
  /** Those with these ids, separated by commas, at most 100: what of them is missing in the answer is gone. */
  ids?: string[];
};
export type NotasCreateApiResponse = /** status 200  */ NotaDto;
export type NotasCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearNotaDto: CrearNotaDto;
};
export type NotasReplaceApiResponse = /** status 200  */ NotaDto;
export type NotasReplaceApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarNotaDto: ModificarNotaDto;
};
export type NotasRemoveApiResponse = /** status 200  */ boolean;
export type NotasRemoveApiArg = {
  id: string;
};
export type NotasUpdateApiResponse = /** status 200  */ NotaDto;
export type NotasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosNotaDto: CambiosNotaDto;
};
export type NotasRestoreApiResponse = /** status 200  */ NotaDto;
export type NotasRestoreApiArg = {
  id: string;
};
export type NotasAddTaskApiResponse = /** status 200  */ NotaDto;
export type NotasAddTaskApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  agregarTareaANotaDto: AgregarTareaANotaDto;
};
export type NotaEtiquetasFindAllApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasFindAllApiArg = void;
export type NotaEtiquetasCreateApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  nuevaEtiquetaDto: NuevaEtiquetaDto;
};
export type NotaEtiquetasRenameApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasRenameApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarNotaEtiquetaDto: ModificarNotaEtiquetaDto;
};
export type NotaEtiquetasRemoveApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasRemoveApiArg = {
  id: string;
};
export type NotaEtiquetasRestoreApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasRestoreApiArg = {
  id: string;
};
export type NotaImagenPutApiResponse = /** status 200  */ NotaDto;
export type NotaImagenPutApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  body: {
    image?: Blob;
  };
};
export type NotaImagenRemoveApiResponse = /** status 200  */ NotaDto;
export type NotaImagenRemoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
};
export type TablerosFindAllApiResponse = /** status 200  */ TableroResumenDto[];
export type TablerosFindAllApiArg = void;
export type TablerosSearchApiResponse = /** status 200  */ TableroResumenDto[];
export type TablerosSearchApiArg = {
  /** Words of the title or of the description. */
  query?: string;
};
export type TablerosGetApiResponse = /** status 200  */ TableroDto;
export type TablerosGetApiArg = {
  id: string;
};
export type TablerosCreateApiResponse = /** status 200  */ TableroDto;
export type TablerosCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearTableroDto: CrearTableroDto;
};
export type TablerosPutApiResponse = /** status 200  */ TableroDto;
export type TablerosPutApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearTableroDto: CrearTableroDto;
};
export type TablerosUpdateApiResponse = /** status 200  */ TableroDto;
export type TablerosUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarTableroDto: ModificarTableroDto;
};
export type TablerosRemoveApiResponse = /** status 200  */ boolean;
export type TablerosRemoveApiArg = {
  id: string;
};
export type TablerosRestoreApiResponse = /** status 200  */ TableroDto;
export type TablerosRestoreApiArg = {
  id: string;
};
export type ListasCreateApiResponse = /** status 200  */ ListaDto;
export type ListasCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearListaDto: CrearListaDto;
};
export type ListasPutApiResponse = /** status 200  */ ListaDto;
export type ListasPutApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearListaDto: CrearListaDto;
};
export type ListasUpdateApiResponse = /** status 200  */ ListaDto;
export type ListasUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarListaDto: ModificarListaDto;
};
export type ListasRemoveApiResponse = /** status 200  */ boolean;
export type ListasRemoveApiArg = {
  id: string;
};
export type ListasMoveApiResponse = /** status 200  */ ListaDto[];
export type ListasMoveApiArg = {
  moverListasDto: MoverListasDto;
};
export type ListasRestoreApiResponse = /** status 200  */ ListaDto;
export type ListasRestoreApiArg = {
  id: string;
};
export type TarjetasFindByIdsApiResponse = /** status 200  */ TarjetaDto[];
export type TarjetasFindByIdsApiArg = {
  /** Separated by commas, at most 100. */
  ids: string[];
};
export type TarjetasMoveApiResponse = /** status 200  */ TarjetaDto[];
export type TarjetasMoveApiArg = {
  moverTarjetasDto: MoverTarjetasDto;
};
export type TarjetasCreateApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearTarjetaDto: CrearTarjetaDto;
};
export type TarjetasPostApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasPostApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearTarjetaDto: CrearTarjetaDto;
};
export type TarjetasUpdateApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarTarjetaDto: ModificarTarjetaDto;
};
export type TarjetasRemoveApiResponse = /** status 200  */ boolean;
export type TarjetasRemoveApiArg = {
  id: string;
};
export type TarjetasOrderApiResponse = /** status 200  */ TarjetaDto[];
export type TarjetasOrderApiArg = {
  ordenarTarjetasDto: OrdenarTarjetasDto;
};
export type TarjetasRestoreApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasRestoreApiArg = {
  id: string;
};
export type EtiquetasDeTableroFindAllApiResponse =
  /** status 200  */ EtiquetaDeTableroDto[];
export type EtiquetasDeTableroFindAllApiArg = {
  boardId: string;
};
export type EtiquetasDeTableroCreateApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroCreateApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearEtiquetaDeTableroDto: CrearEtiquetaDeTableroDto;
};
export type EtiquetasDeTableroPostApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroPostApiArg = {
  /** La misma clave no agrega dos. */
  "Idempotency-Key"?: string;
  crearEtiquetaDeTableroDto: CrearEtiquetaDeTableroDto;
};
export type EtiquetasDeTableroUpdateApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEtiquetaDeTableroDto: ModificarEtiquetaDeTableroDto;
};
export type EtiquetasDeTableroRemoveApiResponse = /** status 200  */ boolean;
export type EtiquetasDeTableroRemoveApiArg = {
  id: string;
};
export type EtiquetasDeTableroRestoreApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroRestoreApiArg = {
  id: string;
};
export type ImagenesGetApiResponse = unknown;
export type ImagenesGetApiArg = {
  clave: string;
};
export type ExportacionesFindAllApiResponse =
  /** status 200  */ ExportacionDto[];
export type ExportacionesFindAllApiArg = void;
export type ExportacionesRequestApiResponse = /** status 202  */ ExportacionDto;
export type ExportacionesRequestApiArg = void;
export type ExportacionesGetApiResponse = unknown;
export type ExportacionesGetApiArg = {
  id: string;
};
export type DescargasAllowApiResponse = /** status 200  */ DescargaDto;
export type DescargasAllowApiArg = {
  id: string;
};
export type DescargasGetApiResponse = unknown;
export type DescargasGetApiArg = {
  id: string;
};
export type TokensPersonalesFindMineApiResponse =
  /** status 200  */ TokenPersonalDto[];
export type TokensPersonalesFindMineApiArg = void;
export type TokensPersonalesCreateApiResponse =
  /** status 201  */ TokenCreadoDto;
export type TokensPersonalesCreateApiArg = {
  crearTokenDto: CrearTokenDto;
};
export type TokensPersonalesRevokeApiResponse = /** status 200  */ boolean;
export type TokensPersonalesRevokeApiArg = {
  id: string;
};
export type UsuarioActualGetApiResponse = /** status 200  */ SessionUserDto;
export type UsuarioActualGetApiArg = void;
export type UsuarioActualUpdateApiResponse = /** status 200  */ SessionUserDto;
export type UsuarioActualUpdateApiArg = {
  modificarUsuarioDto: ModificarUsuarioDto;
};
export type AvatarPutApiResponse = /** status 200  */ SessionUserDto;
export type AvatarPutApiArg = {
  body: {
    avatar?: Blob;
  };
};
export type AvatarRemoveApiResponse = /** status 200  */ SessionUserDto;
export type AvatarRemoveApiArg = void;
export type EstadoTotpDto = {
  activo: boolean;
  desde: string | null;
};
export type PasskeyDto = {
  id: string;
  nombre: string;
  creadaEn: string;
  usadaEn: string | null;
  /** Kept by a provider and on several devices, and so not lost with one. */
  esSincronizada: boolean;
};
export type EstadoSegundoFactorDto = {
  totp: EstadoTotpDto;
  /** Recovery codes that were not used. */
  codigosRestantes: number;
  passkeys: PasskeyDto[];
};
export type SecretoTotpDto = {
  /** In base32, for who types it. */
  secreto: string;
  /** `otpauth://…`, for the picture that the app reads. */
  uri: string;
};
export type CodigosRecuperacionDto = {
  codigos: string[];
};
export type CodigoTotpDto = {
  /** The six digits that the app shows. */
  codigo: string;
};
export type AltaPasskeyDto = {
  /** PublicKeyCredentialCreationOptions as JSON, for navigator.credentials.create(). */
  opciones: {
    [key: string]: any;
  };
  desafio: string;
};
export type NuevaPasskeyDto = {
  /** The PublicKeyCredential as JSON, from navigator.credentials.create(). */
  respuesta: {
    [key: string]: any;
  };
  nombre: string;
  desafio: string;
};
export type NombrePasskeyDto = {
  nombre: string;
};
export type SessionCuentaDto = {
  cuentaId: string;
  nombre: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
  /** The address of its picture, if it has one. */
  logo?: string;
};
export type CanalesAvisoDto = {
  panel?: boolean;
  correo?: boolean;
};
export type PreferenciasAvisosDto = {
  /** A carpeta was assigned to me. */
  asignacion?: CanalesAvisoDto;
  /** A carpeta of mine is in another state. */
  movimiento?: CanalesAvisoDto;
  /** A document or a version was added to a carpeta of mine. */
  documento?: CanalesAvisoDto;
  /** Somebody joined the team. */
  incorporacion?: CanalesAvisoDto;
  /** Somebody wrote to me. */
  mensaje?: CanalesAvisoDto;
  /** An export of the cuenta that I asked for. */
  exportacion?: CanalesAvisoDto;
  /** A tarea was assigned to me. */
  tarea?: CanalesAvisoDto;
  /** The reminder of a nota of mine. */
  recordatorio?: CanalesAvisoDto;
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
  fechas?: "auto" | "es-AR" | "es-ES" | "es-UY";
  /** The page after signing in. */
  inicio?: "/carpetas" | "/personas" | "/chat";
  /** After how many idle minutes the session is locked; 0: never. */
  bloqueoMinutos?: 0 | 5 | 60 | 15 | 30;
  avisos?: PreferenciasAvisosDto;
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
  /** Whether there is a password; who came by an identity provider may have none. */
  tieneClave: boolean;
  /** Whether a code is asked for after the password. */
  segundoFactor: boolean;
  emailConfirmado: boolean;
  /** The office that they named when they signed up, until they are in a cuenta: what to call their first one. */
  oficina?: string;
  /** In a session that could go into no cuenta, the names of those where they are suspended, if there are any. */
  suspendidas?: string[];
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
  /** What the role in the active cuenta may do; nothing without one. */
  permisos: (
    | "carpetas.ver"
    | "carpetas.editar"
    | "carpetas.firmar"
    | "carpetas.anular"
    | "carpetas.reabrir"
    | "documentos.subir"
    | "documentos.editar"
    | "personas.exceptuar"
    | "cuenta.ver"
    | "cuenta.administrar"
    | "equipo.ver"
    | "equipo.administrar"
    | "plan.ver"
    | "plan.administrar"
    | "contactos.ver"
    | "contactos.editar"
    | "tareas.ver"
    | "tareas.editar"
    | "tableros.ver"
    | "tableros.editar"
    | "puesto.usar"
  )[];
};
export type SignInDto = {
  email: string;
  password: string;
  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  mode?: "json" | "cookie";
  /** A code of the app or a recovery code, for who has a second factor and does not want to be asked for it. */
  codigo?: string;
};
export type SignInWithTokenDto = {
  accessToken: string;
};
export type RefreshDto = {
  /** Only in json mode; in cookie mode it comes in the cookie. */
  refreshToken?: string;
};
export type PasskeyMostradaDto = {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  respuesta: {
    [key: string]: any;
  };
};
export type SegundoPasoDto = {
  /** Of the app, or one of recovery. */
  codigo?: string;
  passkey?: PasskeyMostradaDto;
  /** As in the sign-in. */
  mode?: "json" | "cookie";
  desafio: string;
};
export type OpcionesPasskeyDto = {
  /** PublicKeyCredentialRequestOptions as JSON, for navigator.credentials.get(). */
  opciones: {
    [key: string]: any;
  };
};
export type DesafioDto = {
  desafio: string;
};
export type DesafioPasskeyDto = {
  /** PublicKeyCredentialRequestOptions as JSON, for navigator.credentials.get(). */
  opciones: {
    [key: string]: any;
  };
  desafio: string;
};
export type IngresoPasskeyDto = {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  respuesta: {
    [key: string]: any;
  };
  /** As in the sign-in. */
  mode?: "json" | "cookie";
  desafio: string;
};
export type UnlockDto = {
  email: string;
  password: string;
  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  mode?: "json" | "cookie";
  /** A code of the app or a recovery code, for who has a second factor and does not want to be asked for it. */
  codigo?: string;
  /** Only in json mode; in cookie mode it comes in the cookie. */
  refreshToken?: string;
};
export type SesionAbiertaDto = {
  tipo: "escritorio" | "movil" | "otro";
  medio: "clave" | "passkey" | "proveedor";
  id: string;
  /** The one that asks. */
  actual: boolean;
  /** «Chrome en Windows». */
  dispositivo: string;
  /** The network address that it was opened from: all that is known of the place. */
  direccion: string | null;
  /** The cuenta that it is in. */
  cuenta: string | null;
  creadaEn: string;
  usadaEn: string;
  /** `json`: of an API client. `cookie`: of a browser. */
  modo: "json" | "cookie";
};
export type SesionesCerradasDto = {
  cerradas: number;
};
export type CambiarClaveDto = {
  nueva: string;
  /** The present password; left out by who has none yet. */
  actual?: string;
};
export type OpcionesVerificacionDto = {
  /** With a second factor, the password is not among them. */
  metodos: ("clave" | "totp" | "recuperacion" | "passkey" | "proveedor")[];
  verificadaHasta: string | null;
};
export type VerificacionDto = {
  /** Until when no other proof is asked for. */
  verificadaHasta: string;
};
export type PasskeyVerificacionDto = {
  /** The PublicKeyCredential as JSON, from navigator.credentials.get(). */
  respuesta: {
    [key: string]: any;
  };
  desafio: string;
};
export type VerificarDto = {
  password?: string;
  /** Of the app, or one of recovery. */
  codigo?: string;
  passkey?: PasskeyVerificacionDto;
};
export type SignUpDto = {
  password: string;
  name: string;
  /** The office: what their first cuenta may be called. */
  company?: string | null;
  agreements?: boolean;
  email: string;
};
export type LinkDto = {
  token: string;
};
export type EmailDto = {
  email: string;
};
export type ResetPasswordDto = {
  password: string;
  /** The token of the link; it may be in the address (`?token=`) too. */
  token?: string;
};
export type SyncDto = {
  /** What the provider was asked for the token with. */
  nonce: string;
  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  mode?: "json" | "cookie";
};
export type DemoDto = {
  email: string;
  password: string;
};
export type ProveedorDto = {
  emisor: string;
  clienteId: string;
  /** What follows «Ingresar con». */
  nombre: string;
  alcances: string[];
};
export type AuthOptionsDto = {
  demo: DemoDto | null;
  proveedor: ProveedorDto | null;
  /** Whether people may sign up by themselves. */
  registro: boolean;
};
export type CuentaDto = {
  cuentaId: string;
  nombre: string;
  pais: "AR" | "ES" | "UY";
  rolId: number;
  /** The role's name. */
  rol: string;
  /** The address of its picture. */
  logo: string | null;
};
export type CrearCuentaDto = {
  nombre: string;
  pais: "AR" | "ES" | "UY";
};
export type NumeracionDto = {
  /** What every codigo begins with, before the year. */
  prefijo: string;
  /** The number of the first carpeta of a year that has none yet. */
  primero: number;
  /** Whether this year has numbers already: it goes on from them then. */
  haEmpezado: boolean;
  /** The codigo that the next carpeta would get now. */
  proximo: string;
};
export type PedidoPorDto = {
  id: string;
  nombre: string;
};
export type CierreDto = {
  pedidoEn: string;
  /** From then on nobody gets in. */
  cierraEn: string;
  pedidoPor: PedidoPorDto | null;
};
export type CuentaActualDto = {
  cuentaId: string;
  nombre: string;
  pais: "AR" | "ES" | "UY";
  /** ISO 4217. */
  moneda: string;
  /** IANA name. */
  zonaHoraria: string;
  numeracion: NumeracionDto;
  /** Address of a picture. */
  logo: string | null;
  /** What If-Match names. */
  version: number;
  creadaEn: string;
  /** Whether there are carpetas: the country stays then. */
  tieneCarpetas: boolean;
  cierre: CierreDto | null;
  /** Between asking for it to be closed and its closing. */
  diasHastaCierre: number;
};
export type ModificarCuentaDto = {
  nombre?: string;
  /** Only while there are no carpetas. */
  pais?: "AR" | "ES" | "UY";
  moneda?: string;
  zonaHoraria?: string;
  prefijo?: string;
  primero?: number;
};
export type CerrarCuentaDto = {
  nombre: string;
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
  membresia: "suspendida" | "activa";
};
export type ModificarMiembroDto = {
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId?: number;
  estado?: "suspendida" | "activa";
};
export type QuienInvitaDto = {
  id: string;
  nombre: string;
};
export type InvitacionDto = {
  id: string;
  email: string;
  rolId: number;
  /** The role's name. */
  rol: string;
  estado: "pendiente" | "aceptada" | "vencida" | "revocada";
  invitadaPor: QuienInvitaDto;
  creadaEn: string;
  /** When its link was last mailed. */
  enviadaEn: string;
  expiraEn: string;
};
export type InvitarDto = {
  email: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
};
export type InfoInvitacionDto = {
  /** The cuenta's name. */
  cuenta: string;
  rolId: number;
  /** The role's name. */
  rol: string;
  email: string;
  expiraEn: string;
  estado: "pendiente" | "aceptada" | "vencida" | "revocada";
  /** The name of who invites. */
  invitadaPor: string;
  /** Whether the invited address has a login already. */
  tieneUsuario: boolean;
};
export type AceptarInvitacionDto = {
  token: string;
  nonce?: string;
  /** How the refresh token of the session that an identity provider's token opens is to travel. */
  mode?: "json" | "cookie";
};
export type RegistrarseDto = {
  password: string;
  name: string;
  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  mode?: "json" | "cookie";
  token: string;
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
  id?: string | null;
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
  id?: string | null;
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
export type ContactoCorreoDto = {
  email: string;
  label: string;
};
export type ContactoTelefonoDto = {
  /** ISO 3166, two letters, lower case. */
  country: string;
  /** Without the country's code. */
  phoneNumber: string;
  label: string;
};
export type ContactoPuestoDto = {
  title: string;
  company: string;
};
export type ContactoDto = {
  id: string;
  /** Address of a picture. */
  avatar: string | null;
  /** Address of a wide picture. */
  background: string | null;
  name: string;
  emails: ContactoCorreoDto[];
  phoneNumbers: ContactoTelefonoDto[];
  title: string;
  company: string;
  /** `title` and `company` again, where the specification has them. */
  job: ContactoPuestoDto;
  /** Noon of the day, in UTC: the same day wherever it is read. */
  birthday: string | null;
  address: string | null;
  /** HTML, sanitised. */
  notes: string | null;
  /** Ids. */
  tags: string[];
  /** The persona of carpetas that they are; null too for who may not see it. */
  personaId: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NuevoContactoDto = {
  id?: string | null;
  name?: string;
  emails?: ContactoCorreoDto[];
  phoneNumbers?: ContactoTelefonoDto[];
  /** What they are in their work. */
  title?: string | null;
  company?: string | null;
  /** `YYYY-MM-DD`, or a time whose day it is: see cumpleanos.ts. */
  birthday?: string | null;
  address?: string | null;
  /** HTML. */
  notes?: string | null;
  /** Ids of etiquetas: these and no others. */
  tags?: string[];
  /** Null to show none; another address than the present one is refused. */
  avatar?: string | null;
  /** The same. */
  background?: string | null;
  /** Who they are in carpetas. */
  personaId?: string | null;
};
export type CrearContactoDto = {
  /** Without it, an empty one. */
  contact?: NuevoContactoDto | null;
};
export type CamposContactoDto = {
  name?: string;
  emails?: ContactoCorreoDto[];
  phoneNumbers?: ContactoTelefonoDto[];
  /** What they are in their work. */
  title?: string | null;
  company?: string | null;
  /** `YYYY-MM-DD`, or a time whose day it is: see cumpleanos.ts. */
  birthday?: string | null;
  address?: string | null;
  /** HTML. */
  notes?: string | null;
  /** Ids of etiquetas: these and no others. */
  tags?: string[];
  /** Null to show none; another address than the present one is refused. */
  avatar?: string | null;
  /** The same. */
  background?: string | null;
  /** Who they are in carpetas. */
  personaId?: string | null;
};
export type ModificarContactoDto = {
  id: string;
  contact: CamposContactoDto;
};
export type EtiquetaTituladaDto = {
  id: string;
  title: string;
  version: number;
};
export type NuevaEtiquetaDto = {
  id?: string | null;
  title: string;
};
export type CrearEtiquetaDto = {
  tag: NuevaEtiquetaDto;
};
export type CambiosEtiquetaDto = {
  title: string;
};
export type ModificarEtiquetaDto = {
  id: string;
  tag: CambiosEtiquetaDto;
};
export type PaisDto = {
  /** Its `iso`. */
  id: string;
  /** ISO 3166, two letters, lower case. */
  iso: string;
  name: string;
  /** `+54`. */
  code: string;
  /** Where its flag is in /flags.webp, as `background-position`. */
  flagImagePos: string;
};
export type ExportarContactosDto = {
  formato: "csv" | "vcard";
  /** Without them, all. */
  ids?: string[];
};
export type FilaDeContactosDto = {
  /** The row of a table, whose headings are the first; or the how manieth card. */
  fila: number;
  nombre: string | null;
  /** What became of it, and why. */
  motivo: string;
};
export type ImportacionContactosDto = {
  creados: number;
  /** Rows that became no contact. */
  omitidos: FilaDeContactosDto[];
  /** Rows that became a contact without something that was wrong in them. */
  incompletos: FilaDeContactosDto[];
  /** Ids of the new contacts. */
  contactos: string[];
  /** Ids of the tags that were made for them. */
  etiquetas: string[];
};
export type DeshacerImportacionDto = {
  /** The contacts that the import answered. */
  ids: string[];
  /** The tags that it answered; those that somebody has come to use stay. */
  etiquetas?: string[];
};
export type SubtareaDto = {
  /** Given by the server when it is absent. */
  id: string;
  title: string;
  completed: boolean;
};
export type CarpetaDeTareaDto = {
  id: string;
  /** `ESC-2026-000123`; a draft has none. */
  codigo: string | null;
  caratula: string;
};
export type TareaDto = {
  id: string;
  type: "task" | "section";
  title: string;
  /** Plain text, of several lines. */
  notes: string | null;
  completed: boolean;
  completedAt: string | null;
  dueDate: string | null;
  /** Low, normal, high: 0, 1, 2. */
  priority: number;
  /** Ids. */
  tags: string[];
  /** Its place in my list, from 0. */
  order: number;
  /** A text that sorts as the list does, whatever else has moved; of equal ones, the id decides. */
  place: string;
  /** A member's id. */
  assignedTo: string | null;
  subTasks: SubtareaDto[];
  carpetaId: string | null;
  carpeta: CarpetaDeTareaDto | null;
  /** A member's id. */
  createdBy: string;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type TareasPendientesDto = {
  /** Tasks that are not done; sections are none. */
  pendientes: number;
};
export type NuevaTareaDto = {
  id?: string | null;
  /** Plain text. */
  title?: string;
  /** Plain text, of several lines. */
  notes?: string | null;
  completed?: boolean;
  /** ISO. */
  dueDate?: string | null;
  /** Low, normal, high. */
  priority?: number;
  /** Ids of tags, all of them. */
  tags?: string[];
  /** An active member of the cuenta. */
  assignedTo?: string | null;
  /** A carpeta that I may see. */
  carpetaId?: string | null;
  /** All steps, in their order. */
  subTasks?: SubtareaDto[];
};
export type CrearTareaDto = {
  type: "task" | "section";
  task?: NuevaTareaDto;
  /** The one that it goes in front of. */
  before?: string;
};
export type CambiosTareaDto = {
  type?: "task" | "section";
  /** Plain text. */
  title?: string;
  /** Plain text, of several lines. */
  notes?: string | null;
  completed?: boolean;
  /** ISO. */
  dueDate?: string | null;
  /** Low, normal, high. */
  priority?: number;
  /** Ids of tags, all of them. */
  tags?: string[];
  /** An active member of the cuenta. */
  assignedTo?: string | null;
  /** A carpeta that I may see. */
  carpetaId?: string | null;
  /** All steps, in their order. */
  subTasks?: SubtareaDto[];
};
export type ModificarTareaDto = {
  id: string;
  task: CambiosTareaDto;
};
export type TareaNombradaDto = {
  id: string;
};
export type OrdenarTareasDto = {
  /** Whole tasks or `{id}`, in their new order; those that are not listed follow, as they were. */
  tasks: TareaNombradaDto[];
};
export type MoverTareaDto = {
  /** The one that it goes in front of; null: the end. */
  before: string | null;
};
export type PlanDto = {
  id: "oficina" | "inicial" | "plena";
  nombre: string;
  /** How many people: active members, and invitations that may still be accepted. */
  miembros: number;
  /** How much all versions of all documents may take. */
  almacenamientoBytes: number;
};
export type UsoDePlanDto = {
  /** Active members. */
  miembros: number;
  /** Invitations that may still be accepted. */
  invitaciones: number;
  /** All versions of all documents, those in the trash too. */
  almacenamientoBytes: number;
  documentos: number;
};
export type PlanDeCuentaDto = {
  plan: PlanDto;
  /** Those that there are, from the smallest to the largest. */
  planes: PlanDto[];
  uso: UsoDePlanDto;
};
export type CambiarPlanDto = {
  planId: "oficina" | "inicial" | "plena";
};
export type NavigationBadgeDto = {
  title: string;
  classes?: string;
};
export type NavigationItemDto = {
  /** Unique in the menu. */
  id: string;
  type: "group" | "basic" | "aside" | "collapsable" | "divider" | "spacer";
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
  id: string;
  /** Address of a picture. */
  avatar: string | null;
  /** Address of a wide picture. */
  background: string | null;
  name: string;
  emails: ContactoCorreoDto[];
  phoneNumbers: ContactoTelefonoDto[];
  title: string;
  company: string;
  /** `title` and `company` again, where the specification has them. */
  job: ContactoPuestoDto;
  /** Noon of the day, in UTC: the same day wherever it is read. */
  birthday: string | null;
  address: string | null;
  /** HTML, sanitised. */
  notes: string | null;
  /** Ids. */
  tags: string[];
  /** The persona of carpetas that they are; null too for who may not see it. */
  personaId: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  link: string;
  /** Their name. */
  value: string;
};
export type PaginaHalladaDto = {
  /** Unique in the menu. */
  id: string;
  type: "group" | "basic" | "aside" | "collapsable" | "divider" | "spacer";
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
export type TareaHalladaDto = {
  id: string;
  type: "task" | "section";
  title: string;
  /** Plain text, of several lines. */
  notes: string | null;
  completed: boolean;
  completedAt: string | null;
  dueDate: string | null;
  /** Low, normal, high: 0, 1, 2. */
  priority: number;
  /** Ids. */
  tags: string[];
  /** Its place in my list, from 0. */
  order: number;
  /** A text that sorts as the list does, whatever else has moved; of equal ones, the id decides. */
  place: string;
  /** A member's id. */
  assignedTo: string | null;
  subTasks: SubtareaDto[];
  carpetaId: string | null;
  carpeta: CarpetaDeTareaDto | null;
  /** A member's id. */
  createdBy: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  link: string;
  value: string;
};
export type MiembroHalladoDto = {
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
export type CarpetaHalladaDto = {
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
    | TareaHalladaDto
    | MiembroHalladoDto
    | CarpetaHalladaDto
    | PersonaHalladaDto
    | DocumentoHalladoDto
  )[];
  /** contacts, pages, tasks, miembros, carpetas, personas, documentos. */
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
  id?: string | null;
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
export type EtiquetaDeNotaDto = {
  id: string;
  title: string;
};
export type NotaTareaDto = {
  id: string;
  content: string;
  completed: boolean;
};
export type TamanoDeImagenDto = {
  width: number;
  height: number;
};
export type NotaConEtiquetasDto = {
  labels: EtiquetaDeNotaDto[];
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  /** Null: it has no list. */
  tasks: NotaTareaDto[] | null;
  /** The address of its picture. */
  image: string | null;
  imageSize: TamanoDeImagenDto | null;
  reminder: string | null;
  archived: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
};
export type NotaDto = {
  labels: string[];
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  /** Null: it has no list. */
  tasks: NotaTareaDto[] | null;
  /** The address of its picture. */
  image: string | null;
  imageSize: TamanoDeImagenDto | null;
  reminder: string | null;
  archived: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
};
export type NotaTareaEscritaDto = {
  /** A new one may bring its own, or leave it to the server. */
  id?: string | null;
  content: string;
  completed?: boolean | null;
};
export type NuevaNotaDto = {
  id?: string | null;
  /** `data:image/png;base64,…` (PNG, JPEG, WebP or GIF up to 5 MiB), or the address that the nota has. */
  image?: string | null;
  title?: string | null;
  /** Plain text. */
  content?: string | null;
  /** Null: no list. */
  tasks?: NotaTareaEscritaDto[] | null;
  reminder?: string | null;
  /** Ids of etiquetas, or objects that have them. */
  labels?: string[] | null;
  archived?: boolean | null;
};
export type CrearNotaDto = {
  note: NuevaNotaDto;
};
export type NotaReescritaDto = {
  id: string;
  /** `data:image/png;base64,…` (PNG, JPEG, WebP or GIF up to 5 MiB), or the address that the nota has. */
  image?: string | null;
  title?: string | null;
  /** Plain text. */
  content?: string | null;
  /** Null: no list. */
  tasks?: NotaTareaEscritaDto[] | null;
  reminder?: string | null;
  /** Ids of etiquetas, or objects that have them. */
  labels?: string[] | null;
  archived?: boolean | null;
};
export type ModificarNotaDto = {
  updatedNote: NotaReescritaDto;
};
export type CambiosNotaDto = {
  title?: string | null;
  /** Plain text. */
  content?: string | null;
  /** Null: no list. */
  tasks?: NotaTareaEscritaDto[] | null;
  reminder?: string | null;
  /** Ids of etiquetas, or objects that have them. */
  labels?: string[] | null;
  archived?: boolean | null;
};
export type NotaNombradaDto = {
  id: string;
};
export type AgregarTareaANotaDto = {
  note: NotaNombradaDto;
  task: string;
};
export type NotaEtiquetaDto = {
  id: string;
  title: string;
  version: number;
  createdAt: string;
};
export type NotaEtiquetaEscritaDto = {
  title: string;
  id: string;
};
export type ModificarNotaEtiquetaDto = {
  label: NotaEtiquetaEscritaDto;
};
export type MiembroDeTableroDto = {
  id: string;
  name: string;
  avatar: string | null;
};
export type TableroResumenDto = {
  members: MiembroDeTableroDto[];
  id: string;
  title: string;
  description: string | null;
  /** `heroicons_outline:view-columns`. */
  icon: string;
  /** When anything on it was last changed. ISO 8601. */
  lastActivity: string;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type EtiquetaDeTableroDto = {
  id: string;
  title: string;
  version: number;
  boardId: string;
};
export type TarjetaDto = {
  id: string;
  boardId: string;
  listId: string;
  /** Among the cards of its list; of equal ones, the id decides. */
  position: number;
  title: string;
  /** Plain text. */
  description: string | null;
  labels: EtiquetaDeTableroDto[];
  /** ISO 8601. */
  dueDate: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type ListaDto = {
  id: string;
  boardId: string;
  /** Among the lists of its board; of equal ones, the id decides. */
  position: number;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** In their order. */
  cards: TarjetaDto[];
};
export type TableroDto = {
  /** Ids of who works on it. */
  members: string[];
  /** In their order. */
  lists: ListaDto[];
  /** The newest first. */
  labels: EtiquetaDeTableroDto[];
  id: string;
  title: string;
  description: string | null;
  /** `heroicons_outline:view-columns`. */
  icon: string;
  /** When anything on it was last changed. ISO 8601. */
  lastActivity: string;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NuevoTableroDto = {
  id?: string | null;
  title: string;
  /** The titles of the lists that it starts with. */
  lists?: string[];
  description?: string | null;
  /** `heroicons_outline:view-columns`; null for the usual one. */
  icon?: string | null;
  /** Ids of who works on it; the members themselves are taken too. */
  members?: string[];
};
export type CrearTableroDto = {
  board: NuevoTableroDto;
};
export type CambiosTableroDto = {
  title?: string;
  description?: string | null;
  /** `heroicons_outline:view-columns`; null for the usual one. */
  icon?: string | null;
  /** Ids of who works on it; the members themselves are taken too. */
  members?: string[];
};
export type ModificarTableroDto = {
  id: string;
  board: CambiosTableroDto;
};
export type NuevaListaDto = {
  id?: string | null;
  boardId: string;
  title: string;
  /** Unless it is sent, the end of the board. */
  position?: number | null;
};
export type CrearListaDto = {
  list: NuevaListaDto;
};
export type CambiosListaDto = {
  id: string;
  title?: string;
  position?: number;
};
export type ModificarListaDto = {
  list: CambiosListaDto;
};
export type LugarDeListaDto = {
  id: string;
  position: number;
};
export type MoverListasDto = {
  lists: LugarDeListaDto[];
};
export type LugarDeTarjetaDto = {
  id: string;
  listId: string;
  position: number;
};
export type MoverTarjetasDto = {
  cards: LugarDeTarjetaDto[];
};
export type NuevaTarjetaDto = {
  id?: string | null;
  listId: string;
  /** When it is sent, the list must be on it. */
  boardId?: string | null;
  title: string;
  /** Unless it is sent, the end of the list. */
  position?: number | null;
  /** Plain text. */
  description?: string | null;
  /** Ids of labels of the board; the labels themselves are taken too. */
  labels?: string[];
  /** ISO 8601. */
  dueDate?: string | null;
};
export type CrearTarjetaDto = {
  card: NuevaTarjetaDto;
};
export type CambiosTarjetaDto = {
  title?: string;
  /** Plain text. */
  description?: string | null;
  /** Ids of labels of the board; the labels themselves are taken too. */
  labels?: string[];
  /** ISO 8601. */
  dueDate?: string | null;
};
export type ModificarTarjetaDto = {
  id: string;
  card: CambiosTarjetaDto;
};
export type TarjetaNombradaDto = {
  id: string;
};
export type OrdenarTarjetasDto = {
  cards: TarjetaNombradaDto[];
};
export type NuevaEtiquetaDeTableroDto = {
  id?: string | null;
  title: string;
  boardId: string;
};
export type CrearEtiquetaDeTableroDto = {
  label: NuevaEtiquetaDeTableroDto;
};
export type CambiosEtiquetaDeTableroDto = {
  title?: string;
};
export type ModificarEtiquetaDeTableroDto = {
  id: string;
  label: CambiosEtiquetaDeTableroDto;
};
export type ExportacionDto = {
  id: string;
  estado: "pendiente" | "lista" | "fallida";
  pedidaPor: PedidoPorDto | null;
  pedidaEn: string;
  listaEn: string | null;
  /** Until when it can be downloaded. */
  expiraEn: string | null;
  bytes: number | null;
};
export type DescargaDto = {
  /** For this browser, for a few minutes. */
  url: string;
};
export type TokenPersonalDto = {
  id: string;
  nombre: string;
  /** What it was made for: where my own role is lower now, that one counts. */
  rolId: number;
  /** The role's name. */
  rol: string;
  /** Its last four characters. */
  final: string;
  creadoEn: string;
  expiraEn: string;
  /** To the minute. */
  usadoEn: string | null;
};
export type TokenCreadoDto = {
  id: string;
  nombre: string;
  /** What it was made for: where my own role is lower now, that one counts. */
  rolId: number;
  /** The role's name. */
  rol: string;
  /** Its last four characters. */
  final: string;
  creadoEn: string;
  expiraEn: string;
  /** To the minute. */
  usadoEn: string | null;
  /** The whole of it, this once: what is kept is a hash. */
  token: string;
};
export type CrearTokenDto = {
  nombre: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura; no higher than one's own. */
  rolId: number;
  /** How long it holds. */
  dias: number;
};
export type CambiosUsuarioDto = {
  name?: string;
  estado?: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words. Of the two, the one that is not what it was counts, `estado` first. */
  status?: "online" | "away" | "busy" | "not-visible";
  /** Those that are sent are written, of the avisos channel by channel; the others stay. */
  preferencias?: PreferenciasDto;
};
export type ModificarUsuarioDto = {
  user: CambiosUsuarioDto;
};
export const {
  useHealthLiveQuery,
  useHealthReadyQuery,
  useSegundoFactorGetQuery,
  useSegundoFactorBeginMutation,
  useSegundoFactorEndMutation,
  useSegundoFactorConfirmMutation,
  useSegundoFactorRenewCodesMutation,
  useSegundoFactorBeginPasskeyMutation,
  useSegundoFactorAddPasskeyMutation,
  useSegundoFactorRenamePasskeyMutation,
  useSegundoFactorRemovePasskeyMutation,
  useAuthSignInMutation,
  useAuthSignInWithTokenMutation,
  usePostApiAuthRefreshTokenMutation,
  usePostApiAuthRefreshMutation,
  useAuthCheckQuery,
  useAuthSignOutMutation,
  useIngresoAnswerMutation,
  useIngresoOptionsOfAnswerMutation,
  useIngresoOptionsMutation,
  useIngresoSignInMutation,
  useSessionLocksLockMutation,
  useSessionLocksUnlockMutation,
  useSesionesFindQuery,
  useSesionesRevokeOthersMutation,
  useSesionesRevokeMutation,
  useSesionesChangePasswordMutation,
  useVerificacionOptionsQuery,
  useVerificacionVerifyMutation,
  useVerificacionPasskeyOptionsMutation,
  useRegistroSignUpMutation,
  useRegistroConfirmEmailMutation,
  useRegistroResendConfirmationMutation,
  useRegistroForgotPasswordMutation,
  useRegistroResetPasswordMutation,
  useIdentidadSyncMutation,
  useOpcionesOptionsQuery,
  useCuentasFindMineQuery,
  useCuentasCreateMutation,
  useCuentasSelectMutation,
  useCuentaActualGetQuery,
  useCuentaActualUpdateMutation,
  useCuentaActualPutLogoMutation,
  useCuentaActualRemoveLogoMutation,
  useCuentaActualCloseMutation,
  useCuentaActualUndoCloseMutation,
  useMiembrosFindAllQuery,
  useMiembrosLeaveMutation,
  useMiembrosUpdateMutation,
  useMiembrosRemoveMutation,
  useInvitacionesFindAllQuery,
  useInvitacionesCreateMutation,
  useInvitacionesInfoQuery,
  useInvitacionesAcceptMutation,
  useInvitacionesRegisterMutation,
  useInvitacionesResendMutation,
  useInvitacionesRevokeMutation,
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
  useContactosFindAllQuery,
  useContactosSearchQuery,
  useContactosGetQuery,
  useContactosCreateMutation,
  useContactosUpdateMutation,
  useContactosRemoveMutation,
  useContactosRestoreMutation,
  useContactoEtiquetasFindAllQuery,
  useContactoEtiquetasCreateMutation,
  useContactoEtiquetasRenameMutation,
  useContactoEtiquetasRemoveMutation,
  useContactoEtiquetasRestoreMutation,
  useContactoImagenesSetAvatarMutation,
  useContactoImagenesRemoveAvatarMutation,
  useContactoImagenesSetBackgroundMutation,
  useContactoImagenesRemoveBackgroundMutation,
  usePaisesFindAllQuery,
  useIntercambioExportQuery,
  useIntercambioExportChosenMutation,
  useIntercambioImportMutation,
  useIntercambioUndoMutation,
  useListaDeTareasFindAllQuery,
  useListaDeTareasCountPendingQuery,
  useListaDeTareasSearchQuery,
  useTareasGetQuery,
  useTareasCreateMutation,
  useTareasUpdateMutation,
  useTareasRemoveMutation,
  useTareasRestoreMutation,
  useOrdenArrangeMutation,
  useOrdenMoveMutation,
  useEtiquetasDeTareasFindAllQuery,
  useEtiquetasDeTareasCreateMutation,
  useEtiquetasDeTareasRenameMutation,
  useEtiquetasDeTareasRemoveMutation,
  useEtiquetasDeTareasRestoreMutation,
  usePlanGetQuery,
  usePlanChangeMutation,
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
  useNotasFindAllQuery,
  useNotasCreateMutation,
  useNotasReplaceMutation,
  useNotasRemoveMutation,
  useNotasUpdateMutation,
  useNotasRestoreMutation,
  useNotasAddTaskMutation,
  useNotaEtiquetasFindAllQuery,
  useNotaEtiquetasCreateMutation,
  useNotaEtiquetasRenameMutation,
  useNotaEtiquetasRemoveMutation,
  useNotaEtiquetasRestoreMutation,
  useNotaImagenPutMutation,
  useNotaImagenRemoveMutation,
  useTablerosFindAllQuery,
  useTablerosSearchQuery,
  useTablerosGetQuery,
  useTablerosCreateMutation,
  useTablerosPutMutation,
  useTablerosUpdateMutation,
  useTablerosRemoveMutation,
  useTablerosRestoreMutation,
  useListasCreateMutation,
  useListasPutMutation,
  useListasUpdateMutation,
  useListasRemoveMutation,
  useListasMoveMutation,
  useListasRestoreMutation,
  useTarjetasFindByIdsQuery,
  useTarjetasMoveMutation,
  useTarjetasCreateMutation,
  useTarjetasPostMutation,
  useTarjetasUpdateMutation,
  useTarjetasRemoveMutation,
  useTarjetasOrderMutation,
  useTarjetasRestoreMutation,
  useEtiquetasDeTableroFindAllQuery,
  useEtiquetasDeTableroCreateMutation,
  useEtiquetasDeTableroPostMutation,
  useEtiquetasDeTableroUpdateMutation,
  useEtiquetasDeTableroRemoveMutation,
  useEtiquetasDeTableroRestoreMutation,
  useImagenesGetQuery,
  useExportacionesFindAllQuery,
  useExportacionesRequestMutation,
  useExportacionesGetQuery,
  useDescargasAllowMutation,
  useDescargasGetQuery,
  useTokensPersonalesFindMineQuery,
  useTokensPersonalesCreateMutation,
  useTokensPersonalesRevokeMutation,
  useUsuarioActualGetQuery,
  useUsuarioActualUpdateMutation,
  useAvatarPutMutation,
  useAvatarRemoveMutation,
} = injectedRtkApi;
