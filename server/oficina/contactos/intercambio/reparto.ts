import type { Eleccion } from './elecciones.js';

/** The data that a row and an earlier contact have in common. */
export const COINCIDENCIAS = ['correo', 'telefono', 'nombre'] as const;
export type CoincidenciaDeFila = (typeof COINCIDENCIAS)[number];

/** The kinds of keys of `claves_de_contacto()`. The kinds that tell people apart best come first. */
const KINDS = ['c', 't', 'n'];

/** A contacto of the cuenta, or a row of the file by its position. */
export type Destino = { contacto: string } | { posicion: number };

/** The outcome for a row of the file. */
export interface Reparto {
  /** The contact that the row is already; null for a new contact. */
  con: Destino | null;
  coincidencias: CoincidenciaDeFila[];
  /** The choice for the row; null for a new contact. */
  eleccion: Eleccion | null;
}

/** The most contacts of one e-mail, telephone or name that a row is compared with. */
export const MAX_POR_CLAVE = 20;

/** Compares a row with a contact that may be the same, and chooses for the row. */
export interface Criterio {
  /** Whether the row at a position is the same person as the contact. `coincidencias` is what both have in common. */
  isSame(posicion: number, con: Destino, coincidencias: readonly CoincidenciaDeFila[]): boolean;
  choose(posicion: number, isSame: boolean): Eleccion;
}

/**
 * Finds for each row the contact that it is already: a contact of the cuenta, or an earlier row.
 * @param filas the keys of each row
 * @param existentes the contactos of each key, the oldest first
 */
export function repartir(
  filas: readonly (readonly string[])[],
  existentes: ReadonlyMap<string, readonly string[]>,
  { isSame, choose }: Criterio,
): Reparto[] {
  const destinos = new Map([...existentes.values()].flat().map((contacto) => [contacto, { contacto }]));
  const ofKey = new Map<string, Destino[]>(
    [...existentes].map(([clave, ids]) => [clave, ids.flatMap((contacto) => destinos.get(contacto) ?? [])]),
  );
  return filas.map((claves, posicion) => {
    const inOrder = claves.toSorted((a, b) => kindOf(a) - kindOf(b) || (a < b ? -1 : 1));
    const candidatos = [...new Set(inOrder.flatMap((clave) => ofKey.get(clave) ?? []))].map((con) => {
      const shared = inOrder.filter((clave) => ofKey.get(clave)?.includes(con)).map(kindOf);
      const coincidencias = COINCIDENCIAS.filter((_, kind) => shared.includes(kind));
      return { con, coincidencias, isSame: isSame(posicion, con, coincidencias) };
    });
    const found = candidatos.find((candidato) => candidato.isSame) ?? candidatos[0];
    const eleccion = found ? choose(posicion, found.isSame) : null;
    const destino = found && eleccion !== 'agregar' ? found.con : { posicion };
    for (const clave of claves) {
      // Later rows are compared with this row too, even if it is skipped.
      const known = ofKey.get(clave) ?? [];
      if (known.length < MAX_POR_CLAVE && !known.includes(destino)) {
        ofKey.set(clave, [...known, destino]);
      }
    }
    return { con: found?.con ?? null, eleccion, coincidencias: found?.coincidencias ?? [] };
  });
}

/** The place in {@link COINCIDENCIAS} of what a key is made of. */
export const kindOf = (clave: string): number => KINDS.indexOf(clave.charAt(0));
