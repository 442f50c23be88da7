import type {
  ImportacionContactosDto,
  RevisionContactosDto,
} from '../../server/oficina/contactos/intercambio/intercambio.dto.js';
import { ApiClient } from './api-client.js';
import { allContactos, CONTACTOS } from './contactos.js';

export function sendContactos(
  client: ApiClient,
  content: string | Uint8Array,
  nombre = 'contactos.csv',
  key?: string,
  elecciones: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(elecciones)) {
    form.append(field, value);
  }
  form.append('archivo', new Blob([content as Uint8Array<ArrayBuffer>]), nombre);
  return client.post<ImportacionContactosDto & { code: string; message: string }>(`${CONTACTOS}/import`, form, {
    headers: key ? { 'idempotency-key': key } : {},
  });
}

export function checkContactos(client: ApiClient, content: string) {
  const form = new FormData();
  form.append('archivo', new Blob([content]), 'contactos.csv');
  return client.post<RevisionContactosDto>(`${CONTACTOS}/import/revisar`, form);
}

/** The contacts of a cuenta without ids and times, and with titles of tags instead of their ids. */
export async function said(client: ApiClient): Promise<object[]> {
  const titles = new Map((await client.get(`${CONTACTOS}/tags`)).body.map(({ id, title }: ContactoTag) => [id, title]));
  return (await allContactos(client)).map(({ id: _, createdAt: __, updatedAt: ___, tags, ...rest }) => ({
    ...rest,
    tags: tags.map((tag) => titles.get(tag)),
  }));
}

export interface ContactoTag {
  id: string;
  title: string;
}
