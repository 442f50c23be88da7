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

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
  it('come one after the other', () => {
    const tell = show();
    tell('Primero');
    tell('Segundo');
    expect(screen.queryByText('Segundo')).toBeNull();

    // The newer toast tells of the latest action, so the older one gives way.
    pass(1_500);

    expect(screen.queryByText('Primero')).toBeNull();
    expect(screen.getByText('Segundo')).toBeTruthy();
  });

  it('say the same thing once', () => {
    const tell = show();
    tell('Igual');
    tell('Igual');
    pass(5_000);
    expect(screen.queryByText('Igual')).toBeNull();
  });

  it('wait while they are pointed at', () => {
    const tell = show();
    tell('Leyendo');
    fireEvent.mouseEnter(screen.getByText('Leyendo'));
    pass(60_000);
    expect(screen.getByText('Leyendo')).toBeTruthy();
  });

  it('undo', () => {
    let undone = 0;
    show(() => {
      undone += 1;
    });
    fireEvent.click(screen.getByText('Borrar'));
    fireEvent.click(screen.getByText('Deshacer'));
    expect(undone).toBe(1);
    expect(screen.queryByText('Borrada')).toBeNull();
  });

  it('forget what their button does when they end', () => {
    const { store } = createTestApp();
    render(
      <Provider store={store}>
        <Toasts />
      </Provider>,
    );
    act(() => showToast(store.dispatch, 'Borrada', { action: { label: 'Deshacer', onClick: () => {} } }));
    const { id = '' } = store.getState().toasts[0] ?? {};
    pass(8_000);
    expect(screen.queryByText('Borrada')).toBeNull();
    expect(endToast(store.dispatch, id)).toBeUndefined();
  });
});
