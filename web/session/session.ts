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

export interface Usuario {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  estado: 'enLinea' | 'ausente' | 'ocupado' | 'invisible';
  status: string;
  cuentaActivaId: string | null;
  cuentas: CuentaDeUsuario[];
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
