import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { lateRoutes } from '../../../app/late-routes';
import { Root } from '../../../app/root';
import { createRoutes } from '../../../app/routes';
import { sessionClosed } from '../../../session/session-slice';
import { buildSession, createTestApp } from '../../../testing/test-app';

function show(path: string, isSignedIn: boolean) {
  const test = createTestApp();
  if (isSignedIn) test.open(buildSession());
  else test.store.dispatch(sessionClosed());
  render(
    <Root app={test.app} router={createMemoryRouter(createRoutes(test.app, lateRoutes), { initialEntries: [path] })} />,
  );
}

const destinations = () =>
  screen.getAllByRole('link').flatMap((link) => (link.className.includes('button') ? [link.getAttribute('href')] : []));

describe.each([
  ['/error/403', 'Sin permiso', '/seleccionar-cuenta'],
  ['/error/404', 'Página no encontrada', '/'],
  ['/404-not-found', 'Página no encontrada', '/'],
  ['/error/500', 'Algo falló', '/'],
])('the error page %s', (path, title, other) => {
  it('leads a member back to their carpetas', async () => {
    show(path, true);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(destinations()).toEqual(['/carpetas', other]);
    expect(document.title).toBe(`${title} · Carpetas`);
  });

  it('leads a visitor to the sign-in', async () => {
    show(path, false);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(destinations()).toEqual(['/sign-in', '/']);
  });
});

it('the page /error/403 says in which cuenta the permission is missing', async () => {
  show('/error/403', true);
  expect(await screen.findByText(/Escribanía cuenta-a/)).toBeTruthy();
});
