import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../session/scope-changed';
import type { KeptDrafts } from './kept-drafts';

/** Changed fields of one thing, by name. */
export type Patch = Record<string, unknown>;

/** The save state of one thing. It is `perdido` when the thing was deleted. */
export type EstadoGuardado = 'quieto' | 'pendiente' | 'guardando' | 'guardado' | 'fallo' | 'conflicto' | 'perdido';

/** The states after a save that failed. */
export type EstadoFallido = Extract<EstadoGuardado, 'fallo' | 'conflicto' | 'perdido'>;

interface Entry {
  estado: EstadoGuardado;
  /** The changes that are not sent yet. */
  pending: Patch;
  /** The changes that are being sent. */
  sending: Patch;
  /** Whether to send the changes without waiting for a pause in the typing. */
  isUrgent: boolean;
  /** Whether the form of the thing has closed. The entry is removed once it is saved. */
  isLeft: boolean;
  /** The pause in the typing before a save, in milliseconds. */
  delay: number;
  /** The values of the changed fields on the server before the change. */
  base: Patch;
  /** The sent changes. They may have been saved even if no answer came. */
  tried: Patch;
  /** Whether an earlier visit left the draft. It is not sent until it has been compared with the stored version. */
  isRestored: boolean;
  /** The address of the page where it was written. */
  address: string;
  /** The moment of the last change, in milliseconds since the epoch. */
  at: number;
  /** Why the server refused the changes, in its words. */
  problem?: string;
}

/** The kind of a failed save. `problem` is the server's message when it refused the data. */
export interface Failure {
  estado: EstadoFallido;
  problem: string | undefined;
}

interface Change {
  key: string;
  patch: Patch;
  delay: number;
  /** The server's version of the thing. Undefined when it is unknown. */
  stored?: object;
  /** The change is neither sent nor kept for the next visit until another change follows. */
  waits?: true;
  /** The address where the writing can continue; by default the present page. */
  address?: string;
}

type AutosaveState = Record<string, Entry>;

const empty: AutosaveState = {};

/** The unsaved changes, sent or not. For each field the latest value counts. */
export const draftOf = ({ sending, pending }: Pick<Entry, 'sending' | 'pending'>): Patch => ({
  ...sending,
  ...pending,
});

const hasAny = (patch: Patch) => Object.keys(patch).length > 0;
/** The values that `from` has for the fields of a patch. */
const pick = (from: unknown, fields: Patch): Patch =>
  Object.fromEntries(Object.entries(Object(from)).filter(([field]) => field in fields));

