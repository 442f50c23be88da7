import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvitacionDto } from '../../../../api/generated/invitaciones';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { invalidateWhatChanged } from '../../../../live/invalidation-saga';
import { liveEventReceived } from '../../../../live/live-events';
import { fieldRefusal, refusal, startApiServer } from '../../../../testing/api-server';
import { noteCalls } from '../../../../testing/noted-calls';
import { choose, pick, pressByKey } from '../../../../testing/press';
import { showPages } from '../../../../testing/show-pages';
import { buildSession } from '../../../../testing/test-app';
import { routes } from '../configuraciones.routes';
import { vencimiento } from './vencimiento';

const server = startApiServer();
const names = ['', 'Titular', 'Adscripto', 'Oficial', 'Gestor', 'Lectura'];
const member = (id: string, nombre: string, rolId: number, changes: Partial<MiembroDto> = {}): MiembroDto => ({
  id,
  nombre,
  email: `${id}@carpetas.test`,
  avatar: null,
  rolId,
  rol: names[rolId] ?? '',
  estado: 'enLinea',
  membresia: 'activa',
  ...changes,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const invitation = (id: string, changes: Partial<InvitacionDto> = {}): InvitacionDto => ({
  id,
  email: `${id}@ejemplo.test`,
  rolId: 3,
  rol: 'Oficial',
  estado: 'pendiente',
  invitadaPor: { id: 'usuario-1', nombre: 'Ana Rivas' },
  creadaEn: inDays(-1),
  enviadaEn: inDays(-1),
  expiraEn: inDays(5.5),
  ...changes,
});

let miembros: MiembroDto[];
let invitaciones: InvitacionDto[];
let isDown: boolean;
const { sent, noted } = noteCalls();

beforeEach(() => {
  isDown = false;
  miembros = [member('usuario-1', 'Ana Rivas', 1), member('beto', 'Beto Paz', 4)];
  invitaciones = [];
  server.use(
    http.get('*/api/miembros', () =>
      isDown ? refusal(503, 'NO_DISPONIBLE', 'No hay servicio.') : HttpResponse.json(miembros),
    ),
    http.get('*/api/invitaciones', () => HttpResponse.json(invitaciones)),
    noted('patch', '/api/miembros/:id', (cambios: { estado?: 'activa' | 'suspendida'; rolId?: number }, id) => {
      const { estado, rolId } = cambios;
      miembros = miembros.map((each) =>
        each.id === id ? member(id, each.nombre, rolId ?? each.rolId, { membresia: estado ?? each.membresia }) : each,
      );
      return miembros.find((each) => each.id === id) as MiembroDto;
    }),
    noted('delete', '/api/miembros/:id', (_, id) => {
      miembros = miembros.filter((each) => each.id !== id);
      return true;
    }),
  );
});

const show = (rolId = 1) => showPages(routes, { path: '/configuraciones/equipo', rolId });
const row = async (nombre: string) => within((await screen.findByText(nombre)).closest('li') as HTMLElement);
const press = (name: string | RegExp, where: HTMLElement = document.body) =>
  pressByKey(within(where).getByRole('button', { name }));
const agree = async (name: string) => {
  press(name, await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
};

describe('the members', () => {
  it('are shown with their presence, which is followed', async () => {
    const { app, store } = show();
    app.runSaga(invalidateWhatChanged);
    const beto = await row('Beto Paz');
    expect(beto.getByRole('img', { name: 'En línea' })).toBeTruthy();
    expect(screen.getByText('Usted').closest('li')?.textContent).toContain('Ana Rivas');

    miembros = [member('usuario-1', 'Ana Rivas', 1), member('beto', 'Beto Paz', 4, { estado: 'ocupado' })];
    act(() => {
      store.dispatch(liveEventReceived({ type: 'presence.changed', usuarioId: 'beto', estado: 'ocupado' }));
    });
    expect(await beto.findByRole('img', { name: 'Ocupado' })).toBeTruthy();
  });

  it('say in their place that loading failed, and are loaded again', async () => {
    isDown = true;
    const { store } = show(5);
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    expect(store.getState().toasts).toEqual([]);
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('2 integrantes')).toBeTruthy();
  });

  it('are seen by everybody, and changed only by titulares, which the page says', async () => {
    show(3);
    expect((await row('Beto Paz')).getByText('Gestor')).toBeTruthy();
    expect(screen.getByText(/Solo un titular/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /Rol de/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Suspender|Quitar|Invitar/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Invitaciones' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Salir de la cuenta' })).toBeTruthy();
  });

  it('get another role at once, but the role of titular only after a question', async () => {
    show();
    const rol = await screen.findByRole<HTMLButtonElement>('combobox', { name: 'Rol de Beto Paz' });
    await pick(rol, 'Oficial');
    expect(await screen.findByText('El rol de Beto Paz ahora es Oficial')).toBeTruthy();
    await waitFor(() => expect(rol.textContent).toBe('Oficial'));

    await pick(rol, 'Titular');
    await agree('Cancelar');
    expect(rol.textContent).toBe('Oficial');
    await pick(rol, 'Titular');
    await agree('Cambiar el rol');
    await waitFor(() => expect(rol.textContent).toBe('Titular'));
    expect(sent).toEqual([
      ['patch /api/miembros/beto', { rolId: 3 }],
      ['patch /api/miembros/beto', { rolId: 1 }],
    ]);
  });

  it('keep the focus on the role while it is saved and afterwards', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.patch('*/api/miembros/beto', async () => {
        await answered;
        return HttpResponse.json(member('beto', 'Beto Paz', 3));
      }),
    );
    show();
    const rol = await screen.findByRole<HTMLButtonElement>('combobox', { name: 'Rol de Beto Paz' });
    await pick(rol, 'Oficial');
    await waitFor(() => expect(rol.ariaBusy).toBe('true'));
    // A disabled control would lose the focus.
    expect([rol.disabled, rol.ariaDisabled]).toEqual([false, null]);
    answer();
    await waitFor(() => expect(rol.ariaBusy).not.toBe('true'));
  });

  it('offer the only titular no other role and say why, until there is another titular', async () => {
    miembros = [...miembros, member('caro', 'Caro Sosa', 1, { membresia: 'suspendida' })];
    const { app, store } = show();
    app.runSaga(invalidateWhatChanged);
    const own = await screen.findByRole<HTMLButtonElement>('combobox', {
      name: 'Su rol',
      description: /único titular/,
    });
    expect([own.disabled, own.textContent, own.title]).toEqual([
      true,
      'Titular',
      'Es el único titular: nombre antes a otro.',
    ]);
    const beto = screen.getByRole<HTMLButtonElement>('combobox', { name: 'Rol de Beto Paz' });
    expect(beto.disabled).toBe(false);

    miembros = [member('usuario-1', 'Ana Rivas', 1), member('beto', 'Beto Paz', 1)];
    act(() => {
      store.dispatch(liveEventReceived({ type: 'team.changed' }));
    });
    await waitFor(() => expect(own.disabled).toBe(false));
    expect(screen.queryByText(/único titular: nombre/)).toBeNull();
  });

  it('are suspended after a question, and reactivated without', async () => {
    show();
    await row('Beto Paz');
    press('Suspender a Beto Paz');
    await agree('Suspender');
    expect(await screen.findByText('Acceso suspendido')).toBeTruthy();
    press('Reactivar a Beto Paz');
    await waitFor(() => expect(screen.queryByText('Acceso suspendido')).toBeNull());
    expect(sent.map(([, body]) => body)).toEqual([{ estado: 'suspendida' }, { estado: 'activa' }]);
  });

  it('are removed after a question, and the keyboard stays in the list', async () => {
    show();
    await row('Beto Paz');
    press('Quitar a Beto Paz');
    await agree('Quitar');
    await waitFor(() => expect(screen.queryByText('Beto Paz')).toBeNull());
    expect(screen.getByText('Beto Paz ya no es parte del equipo')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Integrantes' })));
  });

  it.each(['Suspender', 'Quitar'])('are no longer listed after «%s» did not find them', async (action) => {
    const gone = () => refusal(404, 'NO_ENCONTRADO', 'No es miembro de la cuenta.');
    server.use(noted('patch', '/api/miembros/:id', gone), noted('delete', '/api/miembros/:id', gone));
    show();
    await row('Beto Paz');
    miembros = miembros.slice(0, 1);
    press(`${action} a Beto Paz`);
    await agree(action);
    expect(await screen.findByText('No es miembro de la cuenta.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Beto Paz')).toBeNull());
  });

  it('say why a change was refused, unless the person did not want to be verified', async () => {
    miembros = [...miembros, member('caro', 'Caro Sosa', 1)];
    server.use(noted('patch', '/api/miembros/:id', () => refusal(409, 'ULTIMO_TITULAR', 'Debe haber un titular.')));
    const { store } = show();
    const own = await screen.findByRole<HTMLButtonElement>('combobox', { name: 'Su rol' });
    await pick(own, 'Adscripto');
    await agree('Cambiar el rol');
    expect(await screen.findByText('Debe haber un titular.')).toBeTruthy();
    expect(own.textContent).toBe('Titular');

    server.use(noted('patch', '/api/miembros/:id', () => refusal(403, 'VERIFICACION_REQUERIDA', 'Confirme.')));
    await pick(screen.getByRole('combobox', { name: 'Rol de Beto Paz' }), 'Lectura');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(store.getState().toasts.map(({ text }) => text)).not.toContain('Confirme.');
  });
});

