import type { NotaEtiquetaDto } from '../../server/oficina/notas/nota-etiquetas.dto.js';
import type { NotaConEtiquetasDto, NotaDto } from '../../server/oficina/notas/notas.dto.js';
import type { ApiClient } from './api-client.js';

/** A new nota as the reference client sends it. */
export const EMPTY_NOTA = {
  id: null,
  title: '',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  createdAt: null,
  updatedAt: null,
};

/** Creates a nota of the client's person. */
export async function newNota(client: ApiClient, overrides: Record<string, unknown> = {}): Promise<NotaDto> {
  const { status, body } = await client.post('/apps/notes', {
    note: { ...EMPTY_NOTA, title: 'Llamar al registro', ...overrides },
  });
  if (status !== 200) {
    throw new Error(`The nota was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

/** Creates an etiqueta for the person's notas. */
export async function newNotaEtiqueta(client: ApiClient, title = 'Oficina'): Promise<NotaEtiquetaDto> {
  const { status, body } = await client.post<NotaEtiquetaDto[]>('/apps/notes/labels', { title });
  const etiqueta = body.at(-1);
  if (status !== 200 || !etiqueta) {
    throw new Error(`The etiqueta was refused: ${JSON.stringify(body)}`);
  }
  return etiqueta;
}

export async function notasOf(client: ApiClient): Promise<NotaConEtiquetasDto[]> {
  return (await client.get('/apps/notes/all')).body;
}
