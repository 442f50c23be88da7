import { daysBetween, formatFecha, formatHora, hoyEnLaCuenta, plusDays } from '../../lib/fechas';

export type DueState = 'none' | 'past' | 'today' | 'future';

interface DueOptions {
  now?: Date;
  /** Whether the hour counts: a thing due today at 9 is past at 10. Without it, a day is past when it is over. */
  withTime?: boolean;
}

/** Whether a due date is past, today or in the future. */
export function dueState(iso: string | null, { now = new Date(), withTime = false }: DueOptions = {}): DueState {
  if (!iso) return 'none';
  const due = new Date(iso);
  const days = daysFrom(now, due, withTime);
  if (days < 0 || (withTime && due < now)) return 'past';
  return days === 0 ? 'today' : 'future';
}

/** Days without an hour are days of the cuenta, as in the server's counts. Hours are hours of the device. */
const daysFrom = (now: Date, due: Date, withTime: boolean): number =>
  withTime ? daysBetween(now, due) : daysBetween(hoyEnLaCuenta(now), hoyEnLaCuenta(due));

const names: Readonly<Record<string, string>> = { '-1': 'Ayer', '0': 'Hoy', '1': 'Mañana' };

/** A due date as text: «Hoy», «Mañana», «Ayer» or «04/03/2026»; with the hour «Hoy, 15:07». */
export function dueText(iso: string, { now = new Date(), withTime = false }: DueOptions = {}): string {
  const due = new Date(iso);
  const day = names[daysFrom(now, due, withTime)] ?? formatFecha(withTime ? due : hoyEnLaCuenta(due));
  return withTime ? `${day}, ${formatHora(due)}` : day;
}

/** The stored form of a day ('2026-03-04'): ISO of local noon, which is the same day in most time zones. */
export const noonOf = (day: string): string => new Date(`${day}T12:00:00`).toISOString();

/** Gives the ISO of local noon, `days` days after today in the cuenta. */
export const inDays = (days: number, now = new Date()): string => noonOf(plusDays(hoyEnLaCuenta(now), days));

/** The values for date and time inputs: ['2026-03-04', '15:07']. */
export function inputValues(iso: string): [day: string, time: string] {
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return [
    `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    `${two(date.getHours())}:${two(date.getMinutes())}`,
  ];
}
