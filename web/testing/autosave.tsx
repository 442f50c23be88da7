import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { afterEach } from 'vitest';
import type { IsOvertaken } from '../autosave/autosave-saga';
import { AutosaveStatus } from '../autosave/autosave-status';
import { useAutosave } from '../autosave/use-autosave';
import { useTypedText } from '../autosave/use-typed-text';
import { scopeChanged } from '../session/scope-changed';
import { AppContext } from '../store/hooks';
import { startApiServer } from './api-server';
import { buildSession, createTestApp } from './test-app';

interface Nota {
  titulo: string;
  texto: string;
}

/** A server that keeps the received changes. `refuse` makes it reject the next save, `hold` makes saves wait. */
export function createServer() {
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

export function Form({ server, id = '1', delay = 30 }: { server: Server; id?: string; delay?: number }) {
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

export function Page({ server, delay }: { server: Server; delay?: number }) {
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

export const withApp = ({ app, store }: ReturnType<typeof createTestApp>, page: ReactNode) => (
  <Provider store={store}>
    <AppContext value={app}>{page}</AppContext>
  </Provider>
);

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const estado = () =>
  screen.getByText(/^(quieto|pendiente|guardando|guardado|fallo|conflicto|perdido)$/).textContent;
export const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Alternar' }));
export const never = 100_000;

/** Forms that save themselves, each in an application of its own. */
export function startAutosave() {
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

  return { api, apps, show };
}
