import { RemovedTags } from './removed-tags';
import type { Tag } from './tag';
import styles from './tag-picker.module.css';

interface TagNotesProps {
  /** Shown while there is no deletion to undo. */
  text: string;
  /** Why the last change was refused. */
  problem: string | null;
  removed: readonly Tag[];
  onUndo: (tag: Tag) => void;
}

/** The result of the last changes, with buttons to undo deletions. */
export function TagNotes({ text, problem, removed, onUndo }: TagNotesProps) {
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.note} role="status">
        {removed.length > 0 ? <RemovedTags removed={removed} onUndo={onUndo} /> : text}
      </div>
    </>
  );
}
