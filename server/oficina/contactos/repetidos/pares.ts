import type { ContactoFila } from '../contactos.repository.js';
import { type Diferencia, diferenciasOf } from '../intercambio/mismo-contacto.js';
import { COINCIDENCIAS, type CoincidenciaDeFila, kindOf } from '../intercambio/reparto.js';
import { numeroEntero } from '../intercambio/telefonos.js';

/** Two contactos that may be one, the older first. */
export interface Par {
  uno: ContactoFila;
  otro: ContactoFila;
  coincidencias: CoincidenciaDeFila[];
  /** Why they may be two; empty for the same person. */
  diferencias: Diferencia[];
}

/** The contactos that have a key, the oldest first. */
export interface ConClave {
  clave: string;
  ids: string[];
}

/** The key of a pair, in either order. */
export const parKey = (uno: string, otro: string): string => [uno, otro].sort().join(' ');

/**
 * The pairs of contactos with a key in common. Those without differences come first.
 * @param distintos the keys of pairs that are two people
 */
export function paresOf(
  conClaves: readonly ConClave[],
  contactos: ReadonlyMap<string, ContactoFila>,
  distintos: ReadonlySet<string>,
): Par[] {
  const kinds = new Map<string, { ids: [string, string]; kinds: Set<number> }>();
  for (const { clave, ids } of conClaves) {
    const [first = '', ...others] = ids;
    for (const other of others) {
      const par = parKey(first, other);
      const known = kinds.get(par) ?? { ids: [first, other], kinds: new Set<number>() };
      known.kinds.add(kindOf(clave));
      kinds.set(par, known);
    }
  }
  const pares = [...kinds].flatMap(([par, found]): Par[] => {
    const [uno, otro] = found.ids.map((id) => contactos.get(id));
    if (!uno || !otro || distintos.has(par)) {
      return [];
    }
    const coincidencias = COINCIDENCIAS.filter(
      (coincidencia, kind) => found.kinds.has(kind) && (coincidencia !== 'telefono' || sharesNumber(uno, otro)),
    );
    return coincidencias.length === 0
      ? []
      : [{ uno, otro, coincidencias, diferencias: diferenciasOf(otro, uno, coincidencias) }];
  });
  return pares.sort(
    (a, b) => Number(a.diferencias.length > 0) - Number(b.diferencias.length > 0) || (a.uno.id < b.uno.id ? -1 : 1),
  );
}

/** The keys of telephones have their last digits. Numbers of two countries or cities may share them. */
function sharesNumber(uno: ContactoFila, otro: ContactoFila): boolean {
  const numbers = uno.telefonos.map(numeroEntero);
  return otro.telefonos.some((telefono) => numbers.includes(numeroEntero(telefono)));
}
