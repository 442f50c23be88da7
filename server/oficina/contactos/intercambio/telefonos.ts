import type { CountryCode } from 'libphonenumber-js/max';
import { phones } from '../../../common/input/phones.js';
import type { Telefono } from '../contacto.entity.js';

/**
 * A telephone with its country apart. A text that is no known number stays as it is, with the country `pais`.
 * @param pais the country of numbers that name none, two upper-case letters
 */
export function telefonoOf(text: string, label: string, pais: string): Telefono {
  const [bare = '', ...params] = text.replace(/^tel:/i, '').replace(/\s+/g, ' ').trim().split(';');
  const extension = params.map((param) => /^ext=(\d+)$/i.exec(param.trim())?.[1]).find(Boolean);
  const typed = extension ? `${bare.trim()} ext. ${extension}` : bare.trim();
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

/**
 * The whole number of a telephone, the same for every way to write it. It has the country's code and the extension.
 * Mobiles of Argentina and Mexico are written with and without a 9 or a 1.
 */
export function numeroEntero(telefono: Telefono): string {
  const { country, phoneNumber } = telefono;
  const number = phones.parsePhoneNumberFromString(phoneNumber, country.toUpperCase() as CountryCode);
  if (number?.isPossible()) {
    const whole = number.number.replace(/^\+549(?=\d{10}$)/, '+54').replace(/^\+521(?=\d{10}$)/, '+52');
    return number.ext ? `${whole};${number.ext}` : whole;
  }
  const digits = phoneNumber.replace(/\D/g, '');
  return digits === '' || phoneNumber.startsWith('+') ? `+${digits}` : `${country} ${digits}`;
}

/** A telephone with the calling code of its country. */
export function international({ country, phoneNumber }: Telefono): string {
  const code = phones.getCountryCallingCode(country.toUpperCase() as CountryCode);
  return phoneNumber.startsWith('+') ? phoneNumber : `+${code} ${phoneNumber}`;
}
