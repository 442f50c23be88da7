import { useLayoutEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { changeRequested, draftOf, flushRequested, selectAutosaves } from '../../autosave/autosave-slice';
import { installAutosave } from '../../autosave/install-autosave';
import { newId } from '../../lib/new-id';
import { useApp, useAppSelector } from '../../store/hooks';
import { oncePerApp } from '../../store/once-per-app';
import type { App } from '../../store/store';
import { type BorradorTarea, guardarTarea } from './guardar';
import { nueva } from './tareas';
import type { Tarea } from './tareas-api';

const prefix = 'tarea/';

/** The ids of the tareas that were begun here and not left since. */
export const comenzadasIn = oncePerApp(() => new Set<string>());

/**
 * Begins a tarea and creates it at once. It is a draft until then, so nothing typed is lost if the server refuses it.
 *
 * @returns its id
 */
export function comenzarTarea(app: App, borrador: BorradorTarea): string {
  const { dispatch } = app.store;
  const id = newId();
  const key = prefix + id;
  comenzadasIn(app).add(id);
  installAutosave(app).set(key, (patch, isOvertaken) => dispatch(guardarTarea(id, patch, isOvertaken)));
  dispatch(changeRequested({ key, patch: { ...borrador }, delay: 0, stored: {} }));
  dispatch(flushRequested({ key }));
  return id;
}

export const isSinCrear = (app: App, id: string): boolean => id in selectSinCrear(app.store.getState());

/** The tareas that are not created yet. An earlier visit may have left some. */
export function useSinCrear(): Tarea[] {
  const app = useApp();
  // Restores what an earlier visit left.
  useLayoutEffect(() => void installAutosave(app), [app]);
  const entries = useAppSelector(selectSinCrear, shallowEqual);
  return useMemo(
    () => Object.entries(entries).map(([id, entry]) => nueva({ id, ...(draftOf(entry) as BorradorTarea) })),
    [entries],
  );
}

function selectSinCrear(state: Parameters<typeof selectAutosaves>[0]) {
  const entries = Object.entries(selectAutosaves(state)).filter(
    ([key, entry]) => key.startsWith(prefix) && 'type' in draftOf(entry),
  );
  return Object.fromEntries(entries.map(([key, entry]) => [key.slice(prefix.length), entry]));
}
