import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { warn } from '../lib/log';
import { liveResumed } from '../live/live-events';
import { scopeChanged } from '../session/scope-changed';
import {
  changeRequested,
  draftDiscarded,
  type EstadoFallido,
  editorLeft,
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

/** Whether somebody else has written one of the fields that are to be saved, given the thing as it is stored. */
export type IsOvertaken = (stored: object) => boolean;

/** Sends what has changed; rejects when the server does not take it. By key; functions have no place in the store. */
export type Saves = Map<string, (patch: Patch, isOvertaken: IsOvertaken) => Promise<unknown>>;

interface AutosaveContext {
  saves: Saves;
  /** A draft that nobody sees any more could not be saved. */
  onLostFromSight: (key: string) => void;
}

const wakes = isAnyOf(changeRequested, flushRequested, retryRequested, editorLeft, restoredReviewed);

/** Saves each thing when its typing rests: one request at a time for each, and all things at once. */
export function* autosaveSaga(context: AutosaveContext) {
  const busy = new Set<string>();
  yield* fork(retryWhenBack);
  // Whichever wakes it, all are looked at: of several while it is at work, one is enough.
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

/** What could not be sent is tried again once the connection that was lost is back. */
function* retryWhenBack() {
  yield* takeEvery(liveResumed, function* () {
    const entries = yield* select(selectAutosaves);
    for (const [key, { estado }] of Object.entries(entries)) {
      if (estado === 'fallo') yield* put(retryRequested({ key }));
    }
  });
}

/** Until nothing of the thing is left to be saved, or the server refuses it. */
function* keepSaved(key: string, context: AutosaveContext, busy: Set<string>) {
  try {
    while (yield* call(rest, key)) {
      if (!(yield* call(saveOnce, key, context))) return;
    }
  } finally {
    busy.delete(key);
  }
}

/** Waits for the typing to rest, or for who cannot wait. False when there is nothing to save any more. */
function* rest(key: string) {
  while (true) {
    const entry = yield* select(selectAutosave, key);
    if (entry?.estado !== 'pendiente' || Object.keys(entry.pending).length === 0) return false;
    if (entry.isUrgent) return true;
    const { isQuiet } = yield* race({ isQuiet: delay(entry.delay), woken: take(concerns(key)) });
    if (isQuiet) return true;
  }
}

/** True when the server has it. */
function* saveOnce(key: string, { saves, onLostFromSight }: AutosaveContext) {
  const entry = yield* select(selectAutosave, key);
  const save = saves.get(key);
  if (!entry || !save) return false;
  yield* put(saveStarted({ key }));
  try {
    // Nothing of it goes on in another cuenta, where a thing of the same id may not be.
    const { saved, left } = yield* race({
      saved: call(save, entry.pending, (stored: object) => reviewOf(entry, stored).isStale),
      left: take(scopeChanged),
    });
    if (left) return false;
    yield* put(saveSucceeded({ key, answer: saved }));
    return true;
  } catch (error) {
    warn('A change was not saved', error);
    yield* put(saveFailed({ key, estado: outcomeOf(error) }));
    const failed = yield* select(selectAutosave, key);
    if (failed?.isLeft) yield* call(onLostFromSight, key);
    return false;
  }
}

/** What others did to the thing meanwhile decides what can be done about it. */
function outcomeOf(error: unknown): EstadoFallido {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  if (status === 412) return 'conflicto';
  return status === 404 ? 'perdido' : 'fallo';
}

const ofOne = isAnyOf(changeRequested, retryRequested, editorLeft, draftDiscarded, flushRequested);

const concerns = (key: string) => (action: Action) =>
  scopeChanged.match(action) || (ofOne(action) && (action.payload.key ?? key) === key);
