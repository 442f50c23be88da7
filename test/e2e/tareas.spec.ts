import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { named } from '../factories/cases.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { newEtiquetaDeTareas, newTarea, TAREA, TAREAS } from '../factories/tareas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('a new tarea', () => {
  it('has the defaults of the reference and comes first', async () => {
    const { titular } = await newCuenta(test);
    const { body: first } = await titular.post(TAREA, { type: 'section' });
    const { status, headers, body } = await titular.post(TAREA, { type: 'task' });
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(String),
      type: 'task',
      title: '',
      notes: null,
      completed: false,
      completedAt: null,
      dueDate: null,
      priority: 1,
      tags: [],
      order: 0,
      place: expect.stringMatching(/^[0-9a-f]{16}$/),
      assignedTo: null,
      subTasks: [],
      carpetaId: null,
      carpeta: null,
      createdBy: titular.usuarioId,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await titular.get(TAREAS)).body).toEqual([body, { ...first, order: 1 }]);
    expect((await titular.get(`${TAREA}?id=${body.id}`)).body).toEqual(body);
  });
});

describe('changing a tarea', () => {
  it('changes only the fields that were sent and that a client may write', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular);
    const etiqueta = await newEtiquetaDeTareas(titular);
    const { id, createdAt } = await newTarea(titular, { notes: 'Con\nnotas', priority: 2 });
    const written = await titular.patch(TAREA, {
      id,
      task: {
        id: UNKNOWN_ID,
        order: 7,
        version: 9,
        createdBy: UNKNOWN_ID,
        createdAt: '2020-01-01T00:00:00Z',
        completedAt: '2020-01-01T00:00:00Z',
        carpeta: { id: UNKNOWN_ID },
        other: 'x',
        title: '  <b>Título</b> ',
        completed: true,
        dueDate: '2026-12-01T12:00:00.000-03:00',
        tags: [etiqueta.id],
        carpetaId: carpeta.id,
        subTasks: [{ title: 'Uno', completed: false }],
      },
    });
    expect(written.status).toBe(200);
    expect(written.body).toMatchObject({
      id,
      order: 0,
      version: 2,
      createdBy: titular.usuarioId,
      createdAt,
      title: '  <b>Título</b> ',
      notes: 'Con\nnotas',
      completed: true,
      dueDate: '2026-12-01T15:00:00.000Z',
      priority: 2,
      tags: [etiqueta.id],
      carpetaId: carpeta.id,
      carpeta: { id: carpeta.id, codigo: carpeta.codigo, caratula: carpeta.caratula },
      subTasks: [{ id: expect.any(String), title: 'Uno', completed: false }],
    });
    expect(new Date(written.body.completedAt).getFullYear()).toBeGreaterThan(2020);
    const whole = await titular.patch(TAREA, { id, task: { ...written.body, title: 'Otro' } });
    expect(whole.body).toEqual({ ...written.body, title: 'Otro', version: 3, updatedAt: whole.body.updatedAt });
    const emptied = {
      title: null,
      notes: '',
      completed: false,
      dueDate: null,
      carpetaId: null,
      tags: [],
      subTasks: [],
    };
    expect((await titular.patch(TAREA, { id, task: emptied })).body).toMatchObject({
      ...{ title: '', notes: null, completed: false, completedAt: null, dueDate: null, carpeta: null, tags: [] },
    });
  });

  it('overwrites earlier changes, unless an old version is sent', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newTarea(titular);
    expect((await titular.patch(TAREA, { id, task: { title: 'Dos' } }, { version: 1 })).body.version).toBe(2);
    const stale = await titular.patch(TAREA, { id, task: { title: 'Tarde' } }, { version: 1 });
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_ANTERIOR']);
    expect((await titular.patch(TAREA, { id, task: { title: 'Tres' } })).body).toMatchObject({
      title: 'Tres',
      version: 3,
    });
  });

  it('that changes nothing keeps the version and sends no event', async () => {
    const { titular } = await newCuenta(test);
    const tarea = await newTarea(titular, { dueDate: '2026-12-01T12:00:00Z' });
    const { events } = await listen(titular);
    expect((await titular.patch(TAREA, { id: tarea.id, task: tarea })).body).toEqual(tarea);
    await titular.patch(TAREA, { id: tarea.id, task: { completed: true } });
    await expect.poll(() => events).toEqual([{ type: 'tasks.changed', tasks: [tarea.id] }]);
  });

  it('in different fields at once keeps both changes', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newTarea(titular);
    await Promise.all([
      titular.patch(TAREA, { id, task: { title: 'Del título' } }),
      titular.patch(TAREA, { id, task: { notes: 'De las notas' } }),
    ]);
    const { body } = await titular.get(`${TAREA}?id=${id}`);
    expect(body).toMatchObject({ title: 'Del título', notes: 'De las notas', version: 3 });
  });

  it.each(
    named([
      [{ title: 7 }, 400, 'task.title'],
      [{ title: 'x'.repeat(501) }, 400, 'task.title'],
      [{ notes: 'x'.repeat(20_001) }, 400, 'task.notes'],
      [{ completed: 'sí' }, 400, 'task.completed'],
      [{ completed: null }, 400, 'task.completed'],
      [{ dueDate: 'mañana' }, 400, 'task.dueDate'],
      [{ dueDate: '2026-02-30T12:00:00Z' }, 400, 'task.dueDate'],
      [{ dueDate: '9999-12-31T12:00:00Z' }, 400, 'task.dueDate'],
      [{ priority: 3 }, 400, 'task.priority'],
      [{ priority: '1' }, 400, 'task.priority'],
      [{ tags: null }, 400, 'task.tags'],
      [{ tags: ['x'] }, 400, 'task.tags'],
      [{ tags: [UNKNOWN_ID] }, 422, 'task.tags'],
      [{ assignedTo: 'x' }, 400, 'task.assignedTo'],
      [{ assignedTo: UNKNOWN_ID }, 422, 'task.assignedTo'],
      [{ carpetaId: 'x' }, 400, 'task.carpetaId'],
      [{ carpetaId: UNKNOWN_ID }, 422, 'task.carpetaId'],
      [{ subTasks: 'x' }, 400, 'task.subTasks'],
      [{ subTasks: [7] }, 400, 'task.subTasks.0'],
      [{ subTasks: [{ title: 'a' }] }, 400, 'task.subTasks.0.completed'],
      [{ type: 'other' }, 400, 'task.type'],
      ['x', 400, 'task'],
      [undefined, 400, 'task'],
    ]),
  )('refuses %s', async (_, task, status, campo) => {
    const { titular } = await newCuenta(test);
    const { id } = await newTarea(titular);
    const answer = await titular.patch(TAREA, { id, task });
    expect([answer.status, answer.body.details?.[0]?.campo]).toEqual([status, campo]);
    expect((await titular.get(`${TAREA}?id=${id}`)).body.version).toBe(1);
  });

  it('refuses null characters', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newTarea(titular);
    for (const task of [
      { title: 'a\u0000b' },
      { notes: '\u0000' },
      { subTasks: [{ title: '\u0000', completed: true }] },
    ]) {
      expect((await titular.patch(TAREA, { id, task })).status, JSON.stringify(task)).toBe(422);
    }
  });

  it('that is a section refuses a person and a carpeta', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular);
    const section = { type: 'section', task: { title: 'Sección', assignedTo: titular.usuarioId } };
    const refused = await titular.post(TAREA, section);
    expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'task.assignedTo']);
    const { id } = await newTarea(titular, { carpetaId: carpeta.id });
    const { status, body } = await titular.patch(TAREA, { id, task: { type: 'section' } });
    expect([status, body.details[0].campo]).toEqual([422, 'task.carpetaId']);
    const turned = await titular.patch(TAREA, { id, task: { type: 'section', carpetaId: null } });
    expect(turned.body).toMatchObject({ type: 'section', carpeta: null });
  });
});

