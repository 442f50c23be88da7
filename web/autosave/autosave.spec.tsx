import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { scopeChanged } from '../session/scope-changed';
import { selectCuentaRequested, signOutRequested } from '../session/session-intents';
import { AppContext, useAppSelector } from '../store/hooks';
import { createServer, estado, Form, never, Page, startAutosave, toggle, type, withApp } from '../testing/autosave';
import { buildSession, createTestApp } from '../testing/test-app';

const { show, apps, api } = startAutosave();

describe('typed text that saves itself', () => {
  it('is sent once, merged, when the person stops typing', async () => {
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

  it('is noticed from the first moment of its form', async () => {
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

  it('does not conflict with the form in which the server stored the earlier text', async () => {
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

  it('is sent to its own thing when its form shows another thing', async () => {
    const [first, second] = [createServer(), createServer()];
    const test = createTestApp();
    test.open(buildSession());
    apps.push(test);
    const { rerender } = render(withApp(test, <Form server={first} id="1" delay={never} />));
    type('Título', 'Llamar');
    rerender(withApp(test, <Form server={second} id="2" delay={never} />));
    await expect.poll(() => first.received).toEqual([{ titulo: 'Llamar' }]);
    expect(second.received).toEqual([]);
  });

  it('is sent when the tab goes into the background', async () => {
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

  it('of another cuenta is forgotten', async () => {
    const { server, store } = show({ delay: never });
    type('Título', 'De la otra');
    act(() => void store.dispatch(scopeChanged()));
    expect(estado()).toBe('quieto');
    cleanup();
    await Promise.resolve();
    expect(server.received).toEqual([]);
  });
});

it('a tab whose draft could not be saved asks before it is closed', async () => {
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

it('a form shows what is typed although the server has stored it in another form', async () => {
  const { server } = show();
  type('Título', 'Llamar ');
  await expect.poll(estado).toBe('guardado');
  server.received.push({ titulo: 'Llamar' });
  type('Texto', 'x');
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar ');
  fireEvent.blur(screen.getByLabelText('Título'));
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar');
});

it('a form does not change the store while it renders, since other components may read it', () => {
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
