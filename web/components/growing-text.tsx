import { useEffect, useRef } from 'react';
import styles from './growing-text.module.css';

interface GrowingTextProps {
  label: string;
  /** The label unless told otherwise. */
  placeholder?: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** It shows where it is as a field does, when it is pointed at or written in. */
  isFramed?: boolean;
  /** Makes it a single line, as what is pasted becomes too: Enter goes on from it instead of breaking the line. */
  onEnter?: (field: HTMLTextAreaElement) => void;
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
  className?: string;
}

/** A text that is written where it stands, as high as it is long. */
export function GrowingText({ label, value, onChange, onEnter, hasFocus = false, ...rest }: GrowingTextProps) {
  const { placeholder = label, maxLength, onBlur, isReadOnly, isFramed = false, className = '' } = rest;
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it appears, and never again
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, []);
  return (
    <span className={`${styles.grow} ${className}`} data-text={`${value}\u200b`} data-framed={isFramed}>
      <textarea
        ref={field}
        value={value}
        className={styles.text}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        readOnly={isReadOnly}
        data-autofocus={hasFocus ? '' : undefined}
        onBlur={onBlur}
        onChange={({ target }) => onChange(onEnter ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter(event.currentTarget);
        }}
      />
    </span>
  );
}
