import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HintButton } from './hint-button';
import { Box } from './layout/layout';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** The current search, usually from the URL. */
  value: string;
  /** Called 300 ms after the last key, and at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  label: string;
  placeholder?: string;
  /** As wide as its place; otherwise only on phones. */
  full?: boolean;
}

const rest = 300;

/** A search input that waits for a pause in the typing. */
export function SearchField({ value, onSearch, label, placeholder = label, full = false }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  // The back button changes the value from outside. A value that this field sent must not overwrite later typing.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  const send = (next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onSearch(next);
  };
  const sendRested = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendRested(text.trim()), rest);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    send('');
    input.current?.focus();
  };

  return (
    <Box relative full className={full ? undefined : styles.field}>
      <Search className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        className={styles.input}
        type="search"
        ref={input}
        value={text}
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Enter must not submit a form around the field.
            event.preventDefault();
            send(text.trim());
          }
          if (event.key === 'Escape' && text) clear();
        }}
      />
      {text && (
        <HintButton className={styles.clear} size="small" label="Borrar la búsqueda" hintAlign="end" onClick={clear}>
          <X size={16} strokeWidth={1.75} />
        </HintButton>
      )}
    </Box>
  );
}
