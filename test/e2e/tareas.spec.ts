import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';
import { newEtiquetaDeTareas, newTarea } from '../factories/tareas.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TASK = '/apps/tasks/task';
const ALL = '/apps/tasks/all';
const UNKNOWN = '01a1fce8-dfea-7632-be20-86991922b7b9';

describe('a new tarea', () => {
  it('has the defaults of the reference and stands in front of all', async () => {
    const { titular } = await newCuenta(test);
    const { body: first } = await titular.post(TASK, { type: 'section' });
    const { status, headers, body } = await titular.post(TASK, { type: 'task' });
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
      assignedTo: null,
      subTasks: [],
      carpetaId: null,
      carpeta: null,
      createdBy: titular.usuarioId,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await titular.get(ALL)).body).toEqual([body, { ...first, order: 1 }]);
    expect((await titular.get(`${TASK}?id=${body.id}`)).body).toEqual(body);
  });
});
