import type { CountryCode } from 'libphonenumber-js/max';
import type { Telefono } from '../contacto.entity.js';
import { phones } from '../paises.js';

/**
 * A telephone as we keep it: its country apart, unless the text says none that is known.
 * @param pais where numbers without a country are, two letters in upper case
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

/** A telephone as it is dialled from anywhere. */
export function international({ country, phoneNumber }: Telefono): string {
  const code = phones.getCountryCallingCode(country.toUpperCase() as CountryCode);
  return phoneNumber.startsWith('+') ? phoneNumber : `+${code} ${phoneNumber}`;
}
