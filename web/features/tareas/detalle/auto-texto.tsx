import { useEffect, useRef } from 'react';
import { useTypedText } from '../../../autosave/use-typed-text';
import styles from './auto-texto.module.css';

interface AutoTextoProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  isReadOnly: boolean;
  /** Enter leaves the field, and what is pasted becomes one line. */
  isSingleLine?: boolean;
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
  className?: string;
}

/** A text that is written where it stands, as high as it is long. */
export function AutoTexto({ label, value, onChange, isSingleLine = false, hasFocus, ...rest }: AutoTextoProps) {
  const { placeholder = label, maxLength, isReadOnly, className = '' } = rest;
  const oneLine = (text: string) => (isSingleLine ? text.replace(/\s*\n\s*/g, ' ') : text);
  const typed = useTypedText(value, (text) => onChange(oneLine(text)));
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it appears, and never again
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, []);
  return (
    <span className={`${styles.grow} ${className}`} data-text={`${typed.value}\u200b`}>
      <textarea
        {...typed}
        ref={field}
        className={styles.text}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        readOnly={isReadOnly}
        data-autofocus={hasFocus ? '' : undefined}
        onKeyDown={(event) => {
          if (!isSingleLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </span>
  );
}
