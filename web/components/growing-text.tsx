import { useEffect, useRef } from 'react';
import styles from './growing-text.module.css';

interface GrowingTextProps {
  label: string;
  /** The placeholder; the label by default. */
  placeholder?: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** Whether a border shows while the field is pointed at or has the focus. */
  isFramed?: boolean;
  /** Makes the field a single line: Enter calls this instead of breaking the line, and pasted lines are joined. */
  onEnter?: (field: HTMLTextAreaElement) => void;
  /** Whether the field takes the focus when it appears. */
  hasFocus?: boolean;
  className?: string;
}

/** A text edited in place, in a field that grows with it. */
export function GrowingText({ label, value, onChange, onEnter, hasFocus = false, ...rest }: GrowingTextProps) {
  const { placeholder = label, maxLength, onBlur, isReadOnly, isFramed = false, className = '' } = rest;
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
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
