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
  bloqueoMinutos?: 0 | 5 | 30 | 60 | 15;
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
  useUsuarioActualGetQuery,
  useUsuarioActualUpdateMutation,
  useAvatarPutMutation,
  useAvatarRemoveMutation,
} = injectedRtkApi;
