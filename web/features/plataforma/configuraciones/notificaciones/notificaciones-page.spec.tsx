import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { installOwnUser } from '../../../../session/install-own-user';
import type { OwnUserChange } from '../../../../session/own-user';
import { userPatched } from '../../../../session/session-slice';
import { startApiServer } from '../../../../testing/api-server';
import { showPages } from '../../../../testing/show-pages';
import { buildSession } from '../../../../testing/test-app';
import { routes } from '../configuraciones.routes';

const server = startApiServer();
let sent: OwnUserChange[];
/** When set, the next answers are refusals, sent once it resolves. */
let refusal: Promise<void> | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  server.use(
    http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) => {
      const { user } = await request.json();
      sent.push(user);
      if (refusal) {
        await refusal;
        return HttpResponse.json({ code: 'X', message: 'No hay servicio.' }, { status: 503 });
      }
      return HttpResponse.json({ ...buildSession().user, ...user });
    }),
  );
});

async function show() {
  const test = showPages(routes, { path: '/configuraciones/notificaciones' });
  installOwnUser(test.app);
  await screen.findByRole('heading', { name: 'Notificaciones', level: 2 });
  return test;
}

const toggle = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

describe('the avisos that a person wants', () => {
  it('are a table of kinds by channels: at first in the application, and plazos by mail too', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'De qué se le avisa y por dónde' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(14);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Novedad', 'En la aplicación', 'Por correo']);
    const switches = within(table).getAllByRole('checkbox') as HTMLInputElement[];
    expect(switches.map(({ checked }) => checked)).toEqual([
      ...Array(11).fill([true, false]).flat(),
      ...[true, true],
      ...Array(2).fill([true, false]).flat(),
    ]);
    expect(screen.getByText('ana@carpetas.test')).toBeTruthy();
  });

  it('show the choices of the person', async () => {
    const { store } = await show();
    act(() => {
      const avisos = { mensaje: { panel: false }, documento: { correo: true } };
      store.dispatch(userPatched({ preferencias: { avisos } }));
    });
    expect(toggle('Mensajes, en la aplicación').checked).toBe(false);
    expect(toggle('Mensajes, por correo').checked).toBe(false);
    expect(toggle('Documentos, en la aplicación').checked).toBe(true);
    expect(toggle('Documentos, por correo').checked).toBe(true);
  });

  it('are saved switch by switch', async () => {
    const { store } = await show();
    fireEvent.click(toggle('Asignaciones, por correo'));
    await waitFor(() => expect(toggle('Asignaciones, por correo').checked).toBe(true));
    await waitFor(() => expect(sent).toEqual([{ preferencias: { avisos: { asignacion: { correo: true } } } }]));
    expect(store.getState().toasts).toEqual([]);
  });

  it('go back when they cannot be saved, and the person is told', async () => {
    const { store } = await show();
    const { promise, resolve } = Promise.withResolvers<void>();
    refusal = promise;
    fireEvent.click(toggle('Equipo, en la aplicación'));
    await waitFor(() => expect(toggle('Equipo, en la aplicación').checked).toBe(false));
    resolve();
    await waitFor(() => expect(toggle('Equipo, en la aplicación').checked).toBe(true));
    expect(store.getState().toasts).toMatchObject([{ text: 'No hay servicio.', severity: 'error' }]);
  });
});
