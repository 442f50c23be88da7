import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { readFecha, withSlashes, writeFecha } from '../../lib/fecha-escrita';
import { latePanel } from '../late-panel';
import styles from './date-input.module.css';
import type { FieldProps } from './field';
import floating from './floating.module.css';
import { Input } from './input';

const { Panel: Calendar } = latePanel(
  async () => (await import('./calendar')).Calendar,
  <div className={styles.loading} />,
);

interface DateInputProps extends FieldProps {
  label: string;
  /** The day as '2026-03-04', '' for none, or a typed text that is not a day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed as dd/mm/aaaa or picked from a month. */
export function DateInput({ value, onChange, onBlur, disabled, label, ...input }: DateInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The text while it is being typed, shown as it is.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? writeFecha(value);
  const type = (next: string) => {
    const text = next.length > shown.length ? withSlashes(next) : next;
    setTyped(text);
    onChange(readFecha(text) ?? text.trim());
  };
  const choose = (day: string) => {
    setTyped(null);
    onChange(day);
    setIsOpen(false);
  };

  return (
    <div ref={frame}>
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Input
          {...input}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          placeholder="dd/mm/aaaa"
          disabled={disabled}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
          end={
            <Popover.Trigger className={styles.button} disabled={disabled} aria-label={`Elegir ${label.toLowerCase()}`}>
              <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
            </Popover.Trigger>
          }
        />
        <Popover.Portal>
          <Popover.Positioner
            className={floating.place}
            anchor={frame}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            positionMethod="fixed"
          >
            <Popover.Popup className={`${floating.surface} ${styles.popup}`} aria-label={label} initialFocus={false}>
              <Calendar value={readFecha(value)} onChoose={choose} onClose={() => setIsOpen(false)} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
