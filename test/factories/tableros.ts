import { expect } from 'vitest';
import type { EtiquetaDeTableroDto } from '../../server/tableros/etiquetas.dto.js';
import type { ListaDto } from '../../server/tableros/listas.dto.js';
import type { TableroDto } from '../../server/tableros/tableros.dto.js';
import type { TarjetaDto } from '../../server/tableros/tarjetas.dto.js';
import type { ApiClient } from './api-client.js';

/** Where the calls for boards are. */
export const TABLEROS = '/apps/scrumboard';

/** A board with lists of these titles. */
export async function newTablero(client: ApiClient, lists: string[] = ['Por hacer', 'En curso']): Promise<TableroDto> {
  return made(client, 'board', { board: { title: 'Mejoras', lists } });
}

/** A list at the end of a board. */
export async function newLista(client: ApiClient, boardId: string, title = 'Terminado'): Promise<ListaDto> {
  return made(client, 'board/list', { list: { boardId, title } });
}

/** A card at the end of a list. */
export async function newTarjeta(
  client: ApiClient,
  { id, boardId }: ListaDto,
  overrides: Record<string, unknown> = {},
): Promise<TarjetaDto> {
  return made(client, 'board/card', { card: { boardId, listId: id, title: 'Tarjeta', ...overrides } });
}

/** A label of a board. */
export async function newEtiqueta(
  client: ApiClient,
  boardId: string,
  title = 'Urgente',
): Promise<EtiquetaDeTableroDto> {
  return made(client, 'board/label', { label: { boardId, title } });
}

/** A board as it is now. */
export async function tableroOf(client: ApiClient, id: string): Promise<TableroDto> {
  const { status, body } = await client.get(`${TABLEROS}/board?id=${id}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

async function made<T>(client: ApiClient, path: string, body: object): Promise<T> {
  const answer = await client.post(`${TABLEROS}/${path}`, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
}
