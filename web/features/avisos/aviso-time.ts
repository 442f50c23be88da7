const parts = new Intl.DateTimeFormat('es-AR', {
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** `nov 21, 3:40 a. m.`: the specification's 'MMM dd, h:mm a' in Spanish; '' for what is no date. */
export function formatAvisoTime(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const values = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${values.month} ${values.day}, ${Number(values.hour) || 12}:${values.minute} ${values.dayPeriod}`;
}
