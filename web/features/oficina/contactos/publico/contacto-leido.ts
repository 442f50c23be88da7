import type { ContactoValues } from '../formulario/contacto-values';

/** Somebody's data as a card that was received has them. */
export type ContactoLeido = Partial<Omit<ContactoValues, 'tags'>>;

/** A link to the form of a new contact, which begins with these data. What is empty is left out. */
export function enlaceAContactoNuevo(contacto: ContactoLeido) {
  const leido = Object.fromEntries(Object.entries(contacto).filter(([, value]) => value.length > 0));
  return { to: '/apps/contacts/nuevo', state: { leido } };
}

/** The data that such a link brought. */
export const leidoOf = (state: { leido?: ContactoLeido } | null): ContactoLeido | undefined => state?.leido;
