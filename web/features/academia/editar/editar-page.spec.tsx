import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { EditarPage } from './editar-page';

const server = startApiServer();

it.each([
  { rolId: 3, own: true, why: 'Lo escriben los titulares y los adscriptos.', to: '/apps/academy/c-1' },
  { rolId: 1, own: false, why: 'Viene con la aplicación.', to: '/apps/academy/guardias' },
])('says why a course that is seen is not changed, and leads to it: $why', async ({ rolId, own, why, to }) => {
  const progress = { currentStep: 0, completed: 0 };
  const curso = {
    id: 'c-1',
    slug: 'guardias',
    title: 'Guardias',
    own,
    published: true,
    steps: [],
    progress,
    version: 1,
  };
  server.use(http.get('*/api/apps/academy/courses/course', () => HttpResponse.json(curso)));
  showPages([{ path: '/apps/academy/:courseId/editar', element: <EditarPage /> }], {
    path: '/apps/academy/c-1/editar',
    rolId,
  });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leer el curso' }).getAttribute('href')).toBe(to);
});
