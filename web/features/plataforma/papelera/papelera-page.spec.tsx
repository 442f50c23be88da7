import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/api-server';
import { showPages } from '../../../testing/show-pages';
import { routes } from './papelera.routes';
import type { EnPapelera } from './public/papelera-api';

const server = startApiServer();
let deleted: EnPapelera[];
let restored: string[];

const enPapelera = (overrides: Partial<EnPapelera>): EnPapelera => ({
  tipo: 'tarea',
  id: 'a',
  nombre: 'Pedir el informe',
  lugar: null,
  eliminadoEn: new Date(Date.now() - 3_600_000).toISOString(),
  seBorraEn: new Date(Date.now() + 82_800_000).toISOString(),
  ...overrides,
});

beforeEach(() => {
  deleted = [
    enPapelera({}),
    enPapelera({ tipo: 'nota', id: 'b', nombre: '' }),
    enPapelera({ tipo: 'contacto', id: 'c', nombre: 'Escribanía Sur' }),
  ];
  restored = [];
  server.use(
    http.get('*/api/papelera', () => HttpResponse.json(deleted)),
    http.post('*/restore', ({ request }) => {
      const { pathname } = new URL(request.url);
      restored.push(pathname);
      return pathname.endsWith('/b/restore')
        ? HttpResponse.json({ code: 'NO_ENCONTRADO', message: 'No se encontró la nota.' }, { status: 404 })
        : HttpResponse.json({});
    }),
  );
});

const show = () => showPages(routes, { path: '/papelera' });

it('the trash names deleted things, and restores each by the route of its kind', async () => {
  show();
  expect((await screen.findByText('Pedir el informe')).closest('li')?.textContent).toContain('Eliminada hace 1 hora');
  expect(screen.queryByText(/Se muestran/)).toBeNull();
  expect(screen.getByText('Escribanía Sur').closest('li')?.textContent).toContain('Eliminado hace 1 hora');
  fireEvent.click(screen.getByRole('button', { name: 'Recuperar Pedir el informe' }));
  await screen.findByText('Recuperada: Pedir el informe');
  expect(restored).toEqual(['/api/apps/tasks/task/a/restore']);
});

it('the trash says why something cannot be restored', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Recuperar Nota sin texto' }));
  await screen.findByText('No se encontró la nota.');
  await waitFor(() => expect(restored).toEqual(['/api/apps/notes/b/restore']));
});

it('the trash says that there may be more when it has as many of a kind as the server sends', async () => {
  deleted = Array.from({ length: 500 }, (_, i) => enPapelera({ id: `${i}` }));
  show();
  await screen.findByText(/Se muestran los últimos 500 de cada clase\.$/);
});

it('the trash says that it is empty', async () => {
  deleted = [];
  show();
  await screen.findByText('La papelera está vacía');
});
