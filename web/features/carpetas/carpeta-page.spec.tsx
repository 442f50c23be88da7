import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CarpetaDetalleDto, ModificarCarpetaDto, MoverCarpetaDto } from '../../api/generated/carpetas';
import { keptKeys } from '../../autosave/kept-drafts';
import { startApiServer } from '../../testing/api-server';
import { buildCarpeta, carpetasPage, versionAnterior } from '../../testing/carpetas';
import { buildSeccion } from '../../testing/documentos';
import { showPages } from '../../testing/show-pages';
import { routes } from './carpetas.routes';
import { carpetasApi, carpetaTag } from './publico/carpetas-api';

const server = startApiServer();
const movimientos: CarpetaDetalleDto['movimientos'] = [
  {
    estado: 'lista_para_firma',
    permitido: false,
    motivo: 'Faltan entre las partes: vendedor y comprador.',
    requiereMotivo: false,
  },
  { estado: 'suspendida', permitido: true, motivo: null, requiereMotivo: true },
  { estado: 'anulada', permitido: true, motivo: null, requiereMotivo: true },
];

/** The carpeta that the server holds, and the moves that it was asked for. */
let carpeta: CarpetaDetalleDto;
let moves: MoverCarpetaDto[] = [];
const writes: ModificarCarpetaDto[] = [];

/** The server's own rule: a write names the version that it was based on. */
function write(request: Request, change: Partial<CarpetaDetalleDto>) {
  if (request.headers.get('if-match') !== `"${carpeta.version}"`) {
    return HttpResponse.json(versionAnterior, { status: 412 });
  }
  carpeta = { ...carpeta, ...change, version: carpeta.version + 1 };
  return HttpResponse.json(carpeta);
}

beforeEach(() => {
  sessionStorage.clear();
  carpeta = buildCarpeta({ movimientos });
  moves = [];
  writes.length = 0;
  server.use(
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([carpeta]))),
    http.get('*/api/carpetas/c-1', () => HttpResponse.json(carpeta)),
    http.get('*/api/carpetas/c-1/actividad', () =>
      HttpResponse.json({
        eventos: [
          {
            id: 'e-1',
            accion: 'carpeta.creada',
            descripcion: 'creó la carpeta (Compraventa)',
            usuario: { id: 'usuario-1', nombre: 'Ana Lavalle' },
            datos: {},
            en: new Date().toISOString(),
          },
        ],
        paginacion: { total: 1, totalEsMinimo: false, pagina: 1, tamano: 30, ultimaPagina: 1 },
      }),
    ),
    http.get('*/api/tipos-acto', () =>
      HttpResponse.json([{ id: 'acto-compraventa', nombre: 'Compraventa', rolesRequeridos: [] }]),
    ),
    http.get('*/api/miembros', () => HttpResponse.json([{ id: 'usuario-1', nombre: 'Ana Rivas' }])),
    http.get('*/api/etiquetas', () => HttpResponse.json([])),
    http.get('*/api/apps/tasks/all', () => HttpResponse.json([])),
    http.patch<never, ModificarCarpetaDto>('*/api/carpetas/c-1', async ({ request }) => {
      const body = await request.json();
      writes.push(body);
      return write(request, body as Partial<CarpetaDetalleDto>);
    }),
    http.post<never, MoverCarpetaDto>('*/api/carpetas/c-1/mover', async ({ request }) => {
      const body = await request.json();
      moves.push(body);
      return write(request, { estado: body.estado, motivoEstado: body.motivo ?? null, movimientos: [] });
    }),
  );
});

const show = () => showPages(routes, { path: '/carpetas/c-1/actividad' });

/** A change by somebody else, on the server. */
const changedByAnother = (change: Partial<CarpetaDetalleDto>) => {
  carpeta = { ...carpeta, ...change, version: carpeta.version + 1 };
};

/** The page learns that somebody else has put the carpeta into the trash. */
function trashedByAnother(store: ReturnType<typeof show>['store']) {
  const permisos = { ...carpeta.permisos, editar: false, editarPartes: false, editarDocumentos: false };
  changedByAnother({ eliminadaEn: '2026-11-20T12:00:00.000Z', permisos });
  act(() => void store.dispatch(carpetasApi.util.invalidateTags([carpetaTag('c-1')])));
}

async function openMoves() {
  fireEvent.click(await screen.findByRole('button', { name: 'Mover a…' }));
  return screen.findByRole('menu', { name: 'Mover la carpeta a' });
}

