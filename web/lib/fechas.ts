import type { PaisDeCuenta } from './paises';

/**
 * The country whose date format is used. With `auto` the device decides about the language, the order and the clock.
 */
export type FormatoFecha = 'es-AR' | 'es-CL' | 'es-ES' | 'es-UY' | 'auto';

const standard = 'es-AR';

/** The date format of a country, for people who have chosen none. */
export const formatoDelPais = (pais: PaisDeCuenta | undefined): FormatoFecha => (pais ? `es-${pais}` : standard);

function formatsOf(formato: FormatoFecha) {
  const locale = formato === 'auto' ? undefined : formato;
  // Sets the clock of 24 hours, which the language alone does not ensure. With `auto` the device decides.
  const hourCycle = locale && 'h23';
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle } as const;
  // Two digits in every country, so that the dates of a column line up.
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return {
    day: new Intl.DateTimeFormat(locale, numbers),
    longDay: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    dayAndTime: new Intl.DateTimeFormat(locale, { ...numbers, ...hours }),
    clock: new Intl.DateTimeFormat(locale, hours),
  };
}

let formats = formatsOf(standard);
let firstDay: Weekday = 1;

// Relative times and months are words, so they stay in the language of the page.
const relative = new Intl.RelativeTimeFormat(standard, { numeric: 'auto' });
const month = new Intl.DateTimeFormat(standard, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Sets the date format from now on. Without one, the standard is used. Shown dates change at their next render. */
export function writeFechasAs(formato: FormatoFecha = standard): void {
  formats = formatsOf(formato);
  firstDay = formato === 'auto' ? firstDayHere() : 1;
}

/** A day of the week. 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The first day of the week: Monday, or the device's first day with `auto`. */
export const firstDayOfWeek = (): Weekday => firstDay;

/** The device's first day of the week. Monday where the browser does not know it. */
function firstDayHere(): Weekday {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as Weekday;
}

/** Formats days as '2026-03-04' in the time zone of the cuenta. Without one, it is the device's time zone. */
const daysIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

let days = daysIn();

/** Sets the time zone that decides which day is today: the cuenta's, or the device's without one. */
export function countDaysIn(zonaHoraria: string | undefined): void {
  days = daysIn(zonaHoraria);
}

/** The time zone of the cuenta, or the device's without one. */
export const zonaDeLaCuenta = (): string => days.resolvedOptions().timeZone;

/** Today in the cuenta, '2026-03-04', for comparisons with days of the calendar. */
export const hoyEnLaCuenta = (now = new Date()): string => days.format(now);

/** A long and a short example of a date format, for a choice. */
export function exampleOf(formato: FormatoFecha, value: Date): { larga: string; corta: string } {
  const { longDay, dayAndTime } = formatsOf(formato);
  return { larga: longDay.format(value), corta: dayAndTime.format(value) };
}

/** A date without a time ('2026-03-04') is a day of the calendar, the same in every time zone. */
function parse(value: string | Date): Date {
  if (value instanceof Date) return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00`) : new Date(value);
}

/** The milliseconds of a day. */
export const dayMs = 86_400_000;

/** The day that is so many days later. Days are `YYYY-MM-DD`. */
export const plusDays = (dia: string, days: number): string =>
  new Date(Date.parse(dia) + days * dayMs).toISOString().slice(0, 10);

/** The number of calendar days between two dates, also when the clocks change between them. */
export function daysBetween(from: string | Date, to: string | Date): number {
  const [first, last] = [from, to].map(parse).map((day) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  return (Number(last) - Number(first)) / dayMs;
}

/** 04/03/2026 */
export const formatFecha = (value: string | Date): string => formats.day.format(parse(value));

/** 4 de marzo de 2026 */
export const formatFechaLarga = (value: string | Date): string => formats.longDay.format(parse(value));

/** 04/03/2026, 15:07 */
export const formatFechaHora = (value: string | Date): string => formats.dayAndTime.format(parse(value));

/** marzo de 2026 @param dia `YYYY-MM-DD` */
export const formatMes = (dia: string): string => month.format(new Date(dia));

/** 15:07 */
export const formatHora = (value: string | Date): string => formats.clock.format(parse(value));

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The time that is so many units from now: mañana, dentro de 5 días, hace 2 meses */
export const formatDistancia = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relative.format(count, unit);

/** hace 3 minutos, ayer, dentro de 2 semanas */
export function formatRelativo(value: string | Date, now = new Date()): string {
  const seconds = (parse(value).getTime() - now.getTime()) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return unit === 'second' ? 'recién' : formatDistancia(Math.trunc(seconds / size), unit);
}
