import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PageEffects, scrollKey } from './page-effects';

// jsdom has no scrolling.

const place = (key: string, pathname: string, search = '') => ({ key, pathname, search, hash: '', state: null });

it('tells apart the places of pages that were each the first of a visit, and of one page at two times', () => {
  const keys = [
    place('default', '/carpetas'),
    place('default', '/carpetas', '?pagina=2'),
    place('default', '/personas'),
    place('a1', '/carpetas'),
    place('b2', '/carpetas'),
  ].map(scrollKey);
  expect(new Set(keys).size).toBe(5);
  expect(scrollKey(place('default', '/carpetas'))).toBe(keys[0]);
});

describe('the focus', () => {
  const Layout = () => (
    <>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <PageEffects />
    </>
  );
  // Not the same component, which React would keep from the one to the other.
  const Office = () => <Layout />;
  // biome-ignore lint/a11y/noAutofocus: a page that knows better than the layout
  const withField = <input aria-label="Contraseña" autoFocus />;

  /** Two layouts, as those before and after the password. */
  function show() {
    const router = createMemoryRouter(
      [
        { element: <Layout />, children: [{ path: '/bloqueada', element: withField }] },
        {
          element: <Office />,
          children: [
            { path: '/carpetas', element: <h1>Carpetas</h1> },
            { path: '/nueva', element: withField },
          ],
        },
      ],
      { initialEntries: ['/carpetas'] },
    );
    render(<RouterProvider router={router} />);
    return (to: string) => act(() => router.navigate(to));
  }

  it('is on the content of each page that is gone to, also in another layout, and not on the first', async () => {
    const goTo = show();
    await screen.findByRole('heading', { name: 'Carpetas' });
    expect(document.activeElement).toBe(document.body);
    await goTo('/bloqueada');
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
    await goTo('/carpetas');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is where a page puts it', async () => {
    const goTo = show();
    await goTo('/bloqueada');
    await goTo('/nueva');
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
  });
});
