// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["acceso"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      authSignIn: build.mutation<AuthSignInApiResponse, AuthSignInApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sign-in`,
          method: "POST",
          body: queryArg.signInDto,
        }),
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
      }),
      authCheck: build.query<AuthCheckApiResponse, AuthCheckApiArg>({
        query: () => ({ url: `/api/auth/check` }),
        providesTags: ["acceso"],
      }),
      authSignOut: build.mutation<AuthSignOutApiResponse, AuthSignOutApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sign-out`,
          method: "POST",
          body: queryArg.refreshDto,
        }),
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
      }),
      ingresoOptions: build.mutation<
        IngresoOptionsApiResponse,
        IngresoOptionsApiArg
      >({
        query: () => ({ url: `/api/auth/passkey/opciones`, method: "POST" }),
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
      }),
      sessionLocksLock: build.mutation<
        SessionLocksLockApiResponse,
        SessionLocksLockApiArg
      >({
        query: () => ({ url: `/api/auth/bloquear`, method: "POST" }),
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
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
        invalidatesTags: ["acceso"],
      }),
      opcionesOptions: build.query<
        OpcionesOptionsApiResponse,
        OpcionesOptionsApiArg
      >({
        query: () => ({ url: `/api/auth/opciones` }),
        providesTags: ["acceso"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
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
export type SessionCuentaDto = {
  cuentaId: string;
  nombre: string;
  pais: "AR" | "UY" | "CL" | "ES";
  /** The IANA time zone that says which day is today. */
  zonaHoraria: string;
  /** ISO 4217, in which it keeps its prices. */
  moneda: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
  /** The address of the logo, if it has one. */
  logo?: string;
};
export type CanalesAvisoDto = {
  panel?: boolean;
  correo?: boolean;
};
export type PreferenciasAvisosDto = {
  /** A carpeta was assigned to me. */
  asignacion?: CanalesAvisoDto;
  /** Somebody mentioned me in a comment. */
  mencion?: CanalesAvisoDto;
  /** The state of a carpeta of mine changed. */
  movimiento?: CanalesAvisoDto;
  /** A document or a version was added to a carpeta of mine. */
  documento?: CanalesAvisoDto;
  /** Somebody joined the team. */
  incorporacion?: CanalesAvisoDto;
  /** Somebody wrote to me. */
  mensaje?: CanalesAvisoDto;
  /** An export that I asked for is ready, or failed. */
  exportacion?: CanalesAvisoDto;
  /** A tarea was assigned to me. */
  tarea?: CanalesAvisoDto;
  /** A reminder of a nota of mine is due. */
  recordatorio?: CanalesAvisoDto;
  /** Somebody answered or closed my request for support. */
  soporte?: CanalesAvisoDto;
  /** There are fewer of a product than its minimum. */
  inventario?: CanalesAvisoDto;
  /** The end of a plazo. By default it is mailed too. */
  plazo?: CanalesAvisoDto;
  /** A certificate expires before the signature, or within a week. */
  certificado?: CanalesAvisoDto;
  /** Somebody added me to an event of the agenda, or changed its time. */
  evento?: CanalesAvisoDto;
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
  scheme?: "auto" | "light" | "dark";
  theme?: "default" | "brand" | "teal" | "rose" | "purple" | "amber";
  fechas?: "auto" | "es-AR" | "es-CL" | "es-ES" | "es-UY";
  /** The first page after signing in. */
  inicio?: "/carpetas" | "/personas" | "/chat";
  /** The idle minutes after which the session is locked; 0 for never. */
  bloqueoMinutos?: 0 | 30 | 60 | 5 | 15;
  /** Whether a carpeta's page shows all of its fields. */
  masDatos?: boolean;
  /** The columns of the list of carpetas, beside the number and the carátula. */
  columnasCarpetas?: (
    | "escribano"
    | "prioridad"
    | "fechaFirmaPrevista"
    | "etiquetas"
    | "estado"
    | "creadaEn"
    | "responsable"
    | "actualizadaEn"
  )[];
  avisos?: PreferenciasAvisosDto;
};
export type SessionUserDto = {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  /** Their job, as the others see it. */
  cargo: string | null;
  /** With the country's code, as `+34 600 00 00 00`. */
  telefono: string | null;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** The `estado` in the reference client's words: online, away, busy, not-visible. */
  status: "busy" | "online" | "away" | "not-visible";
  cuentaActivaId: string | null;
  cuentas: SessionCuentaDto[];
  preferencias: PreferenciasDto;
  /** Whether they have a password; people who sign in by an identity provider may have none. */
  tieneClave: boolean;
  /** Whether signing in asks for a code after the password. */
  segundoFactor: boolean;
  emailConfirmado: boolean;
  /** The name of the office given at sign-up, as a name for the first cuenta; absent once they are in a cuenta. */
  oficina?: string;
  /** The names of the cuentas where they are suspended, if the session could enter no cuenta. */
  suspendidas?: string[];
  /** The names of their cuentas that an operator suspended, if there are any. */
  cuentasSuspendidas?: string[];
  /** True for those who run the installation: they may open its administration, with a second factor. */
  operador?: boolean;
};
export type SessionDto = {
  /** What the role may do in the active cuenta; empty without one. */
  permisos: (
    | "puesto.usar"
    | "cuenta.ver"
    | "cuenta.administrar"
    | "equipo.ver"
    | "equipo.administrar"
    | "plan.ver"
    | "plan.administrar"
    | "actos.editar"
    | "carpetas.ver"
    | "carpetas.editar"
    | "carpetas.firmar"
    | "carpetas.proponer"
    | "carpetas.anular"
    | "carpetas.reabrir"
    | "carpetas.accesos"
    | "carpetas.comentar"
    | "carpetas.exportar"
    | "vistas.compartir"
    | "vistas.administrar"
    | "personas.exceptuar"
    | "personas.unir"
    | "requisitos.marcar"
    | "requisitos.aprobar"
    | "aml.cargar"
    | "aml.decidir"
    | "inscripciones.editar"
    | "documentos.subir"
    | "documentos.editar"
    | "certificados.editar"
    | "certificados.reglas"
    | "protocolo.registros"
    | "copias.editar"
    | "plantillas.usar"
    | "plantillas.editar"
    | "feriados.ver"
    | "feriados.editar"
    | "plazos.ver"
    | "plazos.editar"
    | "plazos.cumplir"
    | "plazos.anular"
    | "plazos.reglas"
    | "agenda.ver"
    | "agenda.editar"
    | "salas.editar"
    | "archivos.ver"
    | "archivos.escribir"
    | "archivos.restringir"
    | "contactos.ver"
    | "contactos.editar"
    | "tareas.ver"
    | "tareas.editar"
    | "actividad.oficina"
    | "tableros.ver"
    | "tableros.editar"
    | "academia.ver"
    | "academia.editar"
    | "academia.equipo"
    | "inventario.ver"
    | "inventario.editar"
    | "paneles.ver"
    | "analitica.ver"
    | "cotizaciones.ver"
    | "cotizaciones.editar"
    | "cotizaciones.carteras"
    | "finanzas.ver"
    | "finanzas.administrar"
  )[];
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
  mode?: "cookie" | "json";
  /** A code of the app or a recovery code, sent at once by people with a second factor. */
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
  /** A code of the app, or a recovery code. */
  codigo?: string;
  passkey?: PasskeyMostradaDto;
  /** As in the sign-in. */
  mode?: "cookie" | "json";
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
  mode?: "cookie" | "json";
  desafio: string;
};
export type UnlockDto = {
  email: string;
  password: string;
  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  mode?: "cookie" | "json";
  /** A code of the app or a recovery code, sent at once by people with a second factor. */
  codigo?: string;
  /** Only in json mode; in cookie mode it comes in the cookie. */
  refreshToken?: string;
};
export type SignUpDto = {
  password: string;
  name: string;
  /** The name of the office, suggested for the first cuenta. */
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
  /** The token of the link; it may also be in the address (`?token=`). */
  token?: string;
  /** Whether passkeys, personal tokens and other ways in end too. The second factor stays: the mail alone must not be enough. */
  cerrarTodo?: boolean;
};
export type SyncDto = {
  /** The nonce with which the provider was asked for the token. */
  nonce: string;
  /** `json` puts the refresh token in the body (API clients), `cookie` in an HttpOnly cookie (browsers). */
  mode?: "cookie" | "json";
};
export type DemoDto = {
  email: string;
  password: string;
};
export type ProveedorDto = {
  emisor: string;
  clienteId: string;
  /** The name shown after «Ingresar con». */
  nombre: string;
  alcances: string[];
};
export type AuthOptionsDto = {
  demo: DemoDto | null;
  proveedor: ProveedorDto | null;
  /** Whether people may sign up without an invitation. */
  registro: boolean;
};
export const {
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
  useRegistroSignUpMutation,
  useRegistroConfirmEmailMutation,
  useRegistroResendConfirmationMutation,
  useRegistroForgotPasswordMutation,
  useRegistroResetPasswordMutation,
  useIdentidadSyncMutation,
  useOpcionesOptionsQuery,
} = injectedRtkApi;
