import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { TokenPersonalDto } from '../../../../api/generated/tokens';
import { installLock } from '../../../../session/install-lock';
import { selectUser } from '../../../../session/session-selectors';
import { fieldRefusal, refusal } from '../../../../testing/api-server';
import { choose } from '../../../../testing/press';
import { agree, press, section, show, soon, startSeguridadPage, write } from '../../../../testing/seguridad-page';
import { buildSession } from '../../../../testing/test-app';

const { server, noted, sent, answers } = startSeguridadPage();

describe('a stolen access', () => {
  const open = 'Cerrar todos mis accesos…';

  it('is reported in a dialog that says what will happen, and the person is led to the next step', async () => {
    server.use(noted('post', '/api/auth/acceso-robado', () => true));
    const { store, visited } = show();
    await section('Me robaron el acceso');
    press(open);
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent).toMatch(/todas sus sesiones, también esta.*contraseña deja de servir.*ana@carpetas\.test/);
    expect(textContent).toMatch(
      /passkeys y la verificación en dos pasos.*tokens personales.*dirección de su calendario/,
    );
    await agree('Cancelar');
    expect(sent).toEqual([]);

    press(open);
    await agree('Cerrar todo');
    await expect.poll(() => visited).toEqual(['/acceso-cerrado']);
    expect(sent).toEqual([['post /api/auth/acceso-robado', null]]);
    expect(store.getState().session.estado).toBe('SIGNED_OUT');
  });

  it('is not reported when the server refuses', async () => {
    server.use(http.post('*/api/auth/acceso-robado', () => refusal(409, 'CONFLICTO', 'Vuelva a intentarlo')));
    const { store, visited } = show();
    await section('Me robaron el acceso');
    press(open);
    await agree('Cerrar todo');
    expect(await screen.findByText('Vuelva a intentarlo')).toBeTruthy();
    expect([store.getState().session.estado, visited]).toEqual(['ACTIVE_SESSION', []]);
  });
});