describe('creating a tarea', () => {
  it('accepts its fields and a place before another', async () => {
    const { titular } = await newCuenta(test);
    const last = await newTarea(titular, { title: 'Última' });
    const first = await newTarea(titular, { title: 'Primera' });
    const etiqueta = await newEtiquetaDeTareas(titular);
    const fields = { title: 'Medio', notes: 'N', priority: 0, completed: true, tags: [etiqueta.id] };
    const { body } = await titular.post(TAREA, { type: 'task', task: fields, before: last.id });
    expect(body).toMatchObject({ ...fields, order: 1, completedAt: body.createdAt });
    expect((await titular.get(TAREAS)).body.map(({ id }: { id: string }) => id)).toEqual([first.id, body.id, last.id]);
    expect((await titular.post(TAREA, { type: 'task', before: UNKNOWN_ID })).status).toBe(404);
    expect((await titular.get(TAREAS)).body).toHaveLength(3);
  });

  it.each([[{}], [{ type: 'x' }], [{ type: 'task', task: 'x' }], [{ type: 'task', before: 'x' }], [['x']]])(
    'refuses %j',
    async (body) => {
      const { titular } = await newCuenta(test);
      expect((await titular.post(TAREA, body)).status).toBe(400);
    },
  );

  it('with one key ten times at once creates one', async () => {
    const { titular } = await newCuenta(test);
    const send = () => titular.post(TAREA, { type: 'task' }, { headers: { 'idempotency-key': 'una' } });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await titular.get(TAREAS)).body).toHaveLength(1);
  });
});

