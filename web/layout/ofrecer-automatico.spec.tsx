import { cleanup, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyAppearance, standardAppearance } from '../lib/appearance';
import { installOwnUser } from '../session/install-own-user';
import type { OwnUserChange } from '../session/own-user';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { buildSession } from '../testing/test-app';
import { OfrecerAutomatico } from './ofrecer-automatico';

const server = startApiServer();

beforeEach(() => {
  applyAppearance(standardAppearance);
  server.use(
    http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) =>
      HttpResponse.json({ ...buildSession().user, ...(await request.json()).user }),
    ),
  );
});

function show(isDark: boolean) {
  const nativeMatch = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('prefers-color-scheme')
      ? Object.assign(new EventTarget(), { matches: isDark, media: query })
      : nativeMatch(query),
  );
  const element = (
    <>
      <h1>Carpetas</h1>
      <OfrecerAutomatico />
    </>
  );
  const test = showPages([{ path: '/carpetas', element }], { path: '/carpetas' });
  installOwnUser(test.app);
  return test;
}

it('offers a dark device the scheme «Automático» once', async () => {
  const { store } = show(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Automático' }));
  await expect.poll(() => store.getState().session.user?.preferencias.scheme).toBe('auto');
  expect(document.body.className).toBe('dark theme-default');
  cleanup();

  applyAppearance(standardAppearance);
  const again = show(true);
  await screen.findByRole('heading', { name: 'Carpetas' });
  expect(again.store.getState().toasts).toEqual([]);
});

it('offers nothing on a light device', async () => {
  const { store } = show(false);
  await screen.findByRole('heading', { name: 'Carpetas' });
  await expect.poll(() => store.getState().session.user?.preferencias.scheme).toBe('light');
  expect(store.getState().toasts).toEqual([]);
});
