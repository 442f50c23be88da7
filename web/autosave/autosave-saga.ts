import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { apiMessage, apiStatus } from '../api/api-message';
import { warn } from '../lib/log';
import { scopeChanged } from '../session/scope-changed';
import {
  changeRequested,
  draftDiscarded,
  editorLeft,
  type Failure,
  flushRequested,
  type Patch,
  restoredReviewed,
  retryRequested,
  saveFailed,
  saveStarted,
  saveSucceeded,
  selectAutosave,
  selectAutosaves,
} from './autosave-slice';
import { reviewOf } from './restored';

/** Whether somebody else has changed one of the fields to save. `stored` is the server's version of the thing. */
export type IsOvertaken = (stored: object) => boolean;

/**
 * The save functions by key; the store cannot hold functions. Each sends the changes, and rejects when the server
 * refuses them.
 */
export type Saves = Map<string, (patch: Patch, isOvertaken: IsOvertaken) => Promise<unknown>>;

interface AutosaveContext {
  saves: Saves;
  /** Called when a draft whose form is closed could not be saved. */
  onLostFromSight: (key: string) => void;
}

const wakes = isAnyOf(changeRequested, flushRequested, retryRequested, editorLeft, restoredReviewed);

/** Saves each thing when its typing pauses: one request at a time for each thing, all things in parallel. */
export function* autosaveSaga(context: AutosaveContext) {
  const busy = new Set<string>();
  yield* takeEvery(editorLeft, tellOfConflict, context);
  // Each action makes it check all entries, so the buffer keeps only the latest one.
  const requests = yield* actionChannel(wakes, buffers.sliding(1));
  while (true) {
    yield* take(requests);
    const entries = yield* select(selectAutosaves);
    for (const [key, { estado }] of Object.entries(entries)) {
      if (estado !== 'pendiente' || busy.has(key)) continue;
      busy.add(key);
      yield* fork(keepSaved, key, context, busy);
    }
  }
}

/** A draft with a conflict stays unsaved when its form closes. */
function* tellOfConflict({ onLostFromSight }: AutosaveContext, { payload: { key } }: ReturnType<typeof editorLeft>) {
  const entry = yield* select(selectAutosave, key);
  if (entry?.estado === 'conflicto') yield* call(onLostFromSight, key);
}

/** Saves one thing until nothing is left to save, or a save fails. */
function* keepSaved(key: string, context: AutosaveContext, busy: Set<string>) {
  try {
    while (yield* call(rest, key)) {
      if (!(yield* call(saveOnce, key, context))) return;
    }
  } finally {
    busy.delete(key);
  }
}

/** Waits until the typing pauses or the save becomes urgent. False when nothing is left to save. */
function* rest(key: string) {
  while (true) {
    const entry = yield* select(selectAutosave, key);
    if (entry?.estado !== 'pendiente' || Object.keys(entry.pending).length === 0) return false;
    if (entry.isUrgent) return true;
    const { isQuiet } = yield* race({ isQuiet: delay(entry.delay), woken: take(concerns(key)) });
    if (isQuiet) return true;
  }
}

/** Saves the pending changes. True when the server accepted them. */
function* saveOnce(key: string, { saves, onLostFromSight }: AutosaveContext) {
  const entry = yield* select(selectAutosave, key);
  const save = saves.get(key);
  if (!entry || !save) return false;
  yield* put(saveStarted({ key }));
  try {
    // A change of cuenta ends the save, because the thing belongs to the former cuenta.
    const { saved, left } = yield* race({
      saved: call(save, entry.pending, (stored: object) => reviewOf(entry, stored).isStale),
      left: take(scopeChanged),
    });
    if (left) return false;
    yield* put(saveSucceeded({ key, answer: saved }));
    return true;
  } catch (error) {
    warn('A change was not saved', error);
    yield* put(saveFailed({ key, ...failureOf(error) }));
    const failed = yield* select(selectAutosave, key);
    if (failed?.isLeft) yield* call(onLostFromSight, key);
    return false;
  }
}

/** Why a save failed: others changed the thing (412), others deleted it (404), or anything else. */
function failureOf(error: unknown): Failure {
  const status = apiStatus(error) ?? 0;
  if (status === 412) return { estado: 'conflicto', problem: undefined };
  if (status === 404) return { estado: 'perdido', problem: undefined };
  return { estado: 'fallo', problem: status >= 400 && status < 500 ? apiMessage(error) : undefined };
}

const ofOne = isAnyOf(changeRequested, retryRequested, editorLeft, draftDiscarded, flushRequested);

const concerns = (key: string) => (action: Action) =>
  scopeChanged.match(action) || (ofOne(action) && (action.payload.key ?? key) === key);
