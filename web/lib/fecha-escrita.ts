/** The message for a date that cannot be read. */
export const fechaIlegible = 'Escriba la fecha como dd/mm/aaaa.';

const written = [
  // 4/3/2026, 04-03-2026, 4.3.26
  /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4}|\d\d)$/,
  // 04032026
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  // 2026-03-04, 2026/3/4
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/,
];

/** A year of two digits is at most this many years ahead, and otherwise in the past. */
const yearsAhead = 20;

/** Reads a typed date, the day before the month, as '2026-03-04'. Null when the text is no existing day. */
export function readFecha(text: string): string | null {
  const groups = written.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!groups) return null;
  const { day = '', month = '', year = '' } = groups;
  const iso = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  const last = new Date().getFullYear() + yearsAhead;
  return String(last - ((last - Number(year)) % 100));
}

/** Writes '2026-03-04' as 04/03/2026. A text that is no date stays unchanged. */
export function writeFecha(value: string): string {
  const iso = readFecha(value);
  return iso ? iso.split('-').toReversed().join('/') : value;
}

/**
 * Adds slashes while a date is typed, since the number keyboards of phones have none. A hyphen after «20/26» means that
 * the year came first.
 */
export function withSlashes(text: string): string {
  if (/^\d\d\/\d\d-/.test(text)) return text.replace('/', '');
  if (!/^[\d/]*$/.test(text)) return text;
  return text.replace(/^(\d\d)(\d)/, '$1/$2').replace(/^(\d\d\/\d\d)(\d)/, '$1/$2');
}

/** A check for schemas: an empty text, or a date written as '2026-03-04'. */
export const isFecha = (value: string): boolean => value === '' || readFecha(value) === value;
