import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import type { TableroResumenDto } from '../../server/oficina/tableros/tableros.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { newEtiqueta, newLista, newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';

const BOARD = `${TABLEROS}/board`;
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('a new board', () => {
  it.each(['PUT', 'POST'])('by %s has the fields that were sent, with its lists at steps of 65536', async (method) => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3, 'Olga Rey');
    const { status, body } = await titular.send(method, BOARD, {
      board: {
        id: null,
        title: ' Mejoras ',
        description: 'De la oficina',
        icon: 'heroicons_outline:rectangle-stack',
        members: [{ id: oficial.usuarioId, name: 'Olga Rey', avatar: null }, titular.usuarioId.toUpperCase()],
        lists: [' Por hacer ', 'En curso'],
        lastActivity: '2001-01-01T00:00:00Z',
      },
    });
    const list = { boardId: body.id, id: ID, cards: [], version: 1, createdAt: ISO, updatedAt: ISO };
    expect([status, body]).toEqual([
      200,
      {
        id: ID,
        title: 'Mejoras',
        description: 'De la oficina',
        icon: 'heroicons_outline:rectangle-stack',
        members: [oficial.usuarioId, titular.usuarioId],
        lastActivity: ISO,
        version: 1,
        createdAt: ISO,
        updatedAt: ISO,
        labels: [],
        lists: [
          { ...list, title: 'Por hacer', position: 65_536 },
          { ...list, title: 'En curso', position: 131_072 },
        ],
      },
    ]);
    expect(+new Date(body.lastActivity)).toBeGreaterThan(Date.now() - 60_000);
    expect(await tableroOf(titular, body.id)).toEqual(body);
  });

  it('with only a title has its creator as member, no lists, and an icon', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await titular.send('PUT', BOARD, { board: { title: 'Solo' } });
    expect(body).toMatchObject({
      title: 'Solo',
      description: null,
      members: [titular.usuarioId],
      lists: [],
      labels: [],
    });
    expect(body.icon).toMatch(/^heroicons_outline:/);
  });

  it('is made once for the same Idempotency-Key', async () => {
    const { titular } = await newCuenta(test);
    const headers = { 'idempotency-key': 'una-vez' };
    const send = () => titular.post(BOARD, { board: { title: 'Uno' } }, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await titular.get(`${TABLEROS}/boards`)).body).toHaveLength(1);
  });

  it.each(
    named([
      [{ title: '' }, 400, 'board.title'],
      [{ title: undefined }, 400, 'board.title'],
      [{ title: 'x'.repeat(121) }, 400, 'board.title'],
      [{ title: ['x'] }, 400, 'board.title'],
      [{ description: 'x'.repeat(501) }, 400, 'board.description'],
      [{ description: 5 }, 400, 'board.description'],
      [{ icon: '<svg>' }, 400, 'board.icon'],
      [{ icon: { a: 1 } }, 400, 'board.icon'],
      [{ members: 'yo' }, 400, 'board.members'],
      [{ members: [null] }, 400, 'board.members'],
      [{ members: null }, 400, 'board.members'],
      [{ members: [UNKNOWN_ID] }, 422, 'board.members'],
      [{ lists: [''] }, 400, 'board.lists'],
      [{ lists: [{ title: 'x' }] }, 400, 'board.lists'],
      [{ lists: Array(21).fill('x') }, 400, 'board.lists'],
    ]),
  )('is refused with %s', async (_, overrides, expected, campo) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await titular.post(BOARD, { board: { title: 'Uno', ...overrides } });
    expect([status, body.details?.[0]?.campo]).toEqual([expected, campo]);
    expect((await titular.get(`${TABLEROS}/boards`)).body).toEqual([]);
  });

  it.each([undefined, {}, { board: null }, { board: [] }, { board: 'x' }, []])(
    'is refused for the body %j',
    async (body) => {
      const { titular } = await newCuenta(test);
      expect((await titular.post(BOARD, body)).status).toBe(400);
    },
  );
});

