import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { installApi } from '../api/install-api';
import { installLock } from '../session/install-lock';
import { lockRequested, sessionExpired } from '../session/session-intents';
import { sessionClosed } from '../session/session-slice';
import { AppContext } from '../store/hooks';
import { startApiServer, unauthorized } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { AutosaveStatus } from './autosave-status';
import { forgetKept, keepInTab, keptKeys, sweepKept } from './kept-drafts';
import { useAutosave } from './use-autosave';

interface Nota {
  titulo: string;
  texto: string;
}

/** One thing on a server, which can be made unreachable. */
function createServer() {
  const server = {
    stored: { titulo: '', texto: '' } as Nota,
    received: [] as Partial<Nota>[],
    isReached: true,
    /** Whether the answer never comes. */
    isSilent: false,
    save: async (patch: Partial<Nota>) => {
      if (!server.isReached) throw { status: 0 };
      server.received.push(patch);
      server.stored = { ...server.stored, ...patch };
      if (server.isSilent) await new Promise(() => undefined);
    },
  };
  return server;
}

function Form({ server }: { server: ReturnType<typeof createServer> }) {
  const { stored } = server;
  const autosave = useAutosave<Nota>({ kind: 'nota', id: '1', stored, save: server.save, delay: 5 });
  const shown = { ...stored, ...autosave.draft };
  return (
    <>
      <input aria-label="Título" value={shown.titulo} onChange={(e) => autosave.change({ titulo: e.target.value })} />
      <input aria-label="Texto" value={shown.texto} onChange={(e) => autosave.change({ texto: e.target.value })} />
      <output>{autosave.estado}</output>
      <AutosaveStatus autosave={autosave} />
    </>
  );
}

const api = startApiServer();
const scope = 'usuario-1/cuenta-a';
const hasKept = (owner: string) => keptKeys(owner).length > 0;

/** Loads a tab with the page of the thing, for the person of `session`. */
function load(server: ReturnType<typeof createServer>, session = buildSession()) {
  const test = createTestApp();
  installApi(test.app);
  installLock(test.app);
  test.open(session);
  const show = () =>
    render(
      <Provider store={test.store}>
        <AppContext value={test.app}>
          <Form server={server} />
        </AppContext>
      </Provider>,
    );
  show();
  return {
    ...test,
    /** Removes the page with its form; the session does not change. */
    leave: cleanup,
    come: (next: ReturnType<typeof buildSession>) => {
      act(() => void test.open(next));
      show();
    },
    /** Closes the tab. Only the browser's storage remains. */
    end: () => {
      fireEvent(window, new Event('pagehide'));
      cleanup();
      test.store.dispatch(sessionClosed());
    },
  };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label = 'Título') => screen.getByLabelText<HTMLInputElement>(label).value;
const estado = () => screen.getByText(/^(quieto|pendiente|guardando|guardado|fallo|conflicto)$/).textContent;

/** Leaves behind a change that could not be saved. */
async function writeOffline(server: ReturnType<typeof createServer>) {
  const tab = load(server);
  server.isReached = false;
  type('Título', 'Sin red');
  await expect.poll(estado).toBe('fallo');
  return tab;
}

