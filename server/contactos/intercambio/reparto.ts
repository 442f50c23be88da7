import type { Eleccion } from './elecciones.js';

/** What a row and an earlier contact have in common. */
export const COINCIDENCIAS = ['correo', 'telefono', 'nombre'] as const;
export type CoincidenciaDeFila = (typeof COINCIDENCIAS)[number];

/** The kinds of keys of `claves_de_contacto()`, those that say more first. */
const KINDS = ['c', 't', 'n'];

/** A contacto of the cuenta, or a row of the file by its position. */
export type Destino = { contacto: string } | { posicion: number };

/** What becomes of a row of the file. */
export interface Reparto {
  /** Who the row is already; null for a new contact. */
  con: Destino | null;
  coincidencias: CoincidenciaDeFila[];
  /** Null for a new contact. */
  eleccion: Eleccion | null;
}

/**
 * Finds for each row the contact that it is already: one of the cuenta, or of an earlier row.
 * @param filas the keys of each row
 * @param existentes the contacto of each key
 * @param eleccionDe the choice for the row at a position, with what it has in common with who it may be
 */
export function repartir(
  filas: readonly (readonly string[])[],
  existentes: ReadonlyMap<string, string>,
  eleccionDe: (posicion: number, con: Destino, coincidencias: readonly CoincidenciaDeFila[]) => Eleccion,
): Reparto[] {
  const destinos = new Map([...existentes.values()].map((contacto) => [contacto, { contacto }]));
  const ofKey = new Map<string, Destino | undefined>(
    [...existentes].map(([clave, contacto]) => [clave, destinos.get(contacto)]),
  );
  return filas.map((claves, posicion) => {
    const inOrder = claves.toSorted((a, b) => kindOf(a) - kindOf(b) || (a < b ? -1 : 1));
    const con = inOrder.map((clave) => ofKey.get(clave)).find((destino) => destino !== undefined) ?? null;
    const shared = con ? inOrder.filter((clave) => ofKey.get(clave) === con).map(kindOf) : [];
    const coincidencias = COINCIDENCIAS.filter((_, kind) => shared.includes(kind));
    const eleccion = con && eleccionDe(posicion, con, coincidencias);
    const destino = con && eleccion !== 'agregar' ? con : { posicion };
    for (const clave of claves) {
      // Later rows are compared with this one too, even if it is skipped.
      if (!ofKey.has(clave)) {
        ofKey.set(clave, destino);
      }
    }
    return { con, eleccion, coincidencias };
  });
}

const kindOf = (clave: string): number => KINDS.indexOf(clave.charAt(0));
