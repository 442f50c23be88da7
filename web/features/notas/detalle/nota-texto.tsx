import { useEffect, useRef } from 'react';
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

/**
 * A text that is written where it stands, as high as it is long. Always as it is known to be: what another tab wrote must
 * be seen before it is written over.
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it appears, and never again
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, []);
  return (
    <span className={`${styles.grow} ${className}`} data-text={`${value}\u200b`}>
      <textarea
        ref={field}
        value={value}
        className={styles.text}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={({ target }) => onChange(isSingleLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
        onKeyDown={(event) => {
          if (!isSingleLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.parentElement?.nextElementSibling?.querySelector('textarea')?.focus();
        }}
      />
    </span>
  );
}
