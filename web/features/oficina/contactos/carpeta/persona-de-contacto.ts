import { emptyPersona, isSociedad, type PersonaValues } from '../../../expediente/personas/public/form/persona-values';
import type { Contacto, Pais } from '../contactos-api';
import { diaDe } from '../nacimiento';

/**
 * Fills the form of a persona from a contact. The first word of the name is the nombre; of four or more words, the
 * first two are. The person can correct the form.
 */
export function personaDeContacto(contacto: Contacto, pais: string, paises: readonly Pais[]): PersonaValues {
  const empty = emptyPersona(pais);
  const name = contacto.name.trim().replace(/\s+/g, ' ');
  const shared = {
    email: contacto.emails[0]?.email ?? '',
    telefono: telefonoDe(contacto, paises),
    domicilio: (contacto.address ?? '').slice(0, 300),
  };
  if (isSociedad(name)) return { ...empty, ...shared, tipo: 'juridica', razonSocial: name };
  const words = name.split(' ');
  const names = words.length > 3 ? 2 : 1;
  return {
    ...empty,
    ...shared,
    nombre: words.slice(0, names).join(' '),
    apellidos: words.slice(names).join(' '),
    nacimiento: diaDe(contacto.birthday),
    profesion: contacto.title ?? '',
  };
}

/** The first phone with its country's code, without the characters that a persona's phone refuses. */
function telefonoDe({ phoneNumbers: [first] }: Contacto, paises: readonly Pais[]): string {
  if (!first) return '';
  const code = paises.find(({ iso }) => iso === first.country)?.code ?? '';
  return `${code} ${first.phoneNumber.replace(/[^\d\s()+./-]/g, '')}`.trim().slice(0, 40);
}
