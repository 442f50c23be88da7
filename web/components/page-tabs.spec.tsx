import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showPages } from '../testing/show-pages';
import { PageTabs } from './page-tabs';
import { TabCount } from './tab-count';

/** The pixels of the row. Each tab and the button of the menu take 100. */
let room: number;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 100 } as DOMRect);
});

const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
const tabs = names.map((label) => ({
  to: `/${label.toLowerCase()}`,
  label,
  count: label === 'Cinco' && <TabCount value={3} meaning="sin leer" tono="unread" />,
}));

const show = (path: string) =>
  showPages([{ path: '*', element: <PageTabs label="Secciones" tabs={tabs} /> }], { path });
/** The tabs in the row. Without layout, tabs of the menu are found in the row too. */
const inRow = async () => {
  const links = within(await screen.findByRole('navigation', { name: 'Secciones' })).getAllByRole('link');
  return links.filter(({ dataset }) => dataset.out === 'false').map(({ textContent }) => textContent?.trim());
};

it('are all in the row where they fit', async () => {
  room = 500;
  show('/dos');
  expect(await inRow()).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco 3 sin leer']);
  expect(screen.getByRole('button', { name: /^Más/ }).dataset.out).toBe('true');
});

it('stay in the row when they are open, also deep in their address, and the others are in a menu with their counts', async () => {
  room = 350;
  const { router } = show('/cuatro/algo');
  expect(await inRow()).toEqual(['Uno', 'Cuatro']);
  const more = screen.getByRole('button', { name: /^Más ?3 ?sin leer$/ });
  fireEvent.click(more);
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Dos ', 'Tres ', 'Cinco 3 sin leer'],
  ]);
  fireEvent.click(menu.getByRole('menuitem', { name: /^Tres/ }));
  expect(router.state.location.pathname).toBe('/tres');
  expect(await inRow()).toEqual(['Uno', 'Tres']);
});
