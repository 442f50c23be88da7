import type { Correo, Telefono } from '../contacto.entity.js';
import type { CamposContacto } from '../contacto-fields.service.js';
import { MAX_ROWS, MAX_TAGS } from '../limits.js';
import { numeroEntero } from './telefonos.js';

const CAMPOS = ['titulo', 'empresa', 'nacimiento', 'direccion', 'notas', 'avatar'] as const;

/** The columns of a contacto that an import can fill. */
export type Combinable = Pick<CamposContacto, (typeof CAMPOS)[number] | 'correos' | 'telefonos' | 'etiquetas'>;

/** The values that an import added to a contacto. */
export interface Agregado {
  campos: Partial<Record<(typeof CAMPOS)[number], string>>;
  correos: Correo[];
  telefonos: Telefono[];
  /** The ids of the added etiquetas. */
  etiquetas: string[];
}

/** Merges a row into a contacto. Empty fields are filled and rows are added; no value is replaced. */
export function combinar<T extends Combinable>(base: T, fila: Combinable) {
  const campos = Object.fromEntries(
    CAMPOS.flatMap((campo) => (!base[campo] && fila[campo] ? [[campo, fila[campo]]] : [])),
  );
  const correos = missing(base.correos, fila.correos, correoKey);
  const telefonos = missing(base.telefonos, fila.telefonos, numeroEntero);
  const etiquetas = missing(base.etiquetas, fila.etiquetas, String);
  const agregado: Agregado = {
    campos,
    correos: correos.slice(0, room(MAX_ROWS, base.correos)),
    telefonos: telefonos.slice(0, room(MAX_ROWS, base.telefonos)),
    etiquetas: etiquetas.slice(0, room(MAX_TAGS, base.etiquetas)),
  };
  const combinado: T = {
    ...base,
    ...campos,
    correos: [...base.correos, ...agregado.correos],
    telefonos: [...base.telefonos, ...agregado.telefonos],
    etiquetas: [...base.etiquetas, ...agregado.etiquetas],
  };
  const avisos = [
    ...tooMany(correos.length - agregado.correos.length, MAX_ROWS, 'correos'),
    ...tooMany(telefonos.length - agregado.telefonos.length, MAX_ROWS, 'teléfonos'),
    ...tooMany(etiquetas.length - agregado.etiquetas.length, MAX_TAGS, 'etiquetas'),
  ];
  return { combinado, agregado, avisos };
}

/** Removes the added values from a contacto. Values that somebody changed since stay. */
export function separar<T extends Combinable>(contacto: T, agregado: Agregado): T {
  const campos = Object.entries(agregado.campos).filter(
    ([campo, valor]) => contacto[campo as keyof typeof agregado.campos] === valor,
  );
  return {
    ...contacto,
    ...Object.fromEntries(campos.map(([campo]) => [campo, null])),
    correos: without(contacto.correos, agregado.correos, ({ email, label }) => JSON.stringify([email, label])),
    telefonos: without(contacto.telefonos, agregado.telefonos, ({ country, phoneNumber, label }) =>
      JSON.stringify([country, phoneNumber, label]),
    ),
    etiquetas: without(contacto.etiquetas, agregado.etiquetas, String),
  };
}

/** Joins two additions to the same contacto. */
export function juntar(one: Agregado, other: Agregado): Agregado {
  return {
    campos: { ...one.campos, ...other.campos },
    correos: [...one.correos, ...other.correos],
    telefonos: [...one.telefonos, ...other.telefonos],
    etiquetas: [...one.etiquetas, ...other.etiquetas],
  };
}

export function isNothing({ campos, correos, telefonos, etiquetas }: Agregado): boolean {
  return Object.keys(campos).length + correos.length + telefonos.length + etiquetas.length === 0;
}

/** The key by which e-mails are compared, as `clave_de_correo()` of the database makes it. */
export const correoKey = ({ email }: Correo): string => email.trim().toLowerCase();

/** The values that `base` does not have, each once. */
function missing<T>(base: readonly T[], more: readonly T[], keyOf: (one: T) => string): T[] {
  const known = new Set(base.map(keyOf));
  return more.filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)));
}

function without<T>(all: readonly T[], some: readonly T[], keyOf: (one: T) => string): T[] {
  const gone = new Set(some.map(keyOf));
  return all.filter((one) => !gone.has(keyOf(one)));
}

const room = (max: number, { length }: readonly unknown[]): number => Math.max(0, max - length);

const tooMany = (count: number, max: number, noun: string): string[] =>
  count > 0 ? [`Con los de su contacto serían más de ${max} ${noun}; se combinaron los primeros.`] : [];
