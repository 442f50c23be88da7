import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Root } from '../../../app/root';
import type { Usuario } from '../../../session/session';
import { buildSession, createTestApp } from '../../../testing/test-app';
import { CreateCuentaPage } from './create-cuenta-page';

function show(user: Partial<Usuario> = {}) {
  const test = createTestApp();
  const session = buildSession({ cuentaId: null, estado: 'AUTHENTICATED_NO_ACCOUNT' });
  test.open({ ...session, user: { ...session.user, cuentas: [], ...user } });
  const router = createMemoryRouter([{ path: '/', element: <CreateCuentaPage /> }]);
  render(<Root app={test.app} router={router} />);
}

it('the focus goes to the name when the form is sent without it', async () => {
  show();
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Crear oficina' }));
  expect(await screen.findByText('Ingrese el nombre de la oficina')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre de la oficina'));
});

it('the name has an example in the words of the country', async () => {
  show();
  const nombre = await screen.findByLabelText<HTMLInputElement>('Nombre de la oficina');
  expect(nombre.placeholder).toBe('Escribanía Rivas');
  fireEvent.click(screen.getByLabelText('España'));
  expect(nombre.placeholder).toBe('Notaría Rivas');
});

it.each([
  [['Notaría Sur'], 'Su acceso a «Notaría Sur» está suspendido. Hable con su titular.'],
  [['Norte', 'Sur'], 'Su acceso a «Norte» y «Sur» está suspendido. Hable con sus titulares.'],
])('a person who is suspended in %s is told why they are here', async (suspendidas, text) => {
  show({ suspendidas });
  expect((await screen.findByRole('status')).textContent).toBe(text);
  expect(screen.getByRole('button', { name: 'Crear oficina' })).toBeTruthy();
});

it('an operator without a cuenta is told how to get to the administration', async () => {
  show({ operador: true });
  expect((await screen.findByRole('status')).textContent).toMatch(/«Administración» se abre desde una oficina/);
});
