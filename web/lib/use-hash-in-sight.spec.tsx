import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useHashInSight } from './use-hash-in-sight';

function Effects() {
  useHashInSight();
  return null;
}

const page = (content: string) => {
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('beforeend', `<main>${content}</main>`);
};

it('the part that the address names is scrolled into sight once it is there, and not again when all is loaded', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000, 10, 10));
  render(
    <MemoryRouter initialEntries={['/cuenta#logo']}>
      <Effects />
    </MemoryRouter>,
  );
  expect(scrolled).not.toHaveBeenCalled();
  await act(async () => page('<p data-skeleton></p><section id="logo"></section>'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await act(async () => page('<section id="logo"></section>'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  await act(async () => page('<p>Más</p><section id="logo"></section>'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  document.querySelector('main')?.remove();
});