describe('a draft that could not be saved', () => {
  const ends: [string, () => Parameters<ReturnType<typeof load>['store']['dispatch']>[0]][] = [
    ['is locked', () => sessionExpired({ reason: 'SESSION_LOCKED', details: [{ email: 'a@b', nombre: 'Ana' }] })],
    ['is revoked', () => sessionExpired({ reason: 'SESSION_REVOKED' })],
    ['is ended in another tab', () => sessionClosed()],
  ];
  it.each(ends)('is there again, and saved, for the same person after the session %s', async (_, end) => {
    const server = createServer();
    const tab = await writeOffline(server);
    act(() => void tab.store.dispatch(end()));
    tab.leave();
    expect(keptKeys(scope)).toEqual(['nota/1']);
    server.isReached = true;
    tab.come(buildSession({ n: 2 }));
    await expect.poll(estado).toBe('guardado');
    expect(shown()).toBe('Sin red');
    expect(server.received).toEqual([{ titulo: 'Sin red' }]);
    expect(hasKept(scope)).toBe(false);
  });

  it.each([
    ['another person', { usuarioId: 'usuario-2', n: 2 }],
    ['another cuenta', { cuentaId: 'cuenta-b', n: 2 }],
  ])('is not shown to %s, and waits for its own person', async (_, other) => {
    const server = createServer();
    const tab = await writeOffline(server);
    act(() => void tab.store.dispatch(sessionClosed()));
    tab.leave();
    server.isReached = true;
    tab.come(buildSession(other));
    expect(shown()).toBe('');
    expect(estado()).toBe('quieto');
    type('Texto', 'De otros');
    await expect.poll(() => server.received).toEqual([{ texto: 'De otros' }]);
    act(() => void tab.store.dispatch(sessionClosed()));
    tab.leave();
    tab.come(buildSession({ n: 3 }));
    await expect.poll(() => server.received.at(-1)).toEqual({ titulo: 'Sin red' });
  });

  it('is there again when the page is loaded anew, and stays there as long as it cannot be saved', async () => {
    const server = createServer();
    (await writeOffline(server)).end();
    const again = load(server);
    await expect.poll(estado).toBe('fallo');
    expect(shown()).toBe('Sin red');
    again.end();
    server.isReached = true;
    load(server);
    await expect.poll(() => server.stored.titulo).toBe('Sin red');
    await expect.poll(() => hasKept(scope)).toBe(false);
  });

  it('is there in the next tab of the person when its tab was closed, and in no storage after it was saved', async () => {
    const server = createServer();
    (await writeOffline(server)).end();
    sessionStorage.clear();
    server.isReached = true;
    load(server);
    await expect.poll(estado).toBe('guardado');
    expect(server.stored.titulo).toBe('Sin red');
    expect(Object.keys(localStorage).concat(Object.keys(sessionStorage)).join()).not.toContain('borradores');
  });

  it('is forgotten when its tab is closed while the session is locked', async () => {
    const server = createServer();
    const tab = await writeOffline(server);
    act(() => void tab.store.dispatch(sessionExpired({ reason: 'SESSION_LOCKED' })));
    tab.end();
    sessionStorage.clear();
    server.isReached = true;
    load(server);
    expect(shown()).toBe('');
  });

  it('replaces the text of others only when the person says so', async () => {
    const server = createServer();
    (await writeOffline(server)).end();
    server.isReached = true;
    server.stored = { titulo: 'De otros', texto: 'Más' };
    load(server);
    await expect.poll(estado).toBe('conflicto');
    expect([shown(), shown('Texto')]).toEqual(['Sin red', 'Más']);
    expect(server.received).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await expect.poll(() => server.stored.titulo).toBe('Sin red');
  });

  it('can be replaced by the text of others, and brought back', async () => {
    const server = createServer();
    (await writeOffline(server)).end();
    server.isReached = true;
    server.stored = { titulo: 'De otros', texto: '' };
    load(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Ver lo guardado' }));
    const mine = await screen.findByRole('button', { name: 'Recuperar lo mío' });
    expect(shown()).toBe('De otros');
    fireEvent.click(mine);
    await expect.poll(() => server.stored.titulo).toBe('Sin red');
    expect(shown()).toBe('Sin red');
  });

  it('is saved beside the text of others in other fields', async () => {
    const server = createServer();
    (await writeOffline(server)).end();
    server.isReached = true;
    server.stored = { titulo: '', texto: 'De otros' };
    load(server);
    await expect.poll(() => server.stored).toEqual({ titulo: 'Sin red', texto: 'De otros' });
  });
});

describe('a write whose answer was lost', () => {
  it('leaves no draft when the server has stored it', async () => {
    const server = createServer();
    server.isSilent = true;
    const tab = load(server);
    type('Título', 'Llegó');
    await expect.poll(() => server.received).toHaveLength(1);
    tab.end();
    load(server);
    await expect.poll(() => hasKept(scope)).toBe(false);
    expect(estado()).toBe('quieto');
    expect(server.received).toHaveLength(1);
  });

  it('does not count as a change by somebody else when more was typed after it', async () => {
    const server = createServer();
    server.isSilent = true;
    const tab = load(server);
    type('Título', 'Llegó ');
    await expect.poll(() => server.received).toHaveLength(1);
    type('Título', 'Llegó y siguió');
    tab.end();
    server.isSilent = false;
    server.stored = { titulo: 'Llegó', texto: '' };
    load(server);
    await expect.poll(() => server.stored.titulo).toBe('Llegó y siguió');
  });
});

describe('locking the session', () => {
  it('saves the last typed text first', async () => {
    api.use(http.post('*/api/auth/bloquear', () => unauthorized('SESSION_LOCKED')));
    const server = createServer();
    const tab = load(server);
    type('Título', 'Lo último');
    act(() => void tab.store.dispatch(lockRequested()));
    await expect.poll(() => tab.store.getState().session.estado).toBe('LOCKED');
    expect(server.received).toEqual([{ titulo: 'Lo último' }]);
    expect(hasKept(scope)).toBe(false);
  });

  it('waits for no server that does not answer, and loses nothing', async () => {
    api.use(http.post('*/api/auth/bloquear', () => HttpResponse.error()));
    const server = createServer();
    server.isSilent = true;
    const tab = load(server);
    const { saveFirst } = tab.services;
    // The real `saveFirst` gives up by itself, but much later.
    tab.app.services.saveFirst = () => {
      void saveFirst?.();
      return new Promise(() => undefined);
    };
    type('Título', 'Lo último');
    act(() => void tab.store.dispatch(lockRequested()));
    await expect.poll(() => tab.store.getState().session.estado).toBe('LOCKED');
    expect(keptKeys(scope)).toEqual(['nota/1']);
  });
});

describe('the storage of drafts', () => {
  const draft = { fields: { titulo: 'x' }, base: {}, tried: {}, address: '/', at: Date.now() };

  it('is emptied after some days, whoever uses the computer', () => {
    keepInTab(scope, { 'nota/1': draft, 'nota/2': { ...draft, at: Date.now() - 5 * 24 * 3_600_000 } });
    expect(keptKeys('usuario-1')).toEqual(['nota/1']);
    vi.useFakeTimers({ now: Date.now() + 5 * 24 * 3_600_000 });
    sweepKept();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('belongs to the person in all their cuentas, and to nobody else', () => {
    for (const [n, owner] of [scope, 'usuario-1/cuenta-b', 'usuario-10/cuenta-a'].entries()) {
      keepInTab(owner, { [`nota/${n}`]: draft });
    }
    expect(keptKeys('usuario-1')).toEqual(['nota/0', 'nota/1']);
    forgetKept('usuario-1');
    expect(hasKept('usuario-1')).toBe(false);
    expect(hasKept('usuario-10')).toBe(true);
  });

  it('takes no draft that is too large, and ignores one that cannot be read', () => {
    keepInTab(scope, { 'nota/1': { ...draft, fields: { titulo: 'x'.repeat(2_000_000) } } });
    expect(hasKept(scope)).toBe(false);
    sessionStorage.setItem(`carpetas.borradores/${scope}`, '{no');
    expect(hasKept(scope)).toBe(false);
  });
});
