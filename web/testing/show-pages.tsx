import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { installApi } from '../api/install-api';
import { Root } from '../app/root';
import { ConfirmProvider } from '../components/confirm';
import { Toasts } from '../components/toasts';
import { useKeptFocus } from '../lib/kept-focus';
import { buildSession, createTestApp } from './test-app';

interface ShowPagesOptions {
  path: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId?: number;
}

/** Shows signed-in pages as the shell does, without its layout. */
export function showPages(routes: RouteObject[], { path, rolId }: ShowPagesOptions) {
  const test = createTestApp({ path });
  installApi(test.app);
  test.open(buildSession({ rolId }));
  const router = createMemoryRouter([{ element: <BareShell />, HydrateFallback: () => null, children: routes }], {
    initialEntries: [path],
  });
  render(<Root app={test.app} router={router} />);
  return { ...test, router };
}

function BareShell() {
  useKeptFocus();
  return (
    <ConfirmProvider>
      <Outlet />
      <Toasts />
    </ConfirmProvider>
  );
}
