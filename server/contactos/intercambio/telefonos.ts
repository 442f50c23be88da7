import type { CountryCode } from 'libphonenumber-js/max';
import { phones } from '../../common/input/phones.js';
import type { Telefono } from '../contacto.entity.js';

/**
 * A telephone as we keep it, with its country apart. A text that is no known number stays as it is, in `pais`.
 * @param pais the country of numbers without one, two letters in upper case
 */
export function telefonoOf(text: string, label: string, pais: string): Telefono {
  const typed = text.replace(/^tel:/i, '').replace(/;.*$/s, '').replace(/\s+/g, ' ').trim();
  const number = phones.parsePhoneNumberFromString(typed, pais as CountryCode);
  if (!number?.country || !number.isPossible()) {
    return { country: pais.toLowerCase(), phoneNumber: typed, label };
  }
  const national = number
    .formatInternational()
    .slice(number.countryCallingCode.length + 1)
    .trim();
  return { country: number.country.toLowerCase(), phoneNumber: national, label };
}

/** A telephone with the calling code of its country. */
export function international({ country, phoneNumber }: Telefono): string {
  const code = phones.getCountryCallingCode(country.toUpperCase() as CountryCode);
  return phoneNumber.startsWith('+') ? phoneNumber : `+${code} ${phoneNumber}`;
}
