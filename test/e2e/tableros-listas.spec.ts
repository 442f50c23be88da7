import { beforeAll, describe, expect, it } from 'vitest';
import type { ListaDto } from '../../server/oficina/tableros/listas.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta } from '../factories/people.js';
import { newEtiqueta, newLista, newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';

const LIST = `${TABLEROS}/board/list`;
const LISTS = `${TABLEROS}/board/lists`;
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('a new list', () => {
  it.each(['POST', 'PUT'])('by %s has the position of the body', async (method) => {
    const { titular } = await newCuenta(test);
    const { id: boardId, lists } = await newTablero(titular);
    const list = { id: null, boardId, position: 98_304, title: ' Revisión ', cards: [{ id: UNKNOWN_ID }] };
    const { status, body } = await titular.send(method, LIST, { list });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        boardId,
        position: 98_304,
        title: 'Revisión',
        cards: [],
        version: 1,
        createdAt: ISO,
        updatedAt: ISO,
      },
    ]);
    expect((await tableroOf(titular, boardId)).lists).toEqual([lists[0], body, lists[1]]);
  });

  it('is at the end by default, and keeps its order beyond the largest position', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular, []);
    const first = await newLista(titular, board.id);
    const second = await newLista(titular, board.id);
    expect([first.position, second.position]).toEqual([65_536, 131_072]);
    await titular.patch(LIST, { list: { id: second.id, position: 2_147_483_647 } });
    const more = [await newLista(titular, board.id), await newLista(titular, board.id)];
    expect((await tableroOf(titular, board.id)).lists.map(({ id }) => id)).toEqual([
      first.id,
      second.id,
      ...more.map(({ id }) => id),
    ]);
  });

  it.each(
    named([
      [{ title: '' }, 'list.title'],
      [{ title: 'x'.repeat(121) }, 'list.title'],
      [{ title: null }, 'list.title'],
      [{ boardId: 'x' }, 'list.boardId'],
      [{ boardId: undefined }, 'list.boardId'],
      [{ position: -1 }, 'list.position'],
      [{ position: 1.5 }, 'list.position'],
      [{ position: '5' }, 'list.position'],
      [{ position: 2_147_483_648 }, 'list.position'],
      [{ position: [1] }, 'list.position'],
    ]),
  )('is refused with %s', async (_, overrides, campo) => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular, []);
    const { status, body } = await titular.post(LIST, { list: { boardId: board.id, title: 'Lista', ...overrides } });
    expect([status, body.details?.[0]?.campo]).toEqual([400, campo]);
    expect((await tableroOf(titular, board.id)).lists).toEqual([]);
  });

  it('needs an existing board', async () => {
    const { titular } = await newCuenta(test);
    expect((await titular.post(LIST, { list: { boardId: UNKNOWN_ID, title: 'Lista' } })).status).toBe(404);
  });
});