describe('a deleted tarea', () => {
  it('is not found, until it is restored in its place', async () => {
    const { titular } = await newCuenta(test);
    const etiqueta = await newEtiquetaDeTareas(titular);
    const last = await newTarea(titular);
    const tarea = await newTarea(titular, { tags: [etiqueta.id] });
    await newTarea(titular);
    const { status, body } = await titular.delete(`${TAREA}?id=${tarea.id}`);
    expect([status, body]).toEqual([200, true]);
    expect((await titular.get(TAREAS)).body.map(({ order }: { order: number }) => order)).toEqual([0, 1]);
    for (const answer of [
      await titular.get(`${TAREA}?id=${tarea.id}`),
      await titular.patch(TAREA, { id: tarea.id, task: { title: 'x' } }),
      await titular.delete(`${TAREA}?id=${tarea.id}`),
      await titular.post(`${TAREA}/${tarea.id}/move`, { before: null }),
      await titular.post(`${TAREA}/${last.id}/move`, { before: tarea.id }),
      await titular.patch('/apps/tasks/order', { tasks: [{ id: tarea.id }] }),
    ]) {
      expect(answer.status).toBe(404);
    }
    const { body: restored } = await titular.post(`${TAREA}/${tarea.id}/restore`);
    expect(restored).toEqual({ ...tarea, order: 1, version: 3, updatedAt: restored.updatedAt });
    expect((await titular.post(`${TAREA}/${tarea.id}/restore`)).status).toBe(404);
  });

  it('of type section keeps its tareas, and is gone for good after a day', async () => {
    const { titular } = await newCuenta(test);
    const tarea = await newTarea(titular);
    const section = await newTarea(titular, { type: 'section' });
    await titular.delete(`${TAREA}?id=${section.id}`);
    expect((await titular.get(TAREAS)).body).toEqual([{ ...tarea, order: 0 }]);
    await test.owner.query(`update tareas set eliminada_en = now() - interval '25 hours' where id = $1`, [section.id]);
    await test.app.get(Housekeeping).run();
    expect((await titular.post(`${TAREA}/${section.id}/restore`)).status).toBe(404);
    expect((await test.owner.query('select 1 from tareas where id = $1', [section.id])).rows).toEqual([]);
  });
});

it('the tareas of another cuenta are not found', async () => {
  const { titular } = await newCuenta(test);
  const stranger = (await newCuenta(test)).titular;
  const { id } = await newTarea(titular);
  const mine = await newTarea(stranger);
  expect((await stranger.get(TAREAS)).body).toEqual([mine]);
  for (const unknown of [id, UNKNOWN_ID]) {
    for (const answer of [
      await stranger.get(`${TAREA}?id=${unknown}`),
      await stranger.patch(TAREA, { id: unknown, task: { title: 'Ajena' } }),
      await stranger.delete(`${TAREA}?id=${unknown}`),
      await stranger.post(`${TAREA}/${unknown}/restore`),
      await stranger.post(`${TAREA}/${unknown}/move`, { before: null }),
      await stranger.post(`${TAREA}/${mine.id}/move`, { before: unknown }),
      await stranger.patch('/apps/tasks/order', { tasks: [{ id: unknown }] }),
    ]) {
      expect(answer.status).toBe(404);
    }
  }
  expect((await titular.get(`${TAREA}?id=${id}`)).body.version).toBe(1);
});

it('lectura may only read', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const [gestor, lectura] = [await newMiembro(test, cuentaId, 4), await newMiembro(test, cuentaId, 5)];
  const tarea = await newTarea(gestor);
  expect((await lectura.get(TAREAS)).body).toEqual([tarea]);
  expect((await lectura.get('/apps/tasks/tags')).body).toEqual([]);
  const { id } = await newEtiquetaDeTareas(titular);
  for (const answer of [
    await lectura.post(TAREA, { type: 'task' }),
    await lectura.patch(TAREA, { id: tarea.id, task: { completed: true } }),
    await lectura.delete(`${TAREA}?id=${tarea.id}`),
    await lectura.post(`${TAREA}/${tarea.id}/restore`),
    await lectura.post(`${TAREA}/${tarea.id}/move`, { before: null }),
    await lectura.patch('/apps/tasks/order', { tasks: [] }),
    await lectura.post('/apps/tasks/tag', { tag: { title: 'x' } }),
    await lectura.patch('/apps/tasks/tag', { id, tag: { title: 'x' } }),
    await lectura.delete(`/apps/tasks/tag?id=${id}`),
    await lectura.post(`/apps/tasks/tag/${id}/restore`),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'SIN_PERMISO']);
  }
});

it('each write sends a live event, with the id of its tarea unless all may have changed', async () => {
  const { titular } = await newCuenta(test);
  await newTarea(titular);
  const { events } = await listen(titular);
  const { id } = await newTarea(titular);
  await titular.patch(TAREA, { id, task: { title: 'Otro' } });
  await titular.post(`${TAREA}/${id}/move`, { before: null });
  await titular.patch('/apps/tasks/order', { tasks: [{ id }] });
  // This order moves nothing, so nobody is told.
  await titular.patch('/apps/tasks/order', { tasks: [{ id }] });
  await titular.delete(`${TAREA}?id=${id}`);
  await titular.post(`${TAREA}/${id}/restore`);
  const told = { type: 'tasks.changed', tasks: [id] };
  await expect.poll(() => events).toEqual([told, told, told, { type: 'tasks.changed' }, told, told]);
});
