import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatFecha, writeFechasAs } from '../../../../lib/fechas';
import { installOwnUser } from '../../../../session/install-own-user';
import type { OwnUserChange } from '../../../../session/own-user';
import { startApiServer } from '../../../../testing/api-server';
import { showPages } from '../../../../testing/show-pages';
import { buildSession } from '../../../../testing/test-app';
import { routes } from '../configuraciones.routes';

const server = startApiServer();
let sent: OwnUserChange[];
let isRefusing: boolean;

beforeEach(() => {
  sent = [];
  isRefusing = false;
  server.use(
    http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) => {
      const { user } = await request.json();
      sent.push(user);
      if (isRefusing) return HttpResponse.json({ code: 'X', message: 'No hay servicio.' }, { status: 503 });
      return HttpResponse.json({ ...buildSession().user, ...user });
    }),
  );
});
afterEach(() => writeFechasAs());

async function show() {
  const test = showPages(routes, { path: '/configuraciones/preferencias' });
  installOwnUser(test.app);
  await screen.findByRole('heading', { name: 'Fechas' });
  return test;
}

const option = (group: string, name: RegExp | string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }) as HTMLInputElement;

describe('the preferences of a person', () => {
  it('begin with the usual values', async () => {
    await show();
    expect(option('Formato de las fechas', /^Argentina/).checked).toBe(true);
    expect(option('Página de inicio', 'Carpetas').checked).toBe(true);
    expect(option('Bloquear sin actividad', 'Nunca').checked).toBe(true);
  });

  it('are saved as soon as they are chosen', async () => {
    const { store } = await show();
    fireEvent.click(option('Página de inicio', 'Personas'));
    fireEvent.click(option('Bloquear sin actividad', '15 minutos'));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    expect(Object.assign({}, ...sent.map(({ preferencias }) => preferencias))).toEqual({
      inicio: '/personas',
      bloqueoMinutos: 15,
    });
    expect(store.getState().session.user?.preferencias.bloqueoMinutos).toBe(15);
  });

  it('decide how all pages write dates, with an example for each way', async () => {
    await show();
    expect(screen.getByText('4 de setiembre', { exact: false })).toBeTruthy();
    fireEvent.click(option('Formato de las fechas', /^España/));
    expect(formatFecha('2026-03-04')).toBe('04/03/2026');
  });

  it('go back when they cannot be saved, and the person is told', async () => {
    const { store } = await show();
    isRefusing = true;
    fireEvent.click(option('Formato de las fechas', /^Uruguay/));
    await waitFor(() => expect(option('Formato de las fechas', /^Argentina/).checked).toBe(true));
    expect(store.getState().toasts).toMatchObject([{ text: 'No hay servicio.', severity: 'error' }]);
  });
});
