const locale = 'es-AR';

const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
const longDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat(locale, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** A date without a time ('2026-03-04') is a day of the calendar, the same in every time zone. */
function parse(value: string | Date): Date {
  if (value instanceof Date) return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00`) : new Date(value);
}

/** 04/03/2026 */
export const formatFecha = (value: string | Date): string => day.format(parse(value));

/** 4 de marzo de 2026 */
export const formatFechaLarga = (value: string | Date): string => longDay.format(parse(value));

/** 04/03/2026, 15:07 */
export const formatFechaHora = (value: string | Date): string => dayAndTime.format(parse(value));

/** 15:07 */
export const formatHora = (value: string | Date): string => clock.format(parse(value));

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** hace 3 minutos, ayer, dentro de 2 semanas */
export function formatRelativo(value: string | Date, now = new Date()): string {
  const seconds = (parse(value).getTime() - now.getTime()) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return unit === 'second' ? 'recién' : relative.format(Math.trunc(seconds / size), unit);
}
