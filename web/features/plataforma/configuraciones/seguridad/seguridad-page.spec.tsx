import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EstadoSegundoFactorDto } from '../../../../api/generated/segundo-factor';
import type { AccesoAbiertoDto, SesionAbiertaDto } from '../../../../api/generated/sesiones';
import type { TokenPersonalDto } from '../../../../api/generated/tokens';
import { installLock } from '../../../../session/install-lock';
import { selectUser } from '../../../../session/session-selectors';
import { fieldRefusal, refusal, startApiServer } from '../../../../testing/api-server';
import { noteCalls } from '../../../../testing/noted-calls';
import { choose, pressByKey } from '../../../../testing/press';
import { showPages } from '../../../../testing/show-pages';
import { buildSession } from '../../../../testing/test-app';
import { routes } from '../configuraciones.routes';

const server = startApiServer();
let sesiones: SesionAbiertaDto[];
let factor: EstadoSegundoFactorDto;
let tokens: TokenPersonalDto[];
let accesos: AccesoAbiertoDto[];
const { sent, noted } = noteCalls();

const codigos = Array.from({ length: 10 }, (_, n) => `abcd${n}-efghj`);
const soon = (days: number) => new Date(Date.now() + days * 86_400_000 + Math.sign(days) * 60_000).toISOString();

const sesion = (id: string, dispositivo: string, changes: Partial<SesionAbiertaDto> = {}): SesionAbiertaDto => ({
  id,
  actual: false,
  dispositivo,
  tipo: 'escritorio',
  direccion: '203.0.113.7',
  medio: 'clave',
  cuenta: 'Escribanía A',
  creadaEn: soon(-2),
  usadaEn: soon(-1),
  modo: 'cookie',
  ...changes,
});

beforeEach(() => {
  sesiones = [
    sesion('s-1', 'Chrome en Windows', { actual: true }),
    sesion('s-2', 'Safari en iPhone', { tipo: 'movil', medio: 'passkey' }),
    sesion('s-3', 'curl', { tipo: 'otro' }),
  ];
  factor = { totp: { activo: false, desde: null }, codigosRestantes: 0, passkeys: [] };
  tokens = [];
  accesos = [];
  server.use(
    http.get('*/api/auth/sesiones', () => HttpResponse.json(sesiones)),
    http.get('*/api/segundo-factor', () => HttpResponse.json(factor)),
    http.get('*/api/tokens', () => HttpResponse.json(tokens)),
    http.get('*/api/auth/accesos', () => HttpResponse.json(accesos)),
  );
});

