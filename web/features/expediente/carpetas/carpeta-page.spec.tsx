import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { estadoNombre } from '../../../../server/vocabulario/carpeta-estados';
import { palabrasDe } from '../../../../server/vocabulario/palabras';
import type {
  CarpetaDetalleDto,
  DuplicarDto,
  ModificarCarpetaDto,
  MoverCarpetaDto,
  VincularDto,
} from '../../../api/generated/carpetas';
import type { ComentarDto, ComentarioDto } from '../../../api/generated/comentarios';
import { keptKeys } from '../../../autosave/kept-drafts';
import { selectUnsaved } from '../../../layout/unsaved';
import { connectionBack, connectionLost, connectionSlice, selectUnreached } from '../../../live/connection-slice';
import { installConnection } from '../../../live/install-connection';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import type { App } from '../../../store/store';
import { escritorio, refusal, startApiServer } from '../../../testing/api-server';
import { buildCarpeta, carpetasPage, versionAnterior } from '../../../testing/carpetas';
import { buildSeccion } from '../../../testing/documentos';
import { choose, pressByKey, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { buildSession } from '../../../testing/test-app';
import { routes } from './carpetas.routes';
import { carpetasApi, carpetaTag, comentariosTag } from './publico/carpetas-api';

const server = startApiServer();
type Movimiento = CarpetaDetalleDto['movimientos'][number];

const movimientos: Movimiento[] = [
  {
    estado: 'lista_para_firma',
    permitido: false,
    motivo: 'Faltan entre las partes: vendedor y comprador.',
    requiereMotivo: false,
    faltantes: [{ texto: 'Faltan entre las partes: vendedor y comprador.', lugar: 'partes', id: null }],
  },
  { estado: 'suspendida', permitido: true, motivo: null, requiereMotivo: true, faltantes: [] },
  { estado: 'anulada', permitido: true, motivo: null, requiereMotivo: true, faltantes: [] },
];

/** The last one is invisible. */
const miembros = ['Ana Rivas', 'Bruno Paz', 'Carla Sosa', 'Dora Vidal', 'Elsa Mora', 'Fabio Gil'].map((nombre, i) => ({
  id: `usuario-${i + 1}`,
  nombre,
  avatar: null,
  estado: i === 5 ? 'invisible' : 'enLinea',
}));

/** The carpeta that the server holds, and the moves that it was asked for. */
let carpeta: CarpetaDetalleDto;
let moves: MoverCarpetaDto[] = [];
const writes: ModificarCarpetaDto[] = [];
let comentarios: ComentarioDto[] = [];

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
  comentarios = [];
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
    http.get('*/api/carpetas/c-1/comentarios', () =>
      HttpResponse.json({
        comentarios,
        paginacion: { total: 0, totalEsMinimo: false, pagina: 1, tamano: 30, ultimaPagina: 1 },
      }),
    ),
    http.get('*/api/carpetas/c-1/comentarios/mencionables', () =>
      HttpResponse.json(miembros.map(({ id, nombre }) => ({ id, nombre }))),
    ),
    http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json([])),
    http.get('*/api/tipos-acto', () =>
      HttpResponse.json([{ id: 'acto-compraventa', nombre: 'Compraventa', activo: true }]),
    ),
    http.get('*/api/miembros', () => HttpResponse.json(miembros)),
    http.get('*/api/etiquetas', () => HttpResponse.json([])),
    http.get('*/api/apps/tasks/all', () => HttpResponse.json([])),
    http.patch<never, ModificarCarpetaDto>('*/api/carpetas/c-1', async ({ request }) => {
      const body = await request.json();
      writes.push(body);
      const { responsableId, ...campos } = body;
      const responsable = miembros.find(({ id }) => id === responsableId);
      return write(request, { ...(campos as Partial<CarpetaDetalleDto>), ...(responsable && { responsable }) });
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

const tell = ({ store }: App, event: Parameters<typeof liveEventReceived>[0]) =>
  act(() => void store.dispatch(liveEventReceived(event)));

async function openMenu() {
  fireEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  return screen.findByRole('menu', { name: 'Más acciones' });
}

const fromMenu = async (name: string) => fireEvent.click(within(await openMenu()).getByRole('menuitem', { name }));

/** Shows the fields that are folded at first. */
const openMore = async () => fireEvent.click(await screen.findByRole('button', { name: /Más datos$/ }));

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

  it.each(['the event that says so', 'a write that is refused'])(
    'says after %s that it is no longer seen, and keeps what was being typed to be copied',
    async (by) => {
      const { app } = show();
      app.runSaga(invalidateWhatChanged);
      await fromMenu('Editar datos');
      const drawer = within(await screen.findByRole('dialog', { name: 'Editar datos' }));
      fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
      const gone = () => HttpResponse.json({ code: 'NO_ENCONTRADO', message: 'No se encontró.' }, { status: 404 });
      server.use(http.get('*/api/carpetas/c-1', gone), http.patch('*/api/carpetas/c-1', gone));
      if (by === 'a write that is refused') fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
      else tell(app, { type: 'accesos.changed' });
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      expect(screen.queryByText('Rivas a Molina')).toBeNull();
      expect(screen.getAllByText(/Ubicación física: Armario 3/)).toHaveLength(1);
    },
  );

  it('keeps what was typed in a dialog of a tab, which no draft keeps, when it is no longer seen', async () => {
    const { app } = show();
    app.runSaga(invalidateWhatChanged);
    await fromMenu('Duplicar la carpeta');
    const dialog = within(await screen.findByRole('dialog', { name: /Duplicar/ }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Carátula/ }), { target: { value: 'Otra venta' } });
    server.use(http.get('*/api/carpetas/c-1', () => HttpResponse.json({ message: 'x' }, { status: 404 })));
    tell(app, { type: 'accesos.changed' });
    expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
    expect(screen.getByText(/Carátula: Otra venta/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
  });

  describe('is asked for once after a refused write', () => {
    const gone = () => refusal(404, 'NO_ENCONTRADO', 'No se encontró.');
    const unnamed = { campo: 'task.title', mensaje: 'No.' };
    const named = { campo: 'task.carpetaId', mensaje: 'No se encontró la carpeta de la tarea.' };
    /** Writes a tarea that is refused. @returns how often the carpeta is asked for from then on */
    const refuseTarea = async (answer: () => ReturnType<typeof refusal>) => {
      const shown = showPages(routes, { path: '/carpetas/c-1/tareas' });
      const field = await screen.findByRole('textbox', { name: 'Tarea nueva' });
      const asked = { times: 0 };
      server.use(
        http.get('*/api/carpetas/c-1', () => {
          asked.times += 1;
          return gone();
        }),
        http.post('*/api/apps/tasks/task', answer),
      );
      typeInto(field as HTMLInputElement, 'Pedir el plano');
      fireEvent.submit(field.closest('form') as HTMLFormElement);
      return { ...shown, asked };
    };

    it.each([
      ['that finds nothing', gone],
      ['that names the carpeta', () => HttpResponse.json({ message: 'x', details: [named] }, { status: 422 })],
    ])('%s, and what was typed is there to be copied', async (_, answer) => {
      const { asked } = await refuseTarea(answer);
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      expect(screen.getAllByText('Pedir el plano')).toHaveLength(1);
      expect(asked.times).toBe(1);
    });

    it('but not after one that is wrong in itself', async () => {
      const { asked } = await refuseTarea(() =>
        HttpResponse.json({ message: 'Mal escrita.', details: [unnamed] }, { status: 422 }),
      );
      expect(await screen.findByText('Mal escrita.')).toBeTruthy();
      expect(asked.times).toBe(0);
    });

    it('and what was on its way when the sight was lost is there to be copied', async () => {
      const { app } = showPages(routes, { path: '/carpetas/c-1/tareas' });
      app.runSaga(invalidateWhatChanged);
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tarea nueva' });
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      const asked = vi.fn(() => sent.then(gone));
      server.use(
        http.get('*/api/carpetas/c-1', asked),
        http.post('*/api/apps/tasks/task', () => {
          send();
          return new Promise<never>(() => undefined);
        }),
      );
      typeInto(field, 'Pedir el plano');
      tell(app, { type: 'accesos.changed' });
      await waitFor(() => expect(asked).toHaveBeenCalled());
      fireEvent.submit(field.closest('form') as HTMLFormElement);
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      expect(screen.getByText('Pedir el plano')).toBeTruthy();
    });

    it('and a comment that it refused is there to be copied or discarded', async () => {
      server.use(http.post('*/api/carpetas/c-1/comentarios', gone));
      show();
      const field = await screen.findByRole('textbox', { name: 'Comentario' });
      fireEvent.change(field, { target: { value: 'Falta el plano' } });
      server.use(http.get('*/api/carpetas/c-1', gone));
      fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
      expect(await screen.findByText('Ya no tiene acceso a esta carpeta')).toBeTruthy();
      const escrito = within(await screen.findByRole('region', { name: 'Lo que escribió y no se envió' }));
      expect(escrito.getByText('Falta el plano')).toBeTruthy();
      expect(escrito.getByRole('button', { name: 'Copiar' })).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'Descartarlo' })).toHaveLength(1);
      fireEvent.click(escrito.getByRole('button', { name: 'Descartarlo' }));
      expect(screen.queryByText('Falta el plano')).toBeNull();
      expect(keptKeys('usuario-1')).toEqual([]);
    });
  });

  it('goes back to the list as it was left', async () => {
    const { router } = showPages(routes, { path: '/carpetas?estado=firmada&pagina=1' });
    await screen.findByRole('link', { name: /Rivas a Molina/ });
    await router.navigate('/carpetas/c-1/actividad');
    const back = await screen.findByRole('link', { name: 'Carpetas' });
    expect(back.getAttribute('href')).toBe('/carpetas?estado=firmada');
  });
});

