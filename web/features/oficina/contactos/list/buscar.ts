import { wordsOf } from '../../../../lib/coincidencias';
import { fold } from '../../../../lib/fold';
import type { Contacto, Pais } from '../contactos-api';

/** A contact with the texts in which the search looks. */
export interface Buscable {
  contacto: Contacto;
  texto: string;
  /** The digits of the contact's phones, each after the dialling code of its country. */
  cifras: string;
}

const digits = (text: string) => text.replace(/\D/g, '');

/** Prepares the contacts for the search, once for a list and not for each typed letter. */
export function toBuscables(contactos: readonly Contacto[], paises: readonly Pais[]): Buscable[] {
  const codes = new Map(paises.map(({ iso, code }) => [iso, digits(code)]));
  return contactos.map((contacto) => {
    const { name, title, company, emails, phoneNumbers } = contacto;
    return {
      contacto,
      texto: fold([name, title, company, ...emails.map(({ email }) => email)].join('\n')),
      cifras: phoneNumbers
        .map(({ country, phoneNumber }) => (codes.get(country) ?? '') + digits(phoneNumber))
        .join('\n'),
    };
  });
}

/** The contacts with the etiqueta and every word of the text. A text like a phone also searches the phones. */
export function buscar(buscables: readonly Buscable[], texto: string, etiqueta: string | null): Contacto[] {
  const words = wordsOf(texto);
  const phone = /^[\d\s()+./-]+$/.test(texto) ? digits(texto) : '';
  return buscables
    .filter(
      ({ contacto, texto, cifras }) =>
        (etiqueta === null || contacto.tags.includes(etiqueta)) &&
        (words.every((word) => texto.includes(word)) || (phone.length > 1 && cifras.includes(phone))),
    )
    .map(({ contacto }) => contacto);
}
