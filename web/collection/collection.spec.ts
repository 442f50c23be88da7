import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { api } from '../api/generated/tareas';
import { installApi } from '../api/install-api';
import { refusal, startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { createColeccion } from './collection';

const server = startApiServer();

const tareas = createColeccion(api, {
  query: 'listaDeTareasFindAll',
  escrituras: { tareasUpdate: { changesIds: ({ modificarTareaDto: { id } }) => id } },
});

it('the answer of the last write to a thing can be awaited', async () => {
  const answers = [HttpResponse.json({ id: 't-1', version: 2 }), refusal(422, 'NO', 'No se puede')];
  server.use(http.patch('*/api/apps/tasks/task', () => answers.shift()));
  const { app, store, open } = createTestApp();
  installApi(app);
  open(buildSession());
  const write = () =>
    store.dispatch(tareas.send('tareasUpdate', { modificarTareaDto: { id: 't-1', task: { title: 'Otra' } } }));
  expect(await tareas.settled('t-1')).toBeUndefined();

  const accepted = write();
  expect(await tareas.settled('t-1')).toMatchObject({ version: 2 });
  await accepted;
  const refused = write();
  expect(await tareas.settled('t-1')).toBeUndefined();
  await expect(refused).rejects.toMatchObject({ message: 'No se puede' });
});