describe('the invitations', () => {
  beforeEach(() => {
    invitaciones = [
      invitation('ines'),
      invitation('luis', { estado: 'vencida', expiraEn: inDays(-2.5) }),
      invitation('marta', { estado: 'aceptada' }),
      invitation('nora', { estado: 'revocada' }),
    ];
  });

  it('that are open are listed, with the remaining time', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Invitaciones pendientes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect((await row('ines@ejemplo.test')).getByText('vence en 6 días')).toBeTruthy();
    expect((await row('luis@ejemplo.test')).getByText('venció hace 2 días')).toBeTruthy();
  });

  it('follow the events of the server', async () => {
    const { app, store } = show();
    app.runSaga(invalidateWhatChanged);
    await row('ines@ejemplo.test');
    invitaciones = [];
    miembros = [...miembros, member('ines', 'Inés Ávila', 3)];
    act(() => {
      store.dispatch(liveEventReceived({ type: 'team.changed' }));
    });
    expect(await screen.findByText('No hay invitaciones pendientes.')).toBeTruthy();
    expect(await screen.findByText('Inés Ávila')).toBeTruthy();
  });

  it('are sent again, and revoked after a question', async () => {
    server.use(
      noted('post', '/api/invitaciones/:id/reenviar', () => invitation('ines')),
      noted('delete', '/api/invitaciones/:id', (_, id) => {
        invitaciones = invitaciones.filter((each) => each.id !== id);
        return true;
      }),
    );
    show();
    await row('ines@ejemplo.test');
    press('Reenviar la invitación a ines@ejemplo.test');
    expect(await screen.findByText('Se envió otro enlace a ines@ejemplo.test')).toBeTruthy();
    press('Revocar la invitación a ines@ejemplo.test');
    await agree('Revocar');
    await waitFor(() => expect(screen.queryByText('ines@ejemplo.test')).toBeNull());
    expect(sent.map(([call]) => call)).toEqual([
      'post /api/invitaciones/ines/reenviar',
      'delete /api/invitaciones/ines',
    ]);
  });

  it('are made with a role, and the form explains the role', async () => {
    server.use(
      noted('post', '/api/invitaciones', ({ email, rolId }: { email: string; rolId: number }) => {
        invitaciones = [invitation('nueva', { email, rolId })];
        return invitaciones[0] as InvitacionDto;
      }),
    );
    show();
    await row('ines@ejemplo.test');
    press('Invitar');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/No firma ni numera/)).toBeTruthy();
    press('Enviar la invitación', dialog);
    expect(await within(dialog).findByText('Escriba el correo de quien invita')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(/Correo/), { target: { value: 'olga@ejemplo.test' } });
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Rol' }));
    choose(await screen.findByRole('option', { name: 'Lectura' }));
    expect(within(dialog).getByText(/sin cambiar nada/)).toBeTruthy();
    press('Enviar la invitación', dialog);
    expect(await screen.findByText('Se envió la invitación a olga@ejemplo.test')).toBeTruthy();
    expect(await screen.findByText('olga@ejemplo.test')).toBeTruthy();
    expect(sent).toEqual([['post /api/invitaciones', { email: 'olga@ejemplo.test', rolId: 5 }]]);
  });

  it('that are refused say why under the address, or in the form when the plan is full', async () => {
    const answers = [
      fieldRefusal(409, 'YA_ES_MIEMBRO', 'Esta persona ya es parte del equipo.', 'email'),
      refusal(409, 'LIMITE_MIEMBROS', 'El plan Inicial admite hasta 3 integrantes.'),
    ];
    server.use(noted('post', '/api/invitaciones', () => answers.shift() as Response));
    show();
    await row('ines@ejemplo.test');
    press('Invitar');
    const dialog = await screen.findByRole('dialog');
    const email = within(dialog).getByLabelText<HTMLInputElement>(/Correo/);
    fireEvent.change(email, { target: { value: 'olga@ejemplo.test' } });
    press('Enviar la invitación', dialog);
    expect(await within(dialog).findByText('Esta persona ya es parte del equipo.')).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(email, { target: { value: 'otra@ejemplo.test' } });
    press('Enviar la invitación', dialog);
    expect(await within(dialog).findByText('El plan Inicial admite hasta 3 integrantes.')).toBeTruthy();
  });
});

