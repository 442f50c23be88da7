import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { matcherOf } from '../../lib/coincidencias';
import styles from './combobox.module.css';
import { OptionList, type OptionListProps } from './combobox-options';
import { FieldFrame, type FieldProps, fieldAria } from './field';
import field from './field.module.css';
import type { ListOpening } from './select';

export interface ComboboxProps<Item> extends FieldProps, ListOpening, OptionListProps<Item> {
  options: readonly Item[];
  value: Item | null;
  onChange: (item: Item | null) => void;
  /** Gives a unique key of an item. */
  toKey: (item: Item) => string;
  /** Gives the text of an item, which the field shows and searches. */
  toLabel: (item: Item) => string;
  /**
   * Whether an option matches the typed text. By default its label must contain the typed words. Null when the server
   * filters: while `isLoading`, the options are of an earlier text, and none can be chosen.
   */
  filter?: ((item: Item, text: string) => boolean) | null;
  onSearch?: (text: string) => void;
  onBlur?: () => void;
  /** Whether an item is always chosen, so that the field cannot be cleared. */
  isRequiredChoice?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** A part of the field before the text. */
  start?: ReactNode;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A choice among many options, found by typing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, required, error, help, options, value, onChange, toKey, toLabel, filter, onSearch, ...rest } = props;
  const {
    defaultOpen,
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
  const isSearching = filter === null && Boolean(list.isLoading);
  return (
    <Base.Root<Item>
      items={isSearching ? none : (options as Item[])}
      value={value}
      onValueChange={(item) => (item !== null || !isRequiredChoice) && onChange(item)}
      itemToStringLabel={toLabel}
      isItemEqualToValue={(item, chosen) => toKey(item) === toKey(chosen)}
      filter={filter === undefined ? (item, typed) => matcherOf(typed)(toLabel(item)) : filter}
      onInputValueChange={(text, { reason }) => isTyped(reason) && onSearch?.(text)}
      defaultOpen={defaultOpen}
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
            onKeyDown={(event) => {
              passEscapeWhenClosed(event);
              keepEnterInOpenList(event, isSearching);
            }}
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

const none: never[] = [];

/** False for text that a choice puts into the field. */
const isTyped = (reason: string) => reason === 'input-change' || reason === 'input-clear' || reason === 'clear-press';

type InputKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

const isListOpen = ({ currentTarget }: InputKey) => currentTarget.getAttribute('aria-expanded') === 'true';

/** Enter in an open list without an active option does not submit the form. The typed text is not a choice. */
function keepEnterInOpenList(event: InputKey, isSearching: boolean): void {
  if (event.key !== 'Enter' || !isListOpen(event) || event.currentTarget.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  if (isSearching) event.preventBaseUIHandler();
}

/** Escape closes an open list. With the list closed, Escape goes to the dialog around, and does not clear the value. */
export function passEscapeWhenClosed(event: InputKey): void {
  if (event.key === 'Escape' && !isListOpen(event)) event.preventBaseUIHandler();
}
