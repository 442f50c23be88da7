import type { ContactoDto } from '../../server/oficina/contactos/contactos.dto.js';
import type { EtiquetaTituladaDto } from '../../server/plataforma/etiquetas/etiquetas.dto.js';
import type { ApiClient } from './api-client.js';

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
