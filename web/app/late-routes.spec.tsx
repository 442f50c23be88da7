import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withFailures } from './late-routes';

it('a page stays although its tab could not be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const carpeta = {
    path: 'carpeta',
    HydrateFallback: () => null,
    Component: () => (
      <>
        <h1>Venta Ríos</h1>
        <Outlet />
      </>
    ),
    children: [{ path: 'actividad', lazy: () => Promise.reject(new Error('The code could not be fetched')) }],
  };
  const router = createMemoryRouter(withFailures([carpeta]), { initialEntries: ['/carpeta/actividad'] });
  render(<RouterProvider router={router} />);
  await screen.findByText('Algo falló');
  expect(screen.getByRole('heading', { name: 'Venta Ríos' })).toBeTruthy();
  // An effect reports the failure, after the page shows it.
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
});
