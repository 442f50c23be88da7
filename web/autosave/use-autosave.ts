import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
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
  /** What kind of thing: 'tarea', 'nota'. */
  kind: string;
  id: string;
  /**
   * The fields as the server has them; undefined as long as that is not known. With it, what was left unsaved by an
   * earlier visit is sent only where nobody else has written meanwhile.
   */
  stored: Partial<Fields> | undefined;
  /**
   * Sends the changed fields and puts the answer in the cache before it resolves; rejects with the server's error (a
   * mutation's `unwrap()`). Called with one change at a time: the version for If-Match is to be read when it is called.
   * When the answer is the thing, a field that somebody else writes from then on is known by `isOvertaken`.
   */
  save: (patch: Partial<Fields>, isOvertaken: IsOvertaken) => Promise<unknown>;
  /** Milliseconds that the typing must rest. */
  delay?: number;
}

export interface Autosave<Fields extends object> {
  /** Fields as they are now; merged with what waits already. */
  change: (patch: Partial<Fields>) => void;
  /** Sends at once what waits. */
  flush: () => void;
  /** Again, after a failure; after a conflict, over what the others wrote. */
  retry: () => void;
  /** Forgets what was not saved: what the server has is shown again. */
  discard: () => void;
  /**
   * Saves here and now what is left, for who is about to delete the thing: of what is deleted nothing is saved any more.
   * @returns what could not be saved, and is forgotten: `change` takes it up again
   */
  settle: () => Promise<Partial<Fields> | null>;
  estado: EstadoGuardado;
  /** What is changed and not saved: show `{ ...stored, ...draft }`. */
  draft: Partial<Fields>;
}

const nothing = {};

/**
 * Saves one thing while it is edited. What waits when its form goes is sent at once; what the server refuses stays a
 * draft, also for the next time that the form is shown.
 */
export function useAutosave<Fields extends object>(options: AutosaveOptions<Fields>): Autosave<Fields> {
  const { kind, id, stored, save, delay = 500 } = options;
  const key = `${kind}/${id}`;
  const app = useApp();
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectAutosave(state, key));
  const latest = useRef(save);
  latest.current = save;
  const known = useRef(stored);
  known.current = stored;

  // Not while drawing: a slice that arrives changes the store under all that is drawn from it. But before anybody can
  // type into what was drawn: a plain effect may come after the first stroke, which nobody would hear.
  useLayoutEffect(() => {
    const saves = installAutosave(app);
    saves.set(key, (patch, isOvertaken) => latest.current(patch as Partial<Fields>, isOvertaken));
    return () => {
      // It stays known by the last one that was given, which saves what is left.
      const last = latest.current;
      saves.set(key, (patch, isOvertaken) => last(patch as Partial<Fields>, isOvertaken));
      dispatch(editorLeft({ key }));
      if (!selectAutosave(app.store.getState(), key)) saves.delete(key);
    };
  }, [app, key, dispatch]);

  const restored = stored && entry?.isRestored ? entry : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what is stored when both are there
  useEffect(() => {
    if (restored && stored) dispatch(restoredReviewed({ key, ...reviewOf(restored, stored) }));
  }, [restored === null, key]);

  const calls = useMemo(
    () => ({
      change: (patch: Partial<Fields>) => {
        dispatch(changeRequested({ key, patch: { ...patch }, delay, stored: known.current }));
      },
      flush: () => void dispatch(flushRequested({ key })),
      retry: () => void dispatch(retryRequested({ key, stored: known.current })),
      discard: () => void dispatch(draftDiscarded({ key })),
    }),
    [dispatch, key, delay],
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
  return { ...calls, settle, estado: entry?.estado ?? 'quieto', draft };
}
