import { useLayoutEffect, useMemo } from 'react';
import { useApp, useAppDispatch, useAppSelector } from '../app/hooks';
import { draftDiscarded, draftOf, type Patch, selectAutosave } from './autosave-slice';
import { installAutosave } from './install-autosave';

/** What was written of a thing that is not there any more, so that no form of it can save it. */
export function useLostDraft(kind: string, id: string): { draft: Patch; discard: () => void } {
  const app = useApp();
  const dispatch = useAppDispatch();
  const key = `${kind}/${id}`;
  // What an earlier visit left is not known before.
  useLayoutEffect(() => void installAutosave(app), [app]);
  const entry = useAppSelector((state) => selectAutosave(state, key));
  const draft = useMemo(() => (entry ? draftOf(entry) : {}), [entry]);
  return { draft, discard: () => void dispatch(draftDiscarded({ key })) };
}
