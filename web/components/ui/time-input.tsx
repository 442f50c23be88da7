import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { Clock } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { cuartoDeHora, MEDIAS_HORAS, readHora, writeHora } from '../../lib/hora-escrita';
import date from './date-input.module.css';
import type { FieldProps } from './field';
import floating from './floating.module.css';
import { Input } from './input';

interface TimeInputProps extends FieldProps {
  label: string;
  /** The hour as '09:30', '' for none, or a typed text that is not an hour. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowDown: -1 };

/** An hour, typed in any usual form, changed by quarters with the arrows, or picked from the half hours. */
export function TimeInput({ value, onChange, onBlur, disabled, label, ...input }: TimeInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The text while it is being typed, shown as it is.
  const [typed, setTyped] = useState<string | null>(null);
  const hora = readHora(value);
  const choose = (next: string) => {
    setTyped(null);
    onChange(next);
  };
  const step = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(hora ? cuartoDeHora(hora, direction) : '09:00');
  };
  const horas = hora && !MEDIAS_HORAS.includes(hora) ? [...MEDIAS_HORAS, hora].toSorted() : MEDIAS_HORAS;

  return (
    <div ref={frame}>
      <Select.Root<string> value={hora} disabled={disabled} onValueChange={(next) => next !== null && choose(next)}>
        <Input
          {...input}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          placeholder="hh:mm"
          disabled={disabled}
          value={typed ?? writeHora(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readHora(target.value) ?? target.value.trim());
          }}
          onKeyDown={step}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
          end={
            <Select.Trigger className={date.button} disabled={disabled} aria-label={`Elegir ${label.toLowerCase()}`}>
              <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
            </Select.Trigger>
          }
        />
        {/* Our CSP refuses the library's style element. */}
        <CSPProvider disableStyleElements>
          <Select.Portal>
            <Select.Positioner
              className={floating.place}
              anchor={frame}
              alignItemWithTrigger={false}
              sideOffset={4}
              collisionPadding={8}
              positionMethod="fixed"
            >
              <Select.Popup className={`${floating.surface} ${floating.options}`} aria-label={label}>
                <Select.List className={floating.list}>
                  {horas.map((one) => (
                    <Select.Item key={one} value={one} className={floating.row}>
                      <Select.ItemText>{one}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </CSPProvider>
      </Select.Root>
    </div>
  );
}