describe('the page of a carpeta', () => {
  it('is named by its number and carátula, and tells what happened', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivas a Molina' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('2026-000123 Rivas a Molina · Carpetas'));
    expect(await screen.findByText('creó la carpeta (Compraventa)')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Hoy' })).toBeTruthy();
  });

  it('tells of a carpeta that is not to be found, with the way back', async () => {
    server.use(
      http.get('*/api/carpetas/c-1', () => HttpResponse.json({ code: 'NO_ENCONTRADO', message: 'x' }, { status: 404 })),
    );
    show();
    expect(await screen.findByText('No se encontró la carpeta')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a las carpetas' }).getAttribute('href')).toBe('/carpetas');
  });

  it('goes back to the list as it was left', async () => {
    const { router } = showPages(routes, { path: '/carpetas?estado=firmada&pagina=1' });
    await screen.findByRole('link', { name: /Rivas a Molina/ });
    await router.navigate('/carpetas/c-1/actividad');
    const back = await screen.findByRole('link', { name: 'Carpetas' });
    expect(back.getAttribute('href')).toBe('/carpetas?estado=firmada');
  });
});

describe('the carátula', () => {
  const edit = async (caratula: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Editar la carátula' }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Carátula' });
    fireEvent.change(input, { target: { value: caratula } });
    return input;
  };

  it('is saved by Enter, and left alone by Escape', async () => {
    show();
    fireEvent.keyDown(await edit('Otra cosa'), { key: 'Escape' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rivas a Molina');
    fireEvent.keyDown(await edit('Rivas a Núñez'), { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivas a Núñez' })).toBeTruthy();
    expect(writes).toEqual([{ caratula: 'Rivas a Núñez' }]);
  });

  it('does not overwrite a change by somebody else, and keeps what was typed', async () => {
    const { store } = show();
    const input = await edit('Rivas a Núñez');
    changedByAnother({ caratula: 'Rivas a Molina y otra' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByText('Otra persona modificó la carpeta')).toBeTruthy();
    expect(carpeta.caratula).toBe('Rivas a Molina y otra');
    expect(input.value).toBe('Rivas a Núñez');

    fireEvent.click(screen.getByRole('button', { name: 'Recargar' }));
    await act(() => Promise.all(store.dispatch(carpetasApi.util.getRunningQueriesThunk())));
    expect(document.title).toContain('Rivas a Molina y otra');
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(carpeta.caratula).toBe('Rivas a Núñez'));
  });
});

describe('reloading after a change by somebody else', () => {
  it('says why it failed', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Editar la carátula' }));
    const input = screen.getByRole('textbox', { name: 'Carátula' });
    fireEvent.change(input, { target: { value: 'Rivas a Núñez' } });
    changedByAnother({ caratula: 'Rivas a Molina y otra' });
    fireEvent.keyDown(input, { key: 'Enter' });
    const reload = await screen.findByRole('button', { name: 'Recargar' });
    server.use(
      http.get('*/api/carpetas/c-1', () => HttpResponse.json({ code: 'X', message: 'No anda' }, { status: 503 })),
    );
    fireEvent.click(reload);
    expect(await screen.findByText('No anda')).toBeTruthy();
  });
});

describe('the fields', () => {
  const delActo = ['Tipo de acto', 'Moneda', 'Monto'];

  async function openFields() {
    fireEvent.click(await screen.findByRole('button', { name: 'Editar datos' }));
    return within(await screen.findByRole('dialog', { name: 'Editar datos' }));
  }

  /** The fields of the acto that can be changed. */
  const enabledOf = (drawer: Awaited<ReturnType<typeof openFields>>) =>
    delActo.filter((nombre) => {
      const field = drawer.getByLabelText(new RegExp(`^${nombre}`));
      return !field.matches(':disabled, [aria-disabled=true]');
    });

  it('keep what was typed when somebody else has changed the carpeta, and show the rest anew', async () => {
    show();
    const drawer = await openFields();
    const lugar = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Ubicación física' });
    fireEvent.change(lugar, { target: { value: 'Armario 3' } });
    changedByAnother({ monto: '1500.50' });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));

    fireEvent.click(await drawer.findByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' }).value).toBe('1500,50'));
    expect(lugar.value).toBe('Armario 3');

    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(carpeta.ubicacionFisica).toBe('Armario 3'));
    expect(carpeta.monto).toBe('1500.50');
    expect(writes.at(-1)).toEqual({ ubicacionFisica: 'Armario 3' });
  });

  it('stay with what was typed when somebody else puts the carpeta into the trash', async () => {
    const { store } = show();
    const drawer = await openFields();
    const lugar = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Ubicación física' });
    lugar.focus();
    fireEvent.change(lugar, { target: { value: 'Armario 3' } });
    trashedByAnother(store);
    await screen.findByText(/en la papelera desde/);
    expect(screen.queryByRole('button', { name: 'Editar datos', hidden: true })).toBeNull();
    expect(lugar.value).toBe('Armario 3');
    expect(document.activeElement).toBe(lugar);
  });

  it('open again with what was typed when the page is loaded anew, and save it', async () => {
    show();
    const before = await openFields();
    fireEvent.change(before.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
    cleanup();
    show();
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar datos' }));
    await drawer.findByText('Se recuperó lo que no se había guardado.');
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(writes).toEqual([{ ubicacionFisica: 'Armario 3' }]));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar datos' })).toBeNull());
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('recover no draft of a field that the signing has fixed meanwhile', async () => {
    show();
    const before = await openFields();
    fireEvent.change(before.getByRole('textbox', { name: 'Monto' }), { target: { value: '1500,50' } });
    cleanup();
    carpeta = buildCarpeta({ estado: 'firmada', version: 2 });
    show();
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar datos' }));
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' }).value).toBe('');
    await waitFor(() => expect(keptKeys('usuario-1')).toEqual([]));
  });

  it.each(['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada'] as const)(
    'of the acto are settled once signed: %s',
    async (estado) => {
      carpeta = buildCarpeta({ estado, monto: '1500.50' });
      show();
      const drawer = await openFields();
      expect(drawer.getAllByText('No se puede cambiar después de la firma.')).toHaveLength(3);
      expect(enabledOf(drawer)).toEqual([]);

      fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
      fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(carpeta.ubicacionFisica).toBe('Armario 3'));
      expect(writes).toEqual([{ ubicacionFisica: 'Armario 3' }]);
    },
  );

  it.each(['lista_para_firma', 'suspendida', 'anulada'] as const)(
    'of the acto can change unsigned: %s',
    async (estado) => {
      carpeta = buildCarpeta({ estado });
      show();
      const drawer = await openFields();
      expect(enabledOf(drawer)).toEqual(delActo);
      expect(drawer.queryByText('No se puede cambiar después de la firma.')).toBeNull();
    },
  );

  it('of the acto go back to what was signed when somebody else signed meanwhile', async () => {
    show();
    const drawer = await openFields();
    const monto = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
    fireEvent.change(monto, { target: { value: '99' } });
    fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
    changedByAnother({ estado: 'firmada', monto: '1500.50' });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));

    fireEvent.click(await drawer.findByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(monto.value).toBe('1500,50'));
    expect(enabledOf(drawer)).toEqual([]);

    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(carpeta.ubicacionFisica).toBe('Armario 3'));
    expect(writes.at(-1)).toEqual({ ubicacionFisica: 'Armario 3' });
  });
});

