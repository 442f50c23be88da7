import { noonOf } from '../../common/day.js';
import type { ContactoDto, ContactoHalladoDto } from './contactos.dto.js';
import type { ContactoFila } from './contactos.repository.js';

export function toContacto(contacto: ContactoFila): ContactoDto {
  const title = contacto.titulo ?? '';
  const company = contacto.empresa ?? '';
  return {
    id: contacto.id,
    avatar: contacto.avatar,
    background: contacto.fondo,
    name: contacto.nombre,
    emails: contacto.correos,
    phoneNumbers: contacto.telefonos,
    title,
    company,
    job: { title, company },
    birthday: contacto.nacimiento && noonOf(contacto.nacimiento),
    address: contacto.direccion,
    notes: contacto.notas,
    tags: contacto.etiquetas,
    personaId: contacto.personaId,
    version: contacto.version,
    createdAt: contacto.creadoEn,
    updatedAt: contacto.actualizadoEn,
  };
}

export function toContactoHallado(contacto: ContactoFila): ContactoHalladoDto {
  return { ...toContacto(contacto), link: `/apps/contacts/${contacto.id}`, value: contacto.nombre };
}
