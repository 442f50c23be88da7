import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import styles from './combobox.module.css';
import { OptionList, type OptionListProps } from './combobox-options';
import { FieldFrame, type FieldProps, fieldAria } from './field';
import field from './field.module.css';

export interface ComboboxProps<Item> extends FieldProps, OptionListProps<Item> {
  options: readonly Item[];
  value: Item | null;
  onChange: (item: Item | null) => void;
  /** What tells one from another. */
  toKey: (item: Item) => string;
  /** What is written in the field, and searched. */
  toLabel: (item: Item) => string;
  /** Which options what was typed leaves. Those that have it in their label without it; with `null` the server did it. */
  filter?: ((item: Item, text: string) => boolean) | null;
  /** Called with what is typed. */
  onSearch?: (text: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  onBlur?: () => void;
  /** There is always one. */
  isRequiredChoice?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** In the field, before the text. */
  start?: ReactNode;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One of many, found by typing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, required, error, help, options, value, onChange, toKey, toLabel, filter, onSearch, ...rest } = props;
  const {
    onOpenChange,
    onBlur,
    isRequiredChoice = false,
    placeholder,
    autoFocus,
    disabled,
    start,
    ref,
    ...list
  } = rest;
  const id = useId();
  const frame = { label, required, error, help };
  return (
    <Base.Root<Item>
      items={options as Item[]}
      value={value}
      onValueChange={(item) => (item !== null || !isRequiredChoice) && onChange(item)}
      itemToStringLabel={toLabel}
      isItemEqualToValue={(item, chosen) => toKey(item) === toKey(chosen)}
      filter={filter}
      onInputValueChange={(text, { reason }) => isTyped(reason) && onSearch?.(text)}
      onOpenChange={onOpenChange}
      autoHighlight
      disabled={disabled}
    >
      <FieldFrame id={id} {...frame}>
        <Base.InputGroup className={field.control}>
          {start}
          <Base.Input
            {...fieldAria(id, frame)}
            aria-label={list['aria-label']}
            ref={ref}
            className={field.input}
            placeholder={placeholder}
            autoFocus={autoFocus}
            onBlur={onBlur}
            onKeyDown={leaveEscape}
          />
          {!isRequiredChoice && (
            <Base.Clear className={styles.button} aria-label="Borrar">
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </Base.Clear>
          )}
          <Base.Trigger className={styles.button} aria-label="Abrir" tabIndex={-1}>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Base.Trigger>
        </Base.InputGroup>
      </FieldFrame>
      <OptionList label={label ?? list['aria-label']} toKey={toKey} toLabel={toLabel} {...list} />
    </Base.Root>
  );
}

/** Nobody typed what a choice puts into the field. */
const isTyped = (reason: string) => reason === 'input-change' || reason === 'input-clear' || reason === 'clear-press';

/** Escape closes the list. Without one it is for the dialog around, and does not take the value away. */
export function leaveEscape(event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }): void {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
}
