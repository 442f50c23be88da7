import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { liveResumed } from '../live/live-events';
import { scopeChanged } from '../session/scope-changed';
import { selectCuentaRequested, signOutRequested } from '../session/session-intents';
import { AppContext, useAppSelector } from '../store/hooks';
import { startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import type { IsOvertaken } from './autosave-saga';
import { AutosaveStatus } from './autosave-status';
import { useAutosave } from './use-autosave';
import { useTypedText } from './use-typed-text';

interface Nota {
  titulo: string;
  texto: string;
}

/** A server that keeps the received changes. `refuse` makes it reject the next save, `hold` makes saves wait. */
function createServer() {
  const received: Partial<Nota>[] = [];
  const refusals: unknown[] = [];
  const releases: (() => void)[] = [];
  let isHeld = false;
  let overtaken: IsOvertaken = () => false;
  let atOnce = 0;
  let most = 0;
  const server = {
    received,
    /** The answer to each save. */
    answer: undefined as Partial<Nota> | undefined,
    /** Calls the `isOvertaken` check that the last save received. */
    isOvertaken: () => overtaken,
    most: () => most,
    refuse: (status: number, message?: string) => refusals.push({ status, message }),
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const release of releases.splice(0)) release();
    },
    save: async (patch: Partial<Nota>, isOvertaken: IsOvertaken) => {
      received.push(patch);
      overtaken = isOvertaken;
      most = Math.max(most, ++atOnce);
      if (isHeld) await new Promise<void>((resolve) => releases.push(resolve));
      atOnce -= 1;
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return server.answer;
    },
  };
  return server;
}

type Server = ReturnType<typeof createServer>;

function Form({ server, id = '1', delay = 30 }: { server: Server; id?: string; delay?: number }) {
  const stored = Object.assign({ titulo: '', texto: '' }, ...server.received) as Nota;
  const autosave = useAutosave<Nota>({ kind: 'nota', id, stored, save: server.save, delay });
  const shown = { ...stored, ...autosave.draft };
  const titulo = useTypedText(shown.titulo, (text) => autosave.change({ titulo: text }));
  return (
    <>
      <input aria-label="Título" {...titulo} />
      <input aria-label="Texto" value={shown.texto} onChange={(e) => autosave.change({ texto: e.target.value })} />
      <output>{autosave.estado}</output>
      <AutosaveStatus autosave={autosave} />
    </>
  );
}

function Page({ server, delay }: { server: Server; delay?: number }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Alternar
      </button>
      {isOpen && <Form server={server} delay={delay} />}
    </>
  );
}

const api = startApiServer();
const apps: ReturnType<typeof createTestApp>[] = [];

// The applications of this file share one window and react to its events, so each of them is emptied.
afterEach(() => {
  cleanup();
  for (const { store } of apps.splice(0)) store.dispatch(scopeChanged());
});

function show({ delay }: { delay?: number } = {}) {
  const server = createServer();
  const test = createTestApp();
  test.open(buildSession());
  apps.push(test);
  render(withApp(test, <Page server={server} delay={delay} />));
  return { server, ...test };
}

const withApp = ({ app, store }: ReturnType<typeof createTestApp>, page: ReactNode) => (
  <Provider store={store}>
    <AppContext value={app}>{page}</AppContext>
  </Provider>
);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const estado = () => screen.getByText(/^(quieto|pendiente|guardando|guardado|fallo|conflicto|perdido)$/).textContent;
const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Alternar' }));
const never = 100_000;

