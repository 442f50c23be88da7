import { beforeAll, describe, expect, it } from 'vitest';
import type { ListaDto } from '../../server/oficina/tableros/listas.dto.js';
import type { TarjetaDto } from '../../server/oficina/tableros/tarjetas.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta } from '../factories/people.js';
import { newEtiqueta, newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';

const BOARD = `${TABLEROS}/board`;
const CARD = `${BOARD}/card`;
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('a new card', () => {
  it.each(['PUT', 'POST'])('by %s, as the reference client sends it, has only a title', async (method) => {
    const { titular } = await newCuenta(test);
    const { id: boardId, lists } = await newTablero(titular);
    const listId = lists[0]!.id;
    const { status, body } = await titular.send(method, CARD, {
      card: { id: null, boardId, listId, position: 65_536, title: 'Una', description: null, labels: [], dueDate: null },
    });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        boardId,
        listId,
        position: 65_536,
        title: 'Una',
        description: null,
        labels: [],
        dueDate: null,
        version: 1,
        createdAt: ISO,
        updatedAt: ISO,
      },
    ]);
    expect((await tableroOf(titular, boardId)).lists[0]?.cards).toEqual([body]);
  });

  it('has the fields that were sent, and is at the end by default', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const [one, two] = [await newEtiqueta(titular, board.id, 'Uno'), await newEtiqueta(titular, board.id, 'Dos')];
    const [list] = board.lists as [ListaDto];
    const first = await newTarjeta(titular, list, {
      description: ' <b>Texto</b> & más ',
      labels: [two, one.id, two.id.toUpperCase()],
      dueDate: '2026-11-21T12:00:00-03:00',
    });
    expect(first).toMatchObject({
      description: '<b>Texto</b> & más',
      labels: [two, one],
      dueDate: '2026-11-21T15:00:00.000Z',
      position: 65_536,
    });
    const second = await newTarjeta(titular, list);
    const front = await newTarjeta(titular, list, { position: 0 });
    expect([second.position, front.position]).toEqual([131_072, 0]);
    expect((await tableroOf(titular, board.id)).lists[0]?.cards).toEqual([front, first, second]);
  });

  it('is made once for the same Idempotency-Key', async () => {
    const { titular } = await newCuenta(test);
    const { id, lists } = await newTablero(titular);
    const headers = { 'idempotency-key': 'una-vez' };
    const send = () => titular.send('PUT', CARD, { card: { listId: lists[0]!.id, title: 'Una' } }, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    const { cards } = (await tableroOf(titular, id)).lists[0]!;
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill(cards[0]));
    expect(cards).toHaveLength(1);
  });

  it.each(
    named<[expected: number, campo: string | undefined]>([
      [{ title: ' ' }, 400, 'card.title'],
      [{ title: 'x'.repeat(501) }, 400, 'card.title'],
      [{ title: ['a'] }, 400, 'card.title'],
      [{ description: 'x'.repeat(20_001) }, 400, 'card.description'],
      [{ description: {} }, 400, 'card.description'],
      [{ dueDate: 'mañana' }, 400, 'card.dueDate'],
      [{ dueDate: '2026-02-31T10:00:00Z' }, 400, 'card.dueDate'],
      [{ dueDate: 1_790_000_000_000 }, 400, 'card.dueDate'],
      [{ labels: null }, 400, 'card.labels'],
      [{ labels: 'x' }, 400, 'card.labels'],
      [{ labels: [{ title: 'x' }] }, 400, 'card.labels'],
      [{ labels: [UNKNOWN_ID] }, 422, 'card.labels'],
      [{ position: -1 }, 400, 'card.position'],
      [{ position: 0.5 }, 400, 'card.position'],
      [{ position: 2 ** 31 }, 400, 'card.position'],
      [{ position: 'x' }, 400, 'card.position'],
      [{ listId: 5 }, 400, 'card.listId'],
      [{ listId: UNKNOWN_ID }, 404, undefined],
      [{ boardId: UNKNOWN_ID }, 422, 'card.listId'],
      [{ title: 'x\u0000y' }, 422, 'card.title'],
    ]),
  )('is refused with %s', async (_, overrides, expected, campo) => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const card = { boardId: board.id, listId: board.lists[0]!.id, title: 'Una', ...overrides };
    const { status, body } = await titular.send('PUT', CARD, { card });
    expect([status, body.details?.[0]?.campo]).toEqual([expected, campo]);
    expect((await tableroOf(titular, board.id)).lists).toEqual(board.lists);
  });

  it('is refused with a number that JSON cannot hold', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const body = `{"card":{"listId":"${board.lists[0]!.id}","title":"x","position":1e400}}`;
    const { status } = await titular.send('PUT', CARD, body, { headers: { 'content-type': 'application/json' } });
    expect(status).toBe(400);
  });

  it('replaces half of a character in a text', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const body = `{"card":{"listId":"${board.lists[0]!.id}","title":"a\\ud800b"}}`;
    const answer = await titular.send('PUT', CARD, body, { headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.body.title]).toEqual([200, 'a\ufffdb']);
  });
});