describe('what is being typed in a tab', () => {
  beforeEach(() => {
    server.use(
      http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
      http.get('*/api/apps/tasks/tags', () => HttpResponse.json([])),
      http.get('*/api/carpetas/c-1/partes', () => HttpResponse.json([])),
      http.get('*/api/carpetas/c-1/documentos', () =>
        HttpResponse.json({ secciones: [buildSeccion()], documentos: [], archivoMaxMib: 50 }),
      ),
    );
  });

  it.each([
    { path: 'partes/agregar', opens: [], field: 'Carácter' },
    { path: 'documentos', opens: ['Secciones', 'Nueva sección'], field: 'Nombre de la sección' },
    {
      path: 'documentos',
      opens: ['Secciones', /^Acciones de la sección/, 'Cambiar nombre'],
      field: 'Nombre de la sección',
    },
    { path: 'tareas', opens: [], field: 'Tarea nueva' },
  ])('stays when somebody else puts the carpeta into the trash: $path, $field', async ({ path, opens, field }) => {
    const { store } = showPages(routes, { path: `/carpetas/c-1/${path}` });
    for (const name of opens) {
      const role = name === 'Cambiar nombre' ? 'menuitem' : 'button';
      fireEvent.click(await screen.findByRole(role, { name }));
    }
    const input = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
    input.focus();
    fireEvent.change(input, { target: { value: 'Lo escrito' } });
    trashedByAnother(store);
    await screen.findByText(/en la papelera desde/);
    expect(input.isConnected).toBe(true);
    expect(input.value).toBe('Lo escrito');
    expect(document.activeElement).toBe(input);
  });
});

