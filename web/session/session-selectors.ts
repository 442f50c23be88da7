import type { SessionState } from './session-slice';

interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession) => state.session;
export const selectEstado = (state: WithSession) => state.session.estado;
export const selectUser = (state: WithSession) => state.session.user;
/** The start page that the person chose. */
export const selectInicio = (state: WithSession) => state.session.user?.preferencias.inicio;
export const selectAccessToken = (state: WithSession) => state.session.accessToken;
export const selectProblem = (state: WithSession) => state.session.problem;
export const selectCuentaId = (state: WithSession) => state.session.claims?.cuentaId ?? null;
/** The active cuenta in the person's list of cuentas. Undefined when the list does not have it. */
export const selectCuenta = ({ session }: WithSession) =>
  session.user?.cuentas.find(({ cuentaId }) => cuentaId === session.claims?.cuentaId);
/** The country of the active cuenta. */
export const selectPais = (state: WithSession) => selectCuenta(state)?.pais;
/** The currency of the active cuenta. */
export const selectMoneda = (state: WithSession) => selectCuenta(state)?.moneda;
/** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. The server checks the role again. */
export const selectRolId = (state: WithSession) => state.session.claims?.rolId ?? null;

/**
 * Identifies the person and the cuenta. Null when nobody is signed in. Data of one scope are never shown in another.
 */
export function selectScope(state: WithSession): string | null {
  const { claims, user } = state.session;
  if (!claims) return null;
  return `${claims.sub ?? user?.id ?? ''}/${claims.cuentaId ?? ''}`;
}

export const selectIsSettled = (state: WithSession) =>
  !['INITIALISING', 'AUTHENTICATING', 'REFRESHING'].includes(state.session.estado);
