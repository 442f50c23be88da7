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
   * The fields as the server has them; undefined until they are known. What an earlier visit left unsaved is compared
   * with them first: if somebody else has changed the same field, it is a conflict and not sent.
   */
  stored: Partial<Fields> | undefined;
  /**
   * Sends the changed fields. Puts the answer in the cache before it resolves; rejects with the server's error (a
   * mutation's `unwrap()`). Runs once at a time: read the version for If-Match when it is called. If it resolves to the
   * thing, the next `isOvertaken` compares with the fields as the server stored them.
   */
  save: (patch: Partial<Fields>, isOvertaken: IsOvertaken) => Promise<unknown>;
  /** Milliseconds that the typing must pause. */
  delay?: number;
  /** Where it can be written on, if that is not the page around. */
  address?: string;
}

export interface Autosave<Fields extends object> {
  /** Changes fields; merged with the changes that wait. */
  change: (patch: Partial<Fields>) => void;
  /** Sends the waiting changes at once. */
  flush: () => void;
  /** Tries again after a failure. After a conflict it overwrites what others wrote. */
  retry: () => void;
  /** Drops the draft, so that the form shows what the server has. */
  discard: () => void;
  /**
   * Saves the draft at once, before the thing is deleted: afterwards it cannot be saved.
   * @returns what could not be saved, or null. It is no draft any more; `change` makes it one again
   */
  settle: () => Promise<Partial<Fields> | null>;
  estado: EstadoGuardado;
  /** Why the server refused what was typed, after a failure. */
  problem?: string;
  /** The unsaved changes: show `{ ...stored, ...draft }`. */
  draft: Partial<Fields>;
}

const nothing = {};

/**
 * Saves one thing while it is edited. Pending changes are sent at once when the form closes. What the server refuses
 * stays a draft, and the form shows it the next time.
 */
export function useAutosave<Fields extends object>(options: AutosaveOptions<Fields>): Autosave<Fields> {
  const { kind, id, stored, save, delay = 500, address } = options;
  const key = `${kind}/${id}`;
  const app = useApp();
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectAutosave(state, key));
  useTypedHere(entry !== undefined);
  const latest = useRef(save);
  latest.current = save;
  const known = useRef(stored);
  known.current = stored;

  // Not during render: adding a slice changes the store under other components. Not in a plain effect: it may run after
  // the first keystroke, which would be lost.
  useLayoutEffect(() => {
    const saves = installAutosave(app);
    saves.set(key, (patch, isOvertaken) => latest.current(patch as Partial<Fields>, isOvertaken));
    return () => {
      // The last save function stays, to save what is left.
      const last = latest.current;
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
        dispatch(changeRequested({ key, patch: { ...patch }, delay, stored: known.current, address }));
      },
      flush: () => void dispatch(flushRequested({ key })),
      retry: () => void dispatch(retryRequested({ key, stored: known.current })),
      discard: () => void dispatch(draftDiscarded({ key })),
    }),
    [dispatch, key, delay, address],
  );
  const draft = useMemo(() => (entry ? draftOf(entry) : nothing) as Partial<Fields>, [entry]);
  const settle = async () => {
    calls.discard();
    if (!entry || Object.keys(draft).length === 0) return null;
    return latest
      .current(draft, (present) => reviewOf({ ...entry, pending: draft }, present).isStale)
      .then(
        () => null,
        () => draft,
      );
  };
  return { ...calls, settle, estado: entry?.estado ?? 'quieto', problem: entry?.problem, draft };
}