describe('leaving the cuenta', () => {
  it('needs a confirmation, and leads to the choice of another cuenta', async () => {
    const session = buildSession({ cuentaId: null, estado: 'ACCOUNT_SELECTION', n: 2 });
    server.use(noted('post', '/api/miembros/salir', () => session));
    const { visited } = show(3);
    await row('Beto Paz');
    press('Salir de la cuenta');
    await agree('Cancelar');
    expect(sent).toEqual([]);
    press('Salir de la cuenta');
    await agree('Salir de la cuenta');
    await waitFor(() => expect(visited).toEqual(['/seleccionar-cuenta']));
  });

  it('is not offered to the only titular, and the page says why, until there is another titular', async () => {
    miembros = [...miembros, member('caro', 'Caro Sosa', 1, { membresia: 'suspendida' })];
    const { app, store } = show();
    app.runSaga(invalidateWhatChanged);
    expect(await screen.findByText(/No puede salir mientras sea su único titular/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'cerrarla' }).getAttribute('href')).toBe('/configuraciones/cuenta');
    expect(screen.queryByRole('button', { name: 'Salir de la cuenta' })).toBeNull();

    miembros = [member('usuario-1', 'Ana Rivas', 1), member('beto', 'Beto Paz', 1)];
    act(() => {
      store.dispatch(liveEventReceived({ type: 'team.changed' }));
    });
    expect(await screen.findByRole('button', { name: 'Salir de la cuenta' })).toBeTruthy();
    expect(screen.queryByText(/No puede salir/)).toBeNull();
  });

  it('is offered to no titular while it is unknown whether there is another titular', async () => {
    isDown = true;
    show();
    expect(await screen.findByRole('heading', { name: 'Salir de la cuenta' })).toBeTruthy();
    expect(await screen.findByText('No hay servicio.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salir de la cuenta' })).toBeNull();
    expect(screen.queryByText(/No puede salir/)).toBeNull();
  });

  it('is refused to the second of two titulares who leave at once', async () => {
    miembros = [member('usuario-1', 'Ana Rivas', 1), member('beto', 'Beto Paz', 1)];
    server.use(noted('post', '/api/miembros/salir', () => refusal(409, 'ULTIMO_TITULAR', 'Debe haber un titular.')));
    const { visited } = show();
    await screen.findByRole('button', { name: 'Salir de la cuenta' });
    press('Salir de la cuenta');
    await agree('Salir de la cuenta');
    expect(await screen.findByText('Debe haber un titular.')).toBeTruthy();
    expect(visited).toEqual([]);
  });
});

it.each([
  [7, 'vence en 7 días'],
  [1.01, 'vence en 2 días'],
  [0.99, 'vence en 24 horas'],
  [0.01, 'vence en 1 hora'],
  [-0.5, 'venció hoy'],
  [-1.2, 'venció hace 1 día'],
])('an invitation that expires in %s days says: %s', (days, words) => {
  const now = Date.now();
  expect(vencimiento(new Date(now + days * 86_400_000).toISOString(), now)).toBe(words);
});