/** Replaces a property of `navigator` until the test ends. */
function pretend(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

const show = (rolId = 1) => showPages(routes, { path: '/configuraciones/seguridad', rolId });
const section = (name: string) => screen.findByRole('region', { name });
const press = (name: string | RegExp, where: HTMLElement = document.body) =>
  pressByKey(within(where).getByRole('button', { name }));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const agree = async (name: string) => {
  press(name, await screen.findByRole('alertdialog'));
  // A hidden dialog is still open: the next dialog may have opened over it.
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
};

describe('a stolen access', () => {
  const open = 'Cerrar todos mis accesos…';

  it('is closed after a dialog that says what will happen, and the person is sent to the next step', async () => {
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

  it('stays as it is when the server refuses', async () => {
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
        sesiones = sesiones.slice(0, 1);
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

  it('is not sent while something is missing, and says what under each field', async () => {
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

  it('shows what the server refuses in its field', async () => {
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

  it('is set by a person who never had one, without asking for the current one', async () => {
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
        sesiones = sesiones.filter((each) => each.id !== id);
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

  it('are all ended but this one, after a question', async () => {
    server.use(
      noted('delete', '/api/auth/sesiones', () => {
        sesiones = sesiones.slice(0, 1);
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

  it('are asked for anew when the person comes back to the page', async () => {
    show();
    await screen.findByText('curl');
    sesiones = sesiones.slice(0, 2);
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
  });

  it('say in their place that they could not be loaded', async () => {
    server.use(http.get('*/api/auth/sesiones', () => refusal(503, 'X', 'No hay servicio.'), { once: true }));
    const { store } = show();
    const where = await section('Sesiones');
    fireEvent.click(await within(where).findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('curl')).toBeTruthy();
    expect(store.getState().toasts).toEqual([]);
  });
});

describe('the second step', () => {
  it('leaves no secret behind in the store, whatever becomes of it', async () => {
    server.use(
      noted('post', '/api/segundo-factor/totp', () => ({ secreto: 'ABCDEFGH234567', uri: 'otpauth://totp/x' })),
      noted('post', '/api/segundo-factor/codigos', () => ({ codigos })),
    );
    const { store } = show();
    const where = await section('Verificación en dos pasos');
    fireEvent.click(await within(where).findByRole('button', { name: 'Activar' }));
    press('Cancelar', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(store.getState())).not.toContain('ABCDEFGH234567');

    factor = { ...factor, totp: { activo: true, desde: '2026-11-21T10:00:00Z' }, codigosRestantes: 2 };
    fireEvent(window, new Event('focus'));
    fireEvent.click(await screen.findByRole('button', { name: 'Generar códigos nuevos' }));
    await agree('Generar');
    expect(await screen.findByText('abcd0-efghj')).toBeTruthy();
    expect(JSON.stringify(store.getState())).not.toContain('abcd0-efghj');
  });

  it('is turned on with a code, and its recovery codes stay until they are kept', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    pretend('clipboard', { writeText });
    server.use(
      noted('post', '/api/segundo-factor/totp', () => ({ secreto: 'ABCDEFGH234567', uri: 'otpauth://totp/x' })),
      noted('post', '/api/segundo-factor/totp/confirmar', ({ codigo }: { codigo: string }) => {
        if (codigo !== '123456') return fieldRefusal(422, 'CODIGO_INCORRECTO', 'El código no es correcto.', 'codigo');
        factor = { ...factor, totp: { activo: true, desde: '2026-11-21T10:00:00Z' }, codigosRestantes: 10 };
        return { codigos };
      }),
    );
    show();
    const where = await section('Verificación en dos pasos');
    fireEvent.click(await within(where).findByRole('button', { name: 'Activar' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('img', { name: /Código QR/ })).toBeTruthy();
    expect(within(dialog).getByText('ABCD EFGH 2345 67')).toBeTruthy();

    write(/Código de 6 dígitos/, '12');
    press('Activar', dialog);
    expect(await screen.findByText('Escriba los 6 dígitos que muestra la aplicación')).toBeTruthy();
    write(/Código de 6 dígitos/, '000 000');
    press('Activar', dialog);
    expect(await screen.findByText('El código no es correcto.')).toBeTruthy();
    write(/Código de 6 dígitos/, '123 456');
    press('Activar', dialog);

    const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    const kept = screen.getByRole('dialog', { name: 'Guarde sus códigos de recuperación' });
    fireEvent.keyDown(kept, { key: 'Escape' });
    press('Copiar', kept);
    expect(await within(kept).findByText('Copiado')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(codigos.join('\n'));

    expect(within(kept).getByRole<HTMLButtonElement>('button', { name: 'Listo' }).disabled).toBe(true);
    fireEvent.click(within(kept).getByRole('checkbox', { name: 'Los guardé en un lugar seguro' }));
    press('Listo', kept);
    await waitFor(() => expect(screen.queryByText(codigos[0] as string)).toBeNull());
    expect(await within(where).findByText('Activada')).toBeTruthy();
    expect(within(where).getByText('Le quedan 10 códigos de recuperación.')).toBeTruthy();
    // The button that started it is gone, so the section has the focus.
    await waitFor(() => expect(document.activeElement).toBe(where));
  });

  it('warns of few codes, gives new ones, and is turned off after a question', async () => {
    factor = { ...factor, totp: { activo: true, desde: '2026-11-21T10:00:00Z' }, codigosRestantes: 1 };
    server.use(
      noted('post', '/api/segundo-factor/codigos', () => {
        factor = { ...factor, codigosRestantes: 10 };
        return { codigos };
      }),
      noted('delete', '/api/segundo-factor/totp', () => {
        factor = { ...factor, totp: { activo: false, desde: null }, codigosRestantes: 0 };
        return true;
      }),
    );
    show();
    expect(await screen.findByText('Le queda 1 código de recuperación.')).toBeTruthy();
    expect(screen.getByText(/Genere otros/)).toBeTruthy();
    press('Generar códigos nuevos');
    await agree('Generar');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Los guardé en un lugar seguro' }));
    press('Listo');
    expect(await screen.findByText('Le quedan 10 códigos de recuperación.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    press('Desactivar');
    await agree('Desactivar');
    expect(await screen.findByText('Desactivada')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await section('Verificación en dos pasos')));
  });

  it('says nothing when the person did not want to be verified', async () => {
    server.use(
      http.post('*/api/segundo-factor/totp', () => refusal(403, 'VERIFICACION_REQUERIDA', 'Confirme quién es.')),
    );
    const { store, visited } = show();
    const where = await section('Verificación en dos pasos');
    const button = await within(where).findByRole<HTMLButtonElement>('button', { name: 'Activar' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().toasts).toEqual([]);
    expect(visited).toEqual([]);
  });
});

describe('passkeys', () => {
  const passkey = { id: 'p-1', nombre: 'Mi llave', creadaEn: soon(-40), usadaEn: null, esSincronizada: true };

  it('say why none can be added where the browser has none', async () => {
    show();
    expect(await screen.findByText(/Este navegador no admite passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Agregar una passkey' })).toBeNull();
  });

  it('are added under a name of the device, and tell when the device made none', async () => {
    const bytes = new Uint8Array([1, 2]).buffer;
    const create = vi.fn().mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    create.mockResolvedValueOnce({
      id: 'AQI',
      rawId: bytes,
      type: 'public-key',
      response: { attestationObject: bytes, clientDataJSON: bytes },
      getClientExtensionResults: () => ({}),
    });
    vi.stubGlobal('PublicKeyCredential', class {});
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    pretend('credentials', { create });
    pretend('userAgent', userAgent);
    server.use(
      noted('post', '/api/segundo-factor/passkeys/opciones', () => ({
        desafio: 'd-1',
        opciones: { challenge: 'AAAA', user: { id: 'AAAA' }, pubKeyCredParams: [] },
      })),
      noted('post', '/api/segundo-factor/passkeys', ({ nombre }: { nombre: string }) => {
        factor = { ...factor, passkeys: [{ ...passkey, nombre }] };
        return factor.passkeys[0] as object;
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar una passkey' }));
    await screen.findByDisplayValue('Safari en iPhone');
    press('Continuar');
    expect(await screen.findByText(/se canceló/)).toBeTruthy();
    press('Continuar');
    expect(await screen.findByText('Se agregó la passkey «Safari en iPhone»')).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Passkeys' })).toBeTruthy();
    expect(sent.at(-1)).toMatchObject([
      'post /api/segundo-factor/passkeys',
      { desafio: 'd-1', nombre: 'Safari en iPhone', respuesta: { id: 'AQI' } },
    ]);
  });

  it('are renamed, and deleted after a question', async () => {
    factor = { ...factor, passkeys: [passkey] };
    server.use(
      noted('patch', '/api/segundo-factor/passkeys/:id', ({ nombre }: { nombre: string }) => {
        factor = { ...factor, passkeys: [{ ...passkey, nombre }] };
        return factor.passkeys[0] as object;
      }),
      noted('delete', '/api/segundo-factor/passkeys/:id', () => {
        factor = { ...factor, passkeys: [] };
        return true;
      }),
    );
    show();
    expect(await screen.findByText(/Sin usar todavía .* Sincronizada entre sus dispositivos/)).toBeTruthy();
    press('Cambiar el nombre de Mi llave');
    fireEvent.change(await screen.findByDisplayValue('Mi llave'), { target: { value: ' Llave azul ' } });
    press('Guardar');
    expect(await screen.findByText('Llave azul')).toBeTruthy();
    expect(sent).toEqual([['patch /api/segundo-factor/passkeys/p-1', { nombre: 'Llave azul' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    press('Eliminar Llave azul');
    await agree('Eliminar');
    await waitFor(() => expect(screen.queryByText('Llave azul')).toBeNull());
    // The list disappeared with its last passkey, so the section has the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Passkeys' })));
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

  it('are created with no more than the own role, and shown once', async () => {
    server.use(
      noted('post', '/api/tokens', (body: object) => {
        tokens = [token(body)];
        return { ...tokens[0], token: 'cpt_secreto' };
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

  it('tell how long they last, and are revoked after a question', async () => {
    tokens = [
      token({ usadoEn: soon(-1) }),
      token({ id: 't-2', nombre: 'Viejo', final: 'aaaa', expiraEn: soon(-3), rolId: 2, rol: 'Adscripto' }),
    ];
    server.use(
      noted('delete', '/api/tokens/:id', (_, id) => {
        tokens = tokens.filter((each) => each.id !== id);
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

it('locks the session now', async () => {
  server.use(noted('post', '/api/auth/bloquear', () => true));
  const { app, store } = show();
  installLock(app);
  fireEvent.click(await screen.findByRole('button', { name: 'Bloquear ahora' }));
  await expect.poll(() => store.getState().session.estado).toBe('LOCKED');
  await expect.poll(() => sent).toEqual([['post /api/auth/bloquear', null]]);
});

describe('other ways in', () => {
  it('are listed with their cuenta, and ended after a question', async () => {
    const creadoEn = soon(-3);
    accesos = [
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
        accesos = accesos.slice(1);
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
