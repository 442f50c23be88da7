import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta } from '../factories/people.js';
import { newEtiqueta, newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';

const BOARD = `${TABLEROS}/board`;
const LABEL = `${BOARD}/label`;

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

it.each(['PUT', 'POST'])('a new label by %s comes first', async (method) => {
  const { titular } = await newCuenta(test);
  const { id: boardId } = await newTablero(titular);
  const add = (title: string) => titular.send(method, LABEL, { label: { id: null, boardId, title } });
  const { body: first } = await add('Uno');
  const { status, body: second } = await add(' Dos ');
  expect([status, second]).toEqual([200, { id: expect.any(String), boardId, title: 'Dos', version: 1 }]);
  expect((await titular.get(`${BOARD}/labels?boardId=${boardId}`)).body).toEqual([second, first]);
  expect((await tableroOf(titular, boardId)).labels).toEqual([second, first]);
});

it.each([
  [{ title: '' }, 400],
  [{ title: 'x'.repeat(61) }, 400],
  [{ title: {} }, 400],
  [{ title: 'x\u0000' }, 422],
  [{ boardId: 'x' }, 400],
  [{ boardId: UNKNOWN_ID }, 404],
])('a new label is refused with %j', async (overrides, expected) => {
  const { titular } = await newCuenta(test);
  const { id: boardId } = await newTablero(titular);
  expect((await titular.send('PUT', LABEL, { label: { boardId, title: 'Uno', ...overrides } })).status).toBe(expected);
  expect((await tableroOf(titular, boardId)).labels).toEqual([]);
});

it('a label is renamed on its cards too', async () => {
  const { titular } = await newCuenta(test);
  const board = await newTablero(titular);
  const label = await newEtiqueta(titular, board.id);
  const card = await newTarjeta(titular, board.lists[0]!, { labels: [label.id] });
  const rename = (changes: object, version?: number) =>
    titular.patch(LABEL, { id: label.id, label: changes }, { version });
  const renamed = await rename({ id: UNKNOWN_ID, boardId: UNKNOWN_ID, title: 'Otra' }, 1);
  expect([renamed.status, renamed.body]).toEqual([200, { ...label, title: 'Otra', version: 2 }]);
  expect((await rename({ title: 'Vieja' }, 1)).status).toBe(412);
  expect((await rename({ title: '' })).status).toBe(400);
  expect((await titular.patch(LABEL, { id: UNKNOWN_ID, label: { title: 'x' } })).status).toBe(404);
  expect((await titular.get(`${BOARD}/cards?ids=${card.id}`)).body[0].labels).toEqual([renamed.body]);
});

describe('a label that is deleted', () => {
  it('leaves all cards, and is on them again when it is restored', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const [one, two] = [await newEtiqueta(titular, board.id, 'Uno'), await newEtiqueta(titular, board.id, 'Dos')];
    const [list, other] = board.lists;
    const both = await newTarjeta(titular, list!, { labels: [one, two] });
    const alone = await newTarjeta(titular, other!, { labels: [one] });
    const labelsOf = async (id: string) => {
      const [told] = (await titular.get(`${BOARD}/cards?ids=${id}`)).body;
      const { lists } = await tableroOf(titular, board.id);
      const card = lists.flatMap(({ cards }) => cards).find((candidate) => candidate.id === id);
      expect(card?.labels).toEqual(told.labels);
      return told.labels.map(({ title }: { title: string }) => title);
    };
    const deleted = await titular.delete(`${LABEL}?id=${one.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect([await labelsOf(both.id), await labelsOf(alone.id)]).toEqual([['Dos'], []]);
    expect((await tableroOf(titular, board.id)).labels).toEqual([two]);
    expect((await titular.delete(`${LABEL}?id=${one.id}`)).status).toBe(404);
    // A write in the meantime neither removes nor adds the deleted label.
    await titular.patch(`${BOARD}/card`, { id: alone.id, card: { labels: [two] } });
    const put = await titular.patch(`${BOARD}/card`, { id: alone.id, card: { labels: [one.id] } });
    expect([put.status, put.body.details[0].campo]).toEqual([422, 'card.labels']);
    const restored = await titular.post(`${LABEL}/${one.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { ...one, version: 3 }]);
    expect((await labelsOf(both.id)).toSorted()).toEqual(['Dos', 'Uno']);
    expect((await labelsOf(alone.id)).toSorted()).toEqual(['Dos', 'Uno']);
    expect((await titular.post(`${LABEL}/${one.id}/restore`)).status).toBe(404);
  });
});
