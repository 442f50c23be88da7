import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { useUnsavedGuard } from './use-unsaved-guard';

startApiServer();

function Form() {
  useUnsavedGuard(true);
  return <p>Lo escrito</p>;
}

async function showForm() {
  const { router } = showPages(
    [
      { path: '/', Component: Form },
      { path: '/otra', element: <p>Otra página</p> },
    ],
    { path: '/' },
  );
  await screen.findByText('Lo escrito');
  return router;
}

describe('what was typed', () => {
  it('stays until the person agrees to lose it', async () => {
    const router = await showForm();
    await act(() => router.navigate('/otra'));
    expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it('does not stay on the page when the session forces the person away', async () => {
    const router = await showForm();
    await act(() => router.navigate('/otra', { state: { isForced: true } }));
    expect(await screen.findByText('Otra página')).toBeTruthy();
    expect(screen.queryByText('Lo escrito')).toBeNull();
  });

  it('is asked about again on the way back to the page that one was forced to', async () => {
    const router = await showForm();
    await act(() => router.navigate('/otra', { state: { isForced: true } }));
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeTruthy();
  });
});