describe('the others', () => {
  it('are shown while they have the carpeta open, with what they change, and this person is not', async () => {
    const { app } = show();
    await screen.findByText('creó la carpeta (Compraventa)');
    const [status] = within(screen.getByRole('banner')).getAllByRole('status') as [HTMLElement];
    expect(status.textContent).toBe('');
    const usuarios = ['usuario-1', 'usuario-2'];
    tell(app, { type: 'carpeta.presence', carpeta: 'c-1', usuarios });
    await waitFor(() => expect(status.textContent).toBe('También está aquí: Bruno Paz'));
    tell(app, { type: 'carpeta.presence', carpeta: 'c-2', usuarios: [] });
    const more = [...usuarios, 'usuario-3', 'usuario-4', 'usuario-5', 'usuario-6'];
    tell(app, { type: 'carpeta.presence', carpeta: 'c-1', usuarios: more });
    await waitFor(() =>
      expect(status.textContent).toBe('También están aquí: Bruno Paz, Carla Sosa, Dora Vidal y 1 persona más'),
    );
    tell(app, { type: 'carpeta.presence', carpeta: 'c-1', usuarios: ['usuario-1'] });
    await waitFor(() => expect(status.textContent).toBe(''));
    const changed = { type: 'carpeta.changed', carpeta: 'c-1', que: 'detalle', por: 'usuario-2' } as const;
    tell(app, { ...changed, campos: ['caratula', 'monto'] });
    await waitFor(() => expect(status.textContent).toBe('Bruno Paz cambió el monto y la carátula'));
    tell(app, { ...changed, por: 'usuario-1', campos: ['monto'], isOwn: true });
    await waitFor(() => expect(status.textContent).toBe('Bruno Paz cambió la carátula'));
  });
});

describe('the carátula', () => {
  const edit = async (caratula: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Editar la carátula' }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Carátula' });
    fireEvent.change(input, { target: { value: caratula } });
    return input;
  };

  it('is edited by its button or by pressing it, saved by Enter, and left alone by Escape and a selection', async () => {
    show();
    fireEvent.keyDown(await edit('Otra cosa'), { key: 'Escape' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Editar la carátula');
    const title = screen.getByRole('heading', { level: 1, name: 'Rivas a Molina' });
    getSelection()?.selectAllChildren(title);
    fireEvent.click(title);
    expect(screen.queryByRole('textbox', { name: 'Carátula' })).toBeNull();
    getSelection()?.removeAllRanges();
    fireEvent.click(title);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Carátula' }), { key: 'Escape' });
    fireEvent.keyDown(await edit('Rivas a Núñez'), { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivas a Núñez' })).toBeTruthy();
    expect(writes).toEqual([{ caratula: 'Rivas a Núñez' }]);
  });

  it('that is too long stays as it was typed, says so, and is not saved', async () => {
    show();
    const input = await edit('x'.repeat(205));
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.getByText(/Sobran 5 caracteres/)).toBeTruthy();
    expect(input.ariaInvalid).toBe('true');
    expect(input.maxLength).toBe(-1);
    fireEvent.change(input, { target: { value: 'x'.repeat(200) } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(writes).toEqual([{ caratula: 'x'.repeat(200) }]));
  });

  it('asks what stays when somebody else changed it, says why that cannot be loaded, and keeps what was typed', async () => {
    show();
    const input = await edit('Rivas a Núñez');
    changedByAnother({ caratula: 'Rivas a Molina y otra' });
    fireEvent.keyDown(input, { key: 'Enter' });
    const reload = await screen.findByRole('button', { name: 'Recargar' });
    expect(screen.getByRole('alert').textContent).toContain('Lo guardado es «Rivas a Molina y otra».');
    fireEvent.keyDown(input, { key: 'Enter' });
    let isDown = true;
    const answer = () => (isDown ? refusal(503, 'X', 'No anda') : HttpResponse.json(carpeta));
    server.use(http.get('*/api/carpetas/c-1', answer));
    fireEvent.click(reload);
    expect(await screen.findByText('No anda')).toBeTruthy();
    expect(carpeta.caratula).toBe('Rivas a Molina y otra');
    expect(input.value).toBe('Rivas a Núñez');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(input.value).toBe('Rivas a Molina y otra'));

    fireEvent.change(input, { target: { value: 'Rivas a Núñez' } });
    changedByAnother({ caratula: 'Rivas a Paz' });
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(carpeta.caratula).toBe('Rivas a Núñez'));
  });

  it('asks before what was typed is lost by another page', async () => {
    const { router } = show();
    await edit('Rivas a Núñez');
    void router.navigate('/carpetas/c-1/documentos');
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Carátula' }).value).toBe('Rivas a Núñez');
  });
});

