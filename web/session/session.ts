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
}

/** How present somebody says to be. */
export type EstadoUsuario = 'enLinea' | 'ausente' | 'ocupado' | 'invisible';

/** How the person wants the application to look; what was never chosen is missing. */
export interface Preferencias {
  layout?: Layout;
  scheme?: 'light' | 'dark' | 'auto';
  theme?: 'default' | 'brand' | 'teal' | 'rose' | 'purple' | 'amber';
  /** Without input for so long, the session is locked; 0 is never. */
  bloqueoMinutos?: 0 | 5 | 15 | 30 | 60;
}

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
}

/** What sign-in, refresh, check and the choice of a cuenta answer. */
export interface Session {
  user: Usuario;
  accessToken: string;
  tokenType: 'bearer';
  /** Seconds. */
  expiresIn: number;
  estado: 'ACTIVE_SESSION' | 'ACCOUNT_SELECTION' | 'AUTHENTICATED_NO_ACCOUNT';
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
