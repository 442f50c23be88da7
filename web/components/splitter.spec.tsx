import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Splitter, useKeptWidth } from './splitter';

const limits = { min: 200, max: 600 };

function Parts() {
  const [width, keep] = useKeptWidth('carpetas.prueba', limits);
  return (
    <>
      <div id="lista">{width ?? 'el de siempre'}</div>
      <Splitter label="Ancho de la lista" controls="lista" width={width} onWidth={keep} {...limits} />
    </>
  );
}

const line = () => screen.getByRole('separator', { name: 'Ancho de la lista' });
const shown = () => document.getElementById('lista')?.textContent;
const press = (key: string, more = {}) => fireEvent.keyDown(line(), { key, ...more });

it('is moved by the keys within its limits, and says its value', () => {
  render(<Parts />);
  expect(shown()).toBe('el de siempre');
  press('Home');
  press('ArrowRight');
  press('ArrowRight', { shiftKey: true });
  expect(shown()).toBe('280');
  expect(line().getAttribute('aria-valuenow')).toBe('280');
  press('ArrowLeft', { ctrlKey: true });
  expect(shown()).toBe('280');
  press('End');
  press('ArrowRight');
  expect(shown()).toBe('600');
  press('Home');
  press('ArrowLeft');
  expect(shown()).toBe('200');
  press('Enter');
  expect(shown()).toBe('el de siempre');
});

it('follows the pointer, is remembered, and goes back by a double press', () => {
  const { unmount } = render(<Parts />);
  press('Home');
  fireEvent.pointerDown(line(), { clientX: 200, button: 0 });
  fireEvent.pointerMove(line(), { clientX: 350 });
  expect(shown()).toBe('350');
  fireEvent.pointerUp(line());
  fireEvent.pointerMove(line(), { clientX: 500 });
  expect(shown()).toBe('350');
  unmount();
  render(<Parts />);
  expect(shown()).toBe('350');
  fireEvent.doubleClick(line());
  expect(shown()).toBe('el de siempre');
  expect(localStorage.getItem('carpetas.prueba')).toBeNull();
});

it('brings a remembered width into its limits', () => {
  localStorage.setItem('carpetas.prueba', '5000');
  render(<Parts />);
  expect(shown()).toBe('600');
});
