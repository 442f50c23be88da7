import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { HintButton } from './hint-button';
import { Box, Text } from './layout/layout';
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
  /** What is wrong with the search. It stands under the field. */
  problem?: string | undefined;
  /** Stands under the field, such as suggestions. `write` replaces the text, and returns to the field. */
  below?: (field: { text: string; write: (next: string) => void }) => ReactNode;
}

const rest = 300;

/** A search input that waits for a pause in the typing. */
export function SearchField({
  value,
  onSearch,
  label,
  placeholder = label,
  full = false,
  problem,
  below,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();

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

  const write = (next: string) => {
    setText(next);
    input.current?.focus();
  };

  const field = (
    <Box relative full className={full ? undefined : styles.field}>
      <Search className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        className={styles.input}
        type="search"
        ref={input}
        value={text}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
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
      {below?.({ text, write })}
    </Box>
  );
  return (
    <>
      {field}
      {problem && (
        <Text as="p" id={problemId} role="alert" size="xs" tone="danger" padTop={1} breaks>
          {problem}
        </Text>
      )}
    </>
  );
}
