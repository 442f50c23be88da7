import { fold } from '../../../lib/fold';
import type { Contacto, Pais } from '../contactos-api';

/** A contact with all that it is found by. */
export interface Buscable {
  contacto: Contacto;
  texto: string;
  /** The digits of its phones, each with the code of its country before it. */
  cifras: string;
}

const digits = (text: string) => text.replace(/\D/g, '');

/** Made once for a list, however much is typed. */
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

/** Those that have every word of the text, and the etiqueta. What looks like a phone is looked for among the phones too. */
export function buscar(buscables: readonly Buscable[], texto: string, etiqueta: string | null): Contacto[] {
  const words = fold(texto).split(/\s+/).filter(Boolean);
  const phone = /^[\d\s()+./-]+$/.test(texto) ? digits(texto) : '';
  return buscables
    .filter(
      ({ contacto, texto, cifras }) =>
        (etiqueta === null || contacto.tags.includes(etiqueta)) &&
        (words.every((word) => texto.includes(word)) || (phone.length > 1 && cifras.includes(phone))),
    )
    .map(({ contacto }) => contacto);
}
