import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { AutosaveStatus } from '../../autosave/autosave-status';
import type { Autosave } from '../../autosave/use-autosave';
import { useTypedText } from '../../autosave/use-typed-text';
import { HintButton } from '../hint-button';
import { type Tag, tagNamed, takenText } from './tag';
import styles from './tag-rows.module.css';

interface TagRowProps {
  tag: Tag;
  others: readonly Tag[];
  /** Saves the title, and the other fields that `children` change. */
  autosave: Autosave<{ title: string }>;
  onRemove: () => void;
  /** Shown before the title. */
  children: ReactNode;
}

/** A tag with its title edited in place. If the title is emptied or taken, the old title stays. */
export function TagRow({ tag: { title }, others, autosave, onRemove, children }: TagRowProps) {
  const shown = autosave.draft.title ?? title;
  const [isTaken, setIsTaken] = useState(false);
  const before = useRef(shown);
  const typed = useTypedText(shown, (text) => {
    const taken = tagNamed(others, text) !== undefined;
    setIsTaken(taken);
    if (text.trim() && !taken) autosave.change({ title: text });
  });
  const leave = () => {
    typed.onBlur();
    // Titles typed on the way to the taken title are stored already. So the old title is saved again.
    if (isTaken) autosave.change({ title: before.current });
    setIsTaken(false);
  };
  return (
    <li className={styles.row}>
      {children}
      <input
        {...typed}
        className={styles.title}
        maxLength={60}
        aria-label={`Nombre de la etiqueta ${title}`}
        aria-invalid={isTaken || typed.value.trim() === ''}
        onFocus={() => {
          before.current = shown;
        }}
        onBlur={leave}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && leave()}
      />
      <AutosaveStatus autosave={autosave} />
      <HintButton label={`Eliminar la etiqueta ${title}`} hintAlign="end" onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {isTaken && (
        <p className={styles.taken} role="alert">
          {takenText}
        </p>
      )}
    </li>
  );
}
