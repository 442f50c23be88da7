import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { palabrasDe } from '../../../../server/vocabulario/palabras';
import type { CarpetaDetalleDto, CarpetaResumenDto } from '../../../api/generated/carpetas';
import { api as cuentaApi } from '../../../api/generated/cuenta';
import type { VistaDto } from '../../../api/generated/vistas';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { installOwnUser } from '../../../session/install-own-user';
import type { OwnUserChange } from '../../../session/own-user';
import { refusal, refuseOld, startApiServer } from '../../../testing/api-server';
import { buildCarpeta, carpetasPage, versionAnterior } from '../../../testing/carpetas';
import { choose, pick, pressByKey, typeInto } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { buildSession } from '../../../testing/test-app';
import { routes } from './carpetas.routes';
import { type ColumnaId, columnsOf } from './list/carpeta-columns';
import { type EstadoCarpeta, estados } from './public/estados';

const server = startApiServer();
const rivas = buildCarpeta({ reservada: true, etiquetas: ['banco'] });
const miembros = [{ id: 'usuario-1', nombre: 'Ana Rivas', avatar: null }];
const borrador = buildCarpeta({ id: 'c-2', codigo: null, estado: 'borrador', caratula: 'Poder de Núñez' });

/** The queries that the server got. Two queries at once may come in any order. */
let asked: URLSearchParams[] = [];

const untilAsked = (name: string, value: string) =>
  waitFor(() => expect(asked.map((params) => params.get(name))).toContain(value));

function answerWith(carpetas: CarpetaResumenDto[], page = {}) {
  server.use(
    http.get('*/api/carpetas', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(carpetasPage(carpetas, page));
    }),
  );
}

const answerVistas = (vistas: VistaDto[]) =>
  server.use(http.get('*/api/carpetas/vistas', () => HttpResponse.json(vistas)));

/** Opens the filter by state. A heading of the table has the same name as its button. */
async function openEstados() {
  const bar = (await screen.findByRole('searchbox')).closest('search') as HTMLElement;
  fireEvent.click(within(bar).getByRole('button', { name: 'Estado' }));
  return screen.findByRole('menu');
}

const show = (path = '/carpetas', rolId?: number) => showPages(routes, { path, rolId });

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  answerWith([rivas, borrador]);
  answerVistas([]);
  server.use(http.get('*/api/miembros', () => HttpResponse.json(miembros)));
});

