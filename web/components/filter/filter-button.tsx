import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { latePanel } from '../late-panel';
import styles from './filter-button.module.css';

const { Panel: FilterPanel } = latePanel(async () => (await import('./filter-panel')).FilterPanel);

export interface FilterOption {
  value: string;
  label: string;
  /** Shown instead of the label, when text is not enough. */
  content?: ReactNode;
  hint?: string;
}

interface FilterButtonProps {
  label: string;
  /** The options; undefined while they load. */
  options: FilterOption[] | undefined;
  values: string[];
  onChange: (values: string[]) => void;
  isMultiple?: boolean;
  /** Whether a value is always chosen, such as a sort order, so that it cannot be cleared. */
  isRequired?: boolean;
  /** Whether the end of a value matters as much as its beginning, as in a period. Then the value is not cut. */
  isWhole?: boolean;
  onOpen?: () => void;
}

/** A filter of a list. It shows the chosen values, and buttons to change and clear them. */
export function FilterButton(props: FilterButtonProps) {
  const { label, options, values, onChange, isMultiple, isRequired, isWhole, onOpen } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The focused element disappears with the panel, so the button takes the focus.
  useEffect(() => (anchor ? () => button.current?.focus() : undefined), [anchor]);
  const isActive = values.length > 0 && !isRequired;
  const first = options?.find(({ value }) => value === values[0])?.label;
  const others = values.length > 1 ? ` +${values.length - 1}` : '';

  return (
    <span className={styles.filter} data-active={isActive} data-whole={isRequired || isWhole}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget.parentElement);
          setHasOpened(true);
          onOpen?.();
        }}
      >
        {label}
        {values.length > 0 && (
          <span className={styles.value}>
            {first ?? '…'}
            {others}
          </span>
        )}
        {!isActive && <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />}
      </button>
      {isActive && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Quitar el filtro ${label.toLowerCase()}`}
          onClick={() => {
            onChange([]);
            button.current?.focus();
          }}
        >
          <X size={14} strokeWidth={2} aria-hidden="true" />
        </button>
      )}
      {hasOpened && (
        <FilterPanel
          label={label}
          isOpen={anchor !== null}
          anchor={anchor}
          options={options}
          values={values}
          isMultiple={isMultiple ?? false}
          onChange={onChange}
          onClose={() => setAnchor(null)}
        />
      )}
    </span>
  );
}