describe('a card', () => {
  it('changes only in the fields that were sent, and answers the whole card', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const label = await newEtiqueta(titular, board.id);
    const card = await newTarjeta(titular, board.lists[0]!, { description: 'Texto', dueDate: '2026-11-21T15:00:00Z' });
    const { id } = card;
    const patch = async (changes: object) => {
      const { status, body } = await titular.patch<TarjetaDto>(CARD, { id, card: changes });
      expect(status).toBe(200);
      return body;
    };
    const labelled = await patch({ labels: [{ ...label, title: 'No' }] });
    expect(labelled).toEqual({ ...card, labels: [label], version: 2, updatedAt: ISO });
    const whole = { id, title: ' Otra ', description: '', labels: [], dueDate: null };
    const emptied = await patch(whole);
    expect(emptied).toEqual({ ...card, ...whole, title: 'Otra', description: null, version: 3, updatedAt: ISO });
    const readOnly = {
      listId: board.lists[1]!.id,
      boardId: UNKNOWN_ID,
      position: 3,
      version: 90,
      createdAt: '2001-01-01',
    };
    expect(await patch(readOnly)).toEqual({ ...emptied, version: 4, updatedAt: ISO });
    expect((await tableroOf(titular, board.id)).lists[0]?.cards).toMatchObject([{ id, title: 'Otra', version: 4 }]);
  });

  it('refuses a write with an older version', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const { id } = await newTarjeta(titular, board.lists[0]!);
    const patch = (title: string, version?: number) => titular.patch(CARD, { id, card: { title } }, { version });
    const answers = await Promise.all(['Una', 'Dos', 'Tres'].map((title) => patch(title, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    const { body } = answers.find(({ status }) => status === 200)!;
    expect((await titular.get(`${BOARD}/cards?ids=${id}`)).body).toEqual([body]);
    expect((await patch('Sin decir cuál')).status).toBe(200);
  });

  it('has labels of its own board only', async () => {
    const { titular } = await newCuenta(test);
    const [board, other] = [await newTablero(titular), await newTablero(titular)];
    const label = await newEtiqueta(titular, board.id);
    const foreign = await newEtiqueta(titular, other.id);
    const card = await newTarjeta(titular, board.lists[0]!, { labels: [label] });
    const { status, body } = await titular.patch(CARD, { id: card.id, card: { title: 'x', labels: [label, foreign] } });
    expect([status, body.details[0].campo]).toEqual([422, 'card.labels']);
    expect((await titular.get(`${BOARD}/cards?ids=${card.id}`)).body).toEqual([card]);
  });

  it('is deleted, and restored as it was', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const label = await newEtiqueta(titular, board.id);
    const [before, card, after] = [
      await newTarjeta(titular, board.lists[0]!),
      await newTarjeta(titular, board.lists[0]!, { labels: [label] }),
      await newTarjeta(titular, board.lists[0]!),
    ];
    const deleted = await titular.delete(`${CARD}?id=${card.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    const cards = async () => (await tableroOf(titular, board.id)).lists[0]?.cards;
    expect(await cards()).toEqual([before, after]);
    expect((await titular.delete(`${CARD}?id=${card.id}`)).status).toBe(404);
    expect((await titular.patch(CARD, { id: card.id, card: { title: 'x' } })).status).toBe(404);
    expect((await titular.patch(`${BOARD}/cards`, { cards: [card] })).status).toBe(404);
    const restored = await titular.post(`${CARD}/${card.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { ...card, version: 3, updatedAt: ISO }]);
    expect(await cards()).toEqual([before, restored.body, after]);
    expect((await titular.post(`${CARD}/${card.id}/restore`)).status).toBe(404);
  });

  it('can be asked for by its id, with others', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const card = await newTarjeta(titular, board.lists[0]!);
    const ask = (ids: string) => titular.get(`${BOARD}/cards?ids=${ids}`);
    expect((await ask(`${card.id.toUpperCase()},${UNKNOWN_ID},${card.id}`)).body).toEqual([card]);
    expect((await ask('x')).status).toBe(400);
    expect((await ask('')).status).toBe(400);
    expect((await titular.get(`${BOARD}/cards`)).status).toBe(400);
    expect((await titular.get(`${BOARD}/cards?ids=${card.id}&ids=${UNKNOWN_ID}`)).status).toBe(200);
    expect((await titular.get(`${BOARD}/cards?ids[a]=1`)).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, i) => `01a1fce8-dfea-7632-be20-${String(i).padStart(12, '0')}`);
    expect((await ask(many.join(','))).status).toBe(400);
  });
});
