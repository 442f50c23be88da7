import { wordsOf } from '../../../common/input/search-words.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import type { CamposContacto } from '../contacto-fields.service.js';
import { correoKey } from './combinar.js';
import type { CoincidenciaDeFila } from './reparto.js';
import { numeroEntero } from './telefonos.js';

/** The data by which two contacts can differ. */
export const DIFERENCIAS = ['nombre', 'correo', 'telefono', 'nacimiento'] as const;

/** A difference between a row of a file and a contact with data in common. */
export interface Diferencia {
  dato: (typeof DIFERENCIAS)[number];
  deLaFila: string;
  suyo: string;
}

export type Comparable = Pick<CamposContacto, 'nombre' | 'correos' | 'telefonos' | 'nacimiento'>;

/**
 * Why a row is another person than a contact with common data; empty for the same person. Different people may share
 * e-mails and telephones, or have the same name.
 */
export function diferenciasOf(
  fila: Comparable,
  otro: Comparable,
  coincidencias: readonly CoincidenciaDeFila[],
): Diferencia[] {
  const isByName = !coincidencias.includes('correo') && !coincidencias.includes('telefono');
  const differs: Readonly<Record<Diferencia['dato'], boolean>> = {
    nombre: !isNamedLike(fila, otro, coincidencias.includes('correo') ? 1 : 2),
    correo: isByName && areOther(fila.correos.map(correoKey), otro.correos.map(correoKey)),
    telefono: isByName && areOther(fila.telefonos.map(numeroEntero), otro.telefonos.map(numeroEntero)),
    nacimiento: Boolean(fila.nacimiento && otro.nacimiento && fila.nacimiento !== otro.nacimiento),
  };
  return DIFERENCIAS.filter((dato) => differs[dato]).map((dato) => {
    return { dato, deLaFila: textOf(fila, dato), suyo: textOf(otro, dato) };
  });
}

/**
 * Whether one name has all words of the other, which must have at least `least` words. Equal names are always alike,
 * and so are contacts without a name.
 */
function isNamedLike(one: Comparable, other: Comparable, least: number): boolean {
  const [short = [], long = []] = [one, other]
    .map(({ nombre }) => wordsOf(withoutAccents(nombre).replace(/[^\p{L}\p{N}]+/gu, ' ')))
    .toSorted((a, b) => a.length - b.length);
  const isAllIn = short.every((word) => long.includes(word));
  return isUnnamed(one) || isUnnamed(other) || (isAllIn && (short.length >= least || short.length === long.length));
}

/** Whether the name of a contact is only its e-mail or telephone. */
function isUnnamed({ nombre, correos, telefonos }: Comparable): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  return (
    correos.some(({ email }) => email === nombre) ||
    (!/\p{L}/u.test(nombre) && telefonos.some(({ phoneNumber }) => digits(nombre).endsWith(digits(phoneNumber))))
  );
}

const areOther = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && others.length > 0 && !some.some((one) => others.includes(one));

function textOf({ nombre, correos, telefonos, nacimiento }: Comparable, dato: Diferencia['dato']): string {
  const texts: Readonly<Record<Diferencia['dato'], string>> = {
    nombre,
    correo: correos.map(({ email }) => email).join(', '),
    telefono: telefonos.map(({ phoneNumber }) => phoneNumber).join(', '),
    nacimiento: nacimiento?.split('-').toReversed().join('/') ?? '',
  };
  return texts[dato];
}
