import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { teclasDe, useIrA } from './ir-a';
import { letras } from './letras';

const paginas = [
  { id: 'carpetas', type: 'basic' as const, title: 'Carpetas', link: '/carpetas' },
  { id: 'correo', type: 'basic' as const, title: 'Correo', link: '/apps/mailbox' },
];

function show() {
  const go = vi.fn();
  const own = vi.fn();
  function Page() {
    useIrA(paginas, go);
    return <input aria-label="Texto" />;
  }
  const { getByLabelText } = render(<Page />);
  document.addEventListener('keydown', own);
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.body, { key });
  };
  return { go, own, press, input: getByLabelText('Texto') };
}

it('opens a page of the menu by G and its letter, which the page does not get', () => {
  const { go, own, press } = show();
  press('g', 'm');
  expect(go.mock.calls).toEqual([['/apps/mailbox']]);
  expect(own.mock.calls.map(([{ key }]) => key)).toEqual(['g']);
});

it.each([
  ['a letter alone', ['m']],
  ['another letter between them', ['g', 'x', 'm']],
  ['a page that the menu does not have', ['g', 'n']],
])('leaves %s to the page', (_, keys) => {
  const { go, own, press } = show();
  press(...keys);
  expect(go).not.toHaveBeenCalled();
  expect(own).toHaveBeenCalledTimes(keys.length);
});

it('leaves letters to who types, and to shortcuts with Ctrl', () => {
  const { go, input } = show();
  for (const key of ['g', 'm']) fireEvent.keyDown(input, { key });
  for (const key of ['g', 'm']) fireEvent.keyDown(document.body, { key, ctrlKey: true });
  expect(go).not.toHaveBeenCalled();
});

it('gives each page one letter', () => {
  const links = Object.values(letras).map(([link]) => link);
  expect(new Set(links).size).toBe(links.length);
  expect(teclasDe('/apps/mailbox')).toEqual(['G', 'M']);
  expect(teclasDe('/papelera')).toBeUndefined();
});
