import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../components/ui/dialog';
import { pressByKey } from '../testing/press';
import { PageEffects, scrollKey } from './page-effects';

// jsdom cannot scroll, so only the keys of the scroll positions are tested.

const place = (key: string, pathname: string, search = '') => ({ key, pathname, search, hash: '', state: null });

it('the first pages of several visits, and two visits to one page, have different keys', () => {
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
  // Another component for each route: React would keep the same component when the route changes.
  const Office = () => <Layout />;
  // biome-ignore lint/a11y/noAutofocus: this page sets its own focus
  const withField = <input aria-label="Contraseña" autoFocus />;

  /** Shows two layouts, like those before and after sign-in. */
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

  it('moves to the content of each new page, also in another layout, but not on the first page', async () => {
    const goTo = show();
    await screen.findByRole('heading', { name: 'Carpetas' });
    expect(document.activeElement).toBe(document.body);
    await goTo('/bloqueada');
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
    await goTo('/carpetas');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('is again on the link of a dialog that is a route, also after another dialog took its place', async () => {
    const Lista = () => (
      <>
        <Link to="/personas/ana">Ana</Link>
        <Outlet />
      </>
    );
    const router = createMemoryRouter(
      [
        {
          element: <Layout />,
          children: [
            {
              path: '/personas',
              element: <Lista />,
              children: [
                { path: 'ana', element: <Dialog key="ana" aria-label="Ana" /> },
                { path: 'ana/editar', element: <Dialog key="editar" aria-label="Editar" /> },
              ],
            },
          ],
        },
      ],
      { initialEntries: ['/personas'] },
    );
    render(<RouterProvider router={router} />);
    const link = await screen.findByRole('link', { name: 'Ana' });
    const isFocused = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name })));
    const goTo = (to: string) => act(() => router.navigate(to));

    pressByKey(link);
    await isFocused('Ana');
    await goTo('/personas');
    await waitFor(() => expect(document.activeElement).toBe(link));

    pressByKey(link);
    await isFocused('Ana');
    await goTo('/personas/ana/editar');
    await isFocused('Editar');
    await goTo('/personas/ana');
    await isFocused('Ana');
    await goTo('/personas');
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('is where a page puts it', async () => {
    const goTo = show();
    await goTo('/bloqueada');
    await goTo('/nueva');
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
  });
});
