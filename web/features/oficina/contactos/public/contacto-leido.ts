import type { ContactoValues } from '../form/contacto-values';

/** The data of a person, as they were read from a received card. */
export type ContactoLeido = Partial<Omit<ContactoValues, 'tags'>>;

/** A link to the form of a new contact, which begins with these data. Empty fields are left out. */
export function enlaceAContactoNuevo(contacto: ContactoLeido) {
  const leido = Object.fromEntries(Object.entries(contacto).filter(([, value]) => value.length > 0));
  return { to: '/apps/contacts/nuevo', state: { leido } };
}

/** The data that a link of `enlaceAContactoNuevo` brought. */
export const leidoOf = (state: { leido?: ContactoLeido } | null): ContactoLeido | undefined => state?.leido;
