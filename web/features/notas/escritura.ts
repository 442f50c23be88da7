import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useApp } from '../../app/hooks';
import type { App } from '../../app/store';
import {
  changeRequested,
  editorLeft,
  restoredReviewed,
  selectAutosave,
  selectAutosaves,
} from '../../autosave/autosave-slice';
import { installAutosave } from '../../autosave/install-autosave';
import { readKept } from '../../autosave/kept-drafts';
import { reviewOf } from '../../autosave/restored';
import { selectScope } from '../../session/session-selectors';
import { overtakenFields } from './cambios';
import type { CambioNota, Nota } from './notas-api';
import { overtaken, selectNota, writeNota } from './notas-writes';

export const autosaveKind = 'nota';
/** What a nota that is not made yet is edited under begins with. */
export const claveNueva = 'nueva-';

/** What a new nota is edited under: what one that could not be made in an earlier visit was, so that it is shown again. */
export function newClave(app: App): string {
  const state = app.store.getState();
  const scope = selectScope(state);
  const isHere = selectAutosaves(state) as Record<string, { isRestored: boolean } | undefined>;
  const kept = scope ? Object.keys(readKept(scope)) : [];
  // Without an entry it is not restored yet; one that is was written in this visit, or is being shown.
  const key = kept.find((one) => one.startsWith(`${autosaveKind}/${claveNueva}`) && (isHere[one]?.isRestored ?? true));
  return key?.slice(autosaveKind.length + 1) ?? `${claveNueva}${nanoid()}`;
}

/** By id, each nota as it was when the unsaved changes of it began. */
const bases = new WeakMap<App, Map<string, Nota>>();

function basesOf(app: App): Map<string, Nota> {
  const known = bases.get(app) ?? new Map<string, Nota>();
  bases.set(app, known);
  return known;
}

/** To be called before a change: what others write from now on is seen as theirs. */
export function beginChange(app: App, id: string, hasDraft: boolean): void {
  const stored = selectNota(app.store.getState(), id);
  if (stored && !hasDraft) basesOf(app).set(id, stored);
}

/** The person has seen what is stored, and writes over it. */
export const acceptStored = (app: App, id: string): void => beginChange(app, id, false);

/** Saves a change, unless a field of it was changed elsewhere since it began: then it rejects as a 412 does. */
export async function saveChange(app: App, id: string, cambio: CambioNota): Promise<void> {
  const known = basesOf(app);
  const saved = await app.store.dispatch(
    writeNota(id, (stored) => {
      if (overtakenFields(known.get(id) ?? stored, stored, cambio).length > 0) throw overtaken;
      return cambio;
    }),
  );
  known.set(id, saved);
}

/** Changes a nota from outside its dialog; shown at once, tried again when it fails. */
export function useCambiarNota() {
  const app = useApp();
  return useCallback(
    (id: string, cambio: CambioNota) => {
      const saves = installAutosave(app);
      const key = `${autosaveKind}/${id}`;
      const entry = selectAutosave(app.store.getState(), key);
      const stored = selectNota(app.store.getState(), id);
      if (entry?.isRestored && stored) app.store.dispatch(restoredReviewed({ key, ...reviewOf(entry, stored) }));
      beginChange(app, id, selectAutosave(app.store.getState(), key) !== undefined);
      saves.set(key, (patch) => saveChange(app, id, patch as CambioNota));
      app.store.dispatch(changeRequested({ key, patch: { ...cambio }, delay: 0 }));
      app.store.dispatch(editorLeft({ key }));
    },
    [app],
  );
}
