import { useEffect, useRef } from 'react';
import { useTypedHere } from '../../../lib/typed-here';
import styles from './title-in-place.module.css';

interface TituloEnLugarProps {
  label: string;
  value: string;
  maxLength: number;
  /** Called once: with the new title, or with null when the title stays as it was. */
  onDone: (title: string | null) => void;
}

/** Edits a title in place. Enter or leaving the field saves it; Escape or an empty text keeps the old one. */
export function TituloEnLugar({ label, value, maxLength, onDone }: TituloEnLugarProps) {
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useTypedHere(true);
  useEffect(() => giveBackFocus(input.current?.parentElement), []);
  const finish = (text: string) => {
    if (isDone.current) return;
    isDone.current = true;
    const title = text.trim().replace(/\s+/g, ' ');
    onDone(title && title !== value ? title : null);
  };
  return (
    <input
      ref={input}
      className={styles.input}
      // biome-ignore lint/a11y/noAutofocus: the person asked to edit the title
      autoFocus
      aria-label={label}
      defaultValue={value}
      maxLength={maxLength}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => finish(target.value)}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) finish(currentTarget.value);
        if (key === 'Escape') finish('');
      }}
    />
  );
}

/** If the field disappears with the focus in it, the button that replaces it takes the focus. */
const giveBackFocus = (place: Element | null | undefined) => () => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) place?.querySelector('button')?.focus();
  });
};