describe('the list of carpetas', () => {
  it('shows each carpeta as a row that is a link, with people by the picture that they uploaded', async () => {
    const foto = '/api/imagenes/ana';
    server.use(http.get('*/api/miembros', () => HttpResponse.json([{ ...miembros[0], avatar: foto }])));
    show();
    const link = await screen.findByRole('link', { name: /Rivas a Molina/ });
    expect(link.getAttribute('href')).toBe('/carpetas/c-1');
    const row = within(link.closest('tr') as HTMLElement);
    expect(row.getByText('2026-000123')).toBeTruthy();
    expect(row.getByText('En preparación')).toBeTruthy();
    expect(row.getByRole('img', { name: 'Reservada' })).toBeTruthy();
    expect(screen.getByText('2 carpetas')).toBeTruthy();
    await waitFor(() => expect(row.getByTitle('Ana Rivas').querySelector('img')?.getAttribute('src')).toBe(foto));
  });

  it('follows what others do, and moves no row under the pointer', async () => {
    const { app } = show();
    app.runSaga(invalidateWhatChanged);
    await screen.findByRole('link', { name: /Rivas a Molina/ });
    const caratulas = () =>
      screen.getAllByRole('row').flatMap((row) => /Rivas a Molina|Poder de Núñez/.exec(row.textContent)?.[0] ?? []);
    const changed = { type: 'carpeta.changed', carpeta: 'c-2', que: 'documentos', por: 'usuario-2' } as const;
    const tell = () => act(() => void app.store.dispatch(liveEventReceived(changed)));
    fireEvent.pointerEnter(screen.getByRole('table'));
    answerWith([{ ...borrador, estado: 'firmada' }, rivas]);
    tell();
    await screen.findByText('Firmada');
    expect(caratulas()).toEqual(['Rivas a Molina', 'Poder de Núñez']);
    fireEvent.pointerLeave(screen.getByRole('table'));
    expect(caratulas()).toEqual(['Poder de Núñez', 'Rivas a Molina']);
    answerWith([rivas, borrador]);
    tell();
    await waitFor(() => expect(caratulas()).toEqual(['Rivas a Molina', 'Poder de Núñez']));
  });

  it('asks for what its address says', async () => {
    answerWith([rivas], { total: 30, pagina: 2 });
    show('/carpetas?buscar=nunez&estado=firmada,observada&orden=numero&direccion=asc&pagina=2');
    await screen.findByText('30 carpetas');
    expect(Object.fromEntries(asked[0] as URLSearchParams)).toEqual({
      buscar: 'nunez',
      estado: 'firmada,observada',
      papelera: 'false',
      orden: 'numero',
      direccion: 'asc',
      pagina: '2',
      tamano: '25',
    });
  });

  it('puts a search into the address, without a step back for it', async () => {
    answerWith([rivas, borrador], { total: 60, pagina: 2 });
    const { router } = show('/carpetas?pagina=2');
    await screen.findByText('60 carpetas');
    const search = screen.getByRole('searchbox', { name: 'Buscar carpetas' });
    fireEvent.change(search, { target: { value: 'rivas' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await untilAsked('buscar', 'rivas');
    expect(router.state.location.search).toBe('?buscar=rivas');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('marks what a search found in a carátula, and says where its words are when a row does not show them', async () => {
    answerWith([rivas, { ...borrador, coincidencia: { tipo: 'documento', texto: '30444555 (Rocío Rivas)' } }]);
    show('/carpetas?buscar=rivas');
    const line = await screen.findByText(/^Documento:/);
    expect([line.textContent, line.querySelector('mark')?.textContent]).toEqual([
      'Documento: 30444555 (Rocío Rivas)',
      'Rivas',
    ]);
    const [caratula] = screen.getAllByText('Rivas', { selector: 'mark' });
    expect(caratula?.closest('[title]')).not.toBeNull();
  });

  it('shows the columns that the person chose, and goes back to the usual ones', async () => {
    let kept: unknown;
    server.use(
      http.patch<never, { user: OwnUserChange }>('*/api/common/user', async ({ request }) => {
        const { user } = await request.json();
        kept = user.preferencias?.columnasCarpetas;
        return HttpResponse.json({ ...buildSession().user, ...user });
      }),
    );
    const { app } = show();
    installOwnUser(app);
    const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await screen.findByText('2 carpetas');
    const usual = ['', 'Número', 'Carátula', 'Estado', 'Responsable', 'Firma', 'Prioridad', 'Actualizada'];
    expect(headings()).toEqual(usual);
    const openColumnas = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Más acciones de la lista' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Columnas' }));
    };
    await openColumnas();
    const column = (name: string) => screen.findByRole('menuitemcheckbox', { name });
    fireEvent.click(await column('Etiquetas'));
    expect((await column('Creada')).ariaDisabled).toBe('true');
    fireEvent.click(await column('Responsable'));
    expect(headings()).toEqual(['', 'Número', 'Carátula', 'Estado', 'Firma', 'Prioridad', 'Etiquetas', 'Actualizada']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Volver a lo habitual' }));
    expect(headings()).toEqual(usual);
    await waitFor(() =>
      expect(kept).toEqual(['estado', 'responsable', 'fechaFirmaPrevista', 'prioridad', 'actualizadaEn']),
    );
  });

  it('shows the etiquetas once, in their own column where there is one', () => {
    const caratulaOf = (...elegidas: ColumnaId[]) => {
      const cell = columnsOf(elegidas, false, palabrasDe('AR')).find(({ id }) => id === 'caratula')?.cell;
      return renderToStaticMarkup(<MemoryRouter>{cell?.({ row: { original: rivas } })}</MemoryRouter>);
    };
    expect(caratulaOf('estado')).toContain('banco');
    expect(caratulaOf('etiquetas')).not.toContain('banco');
    expect(caratulaOf('estado', 'etiquetas')).toContain('data-only-below="md"');
  });

  it('exports what the filters select', async () => {
    let exported: URLSearchParams | undefined;
    server.use(
      http.get('*/api/carpetas/exportar', ({ request }) => {
        exported = new URL(request.url).searchParams;
        return refusal(422, 'DEMASIADAS_CARPETAS', 'Son más de 5.000 carpetas.');
      }),
    );
    answerWith([rivas], { total: 60 });
    show('/carpetas?responsable=yo&orden=numero&pagina=2&tamano=50');
    await screen.findByText('60 carpetas');
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones de la lista' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Exportar las 60 carpetas (CSV)' }));
    expect(await screen.findByText('Son más de 5.000 carpetas.')).toBeTruthy();
    expect(Object.fromEntries(exported ?? [])).toEqual({ responsableId: 'yo', orden: 'numero', direccion: 'desc' });
  });

  it('sorts by a heading and turns the page, each a step that the back button takes back', async () => {
    answerWith([rivas], { total: 60 });
    const { router } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Carátula' }));
    await untilAsked('orden', 'caratula');
    fireEvent.click(await screen.findByRole('button', { name: 'Página siguiente' }));
    await untilAsked('pagina', '2');
    expect(router.state.historyAction).toBe('PUSH');

    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe('?orden=caratula&direccion=asc'));
  });

  it('filters by several states at once', async () => {
    const { router } = show();
    await openEstados();
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Observada' }));
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Firmada' }));
    await untilAsked('estado', 'firmada,observada');
    expect(router.state.location.search).toContain('estado=firmada%2Cobservada');
  });

  it('takes all filters away in one click when nothing is found', async () => {
    answerWith([]);
    const { router } = show('/carpetas?buscar=zzz&estado=firmada');
    await screen.findByText('Ninguna carpeta coincide');
    answerWith([rivas]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    expect(await screen.findByText('1 carpeta')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('says how to begin when there is none, to a person who may create one', async () => {
    answerWith([]);
    show();
    const name = 'Elegir todas las carpetas de esta página';
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name })).disabled).toBe(true);
    await screen.findByText('Todavía no hay carpetas');
    expect(screen.getAllByRole('link', { name: 'Nueva carpeta' })).toHaveLength(2);
  });

  it('opens a new carpeta on N, but not while something is typed or a menu is open', async () => {
    const { router } = show();
    // The lists from which the form of a new carpeta offers values.
    const lists = ['tipos-acto', 'miembros', 'etiquetas'];
    server.use(...lists.map((list) => http.get(`*/api/${list}`, () => HttpResponse.json([]))));
    /** Whether the page used the key to open the form of a new carpeta. */
    const press = (target: Element) => !fireEvent.keyDown(target, { key: 'n' });
    expect(press(await screen.findByRole('searchbox', { name: 'Buscar carpetas' }))).toBe(false);
    const menu = await openEstados();
    expect(press(document.body)).toBe(false);

    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(press(document.body)).toBe(true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas/nueva'));
  });

  it('offers neither a new carpeta nor a choice of several to a person who may only read', async () => {
    show('/carpetas', 5);
    await screen.findByText('2 carpetas');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nueva carpeta' })).toBeNull();
  });

  it('says whom to ask when nothing was opened to a person who sees only that', async () => {
    answerWith([]);
    const miembro = (id: string, nombre: string, rolId: number) => ({ id, nombre, rolId });
    server.use(
      http.get('*/api/miembros', () =>
        HttpResponse.json([miembro('a', 'Ana Rivas', 1), miembro('b', 'Inés Oca', 1), miembro('c', 'Eva Paz', 3)]),
      ),
    );
    show('/carpetas', 5);
    expect(await screen.findByText(/Puede pedirlo a Ana Rivas o Inés Oca\./)).toBeTruthy();
    expect(screen.getByText('Todavía no le dieron acceso a ninguna carpeta')).toBeTruthy();
  });

  it('says before any form that a person may not create one', async () => {
    const { router } = show('/carpetas/nueva?estado=firmada', 5);
    const dialog = await screen.findByRole('dialog', { name: 'Nueva carpeta' });
    expect(within(dialog).getByText('Su rol no permite crear carpetas')).toBeTruthy();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Volver a las carpetas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/carpetas'));
    expect(router.state.location.search).toBe('?estado=firmada');
  });

  it('gives access to several, chosen with Shift, and says which were refused', async () => {
    answerWith([rivas, borrador, buildCarpeta({ id: 'c-3', codigo: '2026-000124', caratula: 'Otra' })]);
    let given: unknown;
    server.use(
      http.get('*/api/miembros', () =>
        HttpResponse.json([
          { id: 'a', nombre: 'Ana Rivas', rolId: 1, rol: 'Titular' },
          { id: 'eva', nombre: 'Eva Paz', rolId: 5, rol: 'Lectura' },
        ]),
      ),
      http.post('*/api/carpetas/accesos', async ({ request }) => {
        given = await request.json();
        const rechazadas = [{ id: 'c-2', nombre: 'Poder de Núñez', motivo: 'Está en la papelera.' }];
        return HttpResponse.json({ hechas: ['c-1', 'c-3'], rechazadas });
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir 2026-000123 Rivas a Molina' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir 2026-000124 Otra' }), { shiftKey: true });
    const bar = await screen.findByRole('region', { name: 'Carpetas elegidas' });
    expect(bar.textContent).toContain('3 seleccionadas');

    fireEvent.click(within(bar).getByRole('button', { name: 'Dar acceso…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dar acceso a 3 carpetas' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Dar acceso' }));
    expect(await dialog.findByText('Elija a quién dar acceso.')).toBeTruthy();
    const persona = dialog.getByRole('combobox');
    persona.focus();
    fireEvent.keyDown(persona, { key: 'ArrowDown' });
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Eva PazLectura']);
    choose(screen.getByRole('option'));
    fireEvent.click(dialog.getByRole('button', { name: 'Dar acceso' }));
    expect(await screen.findByText('Se hizo en 2 carpetas. Una quedó como estaba:')).toBeTruthy();
    expect(screen.getByText('Está en la papelera.')).toBeTruthy();
    expect(given).toEqual({ carpetas: ['c-1', 'c-2', 'c-3'], usuarioId: 'eva', hasta: null });
    fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Carpetas elegidas' })).toBeNull());
    const all = screen.getByRole('checkbox', { name: 'Elegir todas las carpetas de esta página' });
    await waitFor(() => expect(document.activeElement).toBe(all));
  });

  it('changes several at once, and back', async () => {
    let changed: unknown;
    let undone: unknown;
    const anteriores = ['c-1', 'c-2'].map((id) => ({ id, version: 4, etiquetas: ['banco'] }));
    server.use(
      http.post('*/api/carpetas/cambios', async ({ request }) => {
        changed = await request.json();
        return HttpResponse.json({ hechas: ['c-1', 'c-2'], rechazadas: [], yaEstaban: [], deshacer: anteriores });
      }),
      http.post('*/api/carpetas/cambios/deshacer', async ({ request }) => {
        undone = await request.json();
        const rechazadas = [{ id: 'c-2', nombre: 'Poder de Núñez', motivo: 'Alguien la cambió desde entonces.' }];
        return HttpResponse.json({ hechas: ['c-1'], rechazadas });
      }),
      http.get('*/api/etiquetas', () => HttpResponse.json([{ nombre: 'banco', total: 2 }])),
    );
    show();
    await screen.findByText('2 carpetas');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todas las carpetas de esta página' }));
    fireEvent.click(screen.getByRole('button', { name: 'Etiquetas…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar las etiquetas de 2 carpetas' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cambiar' }).disabled).toBe(true);
    const agregar = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Agregar' });
    expect(agregar.maxLength).toBe(40);
    typeInto(agregar, 'nueva');
    expect(agregar.ariaExpanded).toBe('true');
    fireEvent.keyDown(agregar, { key: 'Enter' });
    expect(agregar.value).toBe('');
    expect(agregar.ariaExpanded).toBe('false');
    fireEvent.click(dialog.getByRole('button', { name: 'Cambiar' }));
    expect(await screen.findByText('Se cambiaron 2 carpetas')).toBeTruthy();
    expect(changed).toEqual({ carpetas: ['c-1', 'c-2'], agregarEtiquetas: ['nueva'], quitarEtiquetas: [] });
    expect(screen.queryByRole('region', { name: 'Carpetas elegidas' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const text = 'Se deshizo en 1 carpeta. Quedó como está Poder de Núñez: Alguien la cambió desde entonces.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(undone).toEqual({ carpetas: anteriores });
  });

  it('moves several at once, with the reason that this needs, and says what cannot be undone', async () => {
    let moved: unknown;
    server.use(
      http.post('*/api/carpetas/cambios', async ({ request }) => {
        moved = await request.json();
        const rechazadas = [{ id: 'c-2', nombre: 'Poder de Núñez', motivo: 'Está en la papelera.' }];
        return HttpResponse.json({ hechas: ['c-1', 'c-3'], rechazadas, yaEstaban: ['c-3'], deshacer: [] });
      }),
    );
    show();
    await screen.findByText('2 carpetas');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir todas las carpetas de esta página' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mover a…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover 2 carpetas' }));
    await pick(dialog.getByRole('combobox', { name: 'Mover a' }), 'Anulada');
    expect(dialog.getByText(/^No se puede deshacer/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(await dialog.findByText('Indique el motivo.')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'Duplicadas' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(await screen.findByText('Se hizo en 1 carpeta. 1 ya estaba. Una quedó como estaba:')).toBeTruthy();
    expect(moved).toEqual({ carpetas: ['c-1', 'c-2'], estado: 'anulada', motivo: 'Duplicadas' });
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('keeps the etiquetas that were typed until they are discarded, and gives the focus back', async () => {
    server.use(
      http.get('*/api/etiquetas', () => HttpResponse.json([{ nombre: 'banco', total: 2 }])),
      http.post('*/api/carpetas/cambios', () =>
        HttpResponse.json({ hechas: [], rechazadas: [{ id: 'c-1', nombre: 'Rivas', motivo: 'Está en la papelera.' }] }),
      ),
    );
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir 2026-000123 Rivas a Molina' }));
    const button = screen.getByRole('button', { name: 'Etiquetas…' });
    pressByKey(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar las etiquetas de 1 carpeta' }));
    const agregar = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Agregar' });
    agregar.focus();
    typeInto(agregar, 'nueva');
    fireEvent.keyDown(agregar, { key: 'Escape' });
    await waitFor(() => expect(agregar.ariaExpanded).toBe('false'));
    fireEvent.keyDown(agregar, { key: 'Escape' });
    expect(dialog.getByText('nueva')).toBeTruthy();
    fireEvent.keyDown(agregar, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    pressByKey(dialog.getByRole('button', { name: 'Cambiar' }));
    await screen.findByText('Está en la papelera.');
    pressByKey(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('says that it failed, and tries again', async () => {
    server.use(
      http.get('*/api/carpetas', () => HttpResponse.json({ code: 'X', message: 'No anda' }, { status: 503 }), {
        once: true,
      }),
    );
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('No anda');
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('2 carpetas')).toBeTruthy();
  });

  it('goes to the last page when the address points past it', async () => {
    server.use(
      http.get('*/api/carpetas', ({ request }) => {
        const pagina = Number(new URL(request.url).searchParams.get('pagina'));
        return HttpResponse.json(carpetasPage(pagina > 2 ? [] : [rivas], { total: 26, pagina }));
      }),
    );
    const { router } = show('/carpetas?pagina=9');
    await screen.findByRole('link', { name: /Rivas a Molina/ });
    expect(router.state.location.search).toBe('?pagina=2');
  });
});

describe('the board of carpetas', () => {
  const mover = (estado: 'lista_para_firma' | 'suspendida', motivo: string | null = null) => ({
    estado,
    permitido: motivo === null,
    motivo,
    requiereMotivo: estado === 'suspendida',
    faltantes: [],
  });
  const movible = buildCarpeta({ movimientos: [mover('lista_para_firma'), mover('suspendida')] });
  const otra = buildCarpeta({ id: 'c-2', codigo: '2026-000124', caratula: 'Poder de Núñez', estado: 'firmada' });
  /** The saved carpetas that the server has now. */
  let guardadas: CarpetaDetalleDto[] = [];
  /** The queries of the board. The list may still ask while the board is drawn. */
  let askedByBoard: URLSearchParams[] = [];

  function columnaDe(estado: EstadoCarpeta) {
    const { carpetas, paginacion } = carpetasPage(guardadas.filter((carpeta) => carpeta.estado === estado));
    return { estado, carpetas, paginacion };
  }

  beforeEach(() => {
    localStorage.clear();
    guardadas = [movible, otra];
    askedByBoard = [];
    server.use(
      http.get('*/api/carpetas/tablero', ({ request }) => {
        askedByBoard.push(new URL(request.url).searchParams);
        return HttpResponse.json({ columnas: estados.map(columnaDe) });
      }),
      http.get('*/api/carpetas/c-1', () => HttpResponse.json(guardadas[0])),
      http.get('*/api/miembros', () => HttpResponse.json([])),
    );
  });

  const column = (nombre: string) => within(screen.getByRole('region', { name: `Columna ${nombre}` }));
  const chooseMove = async (codigo: string, estado: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${codigo}` }));
    fireEvent.click(await screen.findByRole('menuitem', { name: estado }));
  };

  it('has a column for each state, and stays for the next time', async () => {
    const { router } = show('/carpetas?buscar=rivas');
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('button', { name: 'Tablero' }));
    await screen.findByRole('region', { name: 'Columna Firmada' });
    const card = await column('Firmada').findByRole('link', { name: /Poder de Núñez/ });
    expect(card.getAttribute('href')).toBe('/carpetas/c-2');
    expect(router.state.location.search).toBe('?buscar=rivas&como=tablero');
    expect(askedByBoard.map((search) => Object.fromEntries(search))).toEqual([
      { buscar: 'rivas', pagina: '1', tamano: '20' },
    ]);
    expect(column('Borrador').getByText('Ninguna carpeta')).toBeTruthy();
    expect(screen.getByText('2 carpetas')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('region', { name: 'Anulada, 0' })).getByRole('button'));
    expect(column('Anulada').getByText('Ninguna carpeta')).toBeTruthy();
    await router.navigate('/carpetas');
    expect(screen.queryByRole('table')).toBeNull();
    await router.navigate('/carpetas?como=lista');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('moves a carpeta at once, and puts it back where it is when somebody else was faster', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.use(http.post('*/api/carpetas/c-1/mover', () => new Promise<Response>((resolve) => (answer = resolve))));
    show('/carpetas?como=tablero');
    await chooseMove('2026-000123', 'Lista para firma');
    expect(await column('Lista para firma').findByRole('link', { name: /Rivas/ })).toBeTruthy();
    expect(column('En preparación').queryByRole('link')).toBeNull();
    guardadas = [{ ...movible, estado: 'observada', version: 4, movimientos: [] }, otra];
    await waitFor(() => answer(HttpResponse.json(versionAnterior, { status: 412 })));
    expect(await screen.findByText('Otra persona modificó la carpeta: se muestra donde está ahora')).toBeTruthy();
    expect(await column('Observada').findByRole('link', { name: /Rivas/ })).toBeTruthy();
    expect(column('Lista para firma').queryByRole('link')).toBeNull();
  });

  it('asks for what the move needs, and puts the carpeta back when that is left', async () => {
    server.use(
      http.post('*/api/carpetas/c-1/mover', () => {
        guardadas = [{ ...movible, estado: 'suspendida', version: 4 }, otra];
        return HttpResponse.json(guardadas[0]);
      }),
    );
    show('/carpetas?como=tablero');
    await chooseMove('2026-000123', 'Suspendida');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Suspender la carpeta?' }));
    expect(document.querySelector('[aria-label="Columna Suspendida"] [data-carpeta]')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(await column('En preparación').findByRole('link', { name: /Rivas/ })).toBeTruthy();

    await chooseMove('2026-000123', 'Suspendida');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Motivo' }), { target: { value: 'Falta un título' } });
    fireEvent.click(screen.getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByText('La carpeta pasó a «Suspendida»')).toBeTruthy();
    expect(await column('Suspendida').findByRole('link', { name: /Rivas/ })).toBeTruthy();
  });

  it('leaves what was moved behind when it shows something else', async () => {
    server.use(
      http.post('*/api/carpetas/c-1/mover', () => {
        guardadas = [{ ...movible, estado: 'lista_para_firma', version: 4 }, otra];
        return HttpResponse.json(guardadas[0]);
      }),
    );
    const { router } = show('/carpetas?como=tablero');
    await chooseMove('2026-000123', 'Lista para firma');
    await screen.findByText('La carpeta pasó a «Lista para firma»');
    guardadas = [otra];
    await router.navigate('/carpetas?como=tablero&buscar=poder');
    await screen.findByText('1 carpeta');
    expect(screen.queryByText('Rivas a Molina')).toBeNull();
  });

  it('says that there is none, and lets the person go back to the list', async () => {
    guardadas = [];
    server.use(http.get('*/api/cuenta', () => HttpResponse.json({ tieneCarpetas: false, primerosPasos: null })));
    const { app } = show('/carpetas?como=tablero', 5);
    await app.store.dispatch(cuentaApi.endpoints.cuentaActualGet.initiate());
    expect(await screen.findByText('Todavía no le dieron acceso a ninguna carpeta')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Lista' })).toBeTruthy();
  });

  it('shows further carpetas of a column', async () => {
    const paginacion = { total: 21, totalEsMinimo: false, pagina: 1, tamano: 20, ultimaPagina: 2 };
    server.use(
      http.get('*/api/carpetas/tablero', ({ request }) => {
        const pagina = Number(new URL(request.url).searchParams.get('pagina'));
        const carpetas = [pagina === 1 ? movible : { ...movible, id: 'c-3', caratula: 'La última' }];
        return HttpResponse.json({
          columnas: [{ estado: 'en_preparacion', carpetas, paginacion: { ...paginacion, pagina } }],
        });
      }),
    );
    show('/carpetas?como=tablero&estado=en_preparacion');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver más de En preparación' }));
    expect(await screen.findByRole('link', { name: /La última/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Rivas a Molina/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Ver más/ })).toBeNull();
  });

  it('lets nobody move who may only read', async () => {
    guardadas = [{ ...movible, movimientos: [] }];
    show('/carpetas?como=tablero', 5);
    const link = await screen.findByRole('link', { name: /Rivas/ });
    expect(link.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByRole('button', { name: /^Acciones de/ })).toBeNull();
  });
});

describe('the views', () => {
  const firmas: VistaDto = {
    id: 'v-1',
    nombre: 'Firmas de Paz',
    filtros: { buscar: 'paz', estado: ['firmada'], orden: 'numero', direccion: 'asc' },
    compartida: true,
    autor: { id: 'usuario-2', nombre: 'Eva Paz' },
    esPropia: false,
    editable: true,
    version: 4,
  };
  const filled = '?vista=v-1&buscar=paz&estado=firmada&orden=numero&direccion=asc';

  it('are opened by an address with their name alone, saved when their filters change, and left', async () => {
    answerVistas([firmas]);
    let sent: unknown;
    server.use(
      http.patch('*/api/carpetas/vistas/v-1', async ({ request }) => {
        sent = await request.json();
        return refuseOld(request, 4) ?? HttpResponse.json({ ...firmas, version: 5 });
      }),
    );
    const { router } = show('/carpetas?vista=v-1');
    await waitFor(() => expect(router.state.location.search).toBe(filled));
    await screen.findByText('2 carpetas');
    expect(asked.map((params) => params.get('buscar'))).toEqual(['paz']);
    const vistas = within(screen.getByRole('navigation', { name: 'Vistas' }));
    const open = () => vistas.getByRole('link', { current: 'page' });
    expect([open().textContent, open().title]).toEqual(['Firmas de Paz', 'Firmas de Paz: la comparte Eva Paz']);
    expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro estado' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Vista guardada')).toBeTruthy();
    expect(sent).toEqual({ filtros: { buscar: 'paz', orden: 'numero', direccion: 'asc' } });
    expect(open().textContent).toBe('Firmas de Pazcambiada');

    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(router.state.location.search).toBe('?orden=numero&direccion=asc'));
    expect(open().textContent).toBe('Todas');
    await router.navigate('/carpetas?vista=no-existe');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('La vista ya no existe o no se comparte con usted')).toBeTruthy();
  });

  it('changed meanwhile by somebody else are not overwritten, and keep how the carpetas are shown', async () => {
    answerVistas([firmas]);
    let live = 4;
    server.use(
      http.patch('*/api/carpetas/vistas/v-1', ({ request }) => refuseOld(request, live) ?? HttpResponse.json(firmas)),
    );
    const { app, router } = show('/carpetas?vista=v-1&como=lista');
    app.runSaga(invalidateWhatChanged);
    await waitFor(() => expect(router.state.location.search).toBe(`${filled}&como=lista`));
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el filtro estado' }));
    await screen.findByRole('button', { name: 'Guardar cambios' });

    live = 5;
    answerVistas([
      {
        ...firmas,
        nombre: 'De otra persona',
        filtros: { firma: 'hoy', orden: 'actualizadaEn', direccion: 'desc' },
        version: live,
      },
    ]);
    act(() => void app.store.dispatch(liveEventReceived({ type: 'vistas.changed' })));
    await screen.findByText('De otra persona');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Cambió.')).toBeTruthy();

    fireEvent.click(await screen.findByRole('button', { name: /^Acciones de la vista/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Descartar los cambios' }));
    await waitFor(() => expect(router.state.location.search).toBe('?vista=v-1&firma=hoy&como=lista'));
  });

  it('deleted while their name is changed stay what they are', async () => {
    answerVistas([firmas]);
    const { app } = show(`/carpetas${filled}`);
    app.runSaga(invalidateWhatChanged);
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de la vista Firmas de Paz' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar el nombre…' }));
    await screen.findByRole('dialog', { name: 'Cambiar el nombre de la vista' });
    answerVistas([]);
    act(() => void app.store.dispatch(liveEventReceived({ type: 'vistas.changed' })));
    await screen.findByText('La vista ya no existe o no se comparte con usted');
    expect(screen.getByRole('dialog', { name: 'Cambiar el nombre de la vista' })).toBeTruthy();
  });

  it('are made of the filters, and deleted once it is confirmed', async () => {
    let made: { id: string; nombre: string } | undefined;
    let deleted = '';
    server.use(
      http.post('*/api/carpetas/vistas', async ({ request }) => {
        made = (await request.json()) as typeof made;
        const vista = { ...firmas, ...(made as object), esPropia: true, version: 1 };
        answerVistas([vista]);
        return HttpResponse.json(vista, { status: 201 });
      }),
      http.delete('*/api/carpetas/vistas/:id', ({ request }) => {
        deleted = `${request.headers.get('if-match')}`;
        answerVistas([]);
        return HttpResponse.json(true);
      }),
    );
    const { router } = show('/carpetas?vista=mias&responsable=yo&firma=hoy');
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar como nueva' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar como vista' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Escriba el nombre de la vista.')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: /Nombre/ }), { target: { value: 'Hoy' } });
    fireEvent.click(dialog.getByRole('switch', { name: 'Compartir con el equipo' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?vista=${made?.id}&responsable=yo&firma=hoy`));
    expect(made).toMatchObject({ nombre: 'Hoy', compartida: true, filtros: { responsableId: 'yo', firma: 'hoy' } });

    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de la vista Hoy' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar la vista' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/para nadie del equipo/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(deleted).toBe('"1"'));
    await waitFor(() => expect(router.state.location.search).toBe('?responsable=yo&firma=hoy'));
  });
});
