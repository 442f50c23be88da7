import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, type Ref, useId } from 'react';
import { FieldFrame, type FieldProps, fieldAria } from './field';
import field from './field.module.css';
import floating from './floating.module.css';
import styles from './select.module.css';

/** The properties of a select whose list opens at once. */
export interface ListOpening {
  /** Whether the list is open from the beginning. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface Option<Value extends string | number = string> {
  value: Value;
  label: string;
}

interface SelectProps
  extends FieldProps,
    ListOpening,
    Pick<ComponentProps<'button'>, 'aria-label' | 'aria-describedby' | 'title'> {
  options: readonly Option<string | number>[];
  value: string | number;
  onChange: (value: string | number) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /**
   * Whether a choice is being saved, so that no other can be made. Unlike a disabled select, this one keeps the focus.
   */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice among a few options, in a list under the field. For many options, use `Combobox`. */
export function Select({
  options,
  value,
  onChange,
  disabled,
  isBusy,
  defaultOpen,
  onOpenChange,
  label,
  required,
  error,
  help,
  ...trigger
}: SelectProps) {
  const id = useId();
  const frame = { label, required, error, help };
  return (
    <Base.Root<string | number>
      items={options}
      value={value}
      disabled={disabled}
      readOnly={isBusy}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <FieldFrame id={id} Label={Base.Label} {...frame}>
        <Base.Trigger
          {...fieldAria(id, frame)}
          {...trigger}
          aria-busy={isBusy}
          className={`${field.control} ${styles.trigger}`}
        >
          <Base.Value className={styles.value} />
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </Base.Trigger>
      </FieldFrame>
      {/* Our CSP refuses the library's style element. */}
      <CSPProvider disableStyleElements>
        <Base.Portal>
          <Base.Positioner
            className={floating.place}
            alignItemWithTrigger={false}
            sideOffset={4}
            collisionPadding={8}
            positionMethod="fixed"
          >
            <Base.Popup className={`${floating.surface} ${floating.options}`}>
              <Base.List className={floating.list}>
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className={floating.row}>
                    <Base.ItemText className={styles.text}>{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Check size={16} strokeWidth={2} aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  );
}