describe('the password', () => {
  it('is changed, which ends the other sessions', async () => {
    server.use(
      noted('post', '/api/auth/cambiar-clave', () => {
        answers.sesiones = answers.sesiones.slice(0, 1);
        return true;
      }),
    );
    show();
    await screen.findByText('curl');
    press('Cambiar la contraseña');
    write('Contraseña actual', 'Carpetas-2026');
    write('Contraseña nueva', 'un perro amarillo');
    write('Repetir la contraseña nueva', 'un perro amarillo');
    press('Guardar');
    expect(await screen.findByText(/las demás sesiones se cerraron/)).toBeTruthy();
    expect(sent).toEqual([['post /api/auth/cambiar-clave', { actual: 'Carpetas-2026', nueva: 'un perro amarillo' }]]);
    await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
  });

  it('is not sent while a field is missing, and says what is missing under each field', async () => {
    show();
    await section('Contraseña');
    press('Cambiar la contraseña');
    write('Contraseña nueva', 'ana@carpetas.test');
    write('Repetir la contraseña nueva', 'otra');
    press('Guardar');
    expect(await screen.findByText('Escriba su contraseña actual')).toBeTruthy();
    expect(screen.getByText('La contraseña no puede ser su correo')).toBeTruthy();
    write('Contraseña nueva', 'un perro amarillo');
    press('Guardar');
    expect(await screen.findByText('No es igual a la contraseña nueva')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("shows the server's refusal under its field", async () => {
    server.use(
      noted('post', '/api/auth/cambiar-clave', () =>
        fieldRefusal(422, 'CLAVE_INCORRECTA', 'La contraseña actual no es correcta.', 'actual'),
      ),
    );
    const { store } = show();
    await section('Contraseña');
    press('Cambiar la contraseña');
    write('Contraseña actual', 'no es esta');
    write('Contraseña nueva', 'un perro amarillo');
    write('Repetir la contraseña nueva', 'un perro amarillo');
    press('Guardar');
    expect(await screen.findByText('La contraseña actual no es correcta.')).toBeTruthy();
    expect(screen.getByLabelText('Contraseña actual').getAttribute('aria-invalid')).toBe('true');
    expect(store.getState().toasts).toEqual([]);
  });

  it('is set by a person who never had one, without the current one', async () => {
    server.use(noted('post', '/api/auth/cambiar-clave', () => true));
    const { open, store } = show();
    const session = buildSession();
    open({ ...session, user: { ...session.user, tieneClave: false } });
    fireEvent.click(await screen.findByRole('button', { name: 'Definir una contraseña' }));
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    write('Contraseña nueva', 'un perro amarillo');
    write('Repetir la contraseña nueva', 'un perro amarillo');
    press('Guardar');
    expect(await screen.findByRole('button', { name: 'Cambiar la contraseña' })).toBeTruthy();
    expect(sent).toEqual([['post /api/auth/cambiar-clave', { nueva: 'un perro amarillo' }]]);
    expect(selectUser(store.getState())?.tieneClave).toBe(true);
  });
});

describe('the sessions', () => {
  it('are told apart, and one of them is ended', async () => {
    server.use(
      noted('delete', '/api/auth/sesiones/:id', (_, id) => {
        answers.sesiones = answers.sesiones.filter((each) => each.id !== id);
        return true;
      }),
    );
    show();
    const list = await screen.findByRole('list', { name: 'Sesiones abiertas' });
    const [own, phone] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(own.textContent).toContain('Esta sesión');
    expect(within(own).queryByRole('button')).toBeNull();
    expect(phone.textContent).toContain('Usada ayer · 203.0.113.7 · Escribanía A');
    expect(phone.textContent).toContain('Con passkey');

    press('Cerrar la sesión de Safari en iPhone');
    await waitFor(() => expect(within(list).queryByText('Safari en iPhone')).toBeNull());
    expect(screen.getByText('Se cerró la sesión de Safari en iPhone')).toBeTruthy();
    expect(sent).toEqual([['delete /api/auth/sesiones/s-2', null]]);
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('are all ended except the current one, after a question', async () => {
    server.use(
      noted('delete', '/api/auth/sesiones', () => {
        answers.sesiones = answers.sesiones.slice(0, 1);
        return { cerradas: 2 };
      }),
    );
    show();
    await screen.findByText('curl');
    press('Cerrar las demás sesiones');
    await agree('Cancelar');
    expect(sent).toEqual([]);

    press('Cerrar las demás sesiones');
    await agree('Cerrarlas');
    expect(await screen.findByText('Se cerraron 2 sesiones')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull());
  });

  it('are loaded again when the person comes back to the page', async () => {
    show();
    await screen.findByText('curl');
    answers.sesiones = answers.sesiones.slice(0, 2);
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
  });

  it('say in their place that loading failed', async () => {
    server.use(http.get('*/api/auth/sesiones', () => refusal(503, 'X', 'No hay servicio.'), { once: true }));
    const { store } = show();
    const where = await section('Sesiones');
    fireEvent.click(await within(where).findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('curl')).toBeTruthy();
    expect(store.getState().toasts).toEqual([]);
  });
});

describe('personal tokens', () => {
  const token = (changes: Partial<TokenPersonalDto> = {}): TokenPersonalDto => ({
    id: 't-1',
    nombre: 'Informe',
    rolId: 5,
    rol: 'Lectura',
    final: 'x7Qz',
    creadoEn: soon(0),
    expiraEn: soon(30),
    usadoEn: null,
    ...changes,
  });

  it('are created with no role above the own one, and shown once', async () => {
    server.use(
      noted('post', '/api/tokens', (body: object) => {
        answers.tokens = [token(body)];
        return { ...answers.tokens[0], token: 'cpt_secreto' };
      }),
    );
    show(3);
    fireEvent.click(await screen.findByRole('button', { name: 'Crear un token' }));
    press('Crear', await screen.findByRole('dialog'));
    expect(await screen.findByText('Escriba un nombre')).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /Rol/ }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Oficial', 'Gestor', 'Lectura']);
    choose(screen.getByRole('option', { name: 'Gestor' }));
    write(/Nombre/, 'Informe');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    press('Crear', screen.getByRole('dialog'));

    const shown = await screen.findByRole('dialog', { name: 'Su token personal' });
    expect(within(shown).getByText('cpt_secreto')).toBeTruthy();
    expect(within(shown).getByText(/^curl -H "Authorization: Bearer cpt_secreto" http/)).toBeTruthy();
    expect(sent).toEqual([['post /api/tokens', { nombre: 'Informe', rolId: 4, dias: 30 }]]);
    fireEvent.click(within(shown).getByRole('checkbox'));
    press('Listo', shown);
    await waitFor(() => expect(screen.queryByText('cpt_secreto')).toBeNull());
    expect(await screen.findByText('Informe')).toBeTruthy();
  });

  it('say how long they last, and are revoked after a question', async () => {
    answers.tokens = [
      token({ usadoEn: soon(-1) }),
      token({ id: 't-2', nombre: 'Viejo', final: 'aaaa', expiraEn: soon(-3), rolId: 2, rol: 'Adscripto' }),
    ];
    server.use(
      noted('delete', '/api/tokens/:id', (_, id) => {
        answers.tokens = answers.tokens.filter((each) => each.id !== id);
        return true;
      }),
    );
    show();
    const list = await screen.findByRole('list', { name: 'Tokens personales' });
    const [fresh, old] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(fresh.textContent).toContain('Lectura · termina en x7QzVence dentro de 30 días · Usado ayer');
    expect(old.textContent).toContain('Vencido');
    press('Revocar Viejo');
    await agree('Revocar');
    await waitFor(() => expect(within(list).queryByText('Viejo')).toBeNull());
    expect(sent).toEqual([['delete /api/tokens/t-2', null]]);
  });
});

it('the page locks the session on request', async () => {
  server.use(noted('post', '/api/auth/bloquear', () => true));
  const { app, store } = show();
  installLock(app);
  fireEvent.click(await screen.findByRole('button', { name: 'Bloquear ahora' }));
  await expect.poll(() => store.getState().session.estado).toBe('LOCKED');
  await expect.poll(() => sent).toEqual([['post /api/auth/bloquear', null]]);
});

describe('other accesses', () => {
  it('are listed with their cuenta, and ended after a question', async () => {
    const creadoEn = soon(-3);
    answers.accesos = [
      {
        clase: 'calendario',
        detalle: 'Sin las carpetas reservadas',
        creadoEn,
        cuentaId: 'c-1',
        cuenta: 'Escribanía A',
      },
      { clase: 'proveedor', detalle: 'https://id.test, ana@id.test', creadoEn, cuentaId: null, cuenta: null },
    ];
    server.use(
      http.delete('*/api/auth/accesos', ({ request }) => {
        expect(new URL(request.url).search).toBe('?cuentaId=c-1&clase=calendario');
        answers.accesos = answers.accesos.slice(1);
        return HttpResponse.json(true);
      }),
    );
    show();
    const list = await screen.findByRole('list', { name: 'Otros accesos' });
    expect(list.textContent).toMatch(/Dirección de su calendario.*Escribanía A.*Proveedor de identidad.*ana@id\.test/);
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    press(/^Quitar/, list);
    await agree('Quitar');
    await waitFor(() => expect(list.textContent).not.toContain('Dirección de su calendario'));
  });
});
