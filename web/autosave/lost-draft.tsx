import { useId, useLayoutEffect, useMemo } from 'react';
import { Button } from '../components/button';
import { useCopy } from '../components/use-copy';
import { useApp, useAppDispatch, useAppSelector } from '../store/hooks';
import { draftDiscarded, draftOf, selectAutosave } from './autosave-slice';
import { textOf } from './draft-text';
import { installAutosave } from './install-autosave';
import styles from './lost-draft.module.css';

interface LostDraftProps {
  /** As they are given to `useAutosave`. */
  kind: string;
  id: string;
  onDiscarded: () => void;
}

/**
 * Shows the unsaved text of a thing that was deleted, to copy or discard it: nothing else leads to it. Shows nothing
 * when there is no draft.
 */
export function LostDraft({ kind, id, onDiscarded }: LostDraftProps) {
  const headingId = useId();
  const { draft, discard } = useLostDraft(`${kind}/${id}`);
  const text = textOf(draft);
  const { isCopied, copy, forget } = useCopy(text);
  if (Object.keys(draft).length === 0) return null;
  return (
    <section className={styles.draft} aria-labelledby={headingId}>
      <p id={headingId} className={styles.title}>
        Lo que escribió y no se guardó
      </p>
      <p className={styles.text}>{text || 'Un cambio sin texto.'}</p>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            discard();
            onDiscarded();
          }}
        >
          Descartarlo
        </Button>
        {text && (
          <Button size="small" variant="contained" onClick={copy} onBlur={forget}>
            <span aria-live="polite">{isCopied ? 'Copiado' : 'Copiar'}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

function useLostDraft(key: string) {
  const app = useApp();
  const dispatch = useAppDispatch();
  // Restores what an earlier visit left.
  useLayoutEffect(() => void installAutosave(app), [app]);
  const entry = useAppSelector((state) => selectAutosave(state, key));
  const draft = useMemo(() => (entry ? draftOf(entry) : {}), [entry]);
  return { draft, discard: () => void dispatch(draftDiscarded({ key })) };
}
