// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["invitaciones"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      invitacionesInfoOf: build.mutation<
        InvitacionesInfoOfApiResponse,
        InvitacionesInfoOfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitaciones/info`,
          method: "POST",
          body: queryArg.tokenInvitacionDto,
        }),
        invalidatesTags: ["invitaciones"],
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
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
export type InvitacionesInfoOfApiResponse =
  /** status 200  */ InfoInvitacionDto;
export type InvitacionesInfoOfApiArg = {
  tokenInvitacionDto: TokenInvitacionDto;
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
  id: string;
  /** The cuenta's name. */
  cuenta: string;
  rolId: number;
  /** The role's name. */
  rol: string;
  email: string;
  expiraEn: string;
  estado: "pendiente" | "aceptada" | "vencida" | "revocada";
  /** The name of the person who invited. */
  invitadaPor: string;
  /** Whether the invited address already has a confirmed usuario. */
  tieneUsuario: boolean;
};
export type TokenInvitacionDto = {
  token: string;
};
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
export type AceptarInvitacionDto = {
  token: string;
  nonce?: string;
  /** Where the refresh token of a session that the identity provider's token opens is put. */
  mode?: "cookie" | "json";
  /** Its `id`, as it was shown. When the token is of another invitation the answer is 409 INVITACION_DISTINTA. */
  invitacionId?: string;
};
export type RegistrarseDto = {
  password: string;
  name: string;
  /** `json` puts the refresh token in the body (API clients), `cookie` in an HttpOnly cookie (browsers). */
  mode?: "cookie" | "json";
  /** Its `id`, as it was shown. When the token is of another invitation the answer is 409 INVITACION_DISTINTA. */
  invitacionId?: string;
  token: string;
};
export const {
  useInvitacionesFindAllQuery,
  useInvitacionesCreateMutation,
  useInvitacionesInfoQuery,
  useInvitacionesInfoOfMutation,
  useInvitacionesAcceptMutation,
  useInvitacionesRegisterMutation,
  useInvitacionesResendMutation,
  useInvitacionesRevokeMutation,
} = injectedRtkApi;
