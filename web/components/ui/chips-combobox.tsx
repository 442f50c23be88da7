import { Combobox as Base } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { matcherOf } from '../../lib/coincidencias';
import { Cut } from '../layout/layout';
import { passEscapeWhenClosed } from './combobox';
import styles from './combobox.module.css';
import { OptionList, type OptionListProps } from './combobox-options';
import { FieldFrame, type FieldProps, fieldAria } from './field';
import field from './field.module.css';

interface ChipsComboboxProps extends FieldProps, OptionListProps<string> {
  options: readonly string[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Gives the text that is shown for a value; by default the value itself. */
  toLabel?: (value: string) => string;
  /** Whether typed text becomes a value on Enter and on leaving the field, so that it is not lost. */
  isOpenEnded?: boolean;
  /** Splits a typed or pasted text into values, for an open-ended field. A comma or a semicolon then ends a value. */
  split?: (text: string) => string[];
  /** Gives the problem of an invalid value, which its chip tells. */
  problemOf?: (value: string) => string | undefined;
  /** Called with the typed text when the server filters; all options are then offered. */
  onSearch?: (text: string) => void;
  /** Whether Enter takes the first option for the typed text. By default it does, except in an open-ended field. */
  takesFirst?: (text: string) => boolean;
  isDisabled?: boolean;
  placeholder?: string;
  /** The most characters of a typed value. */
  maxLength?: number;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const itself = (value: string) => value;
const isSeparator = (key: string) => key === ',' || key === ';';

/** A choice of several values. Each is a chip in the field, and can be removed. */
export function ChipsCombobox(props: ChipsComboboxProps) {
  const { label, required, error, help, options, values, onChange, toLabel = itself, isOpenEnded, ...rest } = props;
  const { split, problemOf, onSearch, takesFirst = () => !isOpenEnded, isDisabled, ...others } = rest;
  const { placeholder, maxLength, onBlur, ref, ...list } = others;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const root = useRef<Base.Root.Actions>(null);
  const [text, setText] = useState('');
  const frame = { label, required, error, help };
  const left = options.filter((option) => !values.includes(option));
  const type = (typed: string) => {
    setText(typed);
    onSearch?.(typed);
  };
  const add = (typed: string) => {
    const added = split ? split(typed) : [typed.trim()].filter(Boolean);
    if (!isOpenEnded || added.length === 0) return false;
    onChange([...new Set([...values, ...added])]);
    type('');
    root.current?.close();
    return true;
  };
  const addTyped = () => add(text);
  /** Takes the last chip back into the field, to change its text. */
  const editLast = () => {
    const last = values.at(-1);
    if (!split || text !== '' || last === undefined) return false;
    onChange(values.slice(0, -1));
    type(last);
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
        type('');
        if (isOpenEnded) root.current?.close();
      }}
      inputValue={text}
      // Only typing changes the text: by itself the library would empty the field when its list closes.
      onInputValueChange={(next, { reason }) => reason === 'input-change' && type(next)}
      itemToStringLabel={toLabel}
      autoHighlight={takesFirst(text)}
      filter={onSearch ? null : (option, typed) => matcherOf(typed)(toLabel(option))}
      disabled={isDisabled}
    >
      <FieldFrame id={id} {...frame}>
        <Base.InputGroup ref={group} className={field.control}>
          <Base.Chips className={styles.chips}>
            {values.map((value) => (
              <Base.Chip
                key={value}
                className={styles.chip}
                aria-label={[toLabel(value), problemOf?.(value)].filter(Boolean).join(': ')}
                data-invalid={problemOf?.(value) !== undefined}
                title={problemOf?.(value)}
              >
                <Cut>{toLabel(value)}</Cut>
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
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                // A single pasted value may be completed by typing; several values are added at once.
                if (!split || split(pasted).length < 2 || !add(text + pasted)) return;
                event.preventDefault();
              }}
              onBlur={() => {
                addTyped();
                setText('');
                onBlur?.();
              }}
              onKeyDown={(event) => {
                passEscapeWhenClosed(event);
                const { ariaExpanded } = event.currentTarget;
                const option = event.currentTarget.getAttribute('aria-activedescendant');
                if (event.nativeEvent.isComposing) return;
                if (split && event.key === 'Tab' && option && text) {
                  document.getElementById(option)?.click();
                  event.preventDefault();
                  return;
                }
                // Escape in a closed list would reach the dialog around, which would lose the text.
                const isEnd =
                  event.key === 'Enter'
                    ? option === null
                    : event.key === 'Escape'
                      ? ariaExpanded !== 'true'
                      : split !== undefined && isSeparator(event.key);
                const isDone = event.key === 'Backspace' ? editLast() : isEnd && addTyped();
                if (!isDone) return;
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
