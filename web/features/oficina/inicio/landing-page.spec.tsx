import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Root } from '../../../app/root';
import { createRoutes } from '../../../app/routes';
import { sessionClosed } from '../../../session/session-slice';
import { startApiServer } from '../../../testing/api-server';
import { showGuest } from '../../../testing/show-guest';
import { buildSession, createTestApp } from '../../../testing/test-app';

const server = startApiServer();

async function show(path: string, isSignedIn = false) {
  server.use(http.get('*/api/auth/opciones', () => HttpResponse.json({ demo: null, registro: true })));
  const test = createTestApp();
  if (isSignedIn) test.open(buildSession());
  else test.store.dispatch(sessionClosed());
  render(<Root app={test.app} router={createMemoryRouter(createRoutes(test.app), { initialEntries: [path] })} />);
  return screen.findByRole('heading', { level: 1 });
}

describe.each(['/', '/landing-preview'])('the landing page at %s', (path) => {
  it('says what the product is, and leads a visitor to the sign-in', async () => {
    expect((await show(path)).textContent).toBe('La oficina notarial, en orden.');
    const doors = screen.getAllByRole('link', { name: /^Ingresar/ });
    expect(doors.map((link) => link.getAttribute('href'))).toEqual(['/sign-in', '/sign-in', '/sign-in']);
  });
});

it('the landing page leads to the sign-up, which keeps the e-mail', async () => {
  const { address } = showGuest(server, '/');
  fireEvent.change(await screen.findByLabelText('Su correo electrónico'), { target: { value: ' ana@rivas.test ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Crear su oficina' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('ana@rivas.test');
  expect(address()).toBe('/sign-up');
});

it('the landing page offers no sign-up when it is closed', async () => {
  showGuest(server, '/', { opciones: { registro: false } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryAllByText('Crear su oficina')).toEqual([]));
  expect(screen.getAllByRole('link', { name: /^Ingresar/ })).toHaveLength(3);
});

it('the landing page leads a member to their carpetas', async () => {
  await show('/', true);
  expect(screen.queryAllByText('Crear su oficina')).toEqual([]);
  const doors = screen.getAllByRole('link', { name: /mis carpetas/i });
  expect(new Set(doors.map((link) => link.getAttribute('href')))).toEqual(new Set(['/carpetas']));
});

it('the landing page links only to existing sections', async () => {
  await show('/');
  const links = within(screen.getByRole('navigation', { name: 'Secciones' })).getAllByRole('link');
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
