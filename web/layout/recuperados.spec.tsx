import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepForm, keepInTab, keptKeys } from '../autosave/kept-drafts';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { Recuperados } from './recuperados';

const server = startApiServer();

const draft = { fields: { title: 'x' }, base: {}, tried: {}, address: '/apps/notes/7', at: Date.now() };

function show() {
  const pages = ['/carpetas', '/apps/notes/7'].map((path) => ({
    path,
    element: (
      <>
        <h1>{path}</h1>
        <Recuperados />
      </>
    ),
  }));
  return showPages(pages, { path: '/carpetas' });
}

it('the notice names text that was left unsaved, and leads there', async () => {
  keepInTab('usuario-1/cuenta-a', { 'nota/7': draft });
  const { router } = show();
  expect(await screen.findByText('Hay un texto suyo que quizá no se guardó.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver' }));
  await expect.poll(() => router.state.location.pathname).toBe('/apps/notes/7');
});

it('the notice names a form that was not saved, and leads there', async () => {
  keepForm('usuario-1/cuenta-a', 'contacto/7', draft);
  const { router } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver' }));
  await expect.poll(() => router.state.location.pathname).toBe('/apps/notes/7');
});

it('the notice is empty on the page of the form, which shows the restored text itself', async () => {
  keepForm('usuario-1/cuenta-a', 'contacto/7', { ...draft, address: location.pathname + location.search });
  const { store } = show();
  await screen.findByRole('heading', { name: '/carpetas' });
  expect(store.getState().toasts).toEqual([]);
});

it('the notice is empty for another person, and in another cuenta', async () => {
  keepInTab('usuario-2/cuenta-a', { 'nota/7': draft });
  keepInTab('usuario-1/cuenta-b', { 'nota/7': draft });
  const { store } = show();
  await screen.findByRole('heading', { name: '/carpetas' });
  expect(store.getState().toasts).toEqual([]);
});

it('a comment that waited for the network is sent after the page was loaded again, on any page', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/carpetas/c-1/comentarios', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 'k-1' }, { status: 201 });
    }),
  );
  const comentario = { id: 'k-1', carpetaId: 'c-1', texto: 'Sin red', menciones: [], hasFailed: true };
  keepForm('usuario-1/cuenta-a', 'comentario/nuevos', { ...draft, fields: { comentarios: [comentario] } });
  show();
  await expect.poll(() => sent).toEqual([{ id: 'k-1', texto: 'Sin red', menciones: [] }]);
  await expect.poll(() => keptKeys('usuario-1')).toEqual([]);
});
