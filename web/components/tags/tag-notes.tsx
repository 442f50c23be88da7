import { useEffect, useRef } from 'react';
import { Button } from '../button';
import type { Tag } from './tag';
import styles from './tag-picker.module.css';
import { removedText } from './use-tag-changes';

interface TagNotesProps {
  /** Shown while there is no deletion to undo. */
  text: string;
  /** Why the last change was refused. */
  problem: string | null;
  removed: Tag | null;
  onUndo: (tag: Tag) => void;
}

/** The result of the last change, with a button to undo a deletion. */
export function TagNotes({ text, problem, removed, onUndo }: TagNotesProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that deleted the tag is gone with its row, so the focus is lost.
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
