import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TareaDto } from '../../server/oficina/tareas/tareas.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { statementsOf } from '../factories/statements.js';
import { newTarea } from '../factories/tareas.js';

let test: TestApp;
/** An application that caches sessions, so that they need no statement. */
let remembering: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
  remembering = { ...test, ...(await startReplica(test, { ACCESS_CACHE_SECONDS: 30 })) };
});
afterAll(() => remembering.app.close());

const ORDER = '/apps/tasks/order';

/** Creates a tarea for each letter, in this order. @returns their ids by letter */
async function newList(client: ApiClient, titles: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const title of [...titles].toReversed()) {
    ids[title] = (await newTarea(client, { title })).id;
  }
  return ids;
}

/** The sort key of clients that fetch only some tareas again. */
const keyOf = ({ place, id }: TareaDto) => place + id;

/** The titles in their order. The function checks that `order` counts from 0 and that the sort keys agree. */
async function shown(client: ApiClient): Promise<string> {
  const { body } = await client.get<TareaDto[]>('/apps/tasks/all');
  expect(body.map(({ order }) => order)).toEqual(body.map((_, i) => i));
  expect(body.map(keyOf).toSorted()).toEqual(body.map(keyOf));
  return body.map(({ title }) => title).join('');
}

const move = (client: ApiClient, id: string | undefined, before: string | null | undefined) =>
  client.post(`/apps/tasks/task/${id}/move`, { before });

it.each([
  ['d', 'b', 'adbce'],
  ['a', 'd', 'bcade'],
  ['c', 'a', 'cabde'],
  ['b', null, 'acdeb'],
  ['e', null, 'abcde'],
  ['b', 'c', 'abcde'],
  ['b', 'b', 'abcde'],
])('moves %s in front of %s', async (id, before, expected) => {
  const { titular } = await newCuenta(test);
  const ids = await newList(titular, 'abcde');
  const { status, body } = await move(titular, ids[id], before && ids[before]);
  expect([status, body.title, body.order, body.version]).toEqual([200, id, expected.indexOf(id), 1]);
  expect(await shown(titular)).toBe(expected);
});

it('finds room between two tareas, any number of times', async () => {
  const { titular } = await newCuenta(test);
  const ids = await newList(titular, 'abcde');
  // The gap of 65,536 is used up after it is halved 16 times.
  for (let n = 0; n < 24; n++) {
    await move(titular, ids[n % 2 === 0 ? 'd' : 'c'], ids.b);
    expect(await shown(titular)).toBe(n === 0 ? 'adbce' : n % 2 === 0 ? 'acdbe' : 'adcbe');
  }
});

it('agrees with a list in memory over many moves', async () => {
  const { titular } = await newCuenta(test);
  const ids = await newList(titular, 'abcdefgh');
  let model = [...'abcdefgh'];
  for (let n = 1; n <= 60; n++) {
    const title = model[(n * 7) % 8] as string;
    const rest = model.filter((other) => other !== title);
    const at = (n * n * 3) % 8;
    await move(titular, ids[title], at === 7 ? null : ids[rest[at] as string]);
    model = rest.toSpliced(at, 0, title);
    expect(await shown(titular), `move ${n}`).toBe(model.join(''));
  }
});

