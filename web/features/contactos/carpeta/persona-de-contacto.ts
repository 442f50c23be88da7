import { emptyPersona, type PersonaValues } from '../../personas/publico/formulario/persona-values';
import type { Contacto, Pais } from '../contactos-api';
import { diaDe } from '../nacimiento';

/** How companies of our countries end their names. */
const sociedad = /\b(S\.?\s?A\.?(\s?S\.?)?|S\.?\s?R\.?\s?L\.?|S\.?\s?L\.?(\s?U\.?)?|S\.?\s?C\.?A\.?)$/i;

/**
 * What a contact tells of the persona that they are to be. With up to three words the first is the name and the rest
 * are surnames; of four and more the first two are names. The form can be corrected.
 */
export function personaDeContacto(contacto: Contacto, pais: string, paises: readonly Pais[]): PersonaValues {
  const empty = emptyPersona(pais);
  const name = contacto.name.trim().replace(/\s+/g, ' ');
  const shared = {
    email: contacto.emails[0]?.email ?? '',
    telefono: telefonoDe(contacto, paises),
    domicilio: (contacto.address ?? '').slice(0, 300),
  };
  if (sociedad.test(name)) return { ...empty, ...shared, tipo: 'juridica', razonSocial: name };
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

/** The first phone with the code of its country. What a persona's phone cannot hold is left out. */
function telefonoDe({ phoneNumbers: [first] }: Contacto, paises: readonly Pais[]): string {
  if (!first) return '';
  const code = paises.find(({ iso }) => iso === first.country)?.code ?? '';
  return `${code} ${first.phoneNumber.replace(/[^\d\s()+./-]/g, '')}`.trim().slice(0, 40);
}
