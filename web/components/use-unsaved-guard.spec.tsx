import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { useUnsavedGuard } from './use-unsaved-guard';

startApiServer();

function Form() {
  const { mayDiscard } = useUnsavedGuard(true);
  return (
    <>
      <p>Lo escrito</p>
      <button type="button" onClick={() => void mayDiscard()}>
        Cerrar
      </button>
    </>
  );
}

async function showForm() {
  const { router } = showPages(
    [
      { path: '/', Component: Form },
      { path: '/otra', element: <p>Otra página</p> },
      { path: '/tercera', element: <p>Tercera página</p> },
    ],
    { path: '/' },
  );
  await screen.findByText('Lo escrito');
  return router;
}

describe('unsaved text', () => {
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

  it('is asked about again on the way back to the page to which the person was forced', async () => {
    const router = await showForm();
    await act(() => router.navigate('/otra', { state: { isForced: true } }));
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeTruthy();
  });

  it('is asked about once, however often the person tries to leave', async () => {
    const router = await showForm();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await act(() => router.navigate('/otra'));
    await act(() => router.navigate('/otra'));
    await act(() => router.navigate('/tercera'));
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Tercera página')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is asked about again when the person stays and leaves before the page is drawn', async () => {
    const router = await showForm();
    await act(() => router.navigate('/otra'));
    const stay = await screen.findByRole('button', { name: 'Seguir editando' });
    await act(async () => {
      fireEvent.click(stay);
      await new Promise((next) => setTimeout(next));
      await router.navigate('/tercera');
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Tercera página')).toBeTruthy();
  });

  it('is asked about again after the person chose to stay', async () => {
    const router = await showForm();
    for (const path of ['/otra', '/tercera']) {
      await act(() => router.navigate(path));
      fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(screen.getByText('Lo escrito')).toBeTruthy();
  });
});
