import { useEffect, useId, useRef } from 'react';
import { Button } from '../button';
import { Row, Text } from '../layout/layout';
import styles from './removed-tags.module.css';
import type { Tag } from './tag';
import { removedText } from './use-tag-changes';

interface RemovedTagsProps {
  /** The deleted tags, the newest first. */
  removed: readonly Tag[];
  onUndo: (tag: Tag) => void;
}

/** The deleted tags, each with a button to restore it. */
export function RemovedTags({ removed, onUndo }: RemovedTagsProps) {
  const id = useId();
  const newest = useRef<HTMLButtonElement>(null);
  // The button that deleted the tag disappeared with its row. So the page or the panel has the focus.
  useEffect(() => {
    if (removed.length > 0 && document.activeElement?.contains(newest.current)) newest.current?.focus();
  }, [removed]);
  return (
    <div className={styles.list}>
      {removed.map((tag, index) => (
        <Row key={tag.id} align="center" justify="between" gap={2}>
          <Text shrinks breaks id={`${id}-${tag.id}`}>
            {removedText(tag)}
          </Text>
          <Button
            ref={index === 0 ? newest : undefined}
            size="small"
            color="primary"
            aria-describedby={`${id}-${tag.id}`}
            onClick={() => onUndo(tag)}
          >
            Deshacer
          </Button>
        </Row>
      ))}
    </div>
  );
}
