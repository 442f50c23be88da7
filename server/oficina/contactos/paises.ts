import type * as Phones from 'libphonenumber-js/max';
import { phones } from '../../common/input/phones.js';
import { BANDERAS_DEL_CLIENTE } from './banderas-del-cliente.js';
import type { PaisDto } from './paises.dto.js';

/**
 * The size of a flag in web/public/flags.webp, in pixels. Flags are one below the other in the order of {@link
 * isoCodes}. The margin around each keeps it from showing at the edge of another.
 */
export const FLAG = { width: 24, height: 16, margin: 1 } as const;

let paises: PaisDto[] | undefined;

/** Every country that has telephones, as two lower-case letters. */
export function isoCodes(): string[] {
  return phones
    .getCountries()
    .map((iso) => iso.toLowerCase())
    .sort();
}

/** Every country that has telephones, by its name in Spanish. */
export function allPaises(): PaisDto[] {
  paises ??= build();
  return paises;
}

/** Whether there is a country with this code. @param iso two lower-case letters */
export function isPais(iso: string): boolean {
  return phones.isSupportedCountry(iso.toUpperCase());
}

/** The position of a row's flag from the top of the picture, in pixels. */
export function flagTop(row: number): number {
  return row * (FLAG.height + 2 * FLAG.margin) + FLAG.margin;
}

/**
 * The position of a flag in the client's picture. A territory without a flag has that of the country with the same
 * calling code.
 */
function topInClient(iso: string): number {
  const codeOf = (one: string) => phones.getCountryCallingCode(one.toUpperCase() as Phones.CountryCode);
  const shown =
    iso in BANDERAS_DEL_CLIENTE
      ? iso
      : isoCodes().find((one) => one in BANDERAS_DEL_CLIENTE && codeOf(one) === codeOf(iso));
  return BANDERAS_DEL_CLIENTE[shown ?? ''] ?? 0;
}

function build(): PaisDto[] {
  const names = new Intl.DisplayNames('es', { type: 'region' });
  const { compare } = new Intl.Collator('es');
  return isoCodes()
    .map((iso, row) => {
      const code = iso.toUpperCase() as Phones.CountryCode;
      return {
        id: iso,
        iso,
        name: names.of(code) ?? code,
        code: `+${phones.getCountryCallingCode(code)}`,
        flagImagePos: `-1px -${topInClient(iso)}px`,
        bandera: `0px -${flagTop(row)}px`,
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}