describe('what is typed', () => {
  it('goes out once, merged, when the typing rests', async () => {
    const { server } = show();
    expect(estado()).toBe('quieto');
    type('Título', 'Ll');
    type('Título', 'Llamar');
    type('Texto', 'al registro');
    expect(estado()).toBe('pendiente');
    await expect.poll(estado).toBe('guardado');
    expect(server.received).toEqual([{ titulo: 'Llamar', texto: 'al registro' }]);
    expect(screen.getByText('Guardado')).toBeTruthy();
  });

  it('is heard from the moment that its form is there', async () => {
    const server = createServer();
    const test = createTestApp();
    apps.push(test);
    const place = document.body.appendChild(document.createElement('div'));
    // Types right after the fields are in the page, before React runs its later effects.
    const typed = new Promise<void>((resolve) => {
      const seen = new MutationObserver(() => {
        seen.disconnect();
        type('Título', 'Ya');
        resolve();
      });
      seen.observe(place, { childList: true });
    });
    const root = createRoot(place);
    onTestFinished(() => {
      act(() => root.unmount());
      place.remove();
    });
    root.render(withApp(test, <Page server={server} />));
    await typed;
    await expect.poll(() => server.received).toEqual([{ titulo: 'Ya' }]);
  });

  it('waits for the request under way, and is sent after it', async () => {
    const { server } = show();
    server.hold();
    type('Título', 'Uno');
    await expect.poll(() => server.received.length).toBe(1);
    type('Título', 'Dos');
    type('Texto', 'más');
    expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('más');
    act(server.release);
    await expect.poll(estado).toBe('guardado');
    expect(server.received).toEqual([{ titulo: 'Uno' }, { titulo: 'Dos', texto: 'más' }]);
    expect(server.most()).toBe(1);
  });

  it('is not in conflict with the way the server stored what was sent before', async () => {
    const { server } = show();
    server.answer = { titulo: 'UNO' };
    server.hold();
    type('Título', 'Uno');
    await expect.poll(() => server.received.length).toBe(1);
    type('Título', 'Uno y dos');
    act(server.release);
    await expect.poll(() => server.received.length).toBe(2);
    expect([{ titulo: 'UNO' }, { titulo: 'Otro' }].map(server.isOvertaken())).toEqual([false, true]);
  });

  it('is sent at once when its form goes', async () => {
    const { server } = show({ delay: never });
    type('Título', 'Rápido');
    toggle();
    await expect.poll(() => server.received).toEqual([{ titulo: 'Rápido' }]);
  });

  it('is sent when the tab is put away', async () => {
    const { server } = show({ delay: never });
    type('Título', 'Rápido');
    fireEvent(window, new Event('pagehide'));
    await expect.poll(() => server.received).toEqual([{ titulo: 'Rápido' }]);
  });

  it.each([
    ['the session', 'sign-out', signOutRequested()],
    ['the cuenta', 'seleccionar', selectCuentaRequested({ cuentaId: 'cuenta-b' })],
  ])('is saved before %s is left', async (_, path, leave) => {
    const { server, store, open } = show({ delay: never });
    const savedBefore: unknown[][] = [];
    api.use(
      http.post(`*/${path}`, () => {
        savedBefore.push([...server.received]);
        return HttpResponse.json(path === 'sign-out' || buildSession({ cuentaId: 'cuenta-b' }));
      }),
    );
    open(buildSession());
    type('Título', 'Lo último');
    server.hold();
    act(() => void store.dispatch(leave));
    await expect.poll(() => server.received).toHaveLength(1);
    server.release();
    await expect.poll(() => savedBefore).toEqual([[{ titulo: 'Lo último' }]]);
  });

  it('of another cuenta is gone', async () => {
    const { server, store } = show({ delay: never });
    type('Título', 'De la otra');
    act(() => void store.dispatch(scopeChanged()));
    expect(estado()).toBe('quieto');
    cleanup();
    await Promise.resolve();
    expect(server.received).toEqual([]);
  });
});

