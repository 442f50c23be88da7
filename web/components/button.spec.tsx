import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('a button does nothing while its action is under way, and keeps the focus', () => {
  const press = vi.fn();
  const send = vi.fn((event: Event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={({ nativeEvent }) => send(nativeEvent)}>
      <Button type="submit" loading={loading} onClick={press}>
        Guardar
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Guardar' });
  button.focus();

  rerender(form(true));
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);

  rerender(form(false));
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});
