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

/** What the person chose for themselves, on every device; what was never chosen is missing. */
export type Preferencias = PreferenciasDto;

/** Which avisos to get, and where; a missing kind is shown in the panels only. */
export type PreferenciasAvisos = PreferenciasAvisosDto;

/** The kinds of avisos. */
export type TipoAviso = keyof PreferenciasAvisos;

export type Layout = NonNullable<Preferencias['layout']>;

/** Something that a role may do in a cuenta. */
export type Permiso = SessionDto['permisos'][number];

/** The answer to sign-in, refresh, check and the choice of a cuenta. The refresh token is in a cookie. */
export type Session = Omit<SessionDto, 'refreshToken'>;

/** The person whose session is locked: what the unlock page may show before the password. */
export interface LockedPerson {
  email: string;
  nombre: string;
}

/** Why a form of the session was refused, in words for the person. */
export interface SessionProblem {
  code: string;
  message: string;
  /** Those of the server's error. */
  details?: unknown;
}
