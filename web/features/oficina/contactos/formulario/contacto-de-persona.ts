import type { PersonaDto } from '../../../../api/generated/personas';
import type { Pais, Telefono } from '../contactos-api';
import type { ContactoValues } from './contacto-values';

/** What the form of a contact begins with when it is made for a persona. @param pais that of the cuenta, in lower case */
export function contactoDePersona(
  { nombreCompleto, profesion, email, telefono, domicilio, nacimiento }: PersonaDto,
  pais: string,
  paises: readonly Pais[],
): Partial<ContactoValues> {
  return {
    name: nombreCompleto.slice(0, 200),
    title: profesion ?? '',
    address: domicilio ?? '',
    birthday: nacimiento ?? '',
    ...(email && { emails: [{ email, label: '' }] }),
    ...(telefono && { phoneNumbers: [telefonoDe(telefono, pais, paises)] }),
  };
}

/** A telephone with its country apart: that of its dialling code, or else that of the cuenta. */
function telefonoDe(telefono: string, pais: string, paises: readonly Pais[]): Telefono {
  const codes = paises
    .filter(({ code }) => code !== '' && telefono.startsWith(code))
    // Some countries have the same code: the one of the cuenta comes first.
    .toSorted((a, b) => b.code.length - a.code.length || Number(b.iso === pais) - Number(a.iso === pais));
  const [found] = codes;
  return {
    country: found?.iso ?? pais,
    phoneNumber: telefono.slice(found?.code.length ?? 0).trim(),
    label: '',
  };
}
