import { CalendarDays, CalendarX2, Check } from 'lucide-react';
import { useState } from 'react';
import { AnchoredPanel } from '../anchored-panel';
import { DueForm } from './due-form';
import styles from './due-pill.module.css';
import { type DueState, dueState, dueText } from './due-state';

interface DuePillProps {
  /** The ISO date and time; null without a due date. */
  value: string | null;
  /** Called with the chosen date. Without it, the pill is read-only. */
  onChange?: (value: string | null) => void;
  /** Whether the hour counts. Otherwise the value is a day, stored as local noon. */
  withTime?: boolean;
  /** Whether the thing is done, and so never late. */
  isDone?: boolean;
  /** The text of the pill without a date: «Sin vencimiento», «Agregar vencimiento». */
  emptyLabel: string;
  /** The meaning of the date; also the panel's title. */
  label?: string;
}

/** The due date of a thing: grey without a date, green in the future, red in the past, and always in words. */
export function DuePill({
  value,
  onChange,
  withTime,
  isDone = false,
  emptyLabel,
  label = 'Vencimiento',
}: DuePillProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const state = dueState(value, { withTime });
  const shown = isDone && value ? 'done' : state;
  const text = value ? textOf(value, shown, withTime) : emptyLabel;
  const Icon = icons[shown];
  const inside = (
    <>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {text}
    </>
  );
  if (!onChange) {
    return value ? (
      <span className={styles.pill} data-state={shown}>
        {inside}
      </span>
    ) : null;
  }
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        data-state={shown}
        aria-label={`${label}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {inside}
      </button>
      {anchor && (
        <AnchoredPanel title={label} anchor={anchor} onClose={() => setAnchor(null)}>
          <DueForm
            value={value}
            withTime={withTime}
            onChoose={(next) => {
              setAnchor(null);
              if (next !== value) onChange(next);
            }}
          />
        </AnchoredPanel>
      )}
    </>
  );
}

const icons = { none: CalendarDays, today: CalendarDays, future: CalendarDays, past: CalendarX2, done: Check };

function textOf(value: string, state: DueState | 'done', withTime?: boolean): string {
  const text = dueText(value, { withTime });
  if (state !== 'past') return text;
  return /^\d/.test(text) ? `Venció el ${text}` : `Venció ${text.toLowerCase()}`;
}