describe('what the server refuses', () => {
  it('stays a draft that can be sent again', async () => {
    const { server } = show();
    server.refuse(500);
    type('Título', 'Llamar');
    expect(await screen.findByText('No se pudo guardar.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar');
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect.poll(estado).toBe('guardado');
    expect(server.received).toEqual([{ titulo: 'Llamar' }, { titulo: 'Llamar' }]);
  });

  it('is sent again when the connection is back', async () => {
    const { server, store } = show();
    server.refuse(0);
    type('Título', 'Llamar');
    await expect.poll(estado).toBe('fallo');
    act(() => void store.dispatch(liveResumed()));
    await expect.poll(estado).toBe('guardado');
  });

  it('survives its form, tells so, and is there when the form is shown again', async () => {
    const { server, store } = show({ delay: never });
    server.refuse(500);
    type('Título', 'Llamar');
    toggle();
    await expect
      .poll(() => store.getState().toasts.map(({ text, action }) => [text, action]))
      .toEqual([['No se pudo guardar lo que escribió.', 'Reintentar']]);
    server.received.length = 0;
    toggle();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar');
    expect(estado()).toBe('fallo');
  });

  it('is tried once more when its form closes, and told if it is refused again', async () => {
    const { server, store } = show();
    const toasts = () => store.getState().toasts.map(({ text }) => text);
    server.refuse(400, 'El título es demasiado largo.');
    type('Título', 'Llamar');
    expect(await screen.findByText('El título es demasiado largo.')).toBeTruthy();
    server.refuse(400, 'El título es demasiado largo.');
    toggle();
    await expect.poll(toasts).toEqual(['No se pudo guardar lo que escribió. El título es demasiado largo.']);
    expect(server.received).toHaveLength(2);

    toggle();
    toggle();
    await expect.poll(() => store.getState()).toMatchObject({ autosave: {} });
    expect([server.received.length, toasts().length]).toEqual([3, 1]);
  });

  it('because others changed it first is told when its form closes, and waits in it', async () => {
    const { server, store } = show();
    server.refuse(412);
    type('Título', 'Lo mío');
    await expect.poll(estado).toBe('conflicto');
    toggle();
    expect(store.getState().toasts.map(({ text }) => text)).toEqual([
      'Lo que escribió no se guardó: alguien lo cambió mientras tanto. Ábralo para elegir.',
    ]);
    toggle();
    expect(estado()).toBe('conflicto');
    expect(server.received).toHaveLength(1);
  });

  it('because others changed it first waits for the person to choose', async () => {
    const { server } = show();
    server.refuse(412);
    type('Título', 'Lo mío');
    await expect.poll(estado).toBe('conflicto');
    type('Texto', 'y más');
    expect(estado()).toBe('conflicto');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await expect.poll(estado).toBe('guardado');
    expect(server.received.at(-1)).toEqual({ titulo: 'Lo mío', texto: 'y más' });
  });

  it('because somebody deleted the thing is not tried again in vain, and can be let go', async () => {
    const { server, store } = show();
    server.refuse(404);
    type('Título', 'Llamar');
    expect(await screen.findByText('No se guardó: alguien lo eliminó.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    act(() => void store.dispatch(liveResumed()));
    expect(estado()).toBe('perdido');
    expect(server.received).toHaveLength(1);
    server.received.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
    expect(estado()).toBe('quieto');
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('');
  });

  it('because somebody deleted the thing can be copied', async () => {
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    const calls = { retry: vi.fn(), discard: vi.fn(), change: vi.fn() };
    const autosave = { ...calls, estado: 'perdido' as const, draft: { title: 'Llamar', content: 'al registro' } };
    render(withApp(createTestApp(), <AutosaveStatus autosave={autosave} />));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar lo escrito' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('Llamar\n\nal registro');
  });

  it('because somebody deleted the thing is reported when its form is gone, and dropped if it has no text', async () => {
    const { server, store } = show({ delay: never });
    server.refuse(404);
    type('Título', 'Llamar');
    toggle();
    await expect
      .poll(() => store.getState().toasts.map(({ text, action }) => [text, action]))
      .toEqual([['Lo último que escribió no se guardó: alguien eliminó dónde lo escribía.', undefined]]);
    expect(store.getState()).toMatchObject({ autosave: {} });
  });

  it('can be given up', async () => {
    const { server } = show();
    server.refuse(412);
    type('Texto', 'Lo mío');
    await expect.poll(estado).toBe('conflicto');
    server.received.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Ver lo guardado' }));
    expect(estado()).toBe('quieto');
    expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('');
  });
});

it('asks before a tab is closed whose draft could not be saved', async () => {
  const { server } = show();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  server.refuse(500);
  type('Título', 'Llamar');
  await expect.poll(estado).toBe('fallo');
  expect(leaving()).toBe(true);
});

it('shows what is typed while the server has stored it otherwise', async () => {
  const { server } = show();
  type('Título', 'Llamar ');
  await expect.poll(estado).toBe('guardado');
  server.received.push({ titulo: 'Llamar' });
  type('Texto', 'x');
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar ');
  fireEvent.blur(screen.getByLabelText('Título'));
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar');
});

it('does not change the store while it renders, since other components may read it', () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { app, store } = createTestApp();
  const List = () => {
    const [isOpen, setIsOpen] = useState(false);
    useAppSelector((state) => Object.keys(state).length);
    return isOpen ? (
      <Form server={createServer()} />
    ) : (
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
    );
  };
  render(
    <AppContext value={app}>
      <Provider store={store}>
        <List />
      </Provider>
    </AppContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