describe('a list', () => {
  it('changes only in the fields that were sent, and answers with its cards', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const [list] = board.lists as [ListaDto];
    const label = await newEtiqueta(titular, board.id);
    const card = await newTarjeta(titular, list, { labels: [label] });
    const renamed = await titular.patch(LIST, { list: { ...list, title: 'Otra', boardId: UNKNOWN_ID, cards: [] } });
    const expected = { ...list, title: 'Otra', version: 2, updatedAt: ISO, cards: [card] };
    expect([renamed.status, renamed.body]).toEqual([200, expected]);
    expect((await tableroOf(titular, board.id)).lists[0]).toEqual(renamed.body);
    const stale = await titular.patch(LIST, { list: { id: list.id, title: 'Vieja' } }, { version: 1 });
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_ANTERIOR']);
    expect((await titular.patch(LIST, { list: { id: list.id } }, { version: 2 })).body).toMatchObject({
      title: 'Otra',
    });
    expect((await titular.patch(LIST, { list: { id: list.id, title: null } })).status).toBe(400);
    expect((await titular.patch(LIST, { list: { id: UNKNOWN_ID, title: 'x' } })).status).toBe(404);
    expect((await titular.patch(LIST, { list: { title: 'x' } })).status).toBe(400);
  });

  it('moves alone or with others, and changes only its position', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular, ['A', 'B', 'C']);
    const [a, b, c] = board.lists as [ListaDto, ListaDto, ListaDto];
    const card = await newTarjeta(titular, c);
    const one = await titular.patch(LISTS, { lists: [{ ...c, title: 'No', position: 98_304, cards: [] }] });
    expect([one.status, one.body]).toEqual([
      200,
      [{ ...c, position: 98_304, version: 2, updatedAt: ISO, cards: [card] }],
    ]);
    const titles = async () => (await tableroOf(titular, board.id)).lists.map(({ title }) => title);
    expect(await titles()).toEqual(['A', 'C', 'B']);
    const all = [b, c, a].map(({ id }, i) => ({ id, position: (i + 1) * 65_536 }));
    const moved = await titular.patch(LISTS, { lists: all });
    expect(moved.body.map(({ id, position }: ListaDto) => ({ id, position }))).toEqual(all);
    expect(await titles()).toEqual(['B', 'C', 'A']);
  });

  it('accepts a title and a position in one call, and refuses an old version only with If-Match', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular, ['A', 'B', 'C']);
    const [a, , c] = board.lists as [ListaDto, ListaDto, ListaDto];
    const titles = async () => (await tableroOf(titular, board.id)).lists.map(({ title }) => title);
    await titular.patch(LISTS, { lists: [{ id: c.id, position: 9 }] });
    const stale = await titular.patch(LIST, { list: { ...c, title: 'D' } }, { version: c.version });
    expect([stale.status, await titles()]).toEqual([412, ['C', 'A', 'B']]);
    await titular.patch(LIST, { list: { id: c.id, title: 'D' } });
    expect(await titles()).toEqual(['D', 'A', 'B']);
    await titular.patch(LIST, { list: { ...a, title: 'E', position: 2 ** 30 } });
    expect(await titles()).toEqual(['D', 'B', 'E']);
  });

  it('moves with the other lists, and deleted lists are ignored', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular, ['A', 'B', 'C']);
    const [a, b, c] = board.lists as [ListaDto, ListaDto, ListaDto];
    await titular.delete(`${LIST}?id=${b.id}`);
    const numbered = [c, b, a].map(({ id }, i) => ({ id, position: i + 1 }));
    const { status, body } = await titular.patch(LISTS, { lists: numbered });
    expect([status, body.map(({ title }: ListaDto) => title)]).toEqual([200, ['C', 'A']]);
    expect((await tableroOf(titular, board.id)).lists).toEqual(body);
    expect((await titular.patch(LISTS, { lists: [b] })).status).toBe(404);
  });

  it('moves with all existing lists or not at all', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const [a, b] = board.lists as [ListaDto, ListaDto];
    await titular.delete(`${LIST}?id=${b.id}`);
    for (const [lists, expected] of [
      [[{ ...a, position: 9 }, b, { ...b, id: UNKNOWN_ID }], 404],
      [
        [
          { ...a, position: 9 },
          { ...b, id: UNKNOWN_ID },
        ],
        404,
      ],
      [
        [
          { ...a, position: 9 },
          { ...a, id: a.id.toUpperCase(), position: 8 },
        ],
        400,
      ],
      [[{ ...a, position: null }], 400],
      [[{ ...a, position: undefined }], 400],
      [[{ ...a, id: [a.id] }], 400],
      [[null], 400],
      [['x'], 400],
      [{}, 400],
      [undefined, 400],
    ] as const) {
      expect((await titular.patch(LISTS, { lists })).status, JSON.stringify(lists)).toBe(expected);
    }
    expect((await tableroOf(titular, board.id)).lists).toEqual([a]);
    expect((await titular.patch(LISTS, { lists: [] })).body).toEqual([]);
  });

  it('is deleted and restored with its cards', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const [list, other] = board.lists as [ListaDto, ListaDto];
    const card = await newTarjeta(titular, list);
    const dropped = await newTarjeta(titular, list);
    await titular.delete(`${TABLEROS}/board/card?id=${dropped.id}`);
    const deleted = await titular.delete(`${LIST}?id=${list.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect((await tableroOf(titular, board.id)).lists).toEqual([other]);
    expect((await titular.delete(`${LIST}?id=${list.id}`)).status).toBe(404);
    expect((await titular.patch(LIST, { list: { id: list.id, title: 'x' } })).status).toBe(404);
    for (const [method, path, body] of [
      ['PUT', 'card', { card: { listId: list.id, title: 'x' } }],
      ['PATCH', 'card', { id: card.id, card: { title: 'x' } }],
      ['PATCH', 'cards', { cards: [{ ...card, listId: other.id }] }],
      ['DELETE', `card?id=${card.id}`, undefined],
      ['POST', `card/${dropped.id}/restore`, undefined],
    ] as const) {
      expect((await titular.send(method, `${TABLEROS}/board/${path}`, body)).status, `${method} ${path}`).toBe(404);
    }
    const restored = await titular.post(`${LIST}/${list.id}/restore`);
    const back = { ...list, version: 3, updatedAt: ISO, cards: [card] };
    expect([restored.status, restored.body]).toEqual([200, back]);
    expect((await tableroOf(titular, board.id)).lists).toEqual([back, other]);
    expect((await titular.post(`${LIST}/${list.id}/restore`)).status).toBe(404);
  });
});