it('lets two people move tareas at once', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const ids = await newList(titular, 'abcdef');
  const answers = await Promise.all([
    move(titular, ids.e, ids.b),
    move(oficial, ids.f, ids.b),
    move(titular, ids.a, null),
    titular.patch(ORDER, { tasks: [...'fedcba'].map((title) => ({ id: ids[title] })) }),
    oficial.patch(ORDER, { tasks: [...'abcdef'].map((title) => ({ id: ids[title] })) }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const list = await shown(titular);
  expect([...list].sort().join('')).toBe('abcdef');
  expect(await shown(oficial)).toBe(list);
});

it('answers some tareas with their order among all, and leaves out tareas that the person may not see', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const { titular: stranger } = await newCuenta(test);
  const gestor = await newMiembro(test, cuentaId, 4);
  const ids = await newList(titular, 'abcd');
  const { id: carpetaId } = await newCarpeta(titular, { reservada: true });
  const hidden = await newTarea(titular, { title: 'x', carpetaId, before: ids.b });
  await titular.delete(`/apps/tasks/task?id=${ids.a}`);
  const some = (client: ApiClient, named: unknown[]) => client.get(`/apps/tasks/all?ids=${named}`);

  const asked = [ids.d, hidden.id, ids.a, ids.b, ids.b];
  const { body } = await some(titular, asked);
  expect(body.map(({ title, order }: TareaDto) => title + order)).toEqual(['x0', 'b1', 'd3']);
  expect((await some(gestor, asked)).body.map(({ title, order }: TareaDto) => title + order)).toEqual(['b0', 'd2']);
  expect((await some(stranger, asked)).body).toEqual([]);
  for (const wrong of [
    ['x'],
    [''],
    Array(101)
      .fill(0)
      .map(() => crypto.randomUUID()),
  ]) {
    expect((await some(titular, wrong)).status).toBe(400);
  }
});

it('sends an event for all when others had to make room', async () => {
  const { titular } = await newCuenta(test);
  const ids = await newList(titular, 'abc');
  await test.owner.query(
    'update tareas set posicion = case id when $1 then 5 when $2 then 6 else 9 end where id = any ($3)',
    [ids.a, ids.b, Object.values(ids)],
  );
  const { events } = await listen(titular);
  await move(titular, ids.c, ids.b);
  expect(await shown(titular)).toBe('acb');
  const created = await newTarea(titular, { title: 'd', before: ids.c });
  const roomy = await newTarea(titular, { title: 'e', before: ids.a });
  expect(await shown(titular)).toBe('eadcb');
  expect(created.id).not.toBe(roomy.id);
  const all = { type: 'tasks.changed' };
  await expect.poll(() => events).toEqual([all, all, { ...all, tasks: [roomy.id] }]);
});

it('puts some tareas in an order, and the others follow as they were', async () => {
  const { titular } = await newCuenta(test);
  const ids = await newList(titular, 'abcde');
  const arrange = (titles: string) => titular.patch(ORDER, { tasks: [...titles].map((title) => ({ id: ids[title] })) });
  const { status, body } = await arrange('edcba');
  expect(status).toBe(200);
  expect(body).toEqual((await titular.get('/apps/tasks/all')).body);
  expect(await shown(titular)).toBe('edcba');
  await arrange('bd');
  expect(await shown(titular)).toBe('bdeca');
  await arrange('');
  expect(await shown(titular)).toBe('bdeca');
  // The reference client sends whole tareas.
  const { body: all } = await titular.get('/apps/tasks/all');
  await titular.patch(ORDER, { tasks: all.toReversed() });
  expect(await shown(titular)).toBe('acedb');
});

it('separates tareas with the same position', async () => {
  const { titular } = await newCuenta(test);
  const ids = await newList(titular, 'abcd');
  await test.owner.query('update tareas set posicion = 5 where id = any ($1)', [Object.values(ids)]);
  const [first = '', second = '', third = '', fourth = ''] = await shown(titular);
  await move(titular, ids[fourth], ids[second]);
  expect(await shown(titular)).toBe(first + fourth + second + third);
});

it.each([
  [{}, 400],
  [{ tasks: 'x' }, 400],
  [{ tasks: [null] }, 400],
  [{ tasks: [{ id: 'x' }] }, 400],
  [{ tasks: [{}] }, 400],
])('refuses the order %j', async (body, status) => {
  const { titular } = await newCuenta(test);
  expect((await titular.patch(ORDER, body)).status).toBe(status);
});

it('refuses an invalid place', async () => {
  const { titular } = await newCuenta(test);
  const { a } = await newList(titular, 'ab');
  expect((await move(titular, a, 'x')).status).toBe(400);
  expect((await move(titular, 'x', null)).status).toBe(404);
});

it('keeps the places of tareas that the person does not see', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const carpeta = await newCarpeta(titular, { acto: 'Testamento' });
  const { a, b, c } = await newList(oficial, 'abc');
  const hidden = await newTarea(titular, { title: 'X', carpetaId: carpeta.id });
  await move(titular, hidden.id, b);
  expect(await shown(titular)).toBe('aXbc');
  expect(await shown(oficial)).toBe('abc');
  await oficial.patch(ORDER, { tasks: [{ id: c }, { id: b }, { id: a }] });
  expect(await shown(titular)).toBe('cXba');
  await newTarea(titular, { title: 'Y', carpetaId: carpeta.id });
  await newTarea(oficial, { title: 'd' });
  expect(await shown(titular)).toBe('dYcXba');
  await move(oficial, c, null);
  expect(await shown(titular)).toBe('dYXbac');
});

it('reads and orders thousands, with their tags and carpetas', async () => {
  const { titular } = await newCuenta(test);
  const carpeta = await newCarpeta(titular);
  await test.owner.query(
    `insert into tareas (cuenta_id, id, tipo, titulo, notas, posicion, carpeta_id, creada_por)
     select $1, gen_random_uuid(), 'task', 'Tarea ' || n, 'Notas', n, case when n % 2 = 0 then $2::uuid end, $3
       from generate_series(1, 5000) as n`,
    [titular.cuentaId, carpeta.id, titular.usuarioId],
  );
  await test.owner.query(
    `insert into tarea_etiquetas (cuenta_id, id, titulo) select $1, gen_random_uuid(), 'E' || n from generate_series(1, 20) as n`,
    [titular.cuentaId],
  );
  await test.owner.query(
    `insert into tarea_etiquetado (cuenta_id, tarea_id, etiqueta_id)
     select t.cuenta_id, t.id, e.id from tareas t join tarea_etiquetas e on e.cuenta_id = t.cuenta_id
      where t.cuenta_id = $1 and (hashtext(t.id::text || e.id::text) % 10) = 0`,
    [titular.cuentaId],
  );
  await test.owner.query('analyze tareas, tarea_etiquetas, tarea_etiquetado');
  const { body } = await titular.get<TareaDto[]>('/apps/tasks/all');
  expect(body).toHaveLength(5000);
  expect(body.map(({ title }) => title).slice(0, 2)).toEqual(['Tarea 1', 'Tarea 2']);
  expect(body[1]?.carpeta?.id).toBe(carpeta.id);
  expect(body.flatMap(({ tags }) => tags).length).toBeGreaterThan(5000);
  const { status, body: reversed } = await titular.patch(ORDER, { tasks: body.toReversed() });
  expect(status).toBe(200);
  expect(reversed.map(({ id }: TareaDto) => id)).toEqual(body.toReversed().map(({ id }) => id));
});

it('needs as many statements for many tareas as for few', async () => {
  const { titular } = await newCuenta(remembering);
  const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
  const measure = async (ids: Record<string, string>) => {
    const tasks = Object.values(ids).map((id) => ({ id }));
    return [
      await count(() => titular.get('/apps/tasks/all')),
      await count(() => titular.get('/apps/tasks/search?query=a')),
      await count(() => titular.patch(ORDER, { tasks })),
      await count(() => move(titular, ids.a, null)),
    ];
  };
  const few = await newList(titular, 'ab');
  await titular.get('/apps/tasks/all');
  const once = await measure(few);
  expect(await measure({ ...(await newList(titular, 'cdefghijklmnopqrstuvwxyz')), ...few })).toEqual(once);
  expect(once[0]).toBe(1);
});
