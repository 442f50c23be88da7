import { X } from 'lucide-react';
import { BareButton, Cut, PlainList } from '../layout/layout';
import type { Tag } from './tag';
import styles from './tag-chips.module.css';

interface TagChipsProps {
  tags: readonly Tag[];
  /** Gives each chip an x, which removes the tag. */
  onRemove?: (tag: Tag) => void;
}

/** The tags of something, as chips. */
export function TagChips({ tags, onRemove }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <PlainList flow="row" wrap gap={1} shrinks aria-label="Etiquetas">
      {tags.map((tag) => (
        <li key={tag.id} className={styles.chip}>
          <Cut padX={2}>{tag.title}</Cut>
          {onRemove && (
            <BareButton
              fixed
              round="sm"
              hover
              className={styles.remove}
              aria-label={`Quitar la etiqueta ${tag.title}`}
              onClick={() => onRemove(tag)}
            >
              <X size={14} strokeWidth={2} aria-hidden="true" />
            </BareButton>
          )}
        </li>
      ))}
    </PlainList>
  );
}
