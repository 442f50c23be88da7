import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { refusal, startApiServer } from '../../../../testing/api-server';
import { showPages } from '../../../../testing/show-pages';
import { EditarPage } from './editar-page';

const server = startApiServer();

const progress = { currentStep: 0, completed: 0 };
const guardias = { id: 'c-1', slug: 'guardias', title: 'Guardias', steps: [], progress, version: 1 };
const routes = [{ path: '/apps/academy/:courseId/editar', element: <EditarPage /> }];

it.each([
  { rolId: 3, own: true, why: 'Lo escriben los titulares y los adscriptos.', to: '/apps/academy/c-1' },
  { rolId: 1, own: false, why: 'Viene con la aplicación.', to: '/apps/academy/guardias' },
])('says why a course cannot be changed, and leads to it: $why', async ({ rolId, own, why, to }) => {
  const curso = { ...guardias, own, published: true };
  server.use(http.get('*/api/apps/academy/courses/course', () => HttpResponse.json(curso)));
  showPages(routes, { path: '/apps/academy/c-1/editar', rolId });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leer el curso' }).getAttribute('href')).toBe(to);
});

it('asks before a published course becomes a draft: a double click publishes it, and nothing more', async () => {
  const writes: unknown[] = [];
  let curso = { ...guardias, own: true, published: false };
  server.use(
    http.get('*/api/apps/academy/categories', () => HttpResponse.json([])),
    http.get('*/api/apps/academy/courses/course', () => HttpResponse.json(curso)),
    http.patch('*/api/apps/academy/courses/c-1', async ({ request }) => {
      const changes = (await request.json()) as object;
      writes.push(changes);
      curso = { ...curso, ...changes, version: curso.version + 1 };
      return HttpResponse.json(curso);
    }),
  );
  showPages(routes, { path: '/apps/academy/c-1/editar', rolId: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a borrador' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Dejarlo publicado' }));
  await screen.findByText('El curso quedó publicado para todo el equipo');
  expect(writes).toEqual([{ published: true }]);
});

it('adds steps in the order in which they were made', async () => {
  const hold = Promise.withResolvers<void>();
  const added: unknown[] = [];
  const curso = { ...guardias, own: true, published: false };
  server.use(
    http.get('*/api/apps/academy/categories', () => HttpResponse.json([])),
    http.get('*/api/apps/academy/courses/course', () => HttpResponse.json(curso)),
    http.post<never, { title: string }>('*/api/apps/academy/courses/c-1/steps', async ({ request }) => {
      added.push((await request.json()).title);
      if (added.length === 1) await hold.promise;
      return refusal(422, 'NO', 'No se puede');
    }),
  );
  showPages(routes, { path: '/apps/academy/c-1/editar', rolId: 1 });
  for (const title of ['Paso 1', 'Paso 2']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar paso' }));
    await screen.findAllByText(title);
    await waitFor(() => expect(added).not.toEqual([]));
  }
  // A request for the second step would have come before this one.
  await fetch('http://localhost/api/apps/academy/categories');
  expect(added).toEqual(['Paso 1']);
  hold.resolve();
  await waitFor(() => expect(added).toEqual(['Paso 1', 'Paso 2']));
});
