import { Plus, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { Row } from '../../../../components/layout/layout';
import { useTypedHere } from '../../../../lib/typed-here';
import styles from './agregar-form.module.css';
import { type Nueva, useAgregar } from './use-agregar';

interface AgregarFormProps {
  /** The text of the button and the name of the field: «Agregar tarjeta». */
  label: string;
  placeholder: string;
  /** Adds the item. Resolves to undefined when the server refused it, after telling the person. */
  onAdd: (nueva: Nueva) => Promise<unknown>;
  /** Called with the texts that were not added when the form disappears. */
  onLost?: (text: string) => void;
  className?: string;
}

/**
 * A button that becomes a form. Enter saves, and the form stays open for the next item; Escape closes it. Each pasted
 * line adds an item, in the order of the lines.
 */
export function AgregarForm({ label, placeholder, onAdd, onLost, className = '' }: AgregarFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** The person closed the form, so the focus goes back to the button. */
  const [wasClosed, setWasClosed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, add } = useAgregar(onAdd, onLost);
  useTypedHere(text.trim() !== '', () => [text.trim()]);

  const close = () => {
    setIsOpen(false);
    setWasClosed(true);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (add()) field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
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
    <form className={`${styles.form} ${className}`} onSubmit={submit}>
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
      <Row align="center" gap={1}>
        <Button type="submit" variant="contained" size="small">
          Agregar
        </Button>
        <HintButton label="Cerrar" onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Row>
    </form>
  );
}
