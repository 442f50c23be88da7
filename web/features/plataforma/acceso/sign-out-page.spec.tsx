import { fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { installApi } from '../../../api/install-api';
import { Root } from '../../../app/root';
import { changeRequested } from '../../../autosave/autosave-slice';
import { installAutosave } from '../../../autosave/install-autosave';
import { keepForm, keptKeys } from '../../../autosave/kept-drafts';
import { showToast } from '../../../components/toast-actions';
import { selectEstado } from '../../../session/session-selectors';
import { subidasSlice, uploadsRequested } from '../../../subidas/subidas-slice';
import { startApiServer } from '../../../testing/api-server';
import { buildSession, createTestApp } from '../../../testing/test-app';
import { SignOutPage } from './sign-out-page';

const server = startApiServer();

/**
 * Signs out after typing into two notas and a tarea, and while files are uploaded. `save` is called to save each text.
 */
function leave(save: () => Promise<unknown>, archivos: readonly string[] = []) {
  let calls = 0;
  server.use(
    http.post('*/api/auth/sign-out', () => {
      calls += 1;
      return HttpResponse.json(true);
    }),
  );
  const test = createTestApp();
  installApi(test.app);
  test.open(buildSession());
  const saves = installAutosave(test.app);
  for (const key of ['nota/1', 'nota/2', 'tarea/1']) {
    saves.set(key, save);
    test.store.dispatch(changeRequested({ key, patch: { titulo: 'x' }, delay: 100_000 }));
  }
  test.app.inject(subidasSlice);
  const file = (nombre: string) => ({ id: nombre, tipo: 'archivo', destino: {}, nombre, bytes: 1 });
  test.store.dispatch(uploadsRequested(archivos.map(file)));
  const page = (path: string) => ({ path, element: <h1>{path}</h1> });
  const router = createMemoryRouter(
    [page('/apps/notes'), page('/dashboard'), page('/sign-in'), { path: '/sign-out', Component: SignOutPage }],
    { initialEntries: ['/apps/notes', { pathname: '/sign-out', key: 'k' }] },
  );
  render(<Root app={test.app} router={router} />);
  return { ...test, router, calls: () => calls };
}

const refuse = () => Promise.reject({ status: 0 });
const question = 'Hay cambios sin guardar';
const kept = () => keptKeys('usuario-1');

describe('signing out', () => {
  it('saves first, and asks nothing when all was saved', async () => {
    const saved: string[] = [];
    const { store, calls } = leave(async () => saved.push('x'));
    expect(await screen.findByRole('heading', { name: 'Ha cerrado la sesión' })).toBeTruthy();
    await expect.poll(() => selectEstado(store.getState())).toBe('SIGNED_OUT');
    expect(saved).toHaveLength(3);
    expect(calls()).toBe(1);
    expect(kept()).toEqual([]);
  });

  it('asks when something could not be saved, and stays where the unsaved text is', async () => {
    const { router, store, calls } = leave(refuse);
    expect(await screen.findByRole('heading', { name: question })).toBeTruthy();
    expect(screen.getByText(/Lo último que escribió en 2 notas y una tarea no llegó al servidor/)).toBeTruthy();
    const stay = screen.getByRole('button', { name: 'Seguir aquí' });
    await expect.poll(() => document.activeElement).toBe(stay);
    expect(document.title).toBe('Hay cambios sin guardar · Carpetas');
    fireEvent.click(stay);
    await expect.poll(() => router.state.location.pathname).toBe('/apps/notes');
    expect(selectEstado(store.getState())).toBe('ACTIVE_SESSION');
    expect(calls()).toBe(0);
    expect(kept()).toHaveLength(3);
  });

  it('asks about a form that was not saved, and forgets it afterwards', async () => {
    keepForm('usuario-1/cuenta-a', 'contacto/7', { fields: {}, base: {}, tried: {}, address: '/', at: Date.now() });
    leave(async () => undefined);
    expect(await screen.findByText(/Lo último que escribió en un contacto no llegó al servidor/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Salir igual' }));
    expect(await screen.findByRole('heading', { name: 'Ha cerrado la sesión' })).toBeTruthy();
    expect(kept()).toEqual([]);
  });

  it('asks about files that are not uploaded yet', async () => {
    const { calls } = leave(async () => undefined, ['a.pdf', 'b.pdf']);
    expect(await screen.findByRole('heading', { name: 'Hay archivos sin subir' })).toBeTruthy();
    expect(screen.getByText('2 archivos todavía no se subieron. Si sale ahora, eso se pierde.')).toBeTruthy();
    expect(calls()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Salir igual' }));
    expect(await screen.findByRole('heading', { name: 'Ha cerrado la sesión' })).toBeTruthy();
  });

  it('forgets unsaved text when the person leaves all the same', async () => {
    const { store, calls } = leave(refuse);
    await screen.findByRole('heading', { name: question });
    showToast(store.dispatch, 'No se pudo guardar lo que escribió.');
    fireEvent.click(screen.getByRole('button', { name: 'Salir igual' }));
    expect(await screen.findByRole('heading', { name: 'Ha cerrado la sesión' })).toBeTruthy();
    await expect.poll(() => selectEstado(store.getState())).toBe('SIGNED_OUT');
    expect(calls()).toBe(1);
    expect(kept()).toEqual([]);
    expect(store.getState().toasts).toEqual([]);
  });
});
