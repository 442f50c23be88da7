import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../live/invalidation-saga';
import { liveEventReceived } from '../live/live-events';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { CierreAviso } from './cierre-notice';

const server = startApiServer();
const cierre = { pedidoEn: '2026-11-21T15:00:00Z', cierraEn: '2026-12-21T15:00:00Z', pedidoPor: null };

function show({ rolId, answer }: { rolId: number; answer: () => object }) {
  server.use(http.get('*/api/cuenta', () => HttpResponse.json(answer())));
  const test = showPages([{ path: 'carpetas', element: <CierreAviso /> }], { path: '/carpetas', rolId });
  test.app.runSaga(invalidateWhatChanged);
  return test;
}

describe('the banner of a closing', () => {
  it('tells everybody the day, and a titular where to undo it', async () => {
    show({ rolId: 1, answer: () => ({ cierre }) });
    const banner = await screen.findByRole('complementary', { name: 'Cierre de la cuenta' });
    expect(banner.textContent).toContain('Esta cuenta se cerrará el 21 de diciembre de 2026.');
    expect(screen.getByRole('link', { name: 'Revisar o deshacer' }).getAttribute('href')).toBe(
      '/configuraciones/cuenta',
    );
  });

  it('has no link for a person who cannot undo it, and appears and disappears with the closing', async () => {
    let isClosing = false;
    let asked = 0;
    const { store } = show({ rolId: 3, answer: () => ({ asked: ++asked, cierre: isClosing ? cierre : null }) });
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('complementary')).toBeNull();
    isClosing = true;
    store.dispatch(liveEventReceived({ type: 'cuenta.changed' }));
    await screen.findByRole('complementary');
    expect(screen.queryByRole('link')).toBeNull();
    isClosing = false;
    store.dispatch(liveEventReceived({ type: 'cuenta.changed' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
});
