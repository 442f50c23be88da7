import { useTypedText } from '../../../../autosave/use-typed-text';
import { GrowingText } from '../../../../components/growing-text';

interface AutoTextoProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  isReadOnly: boolean;
  /** Enter ends what is typed, and what is pasted becomes one line. */
  isSingleLine?: boolean;
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
  className?: string;
}

/** A text of a tarea that saves itself. It stays as it is typed, although it is stored trimmed. */
export function AutoTexto({ value, onChange, isSingleLine = false, ...rest }: AutoTextoProps) {
  const typed = useTypedText(value, onChange);
  return (
    <GrowingText
      {...rest}
      isFramed
      value={typed.value}
      onChange={(text) => typed.onChange({ target: { value: text } })}
      onBlur={typed.onBlur}
      onEnter={isSingleLine ? typed.onBlur : undefined}
    />
  );
}
