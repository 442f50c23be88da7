import { beforeAll, describe, expect, it } from 'vitest';
import type { ListaDto } from '../../server/oficina/tableros/listas.dto.js';
import type { TableroDto } from '../../server/oficina/tableros/tableros.dto.js';
import type { TarjetaDto } from '../../server/oficina/tableros/tarjetas.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { statementsOf } from '../factories/statements.js';
import { fillLista, newEtiqueta, newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';

const CARDS = `${TABLEROS}/board/cards`;
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

interface Scene {
  titular: Member;
  cuentaId: string;
  board: TableroDto;
  /** The list «Por hacer», with the cards A, B and C. */
  from: ListaDto;
  /** The list «En curso», which is empty. */
  to: ListaDto;
  cards: [TarjetaDto, TarjetaDto, TarjetaDto];
}

async function newScene(): Promise<Scene> {
  const { titular, cuentaId } = await newCuenta(test);
  const board = await newTablero(titular);
  const [from, to] = board.lists as [ListaDto, ListaDto];
  const add = (title: string) => newTarjeta(titular, from, { title });
  return { titular, cuentaId, board, from, to, cards: [await add('A'), await add('B'), await add('C')] };
}

/** The titles of the cards of a board, list by list. */
async function titlesOf(client: Member, { id }: TableroDto): Promise<string[][]> {
  return (await tableroOf(client, id)).lists.map(({ cards }) => cards.map(({ title }) => title));
}

const placeOf = ({ id, listId, position }: TarjetaDto) => ({ id, listId, position });

describe('moving cards', () => {
  it('between lists answers with the whole card, and changes only its place', async () => {
    const { titular, board, from, to, cards } = await newScene();
    const label = await newEtiqueta(titular, board.id);
    const card = await newTarjeta(titular, from, { title: 'D', description: 'Texto', labels: [label] });
    const { status, body } = await titular.patch(CARDS, {
      cards: [{ ...card, listId: to.id, position: 9, title: 'No', description: null, labels: [], version: 70 }],
    });
    const moved = { ...card, listId: to.id, position: 9, version: 2, updatedAt: ISO };
    expect([status, body]).toEqual([200, [moved]]);
    expect((await tableroOf(titular, board.id)).lists.map((list) => list.cards)).toEqual([cards, body]);
  });

  it('of a renumbered list answers in the order of the request', async () => {
    const { titular, board, from, cards } = await newScene();
    const [a, b, c] = cards;
    const renumbered = [c, a, b].map(({ id }, i) => ({ id, listId: from.id, position: (i + 1) * 65_536 }));
    const { body } = await titular.patch<TarjetaDto[]>(CARDS, { cards: renumbered });
    expect(body.map(placeOf)).toEqual(renumbered);
    expect(await titlesOf(titular, board)).toEqual([['C', 'A', 'B'], []]);
  });

  it('accepts whole cards and lists, as the reference client sends them, also of a long list', async () => {
    const { titular, board, to } = await newScene();
    const labels = [await newEtiqueta(titular, board.id), await newEtiqueta(titular, board.id)];
    await fillLista(test, to, 500, labels);
    await test.owner.query(`update tarjetas set descripcion = repeat('Detalle ', 300) where lista_id = $1`, [to.id]);
    const before = (await tableroOf(titular, board.id)).lists[1]!;
    const cards = before.cards.toReversed().map((card, i) => ({ ...card, position: (i + 1) * 65_536 }));
    const list = { ...before, title: 'Larga', cards };
    expect(JSON.stringify({ cards }).length).toBeGreaterThan(1024 * 1024);
    const moved = await titular.patch<TarjetaDto[]>(CARDS, { cards });
    expect([moved.status, moved.body.map(({ id }) => id)]).toEqual([200, cards.map(({ id }) => id)]);
    const renamed = await titular.patch(`${TABLEROS}/board/list`, { list });
    expect([renamed.status, renamed.body.title, renamed.body.cards.length]).toEqual([200, 'Larga', 500]);
    expect((await titular.patch(`${TABLEROS}/board/lists`, { lists: [list] })).status).toBe(200);
    const numbered = await titular.patch(`${TABLEROS}/board/card/positions`, { cards });
    expect([numbered.status, numbered.body.length]).toEqual([200, 503]);
  });

  it('to one position sorts them by id', async () => {
    const { titular, cuentaId, board, from, cards } = await newScene();
    const lectura = await newMiembro(test, cuentaId, 5);
    const same = cards.toReversed().map(({ id }) => ({ id, listId: from.id, position: 5 }));
    expect((await titular.patch(CARDS, { cards: same })).status).toBe(200);
    expect(await titlesOf(titular, board)).toEqual([['A', 'B', 'C'], []]);
    expect(await titlesOf(lectura, board)).toEqual([['A', 'B', 'C'], []]);
  });

  it('accepts positions from 0 to the largest', async () => {
    const { titular, board, from, cards } = await newScene();
    const [a, b, c] = cards.map(({ id }) => ({ id, listId: from.id }));
    const places = [
      { ...b, position: 2_147_483_647 },
      { ...c, position: 0 },
      { ...a, position: 1 },
    ];
    expect((await titular.patch(CARDS, { cards: places })).status).toBe(200);
    expect(await titlesOf(titular, board)).toEqual([['C', 'A', 'B'], []]);
    const last = await newTarjeta(titular, from, { title: 'D' });
    expect(last.position).toBe(2_147_483_647);
    expect(await titlesOf(titular, board)).toEqual([['C', 'A', 'B', 'D'], []]);
  });

  it('ignores cards that were deleted meanwhile, alone or with their list', async () => {
    const { titular, board, from, to, cards } = await newScene();
    const [a, b, c] = cards;
    const { events } = await listen(titular);
    await titular.delete(`${TABLEROS}/board/card?id=${b.id}`);
    const numbered = [c, b, a].map(({ id }, i) => ({ id, listId: from.id, position: (i + 1) * 65_536 }));
    const { status, body } = await titular.patch<TarjetaDto[]>(CARDS, { cards: numbered });
    expect([status, body.map(placeOf)]).toEqual([200, [numbered[0], numbered[2]]]);
    expect(await titlesOf(titular, board)).toEqual([['C', 'A'], []]);
    await expect.poll(() => events.at(-1)).toEqual({ type: 'board.changed', boardId: board.id, cards: [c.id, a.id] });
    // The deleted card did not move, so that it returns to its place.
    const restored = await titular.post<TarjetaDto>(`${TABLEROS}/board/card/${b.id}/restore`);
    expect(placeOf(restored.body)).toEqual(placeOf(b));

    const d = await newTarjeta(titular, to, { title: 'D' });
    await titular.delete(`${TABLEROS}/board/list?id=${from.id}`);
    const mixed = [d, a].map(({ id }, i) => ({ id, listId: to.id, position: i }));
    expect((await titular.patch<TarjetaDto[]>(CARDS, { cards: mixed })).body.map(({ id }) => id)).toEqual([d.id]);
    expect((await titular.patch(CARDS, { cards: [mixed[1]] })).status).toBe(404);
  });

  it('happens for all existing cards or for no card', async () => {
    const { titular, board, to, cards } = await newScene();
    const [a, b] = cards;
    const other = await newTablero(titular);
    const foreign = await newScene();
    const dropped = await newTablero(titular);
    await titular.delete(`${TABLEROS}/board/list?id=${dropped.lists[0]?.id}`);
    const moved = { ...a, listId: to.id, position: 1 };
    const attempts: [unknown, number, string?][] = [
      [[moved, { ...b, id: UNKNOWN_ID }], 404],
      [[moved, { ...b, listId: UNKNOWN_ID }], 404],
      [[moved, foreign.cards[0]], 404],
      [[moved, { ...b, listId: foreign.from.id }], 404],
      [[moved, { ...b, listId: dropped.lists[0]?.id }], 404],
      [[moved, { ...b, listId: other.lists[0]?.id }], 422, 'cards.1.listId'],
      [[moved, { ...b, listId: null }], 400, 'cards.1.listId'],
      [[moved, { ...b, position: -1 }], 400, 'cards.1.position'],
      [[moved, { ...b, position: 1.5 }], 400, 'cards.1.position'],
      [[moved, { ...b, position: 2 ** 31 }], 400, 'cards.1.position'],
      [[moved, { ...b, position: null }], 400, 'cards.1.position'],
      [[moved, { ...b, position: '1' }], 400, 'cards.1.position'],
      [[moved, { ...b, position: [1] }], 400, 'cards.1.position'],
      [[moved, { ...moved, id: a.id.toUpperCase() }], 400, 'cards'],
      [[moved, { ...b, id: [b.id] }], 400, 'cards.1.id'],
      [[moved, null], 400],
      [[moved, 'x'], 400],
      [moved, 400, 'cards'],
      ['x', 400, 'cards'],
      [undefined, 400, 'cards'],
    ];
    for (const [sent, expected, campo] of attempts) {
      const { status, body } = await titular.patch(CARDS, { cards: sent });
      expect([status, campo && body.details?.[0]?.campo], JSON.stringify(sent)).toEqual([expected, campo]);
    }
    expect((await tableroOf(titular, board.id)).lists[0]?.cards).toEqual(cards);
    expect((await tableroOf(foreign.titular, foreign.board.id)).lists[0]?.cards).toEqual(foreign.cards);
    expect((await titular.patch(CARDS, { cards: [] })).body).toEqual([]);
  });

  it('names the moved cards in the live event, up to a hundred', async () => {
    const { titular, board, to, cards } = await newScene();
    const { events } = await listen(titular);
    await fillLista(test, to, 101);
    const all = (await tableroOf(titular, board.id)).lists[1]!.cards;
    await titular.patch(CARDS, { cards: cards.map(placeOf) });
    await titular.patch(CARDS, { cards: all.map(placeOf) });
    const changed = { type: 'board.changed', boardId: board.id };
    await expect.poll(() => events).toEqual([{ ...changed, cards: cards.map(({ id }) => id) }, changed]);
  });

  it('by the call that numbers from 0 answers with all cards of the board', async () => {
    const { titular, board, to, cards } = await newScene();
    const [a, b, c] = cards;
    const elsewhere = await newTarjeta(titular, to, { title: 'D' });
    const positions = `${TABLEROS}/board/card/positions`;
    const { status, body } = await titular.patch(positions, { cards: [c, { ...a, listId: UNKNOWN_ID }] });
    const renumbered = (card: TarjetaDto, position: number) => ({ ...card, position, version: 2, updatedAt: ISO });
    expect([status, body]).toEqual([200, [renumbered(c, 0), renumbered(a, 1), b, elsewhere]]);
    expect(await titlesOf(titular, board)).toEqual([['C', 'A', 'B'], ['D']]);
    expect((await titular.patch(positions, { cards: [a, { id: UNKNOWN_ID }] })).status).toBe(404);
    expect((await titular.patch(positions, { cards: [a, a] })).status).toBe(400);
    expect((await titular.patch(positions, { cards: [{}] })).status).toBe(400);
    expect(await titlesOf(titular, board)).toEqual([['C', 'A', 'B'], ['D']]);
  });
});

describe('two people at once', () => {
  it('that move the same card leave it in one place, which both people see', async () => {
    const { titular, cuentaId, board, from, to, cards } = await newScene();
    const oficial = await newMiembro(test, cuentaId, 3);
    const [a] = cards;
    for (let round = 1; round <= 10; round += 1) {
      const answers = await Promise.all([
        titular.patch(CARDS, { cards: [{ ...a, listId: to.id, position: round }] }),
        oficial.patch(CARDS, { cards: [{ ...a, listId: from.id, position: round }] }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const last = answers.map(({ body }) => body[0]).toSorted((x, y) => y.version - x.version)[0];
      expect(last.version).toBe(1 + 2 * round);
      const seen = [await tableroOf(titular, board.id), await tableroOf(oficial, board.id)];
      expect(seen[0]).toEqual(seen[1]);
      const found = seen[0]!.lists.flatMap((list) => list.cards).filter(({ id }) => id === a.id);
      expect(found).toEqual([last]);
    }
  });

  it('that write and move the same card both succeed, and both changes stay', async () => {
    const { titular, cuentaId, board, from, to, cards } = await newScene();
    const oficial = await newMiembro(test, cuentaId, 3);
    const [a] = cards;
    for (let round = 1; round <= 10; round += 1) {
      const listId = round % 2 ? to.id : from.id;
      const answers = await Promise.all([
        titular.patch(CARDS, { cards: [{ ...a, listId, position: round }] }),
        oficial.patch(`${TABLEROS}/board/card`, { id: a.id, card: { title: `Vuelta ${round}` } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [now] = (await titular.get(`${CARDS}?ids=${a.id}`)).body;
      expect(now).toMatchObject({ title: `Vuelta ${round}`, listId, position: round, version: 1 + 2 * round });
    }
    const answers = await Promise.all([
      titular.patch(CARDS, { cards: [{ ...a, listId: to.id }] }),
      oficial.delete(`${TABLEROS}/board/card?id=${a.id}`),
    ]);
    expect([200, 404]).toContain(answers[0].status);
    expect(answers[1].status).toBe(200);
    expect(await titlesOf(titular, board)).toEqual([['B', 'C'], []]);
  });

  it('that renumber a whole list in opposite orders both succeed, and either order stays', async () => {
    const { titular, cuentaId, board, to } = await newScene();
    const oficial = await newMiembro(test, cuentaId, 3);
    await fillLista(test, to, 200);
    const ids = (await tableroOf(titular, board.id)).lists[1]!.cards.map(({ id }) => id);
    const numbered = (order: string[]) => order.map((id, i) => ({ id, listId: to.id, position: (i + 1) * 65_536 }));
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        titular.patch(CARDS, { cards: numbered(ids) }),
        oficial.patch(CARDS, { cards: numbered(ids.toReversed()) }),
        titular.patch(CARDS, { cards: numbered(ids) }),
        oficial.patch(CARDS, { cards: numbered(ids.toReversed()) }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const seen = (await tableroOf(titular, board.id)).lists[1]!.cards.map(({ id }) => id);
      expect([ids, ids.toReversed()]).toContainEqual(seen);
      expect((await tableroOf(oficial, board.id)).lists[1]!.cards.map(({ id }) => id)).toEqual(seen);
    }
  });

  it('that put cards into the same gap leave them in the same order for everybody', async () => {
    const { titular, cuentaId, board, from, cards } = await newScene();
    const oficial = await newMiembro(test, cuentaId, 3);
    const [a, b] = cards;
    const gap = (a.position + b.position) / 2;
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        newTarjeta(i % 2 ? titular : oficial, from, { title: `Nueva ${i}`, position: gap }),
      ),
    );
    const order = ['A', ...made.toSorted((x, y) => (x.id < y.id ? -1 : 1)).map(({ title }) => title), 'B', 'C'];
    expect((await titlesOf(titular, board))[0]).toEqual(order);
    expect((await titlesOf(oficial, board))[0]).toEqual(order);
  });

  it('that add cards to the end lose no card', async () => {
    const { titular, board, to } = await newScene();
    const made = await Promise.all(Array.from({ length: 10 }, (_, i) => newTarjeta(titular, to, { title: `${i}` })));
    const { cards } = (await tableroOf(titular, board.id)).lists[1]!;
    expect(cards.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  });

  it('that delete a list and move a card out of it leave no card in two places', async () => {
    const { titular, board, from, to, cards } = await newScene();
    const [move, remove] = await Promise.all([
      titular.patch(CARDS, { cards: [{ ...cards[0], listId: to.id }] }),
      titular.delete(`${TABLEROS}/board/list?id=${from.id}`),
    ]);
    expect([200, 404]).toContain(move.status);
    expect(remove.status).toBe(200);
    expect(await titlesOf(titular, board)).toEqual([move.status === 200 ? ['A'] : []]);
  });
});

describe('the statements of a tablero', () => {
  it('are one for a move, for any length of the list and any number of cards', async () => {
    const { titular, board, from, to, cards } = await newScene();
    await fillLista(test, to, 2000, [await newEtiqueta(titular, board.id)]);
    const all = (await tableroOf(titular, board.id)).lists[1]!.cards;
    const moves = [
      [{ ...cards[0], position: 3 }],
      [{ ...cards[0], listId: to.id, position: 3 }],
      [{ ...all[1999]!, listId: to.id, position: 1 }],
      [{ ...all[0]!, listId: from.id, position: 1 }],
      all.map(({ id }, i) => ({ id, listId: to.id, position: i })),
    ];
    for (const moved of moves) {
      const statements = await statementsOf(async () => {
        expect((await titular.patch(CARDS, { cards: moved })).status).toBe(200);
      });
      expect(statements, `${moved.length}`).toHaveLength(1);
      expect(statements[0]).toContain('update tarjetas');
    }
    const lists = await statementsOf(() => titular.patch(`${TABLEROS}/board/lists`, { lists: [from, to] }));
    expect(lists).toHaveLength(3);
  });

  it('are four for a board of any size, and one for all boards', async () => {
    const { titular, board, from } = await newScene();
    const get = () => titular.get(`${TABLEROS}/board?id=${board.id}`);
    expect(await statementsOf(get)).toHaveLength(4);
    const labels = [await newEtiqueta(titular, board.id), await newEtiqueta(titular, board.id)];
    await fillLista(test, from, 2000, labels);
    expect(await statementsOf(get)).toHaveLength(4);
    const { cards } = (await tableroOf(titular, board.id)).lists[0]!;
    expect(cards).toHaveLength(2003);
    expect(cards[2002]?.labels).toHaveLength(2);
    const findAll = () => titular.get(`${TABLEROS}/boards`);
    expect(await statementsOf(findAll)).toHaveLength(1);
    await newTablero(titular);
    expect(await statementsOf(findAll)).toHaveLength(1);
  });
});
