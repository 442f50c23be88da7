import { DateTime } from 'luxon';
import { invalidField } from '../../common/errors/domain-error.js';

const FORM = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;
/** The first year of birth that is accepted. */
const FIRST_YEAR = 1800;

/**
 * The day that the text of a birthday means. Three forms mean the day that is written: a date, a time without a zone, a
 * time with an offset. Clients write the local midnight. A time in UTC was a local time of an unknown zone. It means
 * the day whose noon is nearest. So midnight anywhere between UTC−12 and UTC+12 gives the right day.
 * @param today in the cuenta, `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 * @throws DomainError 422 for a day that does not exist or is in the future
 */
export function birthdayOf(text: string, today: string): string {
  const [, written, zone] = FORM.exec(text) ?? [];
  const instant = DateTime.fromISO(text, { setZone: true });
  if (!written || !instant.isValid) {
    throw invalidBirthday('La fecha de nacimiento no existe.');
  }
  const day = zone === 'Z' ? instant.toUTC().plus({ hours: 12, milliseconds: -1 }).toFormat('yyyy-MM-dd') : written;
  if (day > today) {
    throw invalidBirthday('La fecha de nacimiento todavía no llegó.');
  }
  if (Number(day.slice(0, 4)) < FIRST_YEAR) {
    throw invalidBirthday(`La fecha de nacimiento no puede ser anterior a ${FIRST_YEAR}.`);
  }
  return day;
}

function invalidBirthday(mensaje: string) {
  return invalidField('contact.birthday', mensaje);
}
