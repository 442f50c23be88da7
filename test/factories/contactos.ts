import type { ContactoDto } from '../../server/oficina/contactos/contactos.dto.js';
import type { EtiquetaTituladaDto } from '../../server/plataforma/etiquetas/etiquetas.dto.js';
import { ApiClient } from './api-client.js';

/** Creates a contact, with only a name by default. */
export async function newContacto(client: ApiClient, overrides: Record<string, unknown> = {}): Promise<ContactoDto> {
  const { status, body } = await client.post('/apps/contacts/contact', {
    contact: { name: 'Juan Núñez', ...overrides },
  });
  if (status !== 200) {
    throw new Error(`The contact was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

export async function newContactoEtiqueta(client: ApiClient, title = 'Cliente'): Promise<EtiquetaTituladaDto> {
  const { status, body } = await client.post('/apps/contacts/tag', { tag: { title } });
  if (status !== 200) {
    throw new Error(`The tag was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

export const CONTACTOS = '/apps/contacts';
export const WHOLE_CONTACTO = {
  name: 'María Ordóñez',
  emails: [{ email: 'maria@ejemplo.test', label: 'Trabajo' }],
  phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555-0001', label: 'Móvil' }],
  title: 'Arquitecta',
  company: 'Estudio Ordóñez',
  address: 'Lavalle 1450, Buenos Aires',
  notes: '<p>Prefiere <strong>la mañana</strong>.</p>',
};

export const allContactos = async (client: ApiClient): Promise<ContactoDto[]> =>
  (await client.get(`${CONTACTOS}/all`)).body;
export const patchContacto = (client: ApiClient, id: string, contact: unknown, version?: number) =>
  client.patch(`${CONTACTOS}/contact`, { id, contact }, { version });
