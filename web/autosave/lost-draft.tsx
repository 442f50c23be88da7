import { useLayoutEffect, useMemo } from 'react';
import { useApp, useAppDispatch, useAppSelector } from '../store/hooks';
import { draftDiscarded, draftOf, selectAutosave } from './autosave-slice';
import { textOf } from './draft-text';
import { installAutosave } from './install-autosave';
import { LostText } from './lost-text';

interface LostDraftProps {
  /** The kind of the thing, as given to `useAutosave`. */
  kind: string;
  id: string;
  onDiscarded: () => void;
}

/**
 * Shows the unsaved text of a deleted thing, to copy or discard it. No other part of the product leads to this text.
 * Draws nothing when there is no draft.
 */
export function LostDraft({ kind, id, onDiscarded }: LostDraftProps) {
  const { draft, discard } = useLostDraft(`${kind}/${id}`);
  if (Object.keys(draft).length === 0) return null;
  return (
    <LostText
      title="Lo que escribió y no se guardó"
      text={textOf(draft)}
      onDiscard={() => {
        discard();
        onDiscarded();
      }}
    />
  );
}

function useLostDraft(key: string) {
  const app = useApp();
  const dispatch = useAppDispatch();
  // Restores the drafts that an earlier visit left.
  useLayoutEffect(() => void installAutosave(app), [app]);
  const entry = useAppSelector((state) => selectAutosave(state, key));
  const draft = useMemo(() => (entry ? draftOf(entry) : {}), [entry]);
  return { draft, discard: () => void dispatch(draftDiscarded({ key })) };
}
