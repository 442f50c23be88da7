import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newContacto, newContactoEtiqueta } from '../factories/contactos.js';
import { newNota, newNotaEtiqueta } from '../factories/notas.js';
import { newCuenta } from '../factories/people.js';
import { newEtiqueta, newLista, newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';
import { newEtiquetaDeTareas, newTarea } from '../factories/tareas.js';

const BOARD = `${TABLEROS}/board`;

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;

/** A kind of row of the four apps that can be deleted and restored. */
interface DeletableKind {
  table: string;
  path: string;
  make(client: ApiClient): Promise<{ id: string }>;
  rename(id: string): object;
  deletedColumn?: string;
}

const board = async (client: ApiClient) => (await newTablero(client)).id;
const list = async (client: ApiClient) => newLista(client, await board(client));

const DELETABLE_KINDS: DeletableKind[] = [
  {
    table: 'contactos',
    path: '/apps/contacts/contact',
    deletedColumn: 'eliminado_en',
    make: (client) => newContacto(client),
    rename: (id) => ({ id, contact: { name: 'Otro' } }),
  },
  {
    table: 'contacto_etiquetas',
    path: '/apps/contacts/tag',
    make: (client) => newContactoEtiqueta(client),
    rename: (id) => ({ id, tag: { title: 'Otra' } }),
  },
  {
    table: 'tareas',
    path: '/apps/tasks/task',
    make: (client) => newTarea(client),
    rename: (id) => ({ id, task: { title: 'Otra' } }),
  },
  {
    table: 'tarea_etiquetas',
    path: '/apps/tasks/tag',
    make: (client) => newEtiquetaDeTareas(client),
    rename: (id) => ({ id, tag: { title: 'Otra' } }),
  },
  {
    table: 'notas',
    path: '/apps/notes',
    make: (client) => newNota(client),
    rename: (id) => ({ updatedNote: { id, title: 'Otra' } }),
  },
  {
    table: 'nota_etiquetas',
    path: '/apps/notes/labels',
    make: (client) => newNotaEtiqueta(client),
    rename: (id) => ({ label: { id, title: 'Otra' } }),
  },
  {
    table: 'tableros',
    path: BOARD,
    deletedColumn: 'eliminado_en',
    make: (client) => newTablero(client),
    rename: (id) => ({ id, board: { title: 'Otro' } }),
  },
  {
    table: 'tablero_listas',
    path: `${BOARD}/list`,
    make: list,
    rename: (id) => ({ list: { id, title: 'Otra' } }),
  },
  {
    table: 'tarjetas',
    path: `${BOARD}/card`,
    make: async (client) => newTarjeta(client, await list(client)),
    rename: (id) => ({ id, card: { title: 'Otra' } }),
  },
  {
    table: 'tablero_etiquetas',
    path: `${BOARD}/label`,
    make: async (client) => newEtiqueta(client, await board(client)),
    rename: (id) => ({ id, label: { title: 'Otra' } }),
  },
];

describe.each(DELETABLE_KINDS)('$table', ({ table, path, deletedColumn = 'eliminada_en', make, rename }) => {
  const remove = (client: ApiClient, id: string) => client.delete(`${path}?id=${id}`);
  const restore = (client: ApiClient, id: string) => client.post(`${path}/${id}/restore`);
  const rowOf = async (id: string) =>
    (await test.owner.query(`select version, ${deletedColumn} as "deletedAt" from ${table} where id = $1`, [id]))
      .rows[0];

  it('deleted, restored and renamed at once: each write happens whole or not at all', async () => {
    const titular = await someone();
    const { id } = await make(titular);
    const first = (await rowOf(id)).version;
    const answers = await Promise.all(
      Array.from({ length: 4 }).flatMap(() => [
        remove(titular, id),
        restore(titular, id),
        titular.patch(path, rename(id)),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    const { version, deletedAt } = await rowOf(id);
    const written = answers.filter(({ status }) => status === 200).length;
    // In some apps, a rename to the same name keeps the version.
    expect(version).toBeGreaterThanOrEqual(
      first + answers.filter((_, i) => i % 3 < 2 && answers[i]?.status === 200).length,
    );
    expect(version).toBeLessThanOrEqual(first + written);
    expect((await (deletedAt ? remove : restore)(titular, id)).status).toBe(404);
    expect((await (deletedAt ? restore : remove)(titular, id)).status).toBe(200);
  });

  it('cannot be restored one day after its deletion, and is then removed', async () => {
    const titular = await someone();
    const [live, recent, old] = [await make(titular), await make(titular), await make(titular)];
    await remove(titular, recent.id);
    await remove(titular, old.id);
    const ago = (id: string, hours: number) =>
      test.owner.query(`update ${table} set ${deletedColumn} = now() - make_interval(hours => $2) where id = $1`, [
        id,
        hours,
      ]);
    await ago(recent.id, 23);
    await ago(old.id, 25);
    expect((await restore(titular, old.id)).status).toBe(404);
    await test.app.get(Housekeeping).run();
    expect([await rowOf(live.id), await rowOf(recent.id), await rowOf(old.id)]).toEqual([
      expect.objectContaining({ deletedAt: null }),
      expect.objectContaining({ deletedAt: expect.any(Date) }),
      undefined,
    ]);
    expect((await restore(titular, recent.id)).status).toBe(200);
  });
});

describe('what belongs to something deleted', () => {
  it('cannot be restored before its board is', async () => {
    const titular = await someone();
    const { id, lists } = await newTablero(titular);
    const card = await newTarjeta(titular, lists[0]!);
    const label = await newEtiqueta(titular, id);
    const paths = [`list/${lists[1]?.id}`, `card/${card.id}`, `label/${label.id}`].map((path) => `${BOARD}/${path}`);
    for (const path of paths) {
      const [kind, thing] = path.slice(BOARD.length + 1).split('/');
      expect((await titular.delete(`${BOARD}/${kind}?id=${thing}`)).status).toBe(200);
    }
    await titular.delete(`${BOARD}?id=${id}`);
    const restoreAll = async () =>
      Promise.all(paths.map(async (path) => (await titular.post(`${path}/restore`)).status));
    expect(await restoreAll()).toEqual([404, 404, 404]);
    await titular.post(`${BOARD}/${id}/restore`);
    expect((await tableroOf(titular, id)).lists).toMatchObject([{ cards: [] }]);
    expect(await restoreAll()).toEqual([200, 200, 200]);
    const restored = await tableroOf(titular, id);
    expect(restored).toMatchObject({ lists: [{ cards: [{ id: card.id }] }, {}], labels: [{ id: label.id }] });
  });

  it('goes for good with its list, but a card that was moved out before stays', async () => {
    const titular = await someone();
    const { id, lists } = await newTablero(titular);
    const [gone, kept] = [await newTarjeta(titular, lists[0]!), await newTarjeta(titular, lists[0]!)];
    const label = await newEtiqueta(titular, id);
    await titular.patch(`${BOARD}/card`, { id: gone.id, card: { labels: [label] } });
    await titular.patch(`${BOARD}/cards`, { cards: [{ ...kept, listId: lists[1]?.id }] });
    await titular.delete(`${BOARD}/label?id=${label.id}`);
    await titular.delete(`${BOARD}/list?id=${lists[0]?.id}`);
    await test.owner.query(`update tablero_listas set eliminada_en = now() - interval '25 hours' where id = $1`, [
      lists[0]?.id,
    ]);
    await test.app.get(Housekeeping).run();
    expect((await titular.post(`${BOARD}/list/${lists[0]?.id}/restore`)).status).toBe(404);
    expect((await titular.post(`${BOARD}/card/${gone.id}/restore`)).status).toBe(404);
    // A label stays when its cards are gone.
    expect((await titular.post(`${BOARD}/label/${label.id}/restore`)).status).toBe(200);
    expect(await tableroOf(titular, id)).toMatchObject({
      lists: [{ id: lists[1]?.id, cards: [{ id: kept.id }] }],
      labels: [{ id: label.id }],
    });
  });

  it('can be restored when it is a tag, even if all that had it is gone for good', async () => {
    const titular = await someone();
    const kinds = [
      {
        tag: await newContactoEtiqueta(titular),
        make: newContacto,
        app: 'contacts',
        one: 'contact',
        table: 'contactos',
      },
      { tag: await newEtiquetaDeTareas(titular), make: newTarea, app: 'tasks', one: 'task', table: 'tareas' },
    ];
    for (const { tag, make, app, one, table } of kinds) {
      const { id } = await make(titular, { tags: [tag.id] });
      await titular.delete(`/apps/${app}/tag?id=${tag.id}`);
      await titular.delete(`/apps/${app}/${one}?id=${id}`);
      const column = table === 'tareas' ? 'eliminada_en' : 'eliminado_en';
      await test.owner.query(`update ${table} set ${column} = now() - interval '25 hours' where id = $1`, [id]);
      await test.app.get(Housekeeping).run();
      expect((await titular.post(`/apps/${app}/tag/${tag.id}/restore`)).status).toBe(200);
      expect((await titular.get(`/apps/${app}/all`)).body).toEqual([]);
    }
  });
});