describe('the moves of a carpeta', () => {
  it('say why one cannot be made, and do not make it', async () => {
    show();
    const menu = await openMoves();
    const blocked = within(menu).getByRole('menuitem', { name: /Lista para firma/ });
    expect(blocked.getAttribute('aria-disabled')).toBe('true');
    expect(blocked.textContent).toContain('Faltan entre las partes: vendedor y comprador.');
    fireEvent.click(blocked);
    expect(moves).toEqual([]);
  });

  it('ask for the reason of one that needs it', async () => {
    show();
    fireEvent.click(within(await openMoves()).getByRole('menuitem', { name: 'Anulada' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Anular la carpeta?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Anular la carpeta' }));
    expect(await dialog.findByText('Indique el motivo.')).toBeTruthy();
    expect(moves).toEqual([]);

    fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Desistió el comprador' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Anular la carpeta' }));
    expect(await screen.findByText('La carpeta pasó a «Anulada»')).toBeTruthy();
    expect(moves).toEqual([{ estado: 'anulada', motivo: 'Desistió el comprador' }]);
    expect(await screen.findByText('Desistió el comprador')).toBeTruthy();
  });

  it('keep the reason when somebody else was faster', async () => {
    show();
    fireEvent.click(within(await openMoves()).getByRole('menuitem', { name: 'Suspendida' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Suspender la carpeta?' }));
    const motivo = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivo/ });
    fireEvent.change(motivo, { target: { value: 'Falta un poder' } });
    const suspender = dialog.getByRole<HTMLButtonElement>('button', { name: 'Suspender' });
    expect(dialog.getByText('En preparación')).toBeTruthy();
    changedByAnother({ estado: 'observada' });
    fireEvent.click(suspender);
    expect((await dialog.findByRole('alert')).textContent).toContain('Otra persona modificó la carpeta');
    // Not over what was not seen, though the page knows of it by now.
    await waitFor(() => expect(screen.queryAllByText('Observada')).not.toHaveLength(0));
    expect(suspender.disabled).toBe(true);

    fireEvent.click(dialog.getByRole('button', { name: 'Recargar' }));
    expect(await dialog.findByText('Observada')).toBeTruthy();
    expect(motivo.value).toBe('Falta un poder');
    fireEvent.click(suspender);
    await waitFor(() => expect(carpeta.estado).toBe('suspendida'));
    expect(moves).toHaveLength(2);
  });

  it('are made no more when somebody else has ended it meanwhile', async () => {
    show();
    fireEvent.click(within(await openMoves()).getByRole('menuitem', { name: 'Suspendida' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Suspender la carpeta?' }));
    const motivo = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivo/ });
    fireEvent.change(motivo, { target: { value: 'Falta un poder' } });
    changedByAnother({ estado: 'anulada', movimientos: [] });
    const suspender = dialog.getByRole<HTMLButtonElement>('button', { name: 'Suspender' });
    fireEvent.click(suspender);
    fireEvent.click(await dialog.findByRole('button', { name: 'Recargar' }));
    expect(await dialog.findByText('Anulada')).toBeTruthy();
    expect(dialog.getByText('En el estado en que está, ya no es posible.')).toBeTruthy();
    expect(suspender.disabled).toBe(true);
    expect(motivo.value).toBe('Falta un poder');
  });
});

describe('a draft', () => {
  it.each([
    ['en_preparacion', 'Carpeta 2026-000123 abierta'],
    ['anulada', 'La carpeta pasó a «Anulada» con el número 2026-000123'],
    ['suspendida', 'La carpeta pasó a «Suspendida» con el número 2026-000123'],
  ] as const)('is numbered by a move to %s, which is told as what it is', async (estado, text) => {
    carpeta = buildCarpeta({
      codigo: null,
      estado: 'borrador',
      movimientos: [{ estado, permitido: true, motivo: null, requiereMotivo: false }],
    });
    server.use(
      http.post('*/api/carpetas/c-1/mover', ({ request }) => write(request, { estado, codigo: '2026-000123' })),
    );
    show();
    fireEvent.click(within(await openMoves()).getByRole('menuitem'));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('goes to the trash, and comes back by the toast', async () => {
    carpeta = buildCarpeta({
      codigo: null,
      estado: 'borrador',
      permisos: { ...carpeta.permisos, eliminar: true },
    });
    server.use(
      http.delete('*/api/carpetas/c-1', ({ request }) => {
        const answer = write(request, { eliminadaEn: new Date().toISOString() });
        return answer.ok ? HttpResponse.json(true) : answer;
      }),
      http.post('*/api/carpetas/c-1/restaurar', ({ request }) => write(request, { eliminadaEn: null })),
    );
    const { router } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Eliminar borrador' }));
    expect(await screen.findByText('Borrador «Rivas a Molina» eliminado')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(carpeta.version).toBe(5));
    expect(carpeta.eliminadaEn).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas'));
  });

  it('in the trash says so, and can be restored', async () => {
    carpeta = buildCarpeta({
      codigo: null,
      estado: 'borrador',
      eliminadaEn: '2026-11-20T12:00:00.000Z',
      permisos: { ...carpeta.permisos, editar: false, eliminar: true },
    });
    server.use(http.post('*/api/carpetas/c-1/restaurar', ({ request }) => write(request, { eliminadaEn: null })));
    show();
    await screen.findByText(/en la papelera desde el 20\/11\/2026/);
    fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(screen.queryByText(/en la papelera/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Eliminar borrador' })).toBeTruthy();
  });
});

describe('who else sees a carpeta', () => {
  const eva = {
    usuario: { id: 'eva', nombre: 'Eva Paz' },
    rol: 'Lectura',
    desde: '2026-11-03T12:00:00.000Z',
    otorgadoPor: { id: 'usuario-1', nombre: 'Ana Rivas' },
    hasta: '2999-12-31',
    vigente: true,
  };
  /** The bodies that gave access. */
  let given: unknown[] = [];

  const open = async (rolId?: number) => {
    given = [];
    let list = [eva];
    server.use(
      http.get('*/api/miembros', () =>
        HttpResponse.json([
          { id: 'usuario-1', nombre: 'Ana Rivas', rolId: 1 },
          { id: 'eva', nombre: 'Eva Paz', rolId: 5, rol: 'Lectura' },
        ]),
      ),
      http.get('*/api/carpetas/c-1/accesos', () => HttpResponse.json(list)),
      http.put('*/api/carpetas/c-1/accesos/eva', async ({ request }) => {
        const body = (await request.json()) as { hasta: string };
        given.push(body);
        list = [{ ...eva, ...body }];
        return HttpResponse.json(list[0]);
      }),
      http.delete('*/api/carpetas/c-1/accesos/eva', () => {
        list = [];
        return HttpResponse.json(true);
      }),
    );
    showPages(routes, { path: '/carpetas/c-1/actividad', rolId });
    fireEvent.click(await screen.findByRole('button', { name: 'Accesos' }));
    return within(await screen.findByRole('dialog', { name: 'Accesos' }));
  };

  it('is listed; an acceso is changed, ended, and given again by an undo', async () => {
    const drawer = await open();
    const item = within((await drawer.findByText('Eva Paz')).closest('li') as HTMLElement);
    expect(item.getByText(/lo dio Ana Rivas/)).toBeTruthy();

    fireEvent.click(await item.findByRole('button', { name: 'Cambiar el último día de Eva Paz' }));
    const day = drawer.getByRole('textbox', { name: 'Último día' });
    expect((day as HTMLInputElement).value).toBe('31/12/2999');
    fireEvent.change(day, { target: { value: '' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Dar acceso' }));
    expect(await drawer.findByText('Sin vencimiento')).toBeTruthy();

    fireEvent.click(drawer.getByRole('button', { name: 'Quitar el acceso de Eva Paz' }));
    expect(await drawer.findByText('No se dio acceso a nadie más.')).toBeTruthy();
    fireEvent.click(await drawer.findByRole('button', { name: 'Deshacer' }));
    expect(await drawer.findByRole('button', { name: 'Quitar el acceso de Eva Paz' })).toBeTruthy();
    expect(given).toEqual([{ hasta: null }, { hasta: null }]);
  });

  it('is only read by a person who may not open it', async () => {
    carpeta = buildCarpeta({ permisos: { ...carpeta.permisos, darAcceso: false } });
    const drawer = await open(3);
    expect(await drawer.findByText('Eva Paz')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: /acceso/i })).toBeNull();
  });
});
