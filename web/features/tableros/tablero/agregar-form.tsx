import { Plus, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { HintButton } from '../../../components/hint-button';
import styles from './agregar-form.module.css';

interface AgregarFormProps {
  /** The text of the button and the name of the field: «Agregar tarjeta». */
  label: string;
  placeholder: string;
  /** Adds one. Resolves to undefined when the server refused it, after telling the person. */
  onAdd: (title: string) => Promise<unknown>;
  className?: string;
}

/**
 * A button that becomes a form. Enter saves and stays open for the next one, Escape closes. Each pasted line adds one,
 * in their order.
 */
export function AgregarForm({ label, placeholder, onAdd, className = '' }: AgregarFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** The person closed the form, so the focus goes back to the button. */
  const [wasClosed, setWasClosed] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const waiting = useRef<string[]>([]);

  const close = () => {
    setIsOpen(false);
    setWasClosed(true);
  };
  const add = async (event?: FormEvent) => {
    event?.preventDefault();
    const titles = text.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
    if (titles.length === 0) return;
    setText('');
    field.current?.focus();
    const isAdding = waiting.current.length > 0;
    waiting.current.push(...titles);
    if (isAdding) return;
    // Titles are sent one after the other, since the server puts each at the end.
    for (let next = titles[0]; next; [next] = waiting.current) {
      if ((await onAdd(next)) === undefined) break;
      waiting.current.shift();
    }
    // Refused titles go back into the field, before what was typed meanwhile.
    const refused = waiting.current.splice(0);
    setText((typed) => [...refused, typed].filter(Boolean).join('\n'));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };

  if (!isOpen) {
    return (
      <button
        type="button"
        className={`${styles.open} ${className}`}
        // biome-ignore lint/a11y/noAutofocus: the focus was in the form that closed
        autoFocus={wasClosed}
        data-agregar={label}
        onClick={() => setIsOpen(true)}
      >
        <Plus size={16} strokeWidth={2} aria-hidden="true" />
        {label}
      </button>
    );
  }
  return (
    <form className={`${styles.form} ${className}`} onSubmit={(event) => void add(event)}>
      <textarea
        ref={field}
        className={styles.field}
        // biome-ignore lint/a11y/noAutofocus: the person opened it to write
        autoFocus
        rows={Math.min(Math.max(2, text.split('\n').length), 6)}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" size="small">
          Agregar
        </Button>
        <HintButton label="Cerrar" onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </div>
    </form>
  );
}
