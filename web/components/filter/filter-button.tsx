import { ChevronDown, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './filter-button.module.css';

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel')).FilterPanel }));

export interface FilterOption {
  value: string;
  label: string;
  /** What stands for the label, when words alone do not do. */
  content?: ReactNode;
  hint?: string;
}

interface FilterButtonProps {
  label: string;
  /** Undefined while they are on their way. */
  options: FilterOption[] | undefined;
  values: string[];
  onChange: (values: string[]) => void;
  isMultiple?: boolean;
  /** One is always chosen, as with an order: nothing to take away. */
  isRequired?: boolean;
  onOpen?: () => void;
}

/** A filter of a list: what it is set to, the way to change it, and the way to take it away. */
export function FilterButton({ label, options, values, onChange, isMultiple, isRequired, onOpen }: FilterButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // What has the focus goes with the panel, or with the filter that is taken away: the keyboard goes on from here.
  useEffect(() => (anchor ? () => button.current?.focus() : undefined), [anchor]);
  const isActive = values.length > 0 && !isRequired;
  const first = options?.find(({ value }) => value === values[0])?.label;
  const others = values.length > 1 ? ` +${values.length - 1}` : '';

  return (
    <span className={styles.filter} data-active={isActive}>
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
        <Suspense>
          <FilterPanel
            label={label}
            anchor={anchor}
            options={options}
            values={values}
            isMultiple={isMultiple ?? false}
            onChange={onChange}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </span>
  );
}
