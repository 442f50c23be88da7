import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LostCuentaNotice } from '../features/plataforma/cuentas/lost-cuenta-notice';
import { buildSession, createTestApp } from '../testing/test-app';
import { LostCuenta } from './lost-cuenta';
import { Root } from './root';

function showOffice() {
  const test = createTestApp();
  test.open(buildSession());
  const router = createMemoryRouter(
    [
      {
        path: '/carpetas',
        element: (
          <>
            La oficina
            <LostCuenta />
          </>
        ),
      },
      { path: '/seleccionar-cuenta', element: <LostCuentaNotice /> },
      { path: '/onboarding/crear-cuenta', element: <LostCuentaNotice /> },
    ],
    { initialEntries: ['/carpetas'] },
  );
  render(<Root app={test.app} router={router} />);
  return { ...test, router };
}

it.each([
  ['ACCOUNT_SELECTION', '/seleccionar-cuenta'],
  ['AUTHENTICATED_NO_ACCOUNT', '/onboarding/crear-cuenta'],
] as const)('a person who loses the cuenta while at work in it (%s) is led out and told', async (estado, page) => {
  const { open, router } = showOffice();
  expect(screen.getByText('La oficina')).toBeTruthy();
  act(() => void open(buildSession({ cuentaId: null, estado, n: 2 })));
  expect((await screen.findByRole('status')).textContent).toContain('Ya no tiene acceso a Escribanía cuenta-a');
  expect(router.state.location.pathname).toBe(page);
});

it('a person who keeps the cuenta stays', () => {
  const { open, router } = showOffice();
  act(() => void open(buildSession({ n: 2 })));
  expect(router.state.location.pathname).toBe('/carpetas');
});
