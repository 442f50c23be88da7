import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTypedHere } from '../lib/typed-here';
import { useApp, useAppDispatch, useAppSelector } from '../store/hooks';
import type { IsOvertaken } from './autosave-saga';
import {
  changeRequested,
  draftDiscarded,
  draftOf,
  type EstadoGuardado,
  editorLeft,
  flushRequested,
  restoredReviewed,
  retryRequested,
  selectAutosave,
} from './autosave-slice';
import { installAutosave } from './install-autosave';
import { reviewOf } from './restored';

export interface AutosaveOptions<Fields extends object> {
  /** The kind of thing, such as 'tarea' or 'nota'. */
  kind: string;
  id: string;
  /**
   * The fields as the server has them; undefined until they are known. A restored draft is compared with them first. If
   * somebody else has changed the same field, it is a conflict, and the draft is not sent.
   */
  stored: Partial<Fields> | undefined;
  /**
   * Sends the changed fields. Puts the answer in the cache before it resolves; rejects with the server's error (a
   * mutation's `unwrap()`). Runs once at a time: read the version for If-Match when it is called. If it resolves to the
   * thing, the next `isOvertaken` compares with the fields as the server stored them.
   */
  save: (patch: Partial<Fields>, isOvertaken: IsOvertaken) => Promise<unknown>;
  /** The pause in the typing before a save, in milliseconds. */
  delay?: number;
  /** The address where the writing can continue, if it is not the present page. */
  address?: string;
}

export interface Autosave<Fields extends object> {
  /** Changes fields. The change is merged with the pending changes. */
  change: (patch: Partial<Fields>) => void;
  /** Sends the pending changes at once. */
  flush: () => void;
  /** Tries again after a failure. After a conflict it overwrites the changes of others. */
  retry: () => void;
  /** Drops the draft, so that the form shows the server's version. */
  discard: () => void;
  /**
   * Saves the draft at once, before the thing is deleted, because it cannot be saved afterwards.
   * @returns the changes that could not be saved, or null. They are no draft any more; `change` makes them one again
   */
  settle: () => Promise<Partial<Fields> | null>;
  estado: EstadoGuardado;
  /** Why the server refused the typed values, after a failure. */
  problem?: string;
  /** The unsaved changes: show `{ ...stored, ...draft }`. */
  draft: Partial<Fields>;
}

const nothing = {};

/**
 * Saves one thing while it is edited. Pending changes are sent at once when the form closes. Refused changes stay a
 * draft, and the form shows them the next time.
 */
export function useAutosave<Fields extends object>(options: AutosaveOptions<Fields>): Autosave<Fields> {
  const { kind, id, stored, save, delay = 500, address } = options;
  const key = `${kind}/${id}`;
  const app = useApp();
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectAutosave(state, key));
  useTypedHere(entry !== undefined);
  const shown = useRef({ save, stored });
  // Set after all cleanups: the cleanup below needs the `save` of the thing that the form leaves.
  useLayoutEffect(() => {
    shown.current = { save, stored };
  });

  // The slice is not added during render, because that changes the store under other components. A plain effect may run
  // after the first keystroke, which would be lost.
  useLayoutEffect(() => {
    const saves = installAutosave(app);
    saves.set(key, (patch, isOvertaken) => shown.current.save(patch as Partial<Fields>, isOvertaken));
    return () => {
      // The last save function stays, to save the remaining changes.
      const { save: last } = shown.current;
      saves.set(key, (patch, isOvertaken) => last(patch as Partial<Fields>, isOvertaken));
      dispatch(editorLeft({ key }));
      if (!selectAutosave(app.store.getState(), key)) saves.delete(key);
    };
  }, [app, key, dispatch]);

  const restored = stored && entry?.isRestored ? entry : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft and what is stored are both there
  useEffect(() => {
    if (restored && stored) dispatch(restoredReviewed({ key, ...reviewOf(restored, stored) }));
  }, [restored === null, key]);

  const calls = useMemo(
    () => ({
      change: (patch: Partial<Fields>) => {
        dispatch(changeRequested({ key, patch: { ...patch }, delay, stored: shown.current.stored, address }));
      },
      flush: () => void dispatch(flushRequested({ key })),
      retry: () => void dispatch(retryRequested({ key, stored: shown.current.stored })),
      discard: () => void dispatch(draftDiscarded({ key })),
    }),
    [dispatch, key, delay, address],
  );
  const draft = useMemo(() => (entry ? draftOf(entry) : nothing) as Partial<Fields>, [entry]);
  const settle = async () => {
    calls.discard();
    if (!entry || Object.keys(draft).length === 0) return null;
    return shown.current
      .save(draft, (present) => reviewOf({ ...entry, pending: draft }, present).isStale)
      .then(
        () => null,
        () => draft,
      );
  };
  return { ...calls, settle, estado: entry?.estado ?? 'quieto', problem: entry?.problem, draft };
}
