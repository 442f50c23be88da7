import { useEffect, useRef } from 'react';
import { useTypedText } from '../../../autosave/use-typed-text';
import styles from './nota-texto.module.css';

interface NotaTextoProps {
  label: string;
  placeholder?: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  /** Enter goes on to the next field, and what is pasted becomes one line. */
  isSingleLine?: boolean;
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
  className?: string;
}

/** A text that is written where it stands, as high as it is long. */
export function NotaTexto({
  label,
  placeholder = label,
  value,
  maxLength,
  onChange,
  isSingleLine = false,
  hasFocus = false,
  className = '',
}: NotaTextoProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useTypedText(value, (text) => onChange(isSingleLine ? text.replace(/\s*\n\s*/g, ' ') : text));
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
        onKeyDown={(event) => {
          if (!isSingleLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.parentElement?.nextElementSibling?.querySelector('textarea')?.focus();
        }}
      />
    </span>
  );
}
