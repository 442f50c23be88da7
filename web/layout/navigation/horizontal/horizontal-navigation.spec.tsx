import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NavigationItem } from '../navigation-item';
import { HorizontalNavigation } from './horizontal-navigation';

const basic = (id: string): NavigationItem => ({ id, type: 'basic', title: id, link: `/${id}` });
const items: NavigationItem[] = [
  {
    id: 'uno',
    type: 'group',
    title: 'Uno',
    children: [
      basic('a'),
      { id: 'd', type: 'divider' },
      {
        id: 'mas',
        type: 'collapsable',
        title: 'Más',
        children: [{ id: 'otro', type: 'collapsable', title: 'Otro', children: [basic('hondo')] }],
      },
    ],
  },
  { id: 'dos', type: 'group', title: 'Dos', children: [basic('b'), basic('c')] },
  basic('solo'),
];

const control = (name: string) =>
  screen.queryByRole('button', { name }) ?? screen.getByRole<HTMLElement>('link', { name });
const isOpen = (name: string) => control(name).getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.textContent;
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
};

let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  const page = (
    <>
      <HorizontalNavigation items={items} />
      <p>Página</p>
    </>
  );
  router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/hondo'] });
  render(<RouterProvider router={router} />);
  act(() => control('Uno').focus());
});

describe('the keyboard in the horizontal menu', () => {
  it('moves along the bar and around its ends', () => {
    press('ArrowRight');
    expect(focused()).toBe('Dos');
    press('End');
    expect(focused()).toBe('solo');
    press('ArrowRight');
    expect(focused()).toBe('Uno');
    press('ArrowLeft', 'Home');
    expect(focused()).toBe('Uno');
  });

  it('moves into three levels of menus and back out with Escape', () => {
    press('ArrowDown');
    expect(focused()).toBe('a');
    press('ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(focused()).toBe('hondo');
    expect([isOpen('Uno'), isOpen('Más'), isOpen('Otro')]).toEqual([true, true, true]);
    press('Escape');
    expect(focused()).toBe('Otro');
    press('ArrowLeft');
    expect(focused()).toBe('Más');
    press('Escape');
    expect(focused()).toBe('Uno');
    expect(isOpen('Uno')).toBe(false);
  });

  it('moves from the end of a line to the next entry of the bar', () => {
    press('ArrowDown', 'ArrowRight');
    expect(focused()).toBe('Dos');
    expect(isOpen('Uno')).toBe(false);
  });
});

describe('the pointer in the horizontal menu', () => {
  const point = (name: string) => fireEvent.pointerEnter(control(name).parentElement!, { pointerType: 'mouse' });
  const leave = (name: string) => fireEvent.pointerLeave(control(name).parentElement!, { pointerType: 'mouse' });

  it('opens the entry under it, and a click keeps it open', async () => {
    point('Uno');
    expect(isOpen('Uno')).toBe(true);
    fireEvent.click(control('Uno'));
    leave('Uno');
    expect(isOpen('Uno')).toBe(true);
    fireEvent.click(control('Uno'));
    expect(isOpen('Uno')).toBe(false);
  });

  it('closes an entry when it leaves', async () => {
    point('Dos');
    leave('Dos');
    await expect.poll(() => isOpen('Dos')).toBe(false);
  });

  it('closes an entry with a click elsewhere', () => {
    fireEvent.click(control('Dos'));
    expect(isOpen('Dos')).toBe(true);
    fireEvent.pointerDown(screen.getByText('Página'));
    expect(isOpen('Dos')).toBe(false);
  });

  it('closes an entry with the choice of a page', async () => {
    fireEvent.click(control('Dos'));
    fireEvent.click(control('c'));
    await expect.poll(() => isOpen('Dos')).toBe(false);
    expect(router.state.location.pathname).toBe('/c');
  });
});

it('the horizontal menu marks the way to the present page', () => {
  expect(control('Uno').dataset.active).toBe('true');
  expect(control('Dos').dataset.active).toBe('false');
});
