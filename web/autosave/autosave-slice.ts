import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../session/scope-changed';

/** Fields of one thing that are to be saved, by their names. */
export type Patch = Record<string, unknown>;

/** How far the saving of one thing has come. */
export type EstadoGuardado = 'quieto' | 'pendiente' | 'guardando' | 'guardado' | 'fallo' | 'conflicto';

interface Entry {
  estado: EstadoGuardado;
  /** Not sent yet. */
  pending: Patch;
  /** On its way to the server. */
  sending: Patch;
  /** To be sent without waiting for the typing to rest. */
  isUrgent: boolean;
  /** Nobody shows it any more: forgotten as soon as it is saved. */
  isLeft: boolean;
  /** How long the typing must rest, in milliseconds. */
  delay: number;
}

type AutosaveState = Record<string, Entry>;

const empty: AutosaveState = {};

const hasAny = (patch: Patch) => Object.keys(patch).length > 0;

/** What was changed and is not saved. It is of one cuenta: another one begins with nothing. */
export const autosaveSlice = createSlice({
  name: 'autosave',
  initialState: empty,
  reducers: {
    changeRequested(state, { payload }: PayloadAction<{ key: string; patch: Patch; delay: number }>) {
      const { key, patch, delay } = payload;
      const entry = state[key];
      state[key] = {
        // In a conflict nothing is sent until the person says which version counts.
        estado: entry?.estado === 'conflicto' || entry?.estado === 'guardando' ? entry.estado : 'pendiente',
        pending: { ...entry?.pending, ...patch },
        sending: entry?.sending ?? {},
        isUrgent: false,
        isLeft: false,
        delay,
      };
    },
    /** Of one thing, or of all. */
    flushRequested(state, { payload: { key } }: PayloadAction<{ key?: string }>) {
      for (const [name, entry] of Object.entries(state)) {
        if (key === undefined || key === name) entry.isUrgent = hasAny(entry.pending);
      }
    },
    retryRequested(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const entry = state[key];
      if (!entry || entry.estado === 'guardando') return;
      entry.estado = 'pendiente';
      entry.isUrgent = true;
    },
    draftDiscarded(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      delete state[key];
    },
    /** The last one to show it has gone. */
    editorLeft(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const entry = state[key];
      if (!entry) return;
      entry.isLeft = true;
      entry.isUrgent = hasAny(entry.pending);
      if (!hasAny(entry.pending) && !hasAny(entry.sending)) delete state[key];
    },
    saveStarted(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const entry = state[key];
      if (!entry) return;
      Object.assign(entry, { estado: 'guardando', sending: entry.pending, pending: {}, isUrgent: false });
    },
    saveSucceeded(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const entry = state[key];
      if (!entry) return;
      entry.sending = {};
      if (hasAny(entry.pending)) entry.estado = 'pendiente';
      else if (entry.isLeft) delete state[key];
      else entry.estado = 'guardado';
    },
    saveFailed(state, { payload: { key, isStale } }: PayloadAction<{ key: string; isStale: boolean }>) {
      const entry = state[key];
      if (!entry) return;
      const pending = { ...entry.sending, ...entry.pending };
      Object.assign(entry, { estado: isStale ? 'conflicto' : 'fallo', pending, sending: {}, isUrgent: false });
    },
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => empty),
});

export const {
  changeRequested,
  flushRequested,
  retryRequested,
  draftDiscarded,
  editorLeft,
  saveStarted,
  saveSucceeded,
  saveFailed,
} = autosaveSlice.actions;

declare module '../app/store' {
  interface LazySlices extends WithSlice<typeof autosaveSlice> {}
}

interface WithAutosave {
  autosave?: AutosaveState;
}

export const selectAutosaves = ({ autosave = empty }: WithAutosave): AutosaveState => autosave;
export const selectAutosave = (state: WithAutosave, key: string) => selectAutosaves(state)[key];