/** The unsaved changes of one cuenta; another cuenta starts with none. */
export const autosaveSlice = createSlice({
  name: 'autosave',
  initialState: empty,
  reducers: {
    changeRequested: {
      reducer(state, { payload, meta }: PayloadAction<Change, string, { address: string; at: number }>) {
        const { key, patch, delay, stored, waits } = payload;
        const entry = state[key];
        const sent = waits ? 'quieto' : 'pendiente';
        state[key] = {
          // In a conflict nothing is sent until the person chooses a version.
          estado: entry?.estado === 'conflicto' || entry?.estado === 'guardando' ? entry.estado : sent,
          pending: { ...entry?.pending, ...patch },
          sending: entry?.sending ?? {},
          isUrgent: false,
          isLeft: false,
          delay,
          base: { ...pick(stored, patch), ...entry?.base },
          tried: entry?.tried ?? {},
          isRestored: entry?.isRestored ?? false,
          ...meta,
        };
      },
      prepare: (change: Change) => ({
        payload: change,
        meta: { address: change.address ?? location.pathname + location.search, at: Date.now() },
      }),
    },
    /** Restores the drafts that the same person had not saved when they left the page, the session or the cuenta. */
    draftsRestored(state, { payload: drafts }: PayloadAction<KeptDrafts>) {
      for (const [key, { fields, ...draft }] of Object.entries(drafts)) {
        const flags = { isUrgent: false, isLeft: false, isRestored: true, delay: 0 };
        state[key] ??= { estado: 'fallo', pending: fields, sending: {}, ...flags, ...draft };
      }
    },
    /** A restored draft was compared with the stored version. `fields` are the fields that differ. */
    restoredReviewed(state, { payload }: PayloadAction<{ key: string; fields: string[]; isStale: boolean }>) {
      const { key, fields, isStale } = payload;
      const entry = state[key];
      if (!entry?.isRestored) return;
      entry.isRestored = false;
      entry.pending = Object.fromEntries(fields.map((field) => [field, entry.pending[field]]));
      entry.isUrgent = true;
      entry.estado = isStale ? 'conflicto' : 'pendiente';
      if (fields.length === 0) delete state[key];
    },
    /** Sends the changes of one thing at once, or of all things without a key. */
    flushRequested(state, { payload: { key } }: PayloadAction<{ key?: string }>) {
      for (const [name, entry] of Object.entries(state)) {
        if (key === undefined || key === name) entry.isUrgent = hasAny(entry.pending);
      }
    },
    /** Tries to save again. `stored` is the version that the person has seen and may overwrite. */
    retryRequested(state, { payload: { key, stored } }: PayloadAction<{ key: string; stored?: object }>) {
      const entry = state[key];
      if (!entry || entry.estado === 'guardando' || entry.isRestored) return;
      if (entry.estado === 'conflicto') Object.assign(entry.base, pick(stored, entry.pending));
      entry.estado = 'pendiente';
      entry.isUrgent = true;
    },
    draftDiscarded(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      delete state[key];
    },
    /** The person chose to leave without saving. */
    allDiscarded: () => empty,
    /** The form of the thing has closed. A failed save is tried once more. */
    editorLeft(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const entry = state[key];
      if (!entry) return;
      entry.isLeft = true;
      entry.isUrgent = hasAny(entry.pending);
      if (entry.estado === 'fallo' && !entry.isRestored) entry.estado = 'pendiente';
      if (!hasAny(entry.pending) && !hasAny(entry.sending)) delete state[key];
    },
    saveStarted(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const entry = state[key];
      if (!entry) return;
      const tried = { ...entry.tried, ...entry.pending };
      Object.assign(entry, { estado: 'guardando', sending: entry.pending, pending: {}, tried, isUrgent: false });
    },
    /** `answer` may hold the saved fields as the server stored them. */
    saveSucceeded(state, { payload: { key, answer } }: PayloadAction<{ key: string; answer?: unknown }>) {
      const entry = state[key];
      if (!entry) return;
      entry.base = pick({ ...entry.base, ...entry.sending, ...pick(answer, entry.sending) }, entry.pending);
      entry.sending = {};
      entry.tried = {};
      if (hasAny(entry.pending)) entry.estado = 'pendiente';
      else if (entry.isLeft) delete state[key];
      else entry.estado = 'guardado';
    },
    saveFailed(state, { payload: { key, ...failure } }: PayloadAction<{ key: string } & Failure>) {
      const entry = state[key];
      if (!entry) return;
      const pending = draftOf(entry);
      Object.assign(entry, { ...failure, pending, sending: {}, isUrgent: false });
    },
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => empty),
});

export const {
  changeRequested,
  draftsRestored,
  restoredReviewed,
  flushRequested,
  retryRequested,
  draftDiscarded,
  allDiscarded,
  editorLeft,
  saveStarted,
  saveSucceeded,
  saveFailed,
} = autosaveSlice.actions;

declare module '../store/store' {
  interface LazySlices extends WithSlice<typeof autosaveSlice> {}
}

interface WithAutosave {
  autosave?: AutosaveState;
}

export const selectAutosaves = ({ autosave = empty }: WithAutosave): AutosaveState => autosave;
export const selectAutosave = (state: WithAutosave, key: string) => selectAutosaves(state)[key];

/** The unsaved changes, as the browser keeps them. */
export function unsavedOf(entries: AutosaveState): KeptDrafts {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => {
      const { estado, base, tried, address, at } = entry;
      const fields = draftOf(entry);
      return hasAny(fields) && estado !== 'quieto' ? [[key, { fields, base, tried, address, at }]] : [];
    }),
  );
}