describe('the boards', () => {
  it('are listed oldest first, with the names of members and without lists', async () => {
    const { titular } = await newCuenta(test);
    const first = await newTablero(titular);
    await newTarjeta(titular, first.lists[0]!);
    const second = await newTablero(titular, []);
    const boards: TableroResumenDto[] = (await titular.get(`${TABLEROS}/boards`)).body;
    const { lists: _, labels: __, ...plain } = await tableroOf(titular, first.id);
    expect(boards.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(boards[0]).toEqual({
      ...plain,
      members: [
        { id: titular.usuarioId, name: titular.nombre, avatar: expect.stringMatching(/^data:image/), foto: null },
      ],
    });
  });

  it('are found by the words of their title and description, accented or not', async () => {
    const { titular } = await newCuenta(test);
    const { body: one } = await titular.post(BOARD, { board: { title: 'Inscripción', description: 'Del registro' } });
    await titular.post(BOARD, { board: { title: 'Otro' } });
    const found = async (query: string) =>
      (await titular.get(`${BOARD}/search?query=${encodeURIComponent(query)}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await found('inscripcion REGISTRO')).toEqual([one.id]);
    expect(await found('%')).toEqual([]);
    expect(await found('nada')).toEqual([]);
    expect((await titular.get(`${BOARD}/search`)).body).toHaveLength(2);
  });

  it('say when anything on them last changed', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const card = await newTarjeta(titular, board.lists[0]!);
    await test.owner.query(
      `with b as (update tableros set actualizado_en = '2020-01-01' where id = $1),
            l as (update tablero_listas set actualizada_en = '2020-01-02' where tablero_id = $1)
       update tarjetas set actualizada_en = '2020-01-03' where tablero_id = $1`,
      [board.id],
    );
    const activity = async () => (await titular.get(`${TABLEROS}/boards`)).body[0].lastActivity;
    expect(await activity()).toMatch(/^2020-01-0[23]/);
    const before = Date.now() - 1000;
    await titular.patch(`${BOARD}/cards`, { cards: [{ ...card, position: 7 }] });
    expect(+new Date(await activity())).toBeGreaterThan(before);
    expect((await tableroOf(titular, board.id)).lastActivity).toBe(await activity());
  });
});

describe('a board', () => {
  it('changes only in the fields that were sent', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const board = await newTablero(titular);
    const patch = async (changes: object) => (await titular.patch(BOARD, { id: board.id, board: changes })).body;
    const renamed = await patch({ id: 'x', title: ' Otro ', version: 40, lists: [], lastActivity: null });
    expect(renamed).toEqual({ ...board, title: 'Otro', version: 2, lastActivity: ISO, updatedAt: ISO });
    const joined = await patch({ members: [oficial.usuarioId, oficial.usuarioId] });
    expect(joined).toMatchObject({ title: 'Otro', members: [oficial.usuarioId], version: 3 });
    expect(await patch({ members: [], description: ' ', icon: null })).toMatchObject({
      members: [],
      description: null,
      icon: board.icon,
    });
    expect((await tableroOf(titular, board.id)).version).toBe(4);
  });

  it('refuses a write with an older version', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newTablero(titular);
    const rename = (title: string, version?: number) => titular.patch(BOARD, { id, board: { title } }, { version });
    const first = await rename('Primero', 1);
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await rename('Segundo', 1);
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_ANTERIOR']);
    expect((await tableroOf(titular, id)).title).toBe('Primero');
    expect((await rename('Tercero')).status).toBe(200);
  });

  it('hides suspended members, and shows them again when they are active', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { body } = await titular.post(BOARD, {
      board: { title: 'Uno', members: [titular.usuarioId, oficial.usuarioId] },
    });
    const setEstado = (estado: string) =>
      test.owner.query('update membresias set estado = $3 where cuenta_id = $1 and usuario_id = $2', [
        cuentaId,
        oficial.usuarioId,
        estado,
      ]);
    await setEstado('suspendida');
    expect((await tableroOf(titular, body.id)).members).toEqual([titular.usuarioId]);
    const echoed = await titular.patch(BOARD, { id: body.id, board: { members: [titular.usuarioId] } });
    expect(echoed.body.members).toEqual([titular.usuarioId]);
    const refused = await titular.patch(BOARD, { id: body.id, board: { members: [oficial.usuarioId] } });
    expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'board.members']);
    await setEstado('activa');
    expect((await tableroOf(titular, body.id)).members).toEqual([titular.usuarioId, oficial.usuarioId]);
  });

  it('is deleted and restored with all that is on it', async () => {
    const { titular } = await newCuenta(test);
    const board = await newTablero(titular);
    const label = await newEtiqueta(titular, board.id);
    const [list] = board.lists;
    const card = await newTarjeta(titular, list!, { labels: [label] });
    const before = await tableroOf(titular, board.id);
    const deleted = await titular.delete(`${BOARD}?id=${board.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    const gone: [string, string, unknown?][] = [
      ['GET', `board?id=${board.id}`],
      ['GET', `board/labels?boardId=${board.id}`],
      ['PATCH', 'board', { id: board.id, board: { title: 'x' } }],
      ['DELETE', `board?id=${board.id}`],
      ['PUT', 'board/list', { list: { boardId: board.id, title: 'x' } }],
      ['PATCH', 'board/list', { list: { id: list?.id, title: 'x' } }],
      ['PATCH', 'board/lists', { lists: [list] }],
      ['DELETE', `board/list?id=${list?.id}`],
      ['PUT', 'board/card', { card: { boardId: board.id, listId: list?.id, title: 'x' } }],
      ['PATCH', 'board/card', { id: card.id, card: { title: 'x' } }],
      ['PATCH', 'board/cards', { cards: [card] }],
      ['PATCH', 'board/card/positions', { cards: [card] }],
      ['DELETE', `board/card?id=${card.id}`],
      ['PUT', 'board/label', { label: { boardId: board.id, title: 'x' } }],
      ['PATCH', 'board/label', { id: label.id, label: { title: 'x' } }],
      ['DELETE', `board/label?id=${label.id}`],
    ];
    for (const [method, path, body] of gone) {
      expect((await titular.send(method, `${TABLEROS}/${path}`, body)).status, `${method} ${path}`).toBe(404);
    }
    expect((await titular.get(`${TABLEROS}/boards`)).body).toEqual([]);
    expect((await titular.get(`${BOARD}/cards?ids=${card.id}`)).body).toEqual([]);
    const restored = await titular.post(`${BOARD}/${board.id}/restore`);
    const back = { ...before, version: 3, lastActivity: ISO, updatedAt: ISO };
    expect([restored.status, restored.body]).toEqual([200, back]);
    expect((await titular.post(`${BOARD}/${board.id}/restore`)).status).toBe(404);
  });
});

it('only the deleted board is gone for good a day after its deletion', async () => {
  const { titular } = await newCuenta(test);
  const [old, recent, kept] = [await newTablero(titular), await newTablero(titular), await newTablero(titular)];
  const label = await newEtiqueta(titular, old.id);
  await newTarjeta(titular, old.lists[0]!, { labels: [label] });
  const [list, otherList] = kept.lists;
  const dropped = await newTarjeta(titular, list!);
  const stays = await newTarjeta(titular, otherList!, { labels: [await newEtiqueta(titular, kept.id)] });
  for (const path of [`?id=${old.id}`, `?id=${recent.id}`, `/list?id=${list?.id}`]) {
    await titular.delete(`${BOARD}${path}`);
  }
  await test.owner.query(`update tableros set eliminado_en = now() - interval '25 hours' where id = $1`, [old.id]);
  await test.owner.query(`update tablero_listas set eliminada_en = now() - interval '25 hours' where id = $1`, [
    list?.id,
  ]);
  await test.app.get(Housekeeping).run();
  expect((await titular.post(`${BOARD}/${old.id}/restore`)).status).toBe(404);
  expect((await titular.post(`${BOARD}/list/${list?.id}/restore`)).status).toBe(404);
  expect((await titular.post(`${BOARD}/${recent.id}/restore`)).status).toBe(200);
  expect((await titular.get(`${BOARD}/cards?ids=${dropped.id},${stays.id}`)).body).toEqual([stays]);
  const { rows } = await test.owner.query(
    `select (select count(*)::int from tarjetas where tablero_id = $1) as cards,
            (select count(*)::int from tarjeta_etiquetas where tablero_id = $1) as labels`,
    [old.id],
  );
  expect(rows).toEqual([{ cards: 0, labels: 0 }]);
});

it('live events tell the members of the cuenta, and nobody else, what to fetch again', async () => {
  const { titular, cuentaId } = await newCuenta(test);
  const { events } = await listen(await newMiembro(test, cuentaId, 5));
  const stranger = await listen((await newCuenta(test)).titular);
  const { id, lists } = await newTablero(titular);
  await titular.patch(BOARD, { id, board: { title: 'Otro' } });
  await titular.delete(`${BOARD}?id=${id}`);
  await titular.post(`${BOARD}/${id}/restore`);
  const boards = { type: 'boards.changed' };
  const board = { type: 'board.changed', boardId: id };
  await expect.poll(() => events).toEqual([boards, boards, board, boards, board, boards, board]);
  events.length = 0;
  const card = await newTarjeta(titular, lists[0]!);
  await titular.patch(`${BOARD}/card`, { id: card.id, card: { title: 'Otra' } });
  await titular.patch(`${BOARD}/cards`, { cards: [{ ...card, position: 1 }] });
  await titular.delete(`${BOARD}/card?id=${card.id}`);
  await titular.post(`${BOARD}/card/${card.id}/restore`);
  await expect.poll(() => events).toEqual(Array(5).fill({ ...board, cards: [card.id] }));
  events.length = 0;
  const list = await newLista(titular, id);
  await titular.patch(`${BOARD}/list`, { list: { id: list.id, title: 'Otra' } });
  await titular.patch(`${BOARD}/lists`, { lists: [{ ...list, position: 1 }] });
  await titular.delete(`${BOARD}/list?id=${list.id}`);
  await titular.post(`${BOARD}/list/${list.id}/restore`);
  const label = await newEtiqueta(titular, id);
  await titular.patch(`${BOARD}/label`, { id: label.id, label: { title: 'Otra' } });
  await titular.delete(`${BOARD}/label?id=${label.id}`);
  await titular.post(`${BOARD}/label/${label.id}/restore`);
  await titular.patch(`${BOARD}/cards`, { cards: [{ ...card, listId: 'x' }] });
  await expect.poll(() => events).toEqual(Array(9).fill(board));
  expect(stranger.events).toEqual([]);
});
