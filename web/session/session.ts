import type { SessionDto } from '../api/generated/acceso';
import type { FormatoFecha } from '../lib/fechas';

/** Where a session stands, as the server says it and, for the last four, as only the browser knows it. */
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

/** How present somebody says to be. */
export type EstadoUsuario = 'enLinea' | 'ausente' | 'ocupado' | 'invisible';

/** What the person chose for themselves, on every device; what was never chosen is missing. */
export interface Preferencias {
  layout?: Layout;
  scheme?: 'light' | 'dark' | 'auto';
  theme?: 'default' | 'brand' | 'teal' | 'rose' | 'purple' | 'amber';
  /** Whose way of writing dates; `auto` is that of the device. */
  fechas?: FormatoFecha;
  /** The page after signing in: one of those that the server knows. */
  inicio?: '/carpetas' | '/personas' | '/chat';
  /** What to be told of, and where; what is missing is told in the panels alone. */
  avisos?: PreferenciasAvisos;
  /** Without input for so long, the session is locked; 0 is never. */
  bloqueoMinutos?: 0 | 5 | 15 | 30 | 60;
}

/** The kinds of things that people are told of. */
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
  /** False for who only ever came in by an identity provider. */
  tieneClave: boolean;
  /** Whether a password alone is not enough. */
  segundoFactor: boolean;
  /** The office that they named when they signed up, while they are in no cuenta. */
  oficina?: string;
  /** Who is in no cuenta: the names of those where they are suspended. */
  suspendidas?: string[];
}

/** Something that a role may do in a cuenta. */
export type Permiso = SessionDto['permisos'][number];

/** What sign-in, refresh, check and the choice of a cuenta answer. */
export interface Session {
  user: Usuario;
  accessToken: string;
  tokenType: 'bearer';
  /** Seconds. */
  expiresIn: number;
  estado: 'ACTIVE_SESSION' | 'ACCOUNT_SELECTION' | 'AUTHENTICATED_NO_ACCOUNT';
  permisos: Permiso[];
}

/** Whose session is locked: what the page that unlocks it may say before the password. */
export interface LockedPerson {
  email: string;
  nombre: string;
}

/** What a refused form of the session says to the person. */
export interface SessionProblem {
  code: string;
  message: string;
  /** As the server's error has them. */
  details?: unknown;
}
