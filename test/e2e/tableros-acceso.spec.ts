import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newEtiqueta, newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';

type Call = [method: string, path: string, body?: unknown];

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

async function newScene() {
  const { titular, cuentaId } = await newCuenta(test);
  const board = await newTablero(titular);
  const list = board.lists[0]!;
  const label = await newEtiqueta(titular, board.id);
  const card = await newTarjeta(titular, list, { labels: [label] });
  const reads: Call[] = [
    ['GET', `board?id=${board.id}`],
    ['GET', `board/labels?boardId=${board.id}`],
  ];
  const writes: Call[] = [
    ['PATCH', 'board', { id: board.id, board: { title: 'x' } }],
    ['DELETE', `board?id=${board.id}`],
    ['POST', `board/${board.id}/restore`],
    ['PUT', 'board/list', { list: { boardId: board.id, title: 'x' } }],
    ['POST', 'board/list', { list: { boardId: board.id, title: 'x' } }],
    ['PATCH', 'board/list', { list: { ...list, title: 'x' } }],
    ['PATCH', 'board/lists', { lists: [list] }],
    ['DELETE', `board/list?id=${list.id}`],
    ['POST', `board/list/${list.id}/restore`],
    ['PUT', 'board/card', { card: { ...card, id: null } }],
    ['POST', 'board/card', { card: { ...card, id: null } }],
    ['PATCH', 'board/card', { id: card.id, card: { title: 'x' } }],
    ['PATCH', 'board/cards', { cards: [card] }],
    ['PATCH', 'board/card/positions', { cards: [card] }],
    ['DELETE', `board/card?id=${card.id}`],
    ['POST', `board/card/${card.id}/restore`],
    ['PUT', 'board/label', { label: { boardId: board.id, title: 'x' } }],
    ['POST', 'board/label', { label: { boardId: board.id, title: 'x' } }],
    ['PATCH', 'board/label', { id: label.id, label: { title: 'x' } }],
    ['DELETE', `board/label?id=${label.id}`],
    ['POST', `board/label/${label.id}/restore`],
  ];
  return { titular, cuentaId, board, card, reads, writes, current: () => tableroOf(titular, board.id) };
}

const send = (client: ApiClient, [method, path, body]: Call) => client.send(method, `${TABLEROS}/${path}`, body);

describe('a person of another cuenta', () => {
  it('finds nothing and changes nothing', async () => {
    const { reads, writes, current, card } = await newScene();
    const before = await current();
    const stranger = (await newCuenta(test)).titular;
    for (const call of [...reads, ...writes]) {
      expect((await send(stranger, call)).status, call.slice(0, 2).join(' ')).toBe(404);
    }
    for (const path of ['boards', 'board/search?query=mejoras', `board/cards?ids=${card.id}`]) {
      expect((await send(stranger, ['GET', path])).body).toEqual([]);
    }
    expect(await current()).toEqual(before);
  });

  it('cannot be a member of its boards', async () => {
    const { titular, board } = await newScene();
    const stranger = (await newCuenta(test)).titular;
    const changed = await titular.patch(`${TABLEROS}/board`, {
      id: board.id,
      board: { members: [titular.usuarioId, stranger.usuarioId] },
    });
    expect(changed.status).toBe(422);
  });
});

describe('lectura', () => {
  it('sees everything and changes nothing', async () => {
    const { cuentaId, reads, writes, current, card } = await newScene();
    const before = await current();
    const lectura = await newMiembro(test, cuentaId, 5);
    for (const call of [...reads, ['GET', 'boards'], ['GET', 'board/search'], ['GET', `board/cards?ids=${card.id}`]]) {
      expect((await send(lectura, call as Call)).status, call.slice(0, 2).join(' ')).toBe(200);
    }
    for (const call of [
      ...writes,
      ['PUT', 'board', { board: { title: 'x' } }],
      ['POST', 'board', { board: { title: 'x' } }],
    ]) {
      const { status, body } = await send(lectura, call as Call);
      expect([status, body.code], call.slice(0, 2).join(' ')).toEqual([403, 'SIN_PERMISO']);
    }
    expect(await current()).toEqual(before);
  });
});

it('a gestor may write on the boards', async () => {
  const { cuentaId, writes } = await newScene();
  const gestor = await newMiembro(test, cuentaId, 4);
  const [rename] = writes as [Call];
  expect((await send(gestor, rename)).status).toBe(200);
});

it('a guest gets 401 on every route', async () => {
  const { reads, writes } = await newScene();
  for (const call of [...reads, ...writes]) {
    expect((await send(new ApiClient(test.baseUrl), call)).status, call.slice(0, 2).join(' ')).toBe(401);
  }
});
