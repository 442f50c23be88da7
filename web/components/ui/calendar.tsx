import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { firstDayOfWeek } from '../../lib/fechas';
import styles from './calendar.module.css';

interface CalendarProps {
  /** The chosen day, as '2026-03-04'; null for none. */
  value: string | null;
  onChoose: (day: string) => void;
}

const icons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown };
const first = new Date(1900, 0);
const last = new Date(2199, 11);

/** A month in which to choose a day. The focus begins on the chosen day, or on today. */
export function Calendar({ value, onChoose }: CalendarProps) {
  const chosen = value ? new Date(`${value}T00:00:00`) : undefined;
  return (
    <DayPicker
      className={styles.calendar}
      classNames={styles}
      mode="single"
      locale={es}
      weekStartsOn={firstDayOfWeek()}
      captionLayout="dropdown"
      startMonth={first}
      endMonth={last}
      defaultMonth={chosen}
      selected={chosen}
      autoFocus
      showOutsideDays
      components={{
        Chevron: ({ orientation = 'left' }) => {
          const Icon = icons[orientation];
          return <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
        },
      }}
      onDayClick={(day) => onChoose(isoOf(day))}
    />
  );
}

const two = (value: number) => String(value).padStart(2, '0');
const isoOf = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
