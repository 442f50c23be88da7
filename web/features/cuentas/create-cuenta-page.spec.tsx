import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Root } from '../../app/root';
import { buildSession, createTestApp } from '../../testing/test-app';
import { CreateCuentaPage } from './create-cuenta-page';

it('goes to the name when it is sent without one', async () => {
  const test = createTestApp();
  test.open(buildSession({ cuentaId: null, estado: 'AUTHENTICATED_NO_ACCOUNT' }));
  const router = createMemoryRouter([{ path: '/', element: <CreateCuentaPage /> }]);
  render(<Root app={test.app} router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Ingrese el nombre de la cuenta')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre de la cuenta'));
});
