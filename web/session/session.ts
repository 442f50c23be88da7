import type { SessionDto } from '../api/generated/acceso';
import type { FormatoFecha } from '../lib/fechas';

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

export interface CuentaDeUsuario {
  cuentaId: string;
  nombre: string;
  rolId: number;
  /** The address of its picture, if it has one. */
  logo?: string;
}

/** The presence that a person shows to others. */
export type EstadoUsuario = 'enLinea' | 'ausente' | 'ocupado' | 'invisible';

/** What the person chose for themselves, on every device; what was never chosen is missing. */
export interface Preferencias {
  layout?: Layout;
  scheme?: 'light' | 'dark' | 'auto';
  theme?: 'default' | 'brand' | 'teal' | 'rose' | 'purple' | 'amber';
  /** The country of the date format; `auto` is that of the device. */
  fechas?: FormatoFecha;
  /** The start page: one of those that the server knows. */
  inicio?: '/carpetas' | '/personas' | '/chat';
  /** Which avisos to get, and where; a missing kind is shown in the panels only. */
  avisos?: PreferenciasAvisos;
  /** Minutes without input before the session locks; 0 means never. */
  bloqueoMinutos?: 0 | 5 | 15 | 30 | 60;
}

/** The kinds of avisos. */
export type TipoAviso =
  | 'asignacion'
  | 'movimiento'
  | 'documento'
  | 'incorporacion'
  | 'mensaje'
  | 'exportacion'
  | 'tarea'
  | 'recordatorio';

export type PreferenciasAvisos = Partial<Record<TipoAviso, { panel?: boolean; correo?: boolean }>>;

export type Layout =
  | 'empty'
  | 'centered'
  | 'enterprise'
  | 'material'
  | 'modern'
  | 'classic'
  | 'classy'
  | 'compact'
  | 'dense'
  | 'futuristic'
  | 'thin';

export interface Usuario {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  estado: EstadoUsuario;
  status: string;
  cuentaActivaId: string | null;
  cuentas: CuentaDeUsuario[];
  preferencias: Preferencias;
  /** False for a person who has only ever signed in by an identity provider. */
  tieneClave: boolean;
  /** Whether signing in needs a second factor. */
  segundoFactor: boolean;
  /** The name of the office, given at sign-up; only while the person is in no cuenta. */
  oficina?: string;
  /** The names of the cuentas where they are suspended; only while they are in no other. */
  suspendidas?: string[];
}

/** Something that a role may do in a cuenta. */
export type Permiso = SessionDto['permisos'][number];

/** The answer to sign-in, refresh, check and the choice of a cuenta. */
export interface Session {
  user: Usuario;
  accessToken: string;
  tokenType: 'bearer';
  /** Seconds. */
  expiresIn: number;
  estado: 'ACTIVE_SESSION' | 'ACCOUNT_SELECTION' | 'AUTHENTICATED_NO_ACCOUNT';
  permisos: Permiso[];
}

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