/** Somebody takes the role of the person away: the server then lets them read alone. */
function takenToLectura({ open }: ReturnType<typeof show>) {
  const none = Object.keys(carpeta.permisos).map((permiso) => [permiso, false]);
  changedByAnother({ permisos: Object.fromEntries(none) });
  const refused = () => refusal(403, 'SIN_PERMISO', 'Su rol no permite modificar la carpeta.');
  server.use(http.patch('*/api/carpetas/c-1', refused), http.post('*/api/carpetas', refused));
  act(() => open(buildSession({ rolId: 5, n: 2 })));
}

describe('what is typed when the role is taken away', () => {
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Carátula' });

  it('stays in the carátula, and the reason is said', async () => {
    const shown = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Editar la carátula' }));
    fireEvent.change(title(), { target: { value: 'Rivas a Núñez' } });
    takenToLectura(shown);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeTruthy());
    fireEvent.keyDown(title(), { key: 'Enter' });
    expect((await screen.findAllByText(/^Su rol no permite modificar la carpeta\./)).length).toBeGreaterThan(0);
    expect(title().value).toBe('Rivas a Núñez');
    expect(shown.visited).toEqual([]);
  });
});

describe('the fields', () => {
  async function openFields() {
    await fromMenu('Editar datos');
    return within(await screen.findByRole('dialog', { name: 'Editar datos' }));
  }

  const lugarOf = (drawer: Awaited<ReturnType<typeof openFields>>) =>
    drawer.getByRole<HTMLInputElement>('textbox', { name: 'Ubicación física' });

  it('are saved beside what somebody else has written in others, and ask what stays of the same one', async () => {
    show();
    const drawer = await openFields();
    const lugar = lugarOf(drawer);
    const guardar = drawer.getByRole('button', { name: 'Guardar' });
    const choose = async (choice: string) => fireEvent.click(await drawer.findByRole('button', { name: choice }));
    fireEvent.change(lugar, { target: { value: 'Armario 3' } });
    changedByAnother({ ubicacionFisica: 'Caja 1' });
    fireEvent.click(guardar);
    await choose('Recargar');
    await waitFor(() => expect(lugar.value).toBe('Caja 1'));

    fireEvent.change(lugar, { target: { value: 'Armario 4' } });
    changedByAnother({ ubicacionFisica: 'Caja 2' });
    fireEvent.click(guardar);
    changedByAnother({ monto: '1500.50' });
    await choose('Guardar lo mío');
    await waitFor(() => expect(carpeta.ubicacionFisica).toBe('Armario 4'));
    expect(carpeta.monto).toBe('1500.50');
    expect(writes.at(-1)).toEqual({ ubicacionFisica: 'Armario 4' });
  });

  it('show at once what somebody else writes, marked, and keep what is typed', async () => {
    const { app } = show();
    app.runSaga(invalidateWhatChanged);
    const drawer = await openFields();
    fireEvent.change(lugarOf(drawer), { target: { value: 'Armario 3' } });
    changedByAnother({ monto: '1500.50', ubicacionFisica: 'Caja 1' });
    tell(app, { type: 'carpeta.changed', carpeta: 'c-1', que: 'detalle', por: 'usuario-2', campos: ['monto'] });
    await waitFor(() => expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' }).value).toBe('1500,50'));
    expect(lugarOf(drawer).value).toBe('Armario 3');
    expect(await drawer.findByText('Lo cambió Bruno')).toBeTruthy();
    expect(screen.getByText('Más datos').closest('button')?.textContent).toContain('Bruno Paz cambió el monto');
  });

  it('stay with what was typed when somebody else puts the carpeta into the trash', async () => {
    const { store } = show();
    const drawer = await openFields();
    const lugar = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Ubicación física' });
    lugar.focus();
    fireEvent.change(lugar, { target: { value: 'Armario 3' } });
    trashedByAnother(store);
    await screen.findByText(/en la papelera desde/);
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

  it('say first what follows in the agenda from another day of the signature', async () => {
    const asked: object[] = [];
    server.use(
      http.get('*/api/agenda/consecuencias', ({ request }) => {
        asked.push(Object.fromEntries(new URL(request.url).searchParams));
        return HttpResponse.json({ consecuencias: ['La firma está en la agenda.'], cambiaLaAgenda: true });
      }),
    );
    show();
    const drawer = await openFields();
    const guardar = drawer.getByRole('button', { name: 'Guardar' });
    fireEvent.change(drawer.getByRole('textbox', { name: 'Firma prevista' }), { target: { value: '12/03/2027' } });
    fireEvent.click(guardar);
    const question = within(await screen.findByRole('alertdialog', { name: '¿Pasar la firma al 12/03/2027?' }));
    expect(question.getByText('La firma está en la agenda.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Dejar como está' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes).toEqual([]);
    fireEvent.click(guardar);
    fireEvent.click(await screen.findByRole('button', { name: 'Pasar la firma' }));
    await waitFor(() => expect(writes).toEqual([{ fechaFirmaPrevista: '2027-03-12' }]));
    expect(asked.at(-1)).toEqual({ dia: '2027-03-12', carpetaId: 'c-1' });
  });

  it('say first what another acto adds and takes away', async () => {
    server.use(
      http.get('*/api/tipos-acto', () =>
        HttpResponse.json([
          { id: 'acto-compraventa', nombre: 'Compraventa', activo: true },
          { id: 'acto-poder', nombre: 'Poder', activo: true },
        ]),
      ),
      http.get('*/api/carpetas/c-1/acto/cambio', () =>
        HttpResponse.json({
          ...{ version: 1, agrega: ['Facultades'], quita: ['Título'], conserva: [] },
          ...{ plazosAgrega: [], plazosQuita: ['Presentar'], pasaAReservada: true },
        }),
      ),
    );
    show();
    const drawer = await openFields();
    typeInto(drawer.getByRole('combobox', { name: /^Tipo de acto/ }), 'pod');
    choose(await screen.findByRole('option', { name: 'Poder' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cambiar el acto a «Poder»?' }));
    const said = question.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(said).toEqual(['Se agregan', 'Se quitan', 'Plazos que ya no van a correr']);
    expect(question.getByText('La carpeta pasa a ser reservada.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Cambiar el acto' }));
    await waitFor(() => expect(writes).toEqual([{ tipoActoId: 'acto-poder' }]));
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

  it('of the acto are settled once signed', async () => {
    carpeta = buildCarpeta({ estado: 'firmada', monto: '1500.50' });
    show();
    const drawer = await openFields();
    expect(drawer.getAllByText('No se puede cambiar después de la firma.')).toHaveLength(5);
    for (const nombre of ['Tipo de acto', 'Escribano/a', 'Firma prevista', 'Moneda', 'Monto']) {
      expect(drawer.getByLabelText(new RegExp(`^${nombre}`)).matches(':disabled, [aria-disabled=true]')).toBe(true);
    }

    fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(carpeta.ubicacionFisica).toBe('Armario 3'));
    expect(writes).toEqual([{ ubicacionFisica: 'Armario 3' }]);
  });

  it('of the acto go back to what was signed when somebody else signed meanwhile', async () => {
    show();
    const drawer = await openFields();
    const monto = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
    fireEvent.change(monto, { target: { value: '99' } });
    fireEvent.change(drawer.getByRole('textbox', { name: 'Ubicación física' }), { target: { value: 'Armario 3' } });
    changedByAnother({ estado: 'firmada', monto: '1500.50' });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));

    fireEvent.click(await drawer.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(carpeta.ubicacionFisica).toBe('Armario 3'));
    expect(carpeta.monto).toBe('1500.50');
  });
});

describe('a field in its place', () => {
  const edit = async (name: RegExp) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };

  it('is saved by itself, and undone by Escape', async () => {
    show();
    await openMore();
    let editor = await edit(/^Editar ubicación física/);
    fireEvent.change(editor.getByRole('textbox'), { target: { value: 'Caja 1' } });
    fireEvent.keyDown(editor.getByRole('textbox'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keptKeys('usuario-1')).toEqual([]);
    editor = await edit(/^Editar ubicación física/);
    fireEvent.change(editor.getByRole('textbox'), { target: { value: 'Armario 3' } });
    fireEvent.click(editor.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: /^Editar ubicación física: ?Armario 3$/ });
    expect(writes).toEqual([{ ubicacionFisica: 'Armario 3' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const openList = async (name: RegExp, option: string) => {
    const fact = await screen.findByRole('button', { name });
    pressByKey(fact);
    return { fact, option: await screen.findByRole('option', { name: option }) };
  };
  const isClosed = (fact: HTMLElement) =>
    waitFor(() => {
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
      expect(document.activeElement).toBe(fact);
    });

  it('opens its list at once, is saved by a choice, and left alone by Escape and the same choice', async () => {
    show();
    const { fact, option } = await openList(/^Editar prioridad/, 'Normal');
    // What is open beside a value is no part of the list that readers announce.
    expect(document.querySelectorAll('dl > div > :not(dt, dd)')).toHaveLength(0);
    fireEvent.keyDown(option, { key: 'Escape' });
    await isClosed(fact);
    choose((await openList(/^Editar prioridad/, 'Normal')).option);
    await isClosed(fact);
    expect(writes).toEqual([]);

    choose((await openList(/^Editar prioridad/, 'Urgente')).option);
    await screen.findByRole('button', { name: /^Editar prioridad: ?Urgente$/ });
    expect(writes).toEqual([{ prioridad: 'urgente' }]);
    await isClosed(fact);
  });

  it('does not take its own write on the way for one by somebody else', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.patch('*/api/carpetas/c-1', async () => {
        await promise;
        carpeta = { ...carpeta, prioridad: 'urgente', version: carpeta.version + 1 };
        return HttpResponse.json(carpeta);
      }),
    );
    show();
    const { fact, option } = await openList(/^Editar prioridad/, 'Urgente');
    choose(option);
    await screen.findByRole('button', { name: /^Editar prioridad: ?Urgente$/ });
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      fireEvent(document.body, new MouseEvent(type, { bubbles: true, composed: true, button: 0 }));
    }
    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    watcher.observe(document.body, { childList: true, subtree: true });
    resolve();
    await isClosed(fact);
    watcher.disconnect();
    expect(seen.some((text) => text.includes('Otra persona cambió'))).toBe(false);
  });

  it('opens its list at once also where it can be searched', async () => {
    show();
    const { fact } = await openList(/^Editar responsable/, 'Bruno Paz');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    await isClosed(fact);
    await openList(/^Editar responsable/, 'Bruno Paz');
    typeInto(screen.getByRole('combobox'), 'PÁZ br');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bruno Paz']),
    );
    choose(screen.getByRole('option'));
    await waitFor(() => expect(writes).toEqual([{ responsableId: 'usuario-2' }]));
  });

  it('waits without connection, together with others, and each is sent at the version that it has by then', async () => {
    const { app, store } = show();
    installConnection(app);
    const { fact, option } = await openList(/^Editar responsable/, 'Bruno Paz');
    act(() => void store.dispatch(connectionLost('network')));
    choose(option);
    await isClosed(fact);
    expect(fact.textContent).toContain('Bruno Paz');
    choose((await openList(/^Editar responsable/, 'Carla Sosa')).option);
    await isClosed(fact);
    fireEvent.click(screen.getByRole('heading', { level: 1 }));
    const caratula = screen.getByRole('textbox', { name: 'Carátula' });
    fireEvent.change(caratula, { target: { value: 'Rivas a Núñez' } });
    fireEvent.keyDown(caratula, { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivas a Núñez' })).toBeTruthy();
    expect(selectUnsaved(store.getState()).cambios).toBe(3);

    changedByAnother({ caratula: 'Rivas a Molina y otra' });
    const statuses: number[] = [];
    server.events.on('response:mocked', ({ response }) => void statuses.push(response.status));
    act(() => void store.dispatch(connectionBack()));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(carpeta.caratula).toBe('Rivas a Núñez'));
    // The first one met what somebody else had written to another field.
    expect(writes).toEqual([
      { responsableId: 'usuario-2' },
      { responsableId: 'usuario-2' },
      { responsableId: 'usuario-3' },
      { caratula: 'Rivas a Núñez' },
    ]);
    expect(statuses.filter((status) => status === 412)).toHaveLength(1);
  });

  it('says what is wrong, and asks what stays when somebody else wrote the same', async () => {
    show();
    await openMore();
    const editor = await edit(/^Editar monto/);
    const monto = editor.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
    fireEvent.change(monto, { target: { value: 'mucho' } });
    fireEvent.click(editor.getByRole('button', { name: 'Guardar' }));
    expect(await editor.findByText(/Escriba un número/)).toBeTruthy();
    changedByAnother({ monto: '7.00' });
    fireEvent.change(monto, { target: { value: '9' } });
    fireEvent.click(editor.getByRole('button', { name: 'Guardar' }));
    fireEvent.click(await editor.findByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(carpeta.monto).toBe('9'));
  });

  it('is only read once it is settled, or by who may not edit', async () => {
    carpeta = buildCarpeta({ estado: 'firmada', fechaFirma: '2026-11-02', monto: '1500.50' });
    show();
    await openMore();
    expect(screen.getByText('Monto').closest('dt')?.nextSibling?.textContent).toContain('1.500,50');
    expect(screen.queryByRole('button', { name: /^Editar (monto|fecha)/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Editar responsable/ })).toBeTruthy();
  });
});

describe('what is being typed in a tab', () => {
  beforeEach(() => {
    server.use(
      http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
      http.get('*/api/apps/tasks/tags', () => HttpResponse.json([])),
      http.get('*/api/reglas-de-plazo', () => HttpResponse.json([])),
      http.get('*/api/conversaciones', () => HttpResponse.json([])),
      http.get('*/api/carpetas/c-1/documentos', () =>
        HttpResponse.json({ secciones: [buildSeccion()], documentos: [], archivoMaxMib: 50 }),
      ),
      escritorio,
      http.get('*/api/carpetas/c-1/:lista', () => HttpResponse.json([])),
    );
  });

  it.each([
    { path: 'partes/agregar', opens: [], field: 'Carácter' },
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

  it.each([
    ['partes/agregar', null, 'Persona'],
    ['inmuebles/agregar', null, 'Domicilio'],
    ['requisitos', 'Agregar requisito', 'Qué hace falta'],
    ['plazos', 'Agregar plazo', 'Nombre'],
  ])('stays when the role is taken away: %s', async (path, opener, field) => {
    server.use(http.get('*/api/personas', () => HttpResponse.json({ personas: [], paginacion: {} })));
    const shown = showPages(routes, { path: `/carpetas/c-1/${path}` });
    if (opener) fireEvent.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    const input = await dialog.findByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
    typeInto(input, 'Lo escrito');
    let asked = 0;
    server.use(
      http.get('*/api/carpetas/c-1', () => {
        asked += 1;
        return HttpResponse.json(carpeta);
      }),
    );
    takenToLectura(shown);
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await waitFor(() =>
      expect(
        carpetasApi.endpoints.carpetasGet.select({ id: 'c-1' })(shown.store.getState() as never).data?.permisos.editar,
      ).toBe(false),
    );
    expect(input.isConnected).toBe(true);
    expect(input.value).toBe('Lo escrito');
  });
});

describe('the moves of a carpeta', () => {
  it('show the next one as the main action, with what is missing and where it is added', async () => {
    show();
    const next = await screen.findByRole('button', { name: 'Pasar a firma' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    const missing = screen.getByRole('link', { name: 'Faltan entre las partes: vendedor y comprador' });
    expect(missing.getAttribute('href')).toBe('/carpetas/c-1/partes/agregar');
    fireEvent.click(next);
    expect(moves).toEqual([]);
    const steps = within(screen.getByRole('list', { name: 'Recorrido de la carpeta' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      'Borrador (hecho)',
      'En preparación (actual)',
      'Lista para firma (siguiente)',
      'Firmada',
    ]);
  });

  it('say why one cannot be made, and do not make it', async () => {
    const refused = { ...movimientos[2], permitido: false, motivo: 'Solo el titular.' } as Movimiento;
    carpeta = buildCarpeta({ movimientos: [refused] });
    show();
    const blocked = within(await openMenu()).getByRole('menuitem', { name: /Anulada/ });
    expect(blocked.getAttribute('aria-disabled')).toBe('true');
    expect(blocked.textContent).toContain('Solo el titular.');
    fireEvent.click(blocked);
    expect(moves).toEqual([]);
  });

  it('lead a suspended carpeta back to where it was', async () => {
    carpeta = buildCarpeta({
      estado: 'suspendida',
      movimientos: [{ ...movimientos[1], estado: 'en_preparacion', requiereMotivo: false } as Movimiento],
      recorrido: { ...carpeta.recorrido, siguiente: 'en_preparacion' },
    });
    show();
    const here = (await screen.findByText(/^Suspendida/, { selector: '[aria-current] *' })).closest('li');
    expect(here?.textContent).toBe('Suspendida en En preparación (actual)');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar' }));
    await waitFor(() => expect(moves).toEqual([{ estado: 'en_preparacion' }]));
  });

  it('ask for the reason of one that needs it', async () => {
    show();
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Anulada' }));
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

  /** A carpeta whose next step is the signature. */
  const buildToSign = (changes: Partial<CarpetaDetalleDto>) => {
    const firmada = { ...movimientos[1], estado: 'firmada', requiereMotivo: false } as Movimiento;
    return buildCarpeta({
      estado: 'lista_para_firma',
      movimientos: [firmada],
      recorrido: { ...carpeta.recorrido, alcanzado: 'lista_para_firma', siguiente: 'firmada' },
      ...changes,
    });
  };

  it('ask to whom and which copies are handed over, and in which register and when it was presented', async () => {
    const waiting = (estado: 'entregada' | 'en_inscripcion', lugar: 'protocolo' | 'inscripcion') => {
      const faltantes = [{ texto: 'Falta anotarlo.', lugar, id: null }];
      return { estado, permitido: false, motivo: 'Falta anotarlo.', requiereMotivo: false, faltantes };
    };
    const copia = { id: 'k-1', nombre: 'Primera copia', solicitante: 'Ana Sol', retiradaPor: null };
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json([{ id: 'i-1', copias: [copia] }])),
      http.get('*/api/carpetas/c-1/inscripciones', () => HttpResponse.json([])),
      http.get('*/api/carpetas/c-1/inscripciones/vence', () => HttpResponse.json({ vence: null })),
      http.post('*/api/carpetas/c-1/entregas', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json([]);
      }),
      http.post('*/api/carpetas/c-1/inscripciones', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json([]);
      }),
    );
    const { recorrido } = carpeta;
    carpeta = buildCarpeta({
      estado: 'inscripta',
      hoy: '2026-11-19',
      movimientos: [waiting('entregada', 'protocolo')],
      recorrido: { ...recorrido, alcanzado: 'inscripta', siguiente: 'entregada' },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Entregar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anotar la entrega' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
    await dialog.findByText('Indique a quién se entrega.');
    fireEvent.change(dialog.getByRole('textbox', { name: /A quién se entrega/ }), { target: { value: 'Luis Paz' } });
    fireEvent.click(await dialog.findByRole('checkbox', { name: /Primera copia/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ aQuien: 'Luis Paz', copias: ['k-1'] })]));
    cleanup();

    carpeta = buildCarpeta({
      estado: 'firmada',
      movimientos: [waiting('en_inscripcion', 'inscripcion')],
      recorrido: { ...recorrido, alcanzado: 'firmada', siguiente: 'en_inscripcion' },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Pasar a inscripción' }));
    const presentar = within(await screen.findByRole('dialog', { name: 'Anotar la presentación' }));
    fireEvent.change(presentar.getByRole('textbox', { name: 'Registro' }), { target: { value: 'Inmueble' } });
    fireEvent.change(presentar.getByRole('textbox', { name: 'Número de entrada' }), { target: { value: '12/26' } });
    fireEvent.click(presentar.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sent[1]).toMatchObject({ registro: 'Inmueble', numero: '12/26', presentada: expect.any(String) }),
    );
  });

  it('ask for the real day of the signature, and show it instead of the planned one', async () => {
    carpeta = buildToSign({ hoy: '2026-11-19', fechaFirmaPrevista: '2026-11-20' });
    const mensaje = 'La última firma de 2016 es del 18/11/2016: esta no puede ser anterior.';
    server.use(
      http.post<never, MoverCarpetaDto>('*/api/carpetas/c-1/mover', async ({ request }) => {
        const { estado, fechaFirma = null } = await request.json();
        return fechaFirma === '2016-11-17'
          ? HttpResponse.json({ message: mensaje, details: [{ campo: 'fechaFirma', mensaje }] }, { status: 422 })
          : write(request, { estado, fechaFirma, movimientos: [] });
      }),
    );
    show();
    expect((await screen.findByText('Firma prevista')).closest('dt')?.nextSibling?.textContent).toContain('20/11/2026');
    fireEvent.click(screen.getByRole('button', { name: 'Registrar la firma' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Pasar la carpeta a «Firmada»?' }));
    const fecha = dialog.getByRole<HTMLInputElement>('textbox', { name: /Fecha de la firma/ });
    expect(fecha.value).toBe('19/11/2026');
    expect(dialog.getByText('Estaba prevista para el 20/11/2026.')).toBeTruthy();
    const firmar = dialog.getByRole('button', { name: 'Pasar a «Firmada»' });

    fireEvent.change(fecha, { target: { value: '31/11/2026' } });
    fireEvent.click(firmar);
    expect(await dialog.findByText('Escriba la fecha como dd/mm/aaaa.')).toBeTruthy();
    fireEvent.change(fecha, { target: { value: '17/11/2016' } });
    fireEvent.click(firmar);
    const motivo = await dialog.findByRole('textbox', { name: /Motivo/ });
    expect(
      dialog.getByText('La firma es anterior a la apertura de la carpeta (02/11/2026): indique por qué.'),
    ).toBeTruthy();
    fireEvent.click(firmar);
    expect(await dialog.findByText('Indique el motivo.')).toBeTruthy();
    fireEvent.change(motivo, { target: { value: 'Viene de otra oficina' } });
    fireEvent.click(firmar);
    expect(await dialog.findByText(mensaje)).toBeTruthy();
    expect(fecha.getAttribute('aria-invalid')).toBe('true');

    fireEvent.change(fecha, { target: { value: '18/11/2026' } });
    expect(dialog.queryByRole('textbox', { name: /Motivo/ })).toBeNull();
    fireEvent.click(firmar);
    expect(await screen.findByText('La carpeta pasó a «Firmada»')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Fecha de la firma').closest('dt')?.nextSibling?.textContent).toBe('18/11/2026');
  });

  it('propose the day of what was numbered, since no other is possible', async () => {
    const numerado = { id: 'i-1', tipo: 'escritura', numero: 41, fecha: '2026-11-17', estado: 'vigente' };
    server.use(http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json([numerado])));
    carpeta = buildToSign({ hoy: '2026-11-20' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Registrar la firma' }));
    const fecha = await screen.findByRole<HTMLInputElement>('textbox', { name: /Fecha de la firma/ });
    expect(fecha.value).toBe('17/11/2026');
    expect(screen.getByText('La de su número: Escritura 41.')).toBeTruthy();
  });

  it('do not doubt a signature on the day of the opening, which is another in this browser', async () => {
    carpeta = buildToSign({ hoy: '2026-11-20', fechaApertura: '2026-11-18', creadaEn: '2026-11-19T09:00:00.000Z' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Registrar la firma' }));
    const fecha = await screen.findByRole('textbox', { name: /Fecha de la firma/ });
    fireEvent.change(fecha, { target: { value: '18/11/2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pasar a «Firmada»' }));
    await waitFor(() => expect(moves).toEqual([{ estado: 'firmada', fechaFirma: '2026-11-18' }]));
  });

  it('keep the reason when somebody else was faster', async () => {
    show();
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Suspendida' }));
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
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Suspendida' }));
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

describe('comments', () => {
  const dicho = (changes: Partial<ComentarioDto>): ComentarioDto => ({
    id: 'k-1',
    texto: 'Hola',
    usuario: { id: 'usuario-1', nombre: 'Ana Rivas' },
    menciones: [],
    en: '2020-01-01T12:00:00.000Z',
    editadoEn: null,
    esPropio: true,
    ...changes,
  });
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' });
  const type = (input: HTMLTextAreaElement, value: string) => {
    input.focus();
    fireEvent.change(input, { target: { value } });
    input.setSelectionRange(value.length, value.length);
    fireEvent.select(input);
  };

  it('are written with the people they mention, chosen by keys', async () => {
    const sent: ComentarDto[] = [];
    server.use(
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        comentarios = [dicho({ texto: body.texto, menciones: [{ id: 'usuario-2', nombre: 'Bruno Paz' }] })];
        return HttpResponse.json(comentarios[0], { status: 201 });
      }),
    );
    show();
    const input = await field();
    await screen.findByText('creó la carpeta (Compraventa)');
    type(input, 'Listo @');
    const list = await screen.findByRole('listbox', { name: 'Personas que puede mencionar' });
    expect(within(list).getAllByRole('option')).toHaveLength(6);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(input.value).toBe('Listo @Bruno Paz ');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    const written = within(await screen.findByRole('article', { name: 'Comentario de Ana Rivas' }));
    expect(written.getByText('@Bruno Paz')).toBeTruthy();
    expect(sent).toMatchObject([{ texto: 'Listo @Bruno Paz', menciones: ['usuario-2'] }]);
    await waitFor(() => expect(input.value).toBe(''));
  });

  it('wait for the connection, and then send themselves from another page', async () => {
    const sent: ComentarDto[] = [];
    server.use(
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        if (selectUnreached(app.store.getState())) return HttpResponse.error();
        sent.push(await request.json());
        return HttpResponse.json(dicho({}), { status: 201 });
      }),
    );
    const { app, store, router } = show();
    app.inject(connectionSlice);
    const input = await field();
    act(() => void store.dispatch(connectionLost('network')));
    type(input, 'Sin red');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    const waiting = within(await screen.findByRole('article', { name: 'Comentario por enviar' }));
    expect(await waiting.findByText('Se enviará cuando vuelva la conexión.')).toBeTruthy();
    expect([waiting.getByText('Sin red'), input.value]).toEqual([expect.anything(), '']);
    expect(selectUnsaved(store.getState())).toEqual({ cambios: 1, mensajes: 0 });

    await act(() => router.navigate('/carpetas/c-1/tareas'));
    act(() => void store.dispatch(connectionBack()));
    await waitFor(() => expect(sent).toMatchObject([{ texto: 'Sin red' }]));
    await waitFor(() => expect(selectUnsaved(store.getState())).toEqual({ cambios: 0, mensajes: 0 }));
    expect(keptKeys('usuario-1')).toEqual([]);
  });

  it('stay with the reason when the role may write none any more', async () => {
    const said = 'Su rol no permite comentar.';
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const refused = () => refusal(403, 'SIN_PERMISO', said);
    server.use(http.post('*/api/carpetas/c-1/comentarios', () => asked.then(refused)));
    const { visited } = show();
    const input = await field();
    type(input, 'Falta el plano');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    const unsent = within(await screen.findByRole('article', { name: 'Comentario por enviar' }));
    await waitFor(() => expect(input.value).toBe(''));
    answer();
    expect(await unsent.findByText(said)).toBeTruthy();
    expect(unsent.getByText('Falta el plano')).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it('that are refused are corrected, before what was typed since', async () => {
    const sent: string[] = [];
    server.use(
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        const { texto } = await request.json();
        sent.push(texto);
        return texto === 'Mal' ? refusal(422, 'NO_VALE', 'Eso no vale.') : HttpResponse.json(dicho({ texto }));
      }),
    );
    show();
    const input = await field();
    type(input, 'Mal');
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(await screen.findByText('Eso no vale.')).toBeTruthy();
    type(input, 'y más');
    fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect([input.value, screen.queryByText('Eso no vale.')]).toEqual(['Mal\ny más', null]);
    fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(sent).toEqual(['Mal', 'Mal\ny más']));
  });

  it('deleted elsewhere while they are edited leave what was written to be copied', async () => {
    comentarios = [dicho({})];
    const { store, app } = show();
    app.runSaga(invalidateWhatChanged);
    const own = await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    fireEvent.click(within(own).getByRole('button', { name: 'Acciones del comentario' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    type(await screen.findByRole('textbox', { name: 'Editar el comentario' }), 'Muy largo');
    comentarios = [];
    act(() => void store.dispatch(carpetasApi.util.invalidateTags([comentariosTag('c-1')])));
    expect((await screen.findByText(/^Este comentario fue eliminado/)).textContent).toContain('Muy largo');
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText('Muy largo')).toBeNull();
    await waitFor(() => expect(keptKeys('usuario-1')).toEqual([]));
  });

  it('keep while another tab is shown what is being written, and who was chosen among people with one name', async () => {
    const sent: ComentarDto[] = [];
    const twins = [1, 2].map((n) => ({ id: `paz-${n}`, nombre: 'Bruno Paz', email: `paz${n}@ejemplo.test`, rolId: 3 }));
    server.use(
      http.get('*/api/carpetas/c-1/comentarios/mencionables', () => HttpResponse.json(twins)),
      http.get('*/api/miembros', () => HttpResponse.json(twins)),
      http.post<never, ComentarDto>('*/api/carpetas/c-1/comentarios', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(dicho({}), { status: 201 });
      }),
    );
    const { router } = show();
    type(await field(), '@bru');
    fireEvent.click(await screen.findByRole('option', { name: 'Bruno Paz paz2@ejemplo.test' }));
    await act(() => router.navigate('/carpetas/c-1/tareas'));
    await act(() => router.navigate('/carpetas/c-1/actividad'));
    const input = await field();
    expect(input.value).toBe('@Bruno Paz ');
    type(input, '@Bruno Paz #riv');
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${carpeta.codigo}`) }));
    expect(input.value).toBe(`@Bruno Paz #${carpeta.codigo} `);
    type(input, '@Bruno Paz ');
    fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent).toMatchObject([{ texto: '@Bruno Paz', menciones: ['paz-2'] }]));
  });

  it('are changed and deleted by their author alone, and written only by who may', async () => {
    const alien = { id: 'k-2', usuario: { id: 'usuario-2', nombre: 'Bruno Paz' }, esPropio: false };
    comentarios = [dicho({}), dicho(alien)];
    server.use(
      http.delete('*/api/carpetas/c-1/comentarios/k-1', () => {
        comentarios = [dicho(alien)];
        return HttpResponse.json(true);
      }),
      http.post('*/api/carpetas/c-1/comentarios/k-1/restaurar', () => {
        comentarios = [dicho({}), dicho(alien)];
        return HttpResponse.json(dicho({}));
      }),
    );
    show();
    const own = await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    expect(within(screen.getByRole('article', { name: 'Comentario de Bruno Paz' })).queryByRole('button')).toBeNull();
    fireEvent.click(within(own).getByRole('button', { name: 'Acciones del comentario' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    cleanup();
    carpeta = buildCarpeta({ permisos: { ...carpeta.permisos, comentar: false } });
    show();
    const read = await screen.findByRole('article', { name: 'Comentario de Ana Rivas' });
    expect(within(read).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Comentario' })).toBeNull();
  });
});

describe('linked carpetas', () => {
  const otra = { id: 'c-2', codigo: '2026-000046', caratula: 'Gómez a Paz', estado: 'firmada' } as const;
  const vinculo = { id: 'v-1', tipo: 'corregida_por', carpeta: otra, creadoEn: '2026-11-02T12:00:00.000Z' } as const;
  const list = () => screen.getByText('Carpetas vinculadas').closest('dt')?.nextElementSibling as HTMLElement;

  it('are shown with what they do, taken away with undo, and made by a search', async () => {
    const added: VincularDto[] = [];
    carpeta = buildCarpeta({ vinculos: [vinculo] });
    server.use(
      http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([carpeta, buildCarpeta(otra)]))),
      http.delete('*/api/carpetas/c-1/vinculos/v-1', () => {
        carpeta = { ...carpeta, vinculos: [] };
        return HttpResponse.json(true);
      }),
      http.post<never, VincularDto>('*/api/carpetas/c-1/vinculos', async ({ request }) => {
        const body = await request.json();
        added.push(body);
        const made = { ...vinculo, id: `v-${added.length + 1}`, tipo: body.tipo };
        carpeta = { ...carpeta, vinculos: [...carpeta.vinculos, made] };
        return HttpResponse.json(made, { status: 201 });
      }),
    );
    show();
    await openMore();
    const link = await screen.findByRole('link', { name: '2026-000046 Gómez a Paz' });
    expect(link.getAttribute('href')).toBe('/carpetas/c-2');
    expect(list().textContent).toMatch(/^Corregida por2026-000046 Gómez a PazFirmada/);

    fireEvent.click(screen.getByRole('button', { name: 'Quitar el vínculo con 2026-000046' }));
    expect(screen.queryByRole('link', { name: /Gómez a Paz/ })).toBeNull();
    await screen.findByText('Vínculo con 2026-000046 quitado');
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('link', { name: /Gómez a Paz/ });
    expect(added).toMatchObject([{ tipo: 'corregida_por', otraId: 'c-2' }]);

    fireEvent.click(screen.getByRole('button', { name: 'Vincular carpeta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vincular con otra carpeta' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Vincular' }));
    expect(await dialog.findByText('Elija la otra carpeta.')).toBeTruthy();
    const field = dialog.getByRole('combobox', { name: /Otra carpeta/ });
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    // The carpeta itself is not offered.
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    choose(screen.getByRole('option', { name: /Gómez a Paz/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Vincular' }));
    await screen.findByText('Carpeta vinculada con 2026-000046');
    expect(added[1]).toMatchObject({ tipo: 'continua', otraId: 'c-2' });
  });

  it('are not offered to who may not link', async () => {
    carpeta = buildCarpeta({ permisos: { ...carpeta.permisos, vincular: false } });
    show();
    await openMore();
    await screen.findByText('Actualizada');
    expect(screen.queryByText('Carpetas vinculadas')).toBeNull();
    expect(within(await openMenu()).queryByRole('menuitem', { name: 'Duplicar la carpeta' })).toBeNull();
  });
});

describe('a duplicate', () => {
  let sent: DuplicarDto[];

  beforeEach(() => {
    sent = [];
    carpeta = buildCarpeta({ etiquetas: ['banco'], estado: 'firmada' });
    server.use(
      http.post<never, DuplicarDto>('*/api/carpetas/c-1/duplicar', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(buildCarpeta({ id: 'c-9', codigo: null, estado: 'borrador' }), { status: 201 });
      }),
      http.get('*/api/carpetas/c-9', () => HttpResponse.json(buildCarpeta({ id: 'c-9', codigo: null }))),
      http.get('*/api/carpetas/c-9/partes', () => HttpResponse.json([])),
    );
  });

  it('takes along what is chosen, and is shown', async () => {
    const { router } = show();
    await fromMenu('Duplicar la carpeta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicar la carpeta' }));
    // Only what there is to take along.
    expect(dialog.getAllByRole('switch')).toHaveLength(3);
    fireEvent.click(dialog.getByRole('switch', { name: 'Etiquetas' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Carátula/ }), { target: { value: 'La segunda' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Crear borrador' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas/c-9/partes'));
    const { id, ...rest } = sent[0] as DuplicarDto;
    expect(id).toBeTruthy();
    expect(rest).toEqual({
      caratula: 'La segunda',
      tipoActoId: 'acto-compraventa',
      vinculo: null,
      incluir: ['prioridad', 'campos', 'partes', 'inmuebles'],
    });
  });

  it('corrects the signed carpeta', async () => {
    carpeta = { ...carpeta, movimientos };
    show();
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Abrir carpeta que corrige' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Abrir carpeta que corrige' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Crear borrador' }));
    await screen.findByText('Borrador creado');
    expect(sent).toMatchObject([{ caratula: 'Rectificación de Rivas a Molina', vinculo: 'corrige' }]);
  });
});

describe('a draft', () => {
  it.each([
    ['en_preparacion', 'Carpeta 2026-000123 abierta'],
    ['anulada', 'La carpeta pasó a «Anulada» con el número 2026-000123'],
  ] as const)('is numbered by a move to %s, which is told as what it is', async (estado, text) => {
    carpeta = buildCarpeta({
      codigo: null,
      estado: 'borrador',
      movimientos: [{ estado, permitido: true, motivo: null, requiereMotivo: false, faltantes: [] }],
      recorrido: { ...carpeta.recorrido, alcanzado: 'borrador', siguiente: 'en_preparacion' },
    });
    server.use(
      http.post('*/api/carpetas/c-1/mover', ({ request }) => write(request, { estado, codigo: '2026-000123' })),
    );
    show();
    if (estado === 'en_preparacion') fireEvent.click(await screen.findByRole('button', { name: 'Abrir la carpeta' }));
    else await fromMenu(estadoNombre(estado, palabrasDe('AR')));
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
    await fromMenu('Eliminar borrador');
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
    expect(within(await openMenu()).getByRole('menuitem', { name: 'Eliminar borrador' })).toBeTruthy();
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
  /** What the server holds. */
  let list = [eva];

  const open = async (rolId?: number) => {
    given = [];
    list = [eva];
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
    const { app } = showPages(routes, { path: '/carpetas/c-1/actividad', rolId });
    await fromMenu('Accesos');
    const drawer = within(await screen.findByRole('dialog', { name: 'Accesos' }));
    return Object.assign(drawer, { app });
  };

  it('is listed and follows others; an acceso is changed, ended, and given again by an undo', async () => {
    const drawer = await open();
    const item = within((await drawer.findByText('Eva Paz')).closest('li') as HTMLElement);
    expect(item.getByText(/lo dio Ana Rivas/)).toBeTruthy();

    fireEvent.click(await item.findByRole('button', { name: 'Cambiar el último día de Eva Paz' }));
    const day = drawer.getByRole('textbox', { name: 'Último día' });
    expect((day as HTMLInputElement).value).toBe('31/12/2999');
    await waitFor(() => expect(document.activeElement).toBe(day));
    fireEvent.change(day, { target: { value: '30/12/2999' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Dar acceso' }));
    expect(await drawer.findByText('El acceso de Eva Paz termina el 30/12/2999')).toBeTruthy();
    fireEvent.click(item.getByRole('button', { name: 'Cambiar el último día de Eva Paz' }));
    await waitFor(() => expect(document.activeElement).toBe(day));
    fireEvent.change(day, { target: { value: '' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Dar acceso' }));
    expect(await drawer.findByText('El acceso de Eva Paz no vence')).toBeTruthy();
    expect(drawer.getByText('Sin vencimiento')).toBeTruthy();

    fireEvent.click(drawer.getByRole('button', { name: 'Quitar el acceso de Eva Paz' }));
    expect(await drawer.findByText('No se dio acceso a nadie más.')).toBeTruthy();
    fireEvent.click(await drawer.findByRole('button', { name: 'Deshacer' }));
    expect(await drawer.findByRole('button', { name: 'Quitar el acceso de Eva Paz' })).toBeTruthy();
    expect(given).toEqual([{ hasta: '2999-12-30' }, { hasta: null }, { hasta: null }]);

    drawer.app.runSaga(invalidateWhatChanged);
    list = [];
    tell(drawer.app, { type: 'carpeta.changed', carpeta: 'c-1', que: 'detalle', por: 'usuario-2' });
    expect(await drawer.findByText('No se dio acceso a nadie más.')).toBeTruthy();
  });

  it('asks before what was typed is lost', async () => {
    const drawer = await open();
    const day = drawer.getByRole('textbox', { name: 'Último día' });
    fireEvent.change(day, { target: { value: '31/12/2999' } });
    fireEvent.keyDown(day, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((day as HTMLInputElement).value).toBe('31/12/2999');
    fireEvent.keyDown(day, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Accesos' })).toBeNull());
  });

  it('is only read by a person who may not open it', async () => {
    carpeta = buildCarpeta({ permisos: { ...carpeta.permisos, darAcceso: false } });
    const drawer = await open(3);
    expect(await drawer.findByText('Eva Paz')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: /acceso/i })).toBeNull();
  });
});
