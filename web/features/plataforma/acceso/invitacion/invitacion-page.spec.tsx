import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, createPath } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../../../../app/root';
import { sessionClosed, sessionLocked } from '../../../../session/session-slice';
import { fieldRefusal, refusal, startApiServer } from '../../../../testing/api-server';
import { buildSession, createTestApp } from '../../../../testing/test-app';
import { InvitacionPage } from './invitacion-page';
import type { Invitacion } from './use-invitacion';

const server = startApiServer();
let invitacion: Invitacion;
let sent: { path: string; body: unknown; authorization: string | null }[];

const noted = (path: string, answer: () => object | true) =>
  http.post(`*${path}`, async ({ request }) => {
    const text = await request.text();
    sent.push({ path, body: text && JSON.parse(text), authorization: request.headers.get('authorization') });
    const answered = answer();
    return answered instanceof Response ? answered : HttpResponse.json(answered);
  });

beforeEach(() => {
  sent = [];
  invitacion = {
    id: 'invitacion-1',
    cuenta: 'Escribanía Rivas',
    rolId: 3,
    rol: 'Oficial',
    email: 'ana@carpetas.test',
    expiraEn: new Date(Date.now() + 86_400_000).toISOString(),
    estado: 'pendiente',
    invitadaPor: 'Graciela Bunge',
    tieneUsuario: false,
  };
  server.use(
    http.post('*/api/invitaciones/info', async ({ request }) =>
      ((await request.json()) as { token: string }).token === 'un-token'
        ? HttpResponse.json(invitacion)
        : refusal(404, 'NO_ENCONTRADO', 'No se encontró la invitación.'),
    ),
  );
});

