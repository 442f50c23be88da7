import type { Contacto } from '../contactos-api';

/** The letter that a name stands under: Ñ is one of its own, Á is an A, what begins with no letter is under #. */
export function letterOf(name: string): string {
  const first = name.trim().charAt(0).toLocaleUpperCase('es');
  if (first === 'Ñ') return first;
  const plain = first.normalize('NFD').charAt(0);
  return /\p{L}/u.test(plain) ? plain : '#';
}

/** A line of the list: a letter, or a contact with its place among all that are listed. */
export type Linea =
  | { kind: 'letra'; letra: string; key: string }
  | { kind: 'contacto'; contacto: Contacto; lugar: number };

/** The contacts under their letters, in the order that they come in. */
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
