const parts = new Intl.DateTimeFormat('es-AR', {
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** Gives `nov 21, 3:40 a. m.`: 'MMM dd, h:mm a' in Spanish; '' for an invalid date. */
export function formatAvisoTime(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const values = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${values.month} ${values.day}, ${Number(values.hour) || 12}:${values.minute} ${values.dayPeriod}`;
}
