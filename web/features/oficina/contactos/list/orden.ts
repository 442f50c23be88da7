import type { Contacto } from '../contactos-api';

/**
 * The letter under which the list shows a name. Ñ is a letter of its own, Á counts as A, and other characters go under
 * #.
 */
export function letterOf(name: string): string {
  const first = name.trim().charAt(0).toLocaleUpperCase('es');
  if (first === 'Ñ') return first;
  const plain = first.normalize('NFD').charAt(0);
  return /\p{L}/u.test(plain) ? plain : '#';
}

/** A line of the list: a letter, or a contact with its position among the contacts, from 0. */
export type Linea =
  | { kind: 'letra'; letra: string; key: string }
  | { kind: 'contacto'; contacto: Contacto; lugar: number };

/** Puts a letter before its contacts, which keep their order. */
export function toLineas(contactos: readonly Contacto[]): Linea[] {
  const lineas: Linea[] = [];
  let letra = '';
  contactos.forEach((contacto, lugar) => {
    const own = letterOf(contacto.name);
    if (own !== letra) lineas.push({ kind: 'letra', letra: own, key: `${own}-${lugar}` });
    letra = own;
    lineas.push({ kind: 'contacto', contacto, lugar });
  });
  return lineas;
}
