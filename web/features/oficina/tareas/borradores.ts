import { useLayoutEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { changeRequested, draftOf, selectAutosaves } from '../../../autosave/autosave-slice';
import { installAutosave } from '../../../autosave/install-autosave';
import type { Autosave } from '../../../autosave/use-autosave';
import { newId } from '../../../lib/new-id';
import { useApp, useAppSelector } from '../../../store/hooks';
import { oncePerApp } from '../../../store/once-per-app';
import type { App } from '../../../store/store';
import { type BorradorTarea, guardarTarea } from './guardar';
import { nueva } from './tareas';
import type { Tarea } from './tareas-api';

const prefix = 'tarea/';

/** The ids of the tareas begun in this tab that the person has not left since. */
export const comenzadasIn = oncePerApp(() => new Set<string>());

/**
 * Begins a tarea. The tarea is a draft that nobody else sees until it has content: the first change creates it. So an
 * empty tarea disappears with its page. No text is lost if the server refuses the tarea.
 *
 * @returns the id of the tarea
 */
export function comenzarTarea(app: App, borrador: BorradorTarea): string {
  const { dispatch } = app.store;
  const id = newId();
  const key = prefix + id;
  comenzadasIn(app).add(id);
  installAutosave(app).set(key, (patch, isOvertaken) => dispatch(guardarTarea(id, patch, isOvertaken)));
  dispatch(changeRequested({ key, patch: { ...borrador }, delay: 0, stored: {}, waits: true }));
  return id;
}

/** Whether a tarea was begun in this tab, and the server has nothing of it. */
export const isSoloComenzada = ({ estado, draft }: Autosave<BorradorTarea>): boolean =>
  estado === 'quieto' && 'type' in draft;

export const isSinCrear = (app: App, id: string): boolean => id in selectSinCrear(app.store.getState());

/** The tareas that are not created yet. An earlier visit may have left some. */
export function useSinCrear(): Tarea[] {
  const app = useApp();
  // Restores the drafts that an earlier visit left.
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
