import { Combobox as Base } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { passEscapeWhenClosed } from './combobox';
import styles from './combobox.module.css';
import { OptionList, type OptionListProps } from './combobox-options';
import { FieldFrame, type FieldProps, fieldAria } from './field';
import field from './field.module.css';

interface ChipsComboboxProps extends FieldProps, OptionListProps<string> {
  options: readonly string[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The text shown for a value; by default the value itself. */
  toLabel?: (value: string) => string;
  /** Typed text becomes a value on Enter and on leaving the field, so that it is not lost. */
  isOpenEnded?: boolean;
  placeholder?: string;
  /** Characters of a typed value. */
  maxLength?: number;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const itself = (value: string) => value;

/** A choice of several values. Each is a chip in the field and can be removed. */
export function ChipsCombobox(props: ChipsComboboxProps) {
  const { label, required, error, help, options, values, onChange, toLabel = itself, isOpenEnded, ...rest } = props;
  const { placeholder, maxLength, onBlur, ref, ...list } = rest;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const root = useRef<Base.Root.Actions>(null);
  const [text, setText] = useState('');
  const frame = { label, required, error, help };
  const left = options.filter((option) => !values.includes(option));
  const addTyped = () => {
    const typed = text.trim();
    if (!isOpenEnded || !typed) return false;
    if (!values.includes(typed)) onChange([...values, typed]);
    setText('');
    root.current?.close();
    return true;
  };

  return (
    <Base.Root<string, true>
      multiple
      actionsRef={root}
      items={left}
      value={[...values]}
      onValueChange={(next) => {
        onChange(next);
        setText('');
        if (isOpenEnded) root.current?.close();
      }}
      inputValue={text}
      // Only typing changes the text: the library would empty the field when its list closes.
      onInputValueChange={(next, { reason }) => reason === 'input-change' && setText(next)}
      itemToStringLabel={toLabel}
      autoHighlight={!isOpenEnded}
    >
      <FieldFrame id={id} {...frame}>
        <Base.InputGroup ref={group} className={field.control}>
          <Base.Chips className={styles.chips}>
            {values.map((value) => (
              <Base.Chip key={value} className={styles.chip} aria-label={toLabel(value)}>
                {toLabel(value)}
                <Base.ChipRemove className={styles.remove} aria-label={`Quitar ${toLabel(value)}`}>
                  <X size={14} strokeWidth={1.75} aria-hidden="true" />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              {...fieldAria(id, frame)}
              ref={ref}
              className={field.input}
              placeholder={placeholder}
              maxLength={maxLength}
              onBlur={() => {
                addTyped();
                setText('');
                onBlur?.();
              }}
              onKeyDown={(event) => {
                passEscapeWhenClosed(event);
                const { ariaExpanded } = event.currentTarget;
                const isChoosing = event.currentTarget.getAttribute('aria-activedescendant') !== null;
                // Escape in a closed list is for the dialog around, which would lose the text.
                const isEnd = event.key === 'Enter' ? !isChoosing : event.key === 'Escape' && ariaExpanded !== 'true';
                if (!isEnd || event.nativeEvent.isComposing || !addTyped()) return;
                event.preventDefault();
                event.stopPropagation();
                event.preventBaseUIHandler();
              }}
            />
          </Base.Chips>
        </Base.InputGroup>
      </FieldFrame>
      {left.length > 0 && <OptionList label={label} toKey={itself} toLabel={toLabel} {...list} />}
    </Base.Root>
  );
}
