import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/test-app';
import { endToast, showToast, useToast } from './toast-actions';
import { Toasts } from './toasts';
import { toastShown } from './toasts-slice';

beforeEach(() => vi.useFakeTimers());

function Deleter({ onUndo }: { onUndo: () => void }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Borrada', { action: { label: 'Deshacer', onClick: onUndo } })}>
      Borrar
    </button>
  );
}

function show(onUndo = () => {}) {
  const { store } = createTestApp();
  render(
    <Provider store={store}>
      <Deleter onUndo={onUndo} />
      <Toasts />
    </Provider>,
  );
  return (text: string) => act(() => store.dispatch(toastShown({ text })));
}

const texts = () => [...document.querySelectorAll('[data-severity]')].map(({ textContent }) => textContent);
const waiting = () => [...document.querySelectorAll('[data-waiting="true"]')].map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
  it('are visible together, each for its own time', () => {
    const tell = show();
    tell('Primero');
    pass(3_000);
    tell('Segundo');
    expect(waiting()).toEqual([]);
    pass(2_000);
    expect(texts()).toEqual(['Segundo']);
    pass(3_000);
    expect(texts()).toEqual([]);
  });

  it('are three at most, and an older one waits without losing time', () => {
    const tell = show();
    for (const text of ['Uno', 'Dos', 'Tres', 'Cuatro']) tell(text);
    expect(waiting()).toEqual(['Uno']);
    pass(5_000);
    expect(texts()).toEqual(['Uno']);
    expect(waiting()).toEqual([]);
    pass(5_000);
    expect(texts()).toEqual([]);
  });

  it('show the same message once, for its full time', () => {
    const tell = show();
    tell('Igual');
    pass(4_000);
    tell('Igual');
    expect(texts()).toEqual(['Igual']);
    pass(4_000);
    expect(texts()).toEqual(['Igual']);
    pass(1_000);
    expect(texts()).toEqual([]);
  });

  it('wait while one has the focus, even if the pointer passes, and then return the focus', () => {
    const tell = show();
    const outside = screen.getByRole('button', { name: 'Borrar' });
    outside.focus();
    tell('Con el foco');
    const close = screen.getByRole('button', { name: 'Cerrar el aviso' });
    act(() => close.focus());
    fireEvent.mouseOver(close);
    fireEvent.mouseLeave(close.closest('[aria-live]') as Element);
    pass(60_000);
    expect(texts()).toEqual(['Con el foco']);
    fireEvent.click(close);
    pass(16);
    expect(document.activeElement).toBe(outside);
  });

  it('wait while the window is hidden', () => {
    const tell = show();
    const turn = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    tell('Mientras tanto');
    turn('hidden');
    pass(60_000);
    expect(texts()).toEqual(['Mientras tanto']);
    turn('visible');
    pass(5_000);
    expect(texts()).toEqual([]);
  });

  it('close by Escape, one at a time, and the others go on', () => {
    const tell = show();
    tell('Primero');
    tell('Segundo');
    const [close] = screen.getAllByRole('button', { name: 'Cerrar el aviso' });
    act(() => close?.focus());
    pass(60_000);
    expect(texts()).toEqual(['Primero', 'Segundo']);
    fireEvent.keyDown(close as HTMLElement, { key: 'Escape' });
    expect(texts()).toEqual(['Segundo']);
    pass(5_000);
    expect(texts()).toEqual([]);
  });

  it('wait while the pointer is on them', () => {
    const tell = show();
    tell('Leyendo');
    fireEvent.mouseOver(screen.getByText('Leyendo'));
    pass(60_000);
    expect(screen.getByText('Leyendo')).toBeTruthy();
  });

  it('undo the action of their button', () => {
    let undone = 0;
    show(() => {
      undone += 1;
    });
    fireEvent.click(screen.getByText('Borrar'));
    fireEvent.click(screen.getByText('Deshacer'));
    expect(undone).toBe(1);
    expect(screen.queryByText('Borrada')).toBeNull();
  });

  it('forget the action of their button when they end', () => {
    const { store } = createTestApp();
    render(
      <Provider store={store}>
        <Toasts />
      </Provider>,
    );
    act(() => showToast(store.dispatch, 'Borrada', { action: { label: 'Deshacer', onClick: () => {} } }));
    const { id = '' } = store.getState().toasts[0] ?? {};
    pass(10_000);
    expect(screen.queryByText('Borrada')).toBeNull();
    expect(endToast(store.dispatch, id)).toBeUndefined();
  });
});
