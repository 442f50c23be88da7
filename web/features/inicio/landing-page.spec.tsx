import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Root } from '../../app/root';
import { createRoutes } from '../../app/routes';
import { sessionClosed } from '../../session/session-slice';
import { buildSession, createTestApp } from '../../testing/test-app';

async function show(path: string, isSignedIn = false) {
  const test = createTestApp();
  if (isSignedIn) test.open(buildSession());
  else test.store.dispatch(sessionClosed());
  render(<Root app={test.app} router={createMemoryRouter(createRoutes(test.app), { initialEntries: [path] })} />);
  return screen.findByRole('heading', { level: 1 });
}

describe.each(['/', '/landing-preview'])('%s', (path) => {
  it('says what it is, and leads a visitor to the door', async () => {
    expect((await show(path)).textContent).toBe('La oficina notarial, en orden.');
    const doors = screen.getAllByRole('link', { name: /^Ingresar/ });
    expect(doors.map((link) => link.getAttribute('href'))).toEqual(['/sign-in', '/sign-in', '/sign-in']);
  });
});

it('leads a member to their carpetas', async () => {
  await show('/', true);
  const doors = screen.getAllByRole('link', { name: /mis carpetas/i });
  expect(new Set(doors.map((link) => link.getAttribute('href')))).toEqual(new Set(['/carpetas']));
});

it('links only to sections that are there', async () => {
  await show('/');
  const links = within(screen.getByRole('navigation', { name: 'Secciones' })).getAllByRole('link');
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
