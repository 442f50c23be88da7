import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { HintButton } from '../hint-button';
import { PlainList, Row } from '../layout/layout';
import type { Tag } from './tag';
import styles from './tag-picker.module.css';

interface TagEditListProps {
  tags: readonly Tag[];
  maxLength: number;
  onRename?: (tag: Tag, title: string) => Promise<unknown>;
  onRemove?: (tag: Tag) => unknown;
}

/** A list in which the tags themselves are renamed and deleted. */
export function TagEditList({ tags, maxLength, onRename, onRemove }: TagEditListProps) {
  return (
    <PlainList flow="stack" gap="2px" className={styles.list} aria-label="Cambiar las etiquetas">
      {tags.map((tag) => (
        <Row key={tag.id} as="li" align="center" gap={1} className={styles.editRow}>
          {onRename ? <TagTitle tag={tag} maxLength={maxLength} onRename={onRename} /> : <span>{tag.title}</span>}
          {onRemove && (
            <HintButton
              size="small"
              hintAlign="end"
              label={`Eliminar la etiqueta ${tag.title}`}
              onClick={() => onRemove(tag)}
            >
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          )}
        </Row>
      ))}
    </PlainList>
  );
}

interface TagTitleProps {
  tag: Tag;
  maxLength: number;
  onRename: (tag: Tag, title: string) => Promise<unknown>;
}

/** Saves on Enter and on leaving the field. An empty or refused title goes back to the stored one. */
function TagTitle({ tag, maxLength, onRename }: TagTitleProps) {
  const [text, setText] = useState<string | null>(null);
  const saving = useRef<{ title: string; end: Promise<unknown> }>(undefined);
  const save = async () => {
    const title = text?.trim().replace(/\s+/g, ' ');
    const before = saving.current;
    // Enter and then leaving the field are one change.
    if (before && title === before.title) return;
    if (!title || (!before && title === tag.title)) return setText(null);
    const rename = async () => {
      await before?.end;
      await onRename(tag, title).catch(() => undefined);
    };
    const now = { title, end: rename() };
    saving.current = now;
    await now.end;
    if (saving.current === now) saving.current = undefined;
    // The saved text stays in sight until now. Text typed meanwhile stays longer.
    setText((typed) => (typed === text ? null : typed));
  };
  return (
    <input
      className={styles.search}
      data-stop
      value={text ?? tag.title}
      maxLength={maxLength}
      aria-label={`Nombre de la etiqueta ${tag.title}`}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        void save();
      }}
    />
  );
}
