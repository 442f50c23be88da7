import { useEffect, useRef } from 'react';
import { Button } from '../button';
import type { Tag } from './tag';
import styles from './tag-picker.module.css';
import { removedText } from './use-tag-changes';

interface TagNotesProps {
  /** What there is to say when nothing has happened. */
  text: string;
  /** Why the last change was refused. */
  problem: string | null;
  removed: Tag | null;
  onUndo: (tag: Tag) => void;
}

/** What became of the last change, and the way back from a deletion. */
export function TagNotes({ text, problem, removed, onUndo }: TagNotesProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone with its row.
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus();
  }, [removed]);
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.note} role="status">
        {removed ? (
          <>
            <span>{removedText(removed)}</span>
            <Button ref={undo} size="small" color="primary" onClick={() => onUndo(removed)}>
              Deshacer
            </Button>
          </>
        ) : (
          text
        )}
      </div>
    </>
  );
}
