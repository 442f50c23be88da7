// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["miembros"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type MiembrosFindAllApiResponse = /** status 200  */ MiembroDto[];
export type MiembrosFindAllApiArg = {
  /** Whether suspended members are listed too; only for people who administer the team. */
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
export type MiembroDto = {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rolId: number;
  /** The role's name. */
  rol: string;
  /** Their presence, as others see it. */
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  membresia: "suspendida" | "activa";
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
export type ModificarMiembroDto = {
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId?: number;
  estado?: "suspendida" | "activa";
};
export const {
  useMiembrosFindAllQuery,
  useMiembrosLeaveMutation,
  useMiembrosUpdateMutation,
  useMiembrosRemoveMutation,
} = injectedRtkApi;
