import { expect } from 'vitest';
import type { EtiquetaDeTableroDto } from '../../server/oficina/tableros/etiquetas.dto.js';
import type { ListaDto } from '../../server/oficina/tableros/listas.dto.js';
import type { TableroDto } from '../../server/oficina/tableros/tableros.dto.js';
import type { TarjetaDto } from '../../server/oficina/tableros/tarjetas.dto.js';
import type { ApiClient } from './api-client.js';
import type { TestApp } from './app.js';

/** The path of the calls for boards. */
export const TABLEROS = '/apps/scrumboard';

/** Creates a board with lists of these titles. */
export async function newTablero(client: ApiClient, lists: string[] = ['Por hacer', 'En curso']): Promise<TableroDto> {
  return made(client, 'board', { board: { title: 'Mejoras', lists } });
}

/** Creates a list at the end of a board. */
export async function newLista(client: ApiClient, boardId: string, title = 'Terminado'): Promise<ListaDto> {
  return made(client, 'board/list', { list: { boardId, title } });
}

/** Creates a card at the end of a list. */
export async function newTarjeta(
  client: ApiClient,
  { id, boardId }: ListaDto,
  overrides: Record<string, unknown> = {},
): Promise<TarjetaDto> {
  return made(client, 'board/card', { card: { boardId, listId: id, title: 'Tarjeta', ...overrides } });
}

export async function newEtiqueta(
  client: ApiClient,
  boardId: string,
  title = 'Urgente',
): Promise<EtiquetaDeTableroDto> {
  return made(client, 'board/label', { label: { boardId, title } });
}

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

/** Fills a list with cards at steps of 65536, each with the labels. It uses SQL, since the API would take long. */
export async function fillLista(
  test: TestApp,
  { id, boardId }: ListaDto,
  amount: number,
  labels: readonly EtiquetaDeTableroDto[] = [],
): Promise<void> {
  await test.owner.query(
    `with cards as (
       insert into tarjetas (cuenta_id, id, tablero_id, lista_id, titulo, posicion, creada_por)
       select b.cuenta_id, gen_random_uuid(), b.id, $2, 'Tarjeta ' || n, n * 65536, b.creado_por
         from tableros b, generate_series(1, $3::int) n where b.id = $1
       returning cuenta_id, tablero_id, id
     )
     insert into tarjeta_etiquetas (cuenta_id, tablero_id, tarjeta_id, etiqueta_id)
     select cuenta_id, tablero_id, id, label from cards, unnest($4::uuid[]) label`,
    [boardId, id, amount, labels.map((label) => label.id)],
  );
}
