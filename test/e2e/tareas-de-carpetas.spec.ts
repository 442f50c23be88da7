import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newTarea, TAREA, TAREAS } from '../factories/tareas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('an assigned person', () => {
  it('is notified, but not of a repeated assignment or of their own', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const carpeta = await newCarpeta(titular);
    const title = '<img src=x onerror=alert(1)>';
    const { id } = await newTarea(titular, { title, assignedTo: oficial.usuarioId, carpetaId: carpeta.id });
    await titular.patch(TAREA, { id, task: { assignedTo: oficial.usuarioId, title } });
    await newTarea(titular, { assignedTo: titular.usuarioId });
    expect((await oficial.get('/common/notifications')).body).toEqual([
      expect.objectContaining({
        title: 'Le asignaron la tarea <b>&lt;img src=x onerror=alert(1)&gt;</b>',
        description: `${titular.nombre} · ${carpeta.codigo}`,
        link: `/apps/tasks/${id}`,
        useRouter: true,
      }),
    ]);
    const own = (await titular.get('/common/notifications')).body;
    expect(own.map(({ link }: { link: string }) => link)).toEqual(['/configuraciones/equipo']);
  });

  it('has one unread aviso of a tarea that is assigned again, with its current title', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id } = await newTarea(titular, { title: 'Antes', assignedTo: oficial.usuarioId });
    await titular.patch(TAREA, { id, task: { assignedTo: null } });
    await titular.patch(TAREA, { id, task: { assignedTo: oficial.usuarioId, title: 'Ahora' } });
    await newTarea(titular, { title: '', assignedTo: oficial.usuarioId });
    const { body } = await oficial.get('/common/notifications');
    expect(body.map(({ title }: { title: string }) => title)).toEqual([
      'Le asignaron una tarea',
      'Le asignaron la tarea <b>Ahora</b>',
    ]);
  });

  it('is not notified in the panel if they chose so', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const avisos = { tarea: { panel: false, correo: true } };
    await oficial.patch('/common/user', { user: { preferencias: { avisos } } });
    await newTarea(titular, { assignedTo: oficial.usuarioId });
    expect((await oficial.get('/common/notifications')).body).toEqual([]);
  });

  it('must be an active member, but former members keep their tareas', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const stranger = (await newCuenta(test)).titular;
    const tarea = await newTarea(titular, { assignedTo: oficial.usuarioId });
    await test.owner.query(`update membresias set estado = 'suspendida' where usuario_id = $1`, [oficial.usuarioId]);
    const kept = await titular.patch(TAREA, { id: tarea.id, task: { ...tarea, title: 'Otro' } });
    expect(kept.body).toMatchObject({ title: 'Otro', assignedTo: oficial.usuarioId });
    for (const { usuarioId } of [oficial, stranger]) {
      const { status, body } = await titular.post(TAREA, { type: 'task', task: { assignedTo: usuarioId } });
      expect([status, body.details[0].campo]).toEqual([422, 'task.assignedTo']);
    }
  });
});

describe('the tareas of a carpeta', () => {
  it('can be listed, and those of the person too, each with its order in the whole list', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const carpeta = await newCarpeta(titular);
    const last = await newTarea(titular, { carpetaId: carpeta.id, assignedTo: oficial.usuarioId });
    await newTarea(titular);
    const first = await newTarea(titular, { carpetaId: carpeta.id });
    const ids = async (query: string) =>
      (await oficial.get(`${TAREAS}${query}`)).body.map(({ id }: { id: string }) => id);
    const { body } = await oficial.get(`${TAREAS}?carpetaId=${carpeta.id}`);
    expect(body).toEqual([first, { ...last, order: 2 }]);
    expect(await ids('?asignada=yo')).toEqual([last.id]);
    expect(await ids(`?asignada=yo&carpetaId=${carpeta.id}`)).toEqual([last.id]);
    expect(await ids(`?carpetaId=${UNKNOWN_ID}`)).toEqual([]);
    await titular.patch(TAREA, { id: first.id, task: { completed: true } });
    await newTarea(titular, { type: 'section' });
    const pendientes = async (query = '') => (await oficial.get(`/apps/tasks/count${query}`)).body.pendientes;
    expect(await pendientes()).toBe(2);
    expect(await pendientes(`?carpetaId=${carpeta.id}`)).toBe(1);
    expect(await pendientes('?asignada=yo')).toBe(1);
    expect(await pendientes(`?carpetaId=${UNKNOWN_ID}`)).toBe(0);
    for (const query of ['?carpetaId=x', '?asignada=otro']) {
      expect((await oficial.get(`${TAREAS}${query}`)).status, query).toBe(400);
    }
  });

  it('that is reserved are not found by a person who may not see it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const mine = await newTarea(oficial);
    const carpeta = await newCarpeta(titular, { acto: 'Testamento' });
    const tarea = await newTarea(titular, { title: 'Secreta', carpetaId: carpeta.id });
    expect((await oficial.get(TAREAS)).body).toEqual([mine]);
    expect((await oficial.get('/apps/tasks/count')).body).toEqual({ pendientes: 1 });
    expect((await oficial.get('/apps/tasks/search?query=secreta')).body).toEqual([]);
    const [path, id] = [`${TAREA}/${tarea.id}`, tarea.id];
    for (const answer of [
      await oficial.get(`${TAREA}?id=${id}`),
      await oficial.patch(TAREA, { id, task: { carpetaId: null } }),
      await oficial.delete(`${TAREA}?id=${id}`),
      await oficial.post(`${path}/move`, { before: null }),
      await oficial.post(`${TAREA}/${mine.id}/move`, { before: id }),
      await oficial.patch('/apps/tasks/order', { tasks: [{ id }] }),
    ]) {
      expect(answer.status).toBe(404);
    }
    await titular.delete(`${TAREA}?id=${id}`);
    expect((await oficial.post(`${path}/restore`)).status).toBe(404);
    const intoIt = await oficial.post(TAREA, { type: 'task', task: { carpetaId: carpeta.id } });
    expect([intoIt.status, intoIt.body.details[0].campo]).toEqual([422, 'task.carpetaId']);
  });

  it('can only be assigned to a person who may see it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3, 'Olga Oficial');
    const carpeta = await newCarpeta(titular, { acto: 'Testamento' });
    const { id } = await newTarea(titular, { carpetaId: carpeta.id });
    const { status, body } = await titular.patch(TAREA, { id, task: { assignedTo: oficial.usuarioId } });
    expect([status, body.message]).toEqual([
      422,
      'Olga Oficial no puede ver la carpeta de la tarea: asígnela a otra persona.',
    ]);
    await titular.patch(`/carpetas/${carpeta.id}`, { responsableId: oficial.usuarioId }, { version: carpeta.version });
    expect((await titular.patch(TAREA, { id, task: { assignedTo: oficial.usuarioId } })).status).toBe(200);
    expect((await oficial.get(TAREAS)).body).toHaveLength(1);
  });

  it('cannot be added when it is in the trash', async () => {
    const { titular } = await newCuenta(test);
    const draft = await newCarpeta(titular, { abrir: false });
    const { id } = await newTarea(titular, { carpetaId: draft.id });
    await titular.delete(`/carpetas/${draft.id}`, { version: draft.version });
    expect((await titular.post(TAREA, { type: 'task', task: { carpetaId: draft.id } })).status).toBe(422);
    expect((await titular.patch(TAREA, { id, task: { carpetaId: draft.id, title: 'Sigue' } })).status).toBe(200);
  });
});
