import { useEffect, useRef } from 'react';
import styles from './titulo-en-lugar.module.css';

interface TituloEnLugarProps {
  label: string;
  value: string;
  maxLength: number;
  /** Called once: with the new title, or with null when it stays as it was. */
  onDone: (title: string | null) => void;
}

/** A title while it is written where it stands: Enter or leaving keeps it, Escape or nothing restores it. */
export function TituloEnLugar({ label, value, maxLength, onDone }: TituloEnLugarProps) {
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
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
      // biome-ignore lint/a11y/noAutofocus: whoever asked to write it goes on in it
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

/** When it goes with the focus in it, the keyboard goes on from the button that takes its place. */
const giveBackFocus = (place: Element | null | undefined) => () => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) place?.querySelector('button')?.focus();
  });
};
