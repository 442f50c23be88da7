/** Where a session stands, as the server says it and, for the last three, as only the browser knows it. */
export type SessionEstado =
  | 'ACTIVE_SESSION'
  | 'ACCOUNT_SELECTION'
  | 'AUTHENTICATED_NO_ACCOUNT'
  | 'AUTHENTICATING'
  | 'REFRESHING'
  | 'INITIALISING'
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

/** What a refused form of the session says to the person. */
export interface SessionProblem {
  code: string;
  message: string;
}
