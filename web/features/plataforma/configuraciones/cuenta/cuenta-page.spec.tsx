import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CuentaActualDto } from '../../../../api/generated/cuenta';
import type { ExportacionDto } from '../../../../api/generated/exportaciones';
import { keptKeys } from '../../../../autosave/kept-drafts';
import { invalidateWhatChanged } from '../../../../live/invalidation-saga';
import { liveEventReceived } from '../../../../live/live-events';
import { fieldRefusal, refusal, startApiServer } from '../../../../testing/api-server';
import { noteCalls } from '../../../../testing/noted-calls';
import { choose } from '../../../../testing/press';
import { showPages } from '../../../../testing/show-pages';
import { routes } from '../configuraciones.routes';

const server = startApiServer();
let cuenta: CuentaActualDto;
let exportaciones: ExportacionDto[];
const { sent, noted } = noteCalls();

const soon = new Date(Date.now() + 30 * 86_400_000).toISOString();

beforeEach(() => {
  exportaciones = [];
  cuenta = {
    cuentaId: 'cuenta-a',
    nombre: 'Escribanía A',
    pais: 'AR',
    moneda: 'ARS',
    zonaHoraria: 'America/Argentina/Buenos_Aires',
    numeracion: { prefijo: '', primero: 1, haEmpezado: true, proximo: '2026-000061' },
    logo: null,
    version: 3,
    creadaEn: '2026-01-02T00:00:00Z',
    tieneCarpetas: true,
    cierre: null,
    primerosPasos: null,
    diasHastaCierre: 30,
  };
  server.use(
    http.get('*/api/cuenta', () => HttpResponse.json(cuenta)),
    http.get('*/api/exportaciones', () => HttpResponse.json(exportaciones)),
    noted('patch', '/api/cuenta', (cambios: object) => {
      cuenta = { ...cuenta, ...cambios, version: cuenta.version + 1 };
      return cuenta;
    }),
  );
});

function show(rolId = 1) {
  const test = showPages(routes, { path: '/configuraciones/cuenta', rolId });
  test.app.runSaga(invalidateWhatChanged);
  return test;
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByRole('button', { name }));