function show({ path = '/invitacion#token=un-token', email = null as string | null } = {}) {
  const test = createTestApp({ path });
  if (email) {
    const session = buildSession({ cuentaId: null, estado: 'AUTHENTICATED_NO_ACCOUNT' });
    test.open({ ...session, user: { ...session.user, email, cuentas: [] } });
  } else {
    test.store.dispatch(sessionClosed());
  }
  const router = createMemoryRouter([{ path: '/invitacion', element: <InvitacionPage /> }], { initialEntries: [path] });
  render(<Root app={test.app} router={router} />);
  return { ...test, router };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('an invited person without a login', () => {
  it('makes a login with the invited e-mail, and is in', async () => {
    server.use(noted('/api/invitaciones/registrarse', () => buildSession()));
    const { visited } = show();
    expect(await screen.findByRole('heading', { name: 'Le invitan a Escribanía Rivas' })).toBeTruthy();
    const email = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
    expect([email.value, email.readOnly]).toEqual(['ana@carpetas.test', true]);
    write('Nombre y apellido', '  Ana Rivas ');
    write('Contraseña', 'un perro amarillo');
    press('Crear mi usuario y entrar');
    expect(await screen.findByText(/hay que aceptar las condiciones/)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    press('Crear mi usuario y entrar');
    await waitFor(() => expect(visited).toEqual(['/carpetas']));
    expect(sent[0]?.body).toEqual({
      token: 'un-token',
      invitacionId: 'invitacion-1',
      name: 'Ana Rivas',
      password: 'un perro amarillo',
      mode: 'cookie',
    });
  });

  it('is told under each field what is wrong, also by the server', async () => {
    const weak = 'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra.';
    server.use(noted('/api/invitaciones/registrarse', () => fieldRefusal(422, 'CLAVE_DEBIL', weak, 'password')));
    show();
    await screen.findByRole('heading', { name: /Le invitan/ });
    press('Crear mi usuario y entrar');
    expect(screen.getByText('Ingrese su nombre')).toBeTruthy();
    write('Nombre y apellido', 'Ana');
    write('Contraseña', 'password1');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Crear mi usuario y entrar');
    expect(await screen.findByText(weak)).toBeTruthy();
    write('Contraseña', 'un perro amarillo');
    expect(screen.queryByText(weak)).toBeNull();
  });

  it('is told that somebody was faster', async () => {
    server.use(
      noted('/api/invitaciones/registrarse', () => {
        invitacion.estado = 'aceptada';
        return refusal(409, 'INVITACION_USADA', 'Esta invitación ya se usó.');
      }),
    );
    show();
    await screen.findByRole('heading', { name: /Le invitan/ });
    write('Nombre y apellido', 'Ana');
    write('Contraseña', 'un perro amarillo');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Crear mi usuario y entrar');
    expect(await screen.findByRole('heading', { name: 'La invitación ya se usó' })).toBeTruthy();
  });
});

describe('an invited person with a login', () => {
  it('is led to the sign-in, and back', async () => {
    invitacion.tieneUsuario = true;
    show();
    const link = await screen.findByRole('link', { name: 'Ingresar y continuar' });
    expect(link.getAttribute('href')).toBe('/sign-in?redirectURL=%2Finvitacion');
    cleanup();
    show({ path: '/invitacion', email: 'ana@carpetas.test' });
    expect(await screen.findByRole('button', { name: 'Aceptar y entrar' })).toBeTruthy();
  });

  it.each(['/invitacion#token=un-token', '/invitacion?token=un-token'])(
    'opens %s without the token in the address',
    async (path) => {
      const { router } = show({ path });
      expect(await screen.findByRole('heading', { name: /Le invitan/ })).toBeTruthy();
      expect(createPath(router.state.location)).toBe('/invitacion');
    },
  );

  it('accepts with one click, and is in', async () => {
    server.use(noted('/api/invitaciones/aceptar', () => buildSession({ n: 2 })));
    const { visited, store } = show({ email: 'ana@carpetas.test' });
    const token = store.getState().session.accessToken;
    fireEvent.click(await screen.findByRole('button', { name: 'Aceptar y entrar' }));
    await waitFor(() => expect(visited).toEqual(['/carpetas']));
    expect(sent).toEqual([
      {
        path: '/api/invitaciones/aceptar',
        body: { token: 'un-token', invitacionId: 'invitacion-1' },
        authorization: `Bearer ${token}`,
      },
    ]);
  });

  it('accepts only the shown invitation, when another link is opened in the same tab', async () => {
    const { router } = show({ email: 'ana@carpetas.test' });
    await screen.findByRole('button', { name: 'Aceptar y entrar' });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post('*/api/invitaciones/info', async () => {
        await answered;
        return HttpResponse.json({ ...invitacion, id: 'invitacion-2', cuenta: 'Escribanía Sur' });
      }),
    );
    await act(() => router.navigate('/invitacion#token=otro-token'));
    expect(screen.queryByRole('button', { name: 'Aceptar y entrar' })).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Le invitan a Escribanía Sur' })).toBeTruthy();
    server.use(noted('/api/invitaciones/aceptar', () => buildSession({ n: 2 })));
    press('Aceptar y entrar');
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ token: 'otro-token', invitacionId: 'invitacion-2' }]),
    );
  });

  it('is told why the invitation failed', async () => {
    server.use(noted('/api/invitaciones/aceptar', () => refusal(503, 'NO_DISPONIBLE', 'No hay servicio.')));
    show({ email: 'ana@carpetas.test' });
    fireEvent.click(await screen.findByRole('button', { name: 'Aceptar y entrar' }));
    expect((await screen.findByRole('alert')).textContent).toBe('No hay servicio.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar y entrar' }).disabled).toBe(false);
  });

  it('who is signed in as another person signs out first, and stays on the page', async () => {
    server.use(noted('/api/auth/sign-out', () => true));
    const { visited } = show({ email: 'otra@carpetas.test' });
    expect(await screen.findByText('a•••@carpetas.test')).toBeTruthy();
    expect(screen.getByText('otra@carpetas.test')).toBeTruthy();
    press('Cerrar sesión y continuar');
    expect(await screen.findByRole('button', { name: 'Crear mi usuario y entrar' })).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it('whose session is locked is led to the unlocking, and back', async () => {
    const { store } = show({ email: 'ana@carpetas.test' });
    await screen.findByRole('button', { name: 'Aceptar y entrar' });
    store.dispatch(sessionLocked({ email: 'ana@carpetas.test', nombre: 'Ana Rivas' }));
    const link = await screen.findByRole('link', { name: 'Desbloquear y continuar' });
    expect(link.getAttribute('href')).toBe('/unlock-session?redirectURL=%2Finvitacion');
  });
});

describe('a link of an invitation that leads nowhere', () => {
  it.each([
    ['vencida', 'La invitación venció', /Pida a Graciela Bunge/],
    ['revocada', 'La invitación se anuló', /consulte a Graciela Bunge/],
    ['aceptada', 'La invitación ya se usó', /puede entrar en Escribanía Rivas/],
  ] as const)('since it is %s says what to do', async (estado, title, text) => {
    invitacion.estado = estado;
    show();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir al ingreso' })).toBeTruthy();
  });

  it('since it is unknown, or was cut, says so', async () => {
    show({ path: '/invitacion#token=otro' });
    expect(await screen.findByRole('heading', { name: 'El enlace no sirve' })).toBeTruthy();
  });

  it('since it has no token says so', async () => {
    show({ path: '/invitacion', email: 'ana@carpetas.test' });
    expect(await screen.findByRole('heading', { name: 'Falta el enlace' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir a Carpetas' }).getAttribute('href')).toBe('/carpetas');
  });

  it('for now, since the server does not answer, is tried again', async () => {
    let isDown = true;
    server.use(
      http.post('*/api/invitaciones/info', () =>
        isDown ? refusal(503, 'NO_DISPONIBLE', 'No hay servicio.') : HttpResponse.json(invitacion),
      ),
    );
    show();
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: /Le invitan/ })).toBeTruthy();
  });
});
