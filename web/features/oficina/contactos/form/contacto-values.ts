import type { CambiosContacto, Contacto } from '../contactos-api';
import { diaDe } from '../nacimiento';

/** The form's values: all are text, '' where empty. It is a type, because valibot accepts no interfaces. */
export type ContactoValues = {
  name: string;
  title: string;
  company: string;
  emails: { email: string; label: string }[];
  phoneNumbers: { country: string; phoneNumber: string; label: string }[];
  address: string;
  /** A day as 'YYYY-MM-DD'. */
  birthday: string;
  /** The notes as HTML. */
  notes: string;
  /** The ids of the etiquetas. */
  tags: string[];
};

export const emptyCorreo = { email: '', label: '' };
export const emptyTelefono = (country: string) => ({ country, phoneNumber: '', label: '' });

/**
 * The values of a new contact.
 * @param etiqueta the filter of the list, which the new contact gets too
 */
export const emptyContacto = (pais: string, etiqueta: string | null): ContactoValues => ({
  name: '',
  title: '',
  company: '',
  emails: [emptyCorreo],
  phoneNumbers: [emptyTelefono(pais)],
  address: '',
  birthday: '',
  notes: '',
  tags: etiqueta ? [etiqueta] : [],
});

/** The form's values for a contact. An empty list gets one empty row. */
export function toValues(contacto: Contacto, pais: string): ContactoValues {
  const empty = emptyContacto(pais, null);
  const emails = contacto.emails.map(({ email, label }) => ({ email, label }));
  const phones = contacto.phoneNumbers.map(({ country, phoneNumber, label }) => ({ country, phoneNumber, label }));
  return {
    name: contacto.name,
    title: contacto.title ?? '',
    company: contacto.company ?? '',
    emails: emails.length > 0 ? emails : empty.emails,
    phoneNumbers: phones.length > 0 ? phones : empty.phoneNumbers,
    address: contacto.address ?? '',
    birthday: diaDe(contacto.birthday),
    notes: contacto.notes ?? '',
    tags: contacto.tags,
  };
}

/** The body of a request, without empty rows. */
export function toCambios(values: ContactoValues): CambiosContacto {
  return {
    name: values.name.trim(),
    title: values.title.trim(),
    company: values.company.trim(),
    emails: values.emails.filter(({ email }) => email.trim() !== ''),
    phoneNumbers: values.phoneNumbers.filter(({ phoneNumber }) => phoneNumber.trim() !== ''),
    address: values.address.trim() || null,
    birthday: values.birthday || null,
    notes: values.notes || null,
    tags: values.tags,
  };
}

/** Only the fields that differ from the contact, so that other people's changes of other fields stay. */
export function changesOf(values: ContactoValues, contacto: Contacto, pais: string): CambiosContacto {
  const before = Object.entries(toCambios(toValues(contacto, pais)));
  const text = new Map(before.map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(toCambios(values)).filter(([name, value]) => JSON.stringify(value) !== text.get(name)),
  );
}
