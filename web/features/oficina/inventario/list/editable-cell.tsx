import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './editable-cell.module.css';

interface CeldaEditableProps {
  /** The accessible name of the field: «Precio de Resma A4». */
  label: string;
  /** The value as people type it. */
  value: string;
  /** Saves the typed value. @returns whether it was saved */
  onSave: (typed: string) => Promise<boolean>;
  /** The value as it is shown. */
  children: ReactNode;
}

/** A number of a row that is changed in its place: Enter and leaving the field save it, Escape keeps what was. */
export function CeldaEditable({ label, value, onSave, children }: CeldaEditableProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSaving = useRef(false);
  const wasTyping = useRef(false);
  const isTyping = typed !== null;

  // The button takes the focus back when the keyboard ends the typing.
  useEffect(() => {
    if (wasTyping.current && !isTyping) button.current?.focus();
    wasTyping.current = false;
  }, [isTyping]);

  const save = async () => {
    if (typed === null || isSaving.current) return;
    isSaving.current = true;
    const isDone = typed.trim() === value || (await onSave(typed.trim()));
    isSaving.current = false;
    if (isDone) setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    wasTyping.current = true;
    if (event.key === 'Enter') void save();
    else setTyped(null);
  };

  if (typed === null) {
    return (
      <button ref={button} type="button" className={styles.valor} onClick={() => setTyped(value)}>
        {children}
        <span className="visually-hidden">, cambiar {label}</span>
        <Pencil className={styles.lapiz} size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    );
  }
  return (
    <input
      className={styles.campo}
      // biome-ignore lint/a11y/noAutofocus: the person pressed the value to type
      autoFocus
      inputMode="decimal"
      aria-label={label}
      maxLength={40}
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={press}
      onBlur={() => void save()}
    />
  );
}
