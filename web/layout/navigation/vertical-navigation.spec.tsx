import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NavigationItem } from './navigation-item';
import { VerticalNavigation } from './vertical-navigation';

const basic = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  type: 'basic',
  title: id,
  link: `/${id}`,
  ...more,
});

function show(items: NavigationItem[], path = '/carpetas') {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <VerticalNavigation items={items} />
            <button type="button">Fuera</button>
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const folds: NavigationItem[] = [
  {
    id: 'uno',
    type: 'collapsable',
    title: 'Uno',
    children: [basic('a'), { id: 'dos', type: 'collapsable', title: 'Dos', children: [basic('b')] }],
  },
  { id: 'tres', type: 'collapsable', title: 'Tres', children: [basic('c')] },
];
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

describe('entries that unfold', () => {
  it('are open down to the present page, and closed entries cannot be reached', () => {
    show(folds, '/b/7');
    expect([isOpen('Uno'), isOpen('Dos'), isOpen('Tres')]).toEqual([true, true, false]);
    const closed = document.getElementById(button('Tres').getAttribute('aria-controls')!);
    expect(closed?.hasAttribute('inert')).toBe(true);
    expect(screen.getByRole('link', { name: 'b' }).getAttribute('aria-current')).toBe('page');
  });

  it('close their siblings when they open', () => {
    show(folds, '/b');
    fireEvent.click(button('Tres'));
    expect([isOpen('Uno'), isOpen('Tres')]).toEqual([false, true]);
    fireEvent.click(button('Tres'));
    expect(isOpen('Tres')).toBe(false);
  });

  it('follow the present page', async () => {
    const router = show(folds, '/b');
    await act(() => router.navigate('/c'));
    expect([isOpen('Uno'), isOpen('Tres')]).toEqual([false, true]);
  });
});

describe('entries with a second column', () => {
  const asides: NavigationItem[] = [
    { id: 'uno', type: 'aside', title: 'Uno', subtitle: 'El primero', children: [basic('a'), basic('b')] },
    { id: 'dos', type: 'aside', title: 'Dos', children: [basic('c')] },
  ];
  const column = (name: string) => screen.queryByRole('list', { name });

  async function open(name: string) {
    const opener = await screen.findByRole('button', { name: new RegExp(name) });
    opener.focus();
    fireEvent.click(opener);
    return opener;
  }

  it('open it, and Escape leads back to the button', async () => {
    show(asides);
    const opener = await open('Uno');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    const link = within(column('Uno')!).getByRole('link', { name: 'b' });
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(column('Uno')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('open it when they are pressed while they are being drawn', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const pressed = Promise.withResolvers<HTMLElement>();
    const observer = new MutationObserver(() => {
      const opener = within(place).queryByRole('button', { name: /Uno/ });
      if (!opener) return;
      observer.disconnect();
      fireEvent.click(opener);
      pressed.resolve(opener);
    });
    observer.observe(place, { childList: true, subtree: true });
    const element = <VerticalNavigation items={asides} />;
    const root = createRoot(place);
    onTestFinished(() => {
      act(() => root.unmount());
      place.remove();
    });
    // The test renders without `act`, as in a browser, so that effects run after the drawing.
    root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

    const opener = await pressed.promise;
    expect(opener.getAttribute('aria-expanded')).toBe('true');
  });

  it('close it when a page is chosen, when the focus leaves and when another opens', async () => {
    const router = show(asides);
    await open('Uno');
    fireEvent.click(screen.getByRole('link', { name: 'b' }));
    await vi.waitFor(() => expect(column('Uno')).toBeNull());
    expect(router.state.location.pathname).toBe('/b');

    await open('Uno');
    act(() => screen.getByRole('button', { name: 'Fuera' }).focus());
    expect(column('Uno')).toBeNull();

    await open('Uno');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Dos' }));
    await open('Dos');
    expect([column('Uno'), column('Dos') !== null]).toEqual([null, true]);
  });
});

describe('entries of one step', () => {
  it('lead to their pages', () => {
    show([
      basic('carpetas', { queryParams: { estado: 'firmada' }, fragment: 'lista' }),
      basic('ayuda', { link: 'https://example.org/', externalLink: true, target: '_blank' }),
      basic('cerrada', { disabled: true }),
    ]);
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('carpetas')).toBe('/carpetas?estado=firmada#lista');
    expect(address('ayuda')).toBe('https://example.org/');
    expect(screen.getByRole('link', { name: 'cerrada' }).getAttribute('aria-disabled')).toBe('true');
    expect(address('cerrada')).toBeNull();
  });

  it('run their function if they have no page', () => {
    const run = vi.fn();
    const item = basic('imprimir', { link: undefined, function: run });
    show([item]);
    fireEvent.click(button('imprimir'));
    expect(run).toHaveBeenCalledWith(item);
  });
});

it('the menu groups entries under a name, and hides dividers and spacers from screen readers', () => {
  show([
    { id: 'g', type: 'group', title: 'Oficina', children: [basic('carpetas', { badge: { title: '7' } })] },
    { id: 'd', type: 'divider' },
    { id: 's', type: 'spacer' },
    basic('personas'),
  ]);
  const group = screen.getByRole('list', { name: 'Oficina' });
  expect(within(group).getByRole('link').textContent).toBe('carpetas7');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('the menu shows at once which entry was pressed, while the code of its page is fetched', async () => {
  const page = Promise.withResolvers<{ element: null }>();
  const element = <VerticalNavigation items={[basic('carpetas'), basic('personas')]} />;
  const children = [
    { path: 'carpetas', element: null },
    { path: 'personas', lazy: () => page.promise },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ['/carpetas'] });
  render(<RouterProvider router={router} />);
  const pressed = await screen.findByRole('link', { name: 'personas' });
  fireEvent.click(pressed);
  expect(pressed.dataset.active).toBe('true');
  expect(pressed.getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('link', { name: 'carpetas' }).dataset.active).toBe('false');
  await act(async () => page.resolve({ element: null }));
  expect(pressed.getAttribute('aria-current')).toBe('page');
  expect(pressed.dataset.active).toBeUndefined();
});
