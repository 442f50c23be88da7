import type { PreferenciasAvisosDto, PreferenciasDto, SessionDto, SessionUserDto } from '../api/generated/acceso';

/** The state of a session. The server sends the first three; the others exist only in the browser. */
export type SessionEstado =
  | 'ACTIVE_SESSION'
  | 'ACCOUNT_SELECTION'
  | 'AUTHENTICATED_NO_ACCOUNT'
  | 'AUTHENTICATING'
  | 'REFRESHING'
  | 'INITIALISING'
  | 'LOCKED'
  | 'SIGNED_OUT';

export type Usuario = SessionUserDto;

/** A cuenta of the person. */
export type Cuenta = Usuario['cuentas'][number];

/** The presence that a person shows to others. */
export type EstadoUsuario = Usuario['estado'];

/** The choices of the person for themselves, on every device. A choice that was never made is missing. */
export type Preferencias = PreferenciasDto;

/** The avisos that the person gets, by channel. A missing kind shows only in the panels. */
export type PreferenciasAvisos = PreferenciasAvisosDto;

/** The kinds of avisos. */
export type TipoAviso = keyof PreferenciasAvisos;

export type Layout = NonNullable<Preferencias['layout']>;

/** An action that a role may do in a cuenta. */
export type Permiso = SessionDto['permisos'][number];

/** The answer to sign-in, refresh, check and the choice of a cuenta. A cookie holds the refresh token. */
export type Session = Omit<SessionDto, 'refreshToken'>;

/** The person whose session is locked, with the fields that the unlock page may show before the password. */
export interface LockedPerson {
  email: string;
  nombre: string;
}

/** Why a form of the session was refused, in words for the person. */
export interface SessionProblem {
  code: string;
  message: string;
  /** The details of the server's error. */
  details?: unknown;
}
