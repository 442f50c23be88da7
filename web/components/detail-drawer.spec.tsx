import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DetailDrawer, DetailFrame } from './detail-drawer';

const narrow = window.matchMedia;
const wide: typeof narrow = (media) => Object.assign(narrow(media), { matches: true });
afterEach(() => {
  window.matchMedia = narrow;
});

function Page({ onClose = () => undefined, hasOwnFocus = true }: { onClose?: () => void; hasOwnFocus?: boolean }) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => {
    onClose();
    setOpen(null);
  };
  return (
    <DetailFrame>
      <div>
        {['Uno', 'Dos'].map((name) => (
          <button key={name} type="button" onClick={() => setOpen(name)}>
            {name}
          </button>
        ))}
      </div>
      <DetailDrawer isOpen={open !== null} onClose={close} label={`Detalle de ${open}`} sideFrom="lg" width={480}>
        <button type="button">Primero</button>
        <input aria-label="Título" data-autofocus={hasOwnFocus || undefined} />
        <input aria-label="Buscar" type="search" />
        <div data-base-ui-portal>
          <button type="button">Dentro de un diálogo</button>
        </div>
      </DetailDrawer>
    </DetailFrame>
  );
}

const open = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const escapeFrom = (element: Element) => fireEvent.keyDown(element, { key: 'Escape' });

describe.each([
  { place: 'beside the list', media: wide, role: 'complementary' },
  { place: 'over the list', media: narrow, role: 'dialog' },
])('a drawer $place', ({ media, role }) => {
  it('takes the focus, and gives it back to the row that was pressed last', () => {
    window.matchMedia = media;
    render(<Page />);
    open('Uno');
    expect(screen.getByRole(role, { name: 'Detalle de Uno' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Título'));
    open('Dos');
    screen.getByLabelText('Título').focus();
    escapeFrom(screen.getByLabelText('Título'));
    expect(screen.queryByRole(role)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dos' }));
  });

  it('leaves Escape to a search that is filled and to a dialog inside', () => {
    window.matchMedia = media;
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    open('Uno');
    fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'a' } });
    escapeFrom(screen.getByLabelText('Buscar'));
    escapeFrom(screen.getByRole('button', { name: 'Dentro de un diálogo' }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: '' } });
    escapeFrom(screen.getByLabelText('Buscar'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes on Escape also when the focused element is gone', () => {
    window.matchMedia = media;
    render(<Page hasOwnFocus={false} />);
    open('Uno');
    expect(document.activeElement).toBe(screen.getByRole(role, { name: 'Detalle de Uno' }));
    escapeFrom(document.body);
    expect(screen.queryByRole(role)).toBeNull();
  });
});

it('a drawer keeps Tab inside only when it covers the list', () => {
  render(<Page />);
  open('Uno');
  const last = screen.getByRole('button', { name: 'Dentro de un diálogo' });
  const first = screen.getByRole('button', { name: 'Primero' });
  first.focus();
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
});

it('a drawer keeps the typed text when the window is made narrower', () => {
  window.matchMedia = wide;
  const { rerender } = render(<Page />);
  open('Uno');
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Llamar' } });
  window.matchMedia = narrow;
  rerender(<Page />);
  expect(screen.getByRole('dialog', { name: 'Detalle de Uno' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar');
});
