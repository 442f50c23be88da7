// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["usuario"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      usuarioActualGet: build.query<
        UsuarioActualGetApiResponse,
        UsuarioActualGetApiArg
      >({
        query: () => ({ url: `/api/common/user` }),
        providesTags: ["usuario"],
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
        invalidatesTags: ["usuario"],
      }),
      avatarPut: build.mutation<AvatarPutApiResponse, AvatarPutApiArg>({
        query: (queryArg) => ({
          url: `/api/common/user/avatar`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["usuario"],
      }),
      avatarRemove: build.mutation<AvatarRemoveApiResponse, AvatarRemoveApiArg>(
        {
          query: () => ({ url: `/api/common/user/avatar`, method: "DELETE" }),
          invalidatesTags: ["usuario"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
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
export type CambiosUsuarioDto = {
  name?: string;
  /** Their job, as they tell it the others; null takes it away. */
  cargo?: string | null;
  /** With the country's code, as `+34 600 00 00 00`; null takes it away. */
  telefono?: string | null;
  estado?: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** The `estado` in the reference client's words. If both are sent, the changed one counts, `estado` first. */
  status?: "busy" | "online" | "away" | "not-visible";
  /** Only the preferences that are sent change; avisos are merged by channel. */
  preferencias?: PreferenciasDto;
};
export type ModificarUsuarioDto = {
  user: CambiosUsuarioDto;
};
export const {
  useUsuarioActualGetQuery,
  useUsuarioActualUpdateMutation,
  useAvatarPutMutation,
  useAvatarRemoveMutation,
} = injectedRtkApi;
