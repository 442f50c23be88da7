import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { CuentaExternaDto, GuardarCuentaExternaDto } from '../../../../api/generated/correos';
import { invalidateWhatChanged } from '../../../../live/invalidation-saga';
import { liveEventReceived } from '../../../../live/live-events';
import { fieldRefusal, startApiServer } from '../../../../testing/api-server';
import { createCorreosServer } from '../../../../testing/correos';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../correo.routes';

const server = startApiServer();
let cuenta: CuentaExternaDto | null;
let saved: GuardarCuentaExternaDto[];
let refusals: [campo: string, mensaje: string][];

beforeEach(() => {
  [cuenta, saved, refusals] = [null, [], []];
  const answer = () => HttpResponse.json({ disponible: true, cuenta });
  const change = (changes: Partial<CuentaExternaDto>) => {
    cuenta = cuenta && { ...cuenta, ...changes };
    return answer();
  };
  const path = '*/api/correos/cuenta-externa';
  server.use(
    http.get(path, answer),
    http.put<never, GuardarCuentaExternaDto>(path, async ({ request }) => {
      const body = await request.json();
      const [campo, mensaje] = refusals.shift() ?? [];
      if (campo && mensaje) return fieldRefusal(422, 'DATOS_INVALIDOS', mensaje, campo);
      saved.push(body);
      const { clave: _clave, version: _version, ...datos } = body;
      cuenta = buildCuenta({ ...datos, estado: 'sincronizando', sincronizados: 1240, total: 20_000 });
      return answer();
    }),
    http.patch<never, { enviarPorElla: boolean }>(path, async ({ request }) => change(await request.json())),
    http.post(`${path}/sincronizar`, () => change({ estado: 'sincronizando' })),
    http.delete(path, ({ request }) => {
      cuenta = null;
      saved.push({ correos: new URL(request.url).searchParams.get('correos') } as never);
      return answer();
    }),
    ...createCorreosServer().handlers,
  );
});

const buildCuenta = (changes: Partial<CuentaExternaDto> = {}): CuentaExternaDto => ({
  id: 'x-1',
  direccion: 'ana@notaria.test',
  usuario: 'ana@notaria.test',
  imap: { servidor: 'imap.notaria.test', puerto: 993, seguridad: 'tls' },
  smtp: { servidor: 'smtp.notaria.test', puerto: 587, seguridad: 'starttls' },
  enviarPorElla: true,
  alias: [],
  estado: 'al-dia',
  enEspera: false,
  mensaje: null,
  sincronizados: 12,
  total: 12,
  sincronizadaEn: '2026-03-04T12:00:00.000Z',
  version: 3,
  ...changes,
});

const show = (path = '/apps/mailbox/settings') => showPages(routes, { path });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('an outside account is connected with the servers that its address suggests, once they accept the password', async () => {
  const { app, store } = show();
  app.runSaga(invalidateWhatChanged);
  const form = within(await screen.findByRole('form', { name: 'Conectar una cuenta de correo' }));
  const send = () => fireEvent.click(form.getByRole('button', { name: 'Probar y conectar' }));
  type(form.getByRole('textbox', { name: 'Dirección de correo' }), 'Ana@Gmail.com');
  expect(await form.findByRole('link', { name: 'Abrir los ajustes de Gmail' })).toBeTruthy();
  send();
  expect(await form.findByText('Escriba la contraseña.')).toBeTruthy();
  type(form.getByLabelText('Contraseña'), 'secreta');
  refusals = [
    ['clave', 'El servidor no aceptó el usuario o la contraseña.'],
    ['smtp.servidor', 'No se pudo conectar con smtp.gmail.com.'],
  ];
  send();
  expect(await form.findByText(/^El servidor no aceptó/)).toBeTruthy();
  const options = form.getByText('Opciones del servidor').closest('details');
  expect(options?.open).toBe(false);
  send();
  expect(await form.findByText('No se pudo conectar con smtp.gmail.com.')).toBeTruthy();
  expect(options?.open).toBe(true);
  type(form.getByRole('textbox', { name: 'Usuario' }), 'ana');
  send();
  expect(await screen.findByText('1.240 de 20.000 correos')).toBeTruthy();
  expect(saved).toEqual([
    {
      direccion: 'ana@gmail.com',
      clave: 'secreta',
      usuario: 'ana',
      imap: { servidor: 'imap.gmail.com', puerto: 993, seguridad: 'tls' },
      smtp: { servidor: 'smtp.gmail.com', puerto: 465, seguridad: 'tls' },
      alias: [],
      enviarPorElla: true,
    },
  ]);
  cuenta = buildCuenta();
  store.dispatch(liveEventReceived({ type: 'mailbox.account' }));
  expect(await screen.findByText('Al día')).toBeTruthy();
});

it('an outside account is synchronised, changed, and disconnected with or without its mails', async () => {
  cuenta = buildCuenta();
  show();
  fireEvent.click(await screen.findByRole('switch', { name: 'Enviar por esta cuenta' }));
  await waitFor(() => expect(cuenta?.enviarPorElla).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Sincronizar ahora' }));
  expect(await screen.findByText('Trayendo sus correos')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Desconectar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desconectar ana@notaria.test' }));
  fireEvent.click(dialog.getByRole('radio', { name: /^Borrar los correos/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Desconectar' }));
  expect(await screen.findByRole('form', { name: 'Conectar una cuenta de correo' })).toBeTruthy();
  expect(saved).toEqual([{ correos: 'borrar' }]);
});

it('the page says above the mails that the password is refused, and takes another one', async () => {
  cuenta = buildCuenta({ estado: 'clave-rechazada', mensaje: 'El servidor ya no acepta la contraseña.' });
  show('/apps/mailbox/inbox/1');
  fireEvent.click(await screen.findByRole('link', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText('El servidor ya no acepta la contraseña.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
  type(dialog.getByLabelText('Contraseña'), 'otra');
  fireEvent.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
  expect(await screen.findByText('Trayendo sus correos')).toBeTruthy();
  expect(saved).toMatchObject([{ clave: 'otra', usuario: 'ana@notaria.test', version: 3 }]);
});

it('an outside account says that it waits for its turn, and that it has begun', async () => {
  cuenta = buildCuenta({
    estado: 'sincronizando',
    enEspera: true,
    sincronizados: 0,
    total: null,
    sincronizadaEn: null,
  });
  const { app, store } = show();
  app.runSaga(invalidateWhatChanged);
  expect(await screen.findByText('En espera de su turno')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  cuenta = { ...cuenta, enEspera: false };
  store.dispatch(liveEventReceived({ type: 'mailbox.account' }));
  expect(await screen.findByText('Trayendo sus correos')).toBeTruthy();
  expect(screen.getByRole('progressbar')).toBeTruthy();
});