describe('the cuenta’s data', () => {
  it('can be loaded again, and a titular saves only changed fields, at the version that was seen', async () => {
    server.use(http.get('*/api/cuenta', () => refusal(503, 'X', 'No hay servicio.'), { once: true }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Numeración de carpetas');
    write('Nombre', '  Escribanía Ñandú ');
    write('Prefijo', 'esc-');
    const save = screen.getByRole('button', { name: 'Guardar' });
    save.focus();
    press('Guardar');
    expect(await screen.findByText('Los datos de la cuenta quedaron guardados')).toBeTruthy();
    expect(sent).toEqual([['patch /api/cuenta', { nombre: 'Escribanía Ñandú', prefijo: 'ESC-' }, '"3"']]);
    await screen.findByRole('button', { name: 'Guardar', busy: false });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(save);
  });

  it('are restored as they were typed when the page is loaded anew, until they are saved', async () => {
    show();
    await screen.findByText('Numeración de carpetas');
    write('Prefijo', 'esc-');
    cleanup();
    show();
    await screen.findByText('Se recuperó lo que no se había guardado.');
    expect(field('Prefijo').value).toBe('esc-');
    press('Guardar');
    expect(await screen.findByText('Los datos de la cuenta quedaron guardados')).toBeTruthy();
    expect(sent).toEqual([['patch /api/cuenta', { prefijo: 'ESC-' }, '"3"']]);
    await waitFor(() => expect(keptKeys('usuario-1')).toEqual([]));
    expect(screen.queryByText(/^Se recuperó/)).toBeNull();
  });

  it('show the next codigo while it is typed, and are discarded with the keyboard in the first field', async () => {
    show();
    expect(await screen.findByText('2026-000061')).toBeTruthy();
    write('Prefijo', 'r/');
    write('Primer número del año', '500');
    expect(screen.getByText('R/2026-000061')).toBeTruthy();
    expect(screen.getByText(/este ya empezó/)).toBeTruthy();
    write('Prefijo', 'ñ');
    expect(screen.getByText('—')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Nombre')));
    expect(field('Prefijo').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
  });

  it('ask before the numbers of this year go on from another number', async () => {
    show();
    await screen.findByText('Numeración de carpetas');
    write('Seguir este año desde el número', '999999');
    press('Guardar');
    expect(await screen.findByText(/^La próxima carpeta será 2026-999999\./)).toBeTruthy();
    press('Cancelar', screen.getByRole('alertdialog'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    press('Guardar');
    press('Cambiar la numeración', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('Los datos de la cuenta quedaron guardados')).toBeTruthy();
    expect(sent).toEqual([['patch /api/cuenta', { proximo: 999999 }, '"3"']]);
  });

  it('are not sent with an error, and refusals of the server are shown under their fields', async () => {
    show();
    await screen.findByText('Numeración de carpetas');
    write('Nombre', ' ');
    write('Primer número del año', '0');
    press('Guardar');
    expect(await screen.findByText('Escriba el nombre de la cuenta.')).toBeTruthy();
    expect(screen.getByText('Escriba un número entero entre 1 y 999999.')).toBeTruthy();
    expect(sent).toEqual([]);

    server.use(
      noted('patch', '/api/cuenta', () => fieldRefusal(422, 'DATOS_INVALIDOS', 'Ese nombre no sirve.', 'nombre')),
    );
    write('Nombre', 'Otro');
    write('Primer número del año', '1');
    press('Guardar');
    expect(await screen.findByText('Ese nombre no sirve.')).toBeTruthy();
    expect(field('Nombre').getAttribute('aria-invalid')).toBe('true');
  });

  it('that somebody else changed meanwhile are a conflict, in which no typed text is lost', async () => {
    show();
    await screen.findByText('Numeración de carpetas');
    write('Nombre', 'La mía');
    server.use(
      noted('patch', '/api/cuenta', () => refusal(412, 'VERSION_ANTERIOR', 'Otra persona modificó la cuenta.')),
    );
    press('Guardar');
    expect(await screen.findByText(/Otra persona modificó la cuenta/)).toBeTruthy();
    cuenta = { ...cuenta, version: 9, numeracion: { ...cuenta.numeracion, prefijo: 'X-', proximo: 'X-2026-000061' } };
    press('Recargar');
    await waitFor(() => expect(field('Prefijo').value).toBe('X-'));
    expect(field('Nombre').value).toBe('La mía');

    server.use(noted('patch', '/api/cuenta', (cambios: object) => ({ ...cuenta, ...cambios, version: 10 })));
    press('Guardar');
    expect(await screen.findByText('Los datos de la cuenta quedaron guardados')).toBeTruthy();
    expect(sent.at(-1)).toEqual(['patch /api/cuenta', { nombre: 'La mía' }, '"9"']);
  });

  it('follow the changes of others while nothing is being typed here', async () => {
    const { store } = show();
    await screen.findByText('Numeración de carpetas');
    cuenta = { ...cuenta, nombre: 'La de otra persona', version: 4 };
    store.dispatch(liveEventReceived({ type: 'cuenta.changed' }));
    await waitFor(() => expect(field('Nombre').value).toBe('La de otra persona'));
  });

  it('change their country only before there are carpetas, with its currency and time zone', async () => {
    cuenta = { ...cuenta, tieneCarpetas: false };
    show();
    const zona = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Zona horaria' });
    expect(zona.value).toBe('Buenos Aires · hora de Argentina (GMT-3)');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'País' }));
    choose(await screen.findByRole('option', { name: 'Uruguay' }));
    press('Guardar');
    await screen.findByText('Los datos de la cuenta quedaron guardados');
    expect(sent[0]?.[1]).toEqual({ pais: 'UY', moneda: 'UYU', zonaHoraria: 'America/Montevideo' });
  });

  it('can only be read by a person who is not a titular, and the page says why', async () => {
    show(3);
    expect(
      await screen.findByText('Solo un titular puede cambiarlos, exportar los datos o cerrar la cuenta.'),
    ).toBeTruthy();
    expect(screen.getByText('Escribanía A')).toBeTruthy();
    expect(screen.getByText('Buenos Aires · hora de Argentina (GMT-3)')).toBeTruthy();
    for (const name of ['Guardar', 'Subir logo', 'Pedir una exportación', 'Cerrar la cuenta…']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('the logo', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Elegir un logo'), { target: { files: [file] } });

  it('is sent when it is a picture, then shown, and removed', async () => {
    server.use(
      noted('put', '/api/cuenta/logo', () => ({ ...cuenta, logo: '/api/imagenes/clave' })),
      noted('delete', '/api/cuenta/logo', () => cuenta),
    );
    const { store } = show();
    const inMenu = () => store.getState().session.user?.cuentas.map(({ logo }) => logo);
    await screen.findByText('Sin logo');
    choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    expect((await screen.findByRole('alert')).textContent).toContain('JPEG');
    expect(sent).toEqual([]);
    choose(new File(['x'], 'logo.png', { type: 'image/png' }));
    const image = await screen.findByRole('img', { name: 'Logo de la cuenta' });
    expect(image.getAttribute('src')).toBe('/api/imagenes/clave');
    await expect.poll(inMenu).toEqual(['/api/imagenes/clave', undefined]);
    press('Quitar logo');
    press('Quitar', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('Sin logo')).toBeTruthy();
    await expect.poll(inMenu).toEqual([undefined, undefined]);
  });
});

describe('the exports of a cuenta', () => {
  const exportacion = (changes: Partial<ExportacionDto> = {}): ExportacionDto => ({
    id: 'e-1',
    estado: 'lista',
    pedidaPor: { id: 'usuario-1', nombre: 'Ana Rivas' },
    pedidaEn: '2026-11-20T12:00:00Z',
    listaEn: '2026-11-20T12:01:00Z',
    expiraEn: soon,
    bytes: 5 * 1024 * 1024,
    ...changes,
  });

  /** Collects the addresses that the page makes the browser download. */
  const downloads = () => {
    const addresses: (string | null)[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      addresses.push(this.getAttribute('href'));
    });
    return addresses;
  };

  it('are asked for, awaited, and downloaded by the browser itself, never into the page', async () => {
    let authorization: string | null = null;
    server.use(
      noted('post', '/api/exportaciones', () => {
        exportaciones = [exportacion({ estado: 'pendiente', bytes: null, listaEn: null, expiraEn: null })];
        return exportaciones[0] as ExportacionDto;
      }),
      http.post('*/api/exportaciones/e-1/descarga', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json({ url: '/api/exportaciones/e-1/descarga' });
      }),
    );
    const { store } = show();
    expect(await screen.findByText(/Todavía no hay ninguna/)).toBeTruthy();
    press('Pedir una exportación');
    expect(await screen.findByText('En preparación')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir una exportación' }).disabled).toBe(true);

    exportaciones = [exportacion()];
    store.dispatch(liveEventReceived({ type: 'notifications.changed' }));
    const button = await screen.findByRole('button', { name: /^Descargar la exportación/ }, { timeout: 5_000 });
    expect(screen.getByText(/· 5 MB ·/)).toBeTruthy();
    const addresses = downloads();
    fireEvent.click(button);
    await expect.poll(() => addresses).toEqual(['/api/exportaciones/e-1/descarga']);
    expect(authorization).toMatch(/^Bearer /);
  });

  it('that failed or can no longer be downloaded say so', async () => {
    exportaciones = [exportacion(), exportacion({ id: 'e-2', estado: 'fallida', bytes: null })];
    server.use(
      http.post('*/api/exportaciones/e-1/descarga', () =>
        refusal(404, 'NO_ENCONTRADO', 'No se encontró la exportación.'),
      ),
    );
    show();
    const addresses = downloads();
    expect(await screen.findByText(/No se pudo hacer/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Descargar la exportación/ }));
    expect(await screen.findByText('No se encontró la exportación.')).toBeTruthy();
    expect(addresses).toEqual([]);
  });
});

describe('closing a cuenta', () => {
  const cierre = { pedidoEn: '2026-11-20T12:00:00Z', cierraEn: soon, pedidoPor: { id: 'u', nombre: 'Ana Rivas' } };

  it('needs the cuenta’s name, and can be undone', async () => {
    server.use(
      noted('post', '/api/cuenta/cerrar', () => ({ ...cuenta, cierre })),
      noted('delete', '/api/cuenta/cerrar', () => cuenta),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cerrar la cuenta…' }));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('textbox', { name: 'Nombre de la cuenta' });
    fireEvent.change(name, { target: { value: 'escribanía a' } });
    press('Cerrar la cuenta', dialog);
    expect(await within(dialog).findByText('No es igual al nombre de la cuenta.')).toBeTruthy();
    expect(sent).toEqual([]);

    fireEvent.change(name, { target: { value: 'Escribanía A' } });
    press('Cerrar la cuenta', dialog);
    const undo = await screen.findByRole('button', { name: 'Deshacer el cierre' });
    // The section moved to the top of the page, and the focus follows it.
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    expect(await screen.findByText('La cuenta seguirá abierta')).toBeTruthy();
    expect(sent).toEqual([
      ['post /api/cuenta/cerrar', { nombre: 'Escribanía A' }],
      ['delete /api/cuenta/cerrar', null],
    ]);
    expect(await screen.findByRole('button', { name: 'Cerrar la cuenta…' })).toBeTruthy();
  });

  it('by somebody else leaves the focus where it is, also after this person cancelled their own closing', async () => {
    const { store } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cerrar la cuenta…' }));
    press('Cancelar', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => field('Nombre').focus());
    cuenta = { ...cuenta, cierre };
    store.dispatch(liveEventReceived({ type: 'cuenta.changed' }));
    await screen.findByRole('button', { name: 'Deshacer el cierre' });
    expect(document.activeElement).toBe(field('Nombre'));
  });
});
