import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Claims, readClaims } from './claims';
import type { LockedPerson, Permiso, Session, SessionEstado, SessionProblem, Usuario } from './session';

export interface SessionState {
  estado: SessionEstado;
  user: Usuario | null;
  /** The token is kept in memory only. In storage it would outlive the page, and any script could read it. */
  accessToken: string | null;
  claims: Claims | null;
  /** The permissions of the role in the active cuenta. */
  permisos: Permiso[];
  /** When the token expires, in milliseconds since the epoch. */
  expiresAt: number;
  /** The estado to return to when a refresh or a submit ends without a new session. */
  settledEstado: SessionEstado;
  /** The problem of the last submit. */
  problem: SessionProblem | null;
  /** The person who has to type the password again. Null unless the session is locked. */
  locked: LockedPerson | null;
}

const signedOut: SessionState = {
  estado: 'SIGNED_OUT',
  user: null,
  accessToken: null,
  claims: null,
  permisos: [],
  expiresAt: 0,
  settledEstado: 'SIGNED_OUT',
  problem: null,
  locked: null,
};

const initialState: SessionState = { ...signedOut, estado: 'INITIALISING', settledEstado: 'INITIALISING' };

/** Who is signed in, and in which cuenta. Only the session sagas dispatch its facts. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    submitStarted(state) {
      state.problem = null;
      state.estado = 'AUTHENTICATING';
    },
    submitFailed(state, { payload }: PayloadAction<SessionProblem>) {
      state.problem = payload;
      state.estado = state.settledEstado;
    },
    problemDismissed(state) {
      state.problem = null;
    },
    startFailed(state, { payload }: PayloadAction<SessionProblem>) {
      state.problem = payload;
    },
    refreshStarted(state) {
      if (state.estado !== 'INITIALISING') state.estado = 'REFRESHING';
    },
    refreshSucceeded(state) {
      state.estado = state.settledEstado;
    },
    refreshFailed(state, _action: PayloadAction<SessionProblem & { isFinal: boolean }>) {
      state.estado = state.settledEstado;
    },
    sessionOpened: {
      reducer(state, { payload: session, meta }: PayloadAction<Session, string, { at: number }>) {
        state.estado = session.estado;
        state.settledEstado = session.estado;
        state.user = session.user;
        state.accessToken = session.accessToken;
        state.claims = readClaims(session.accessToken);
        // A tab of an earlier version sends a session without permissions.
        state.permisos = session.permisos ?? [];
        state.expiresAt = meta.at + session.expiresIn * 1000;
        state.problem = null;
        state.locked = null;
      },
      prepare: (session: Session) => ({ payload: session, meta: { at: Date.now() } }),
    },
    /** Changes the person without a new session, after a choice here or in another tab. */
    userPatched(state, { payload }: PayloadAction<Partial<Usuario>>) {
      if (state.user) Object.assign(state.user, payload);
    },
    sessionClosed: () => signedOut,
    /** Drops the token. Running requests are refused, and no further request can be sent. */
    sessionLocked: (_state, { payload }: PayloadAction<LockedPerson>): SessionState => ({
      ...signedOut,
      estado: 'LOCKED',
      settledEstado: 'LOCKED',
      locked: payload,
    }),
  },
});

export const {
  submitStarted,
  submitFailed,
  problemDismissed,
  startFailed,
  refreshStarted,
  refreshSucceeded,
  refreshFailed,
  sessionOpened,
  userPatched,
  sessionClosed,
  sessionLocked,
} = sessionSlice.actions;
