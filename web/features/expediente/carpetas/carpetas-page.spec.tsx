import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { palabrasDe } from '../../../../server/vocabulario/palabras';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { installOwnUser } from '../../../session/install-own-user';
import type { OwnUserChange } from '../../../session/own-user';
import { refusal } from '../../../testing/api-server';
import { carpetasPage } from '../../../testing/carpetas';
import { borrador, miembros, rivas, show, startCarpetasPage } from '../../../testing/carpetas-page';
import { showPages } from '../../../testing/show-pages';
import { buildSession } from '../../../testing/test-app';
import { type ColumnaId, columnsOf, habituales } from './list/carpeta-columns';

const { server, answerWith, kept } = startCarpetasPage();

const untilAsked = (name: string, value: string) =>
  waitFor(() => expect(kept.asked.map((params) => params.get(name))).toContain(value));

/** Opens the filter by state. A heading of the table has the same name as its button. */
async function openEstados() {
  const bar = (await screen.findByRole('searchbox')).closest('search') as HTMLElement;
  fireEvent.click(within(bar).getByRole('button', { name: 'Estado' }));
  return screen.findByRole('menu');
}

describe('the list of carpetas', () => {
  it('shows each carpeta as a row that is a link, with the pictures of people', async () => {
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

  it('follows the changes of other people, and moves no row under the pointer', async () => {
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

  it('asks for the filters of its address', async () => {
    answerWith([rivas], { total: 30, pagina: 2 });
    show('/carpetas?buscar=nunez&estado=firmada,observada&orden=numero&direccion=asc&pagina=2');
    await screen.findByText('30 carpetas');
    expect(Object.fromEntries(kept.asked[0] as URLSearchParams)).toEqual({
      buscar: 'nunez',
      estado: 'firmada,observada',
      papelera: 'false',
      orden: 'numero',
      direccion: 'asc',
      pagina: '2',
      tamano: '25',
    });
  });

  it('puts a search into the address, without a step of its own in the history', async () => {
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

  it('shows the chosen columns, and goes back to the usual ones', async () => {
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

  it('shows the etiquetas once, in their own column if there is one', () => {
    const caratulaOf = (...elegidas: ColumnaId[]) => {
      const columns = columnsOf(elegidas, { canChoose: false, palabras: palabrasDe('AR') });
      const cell = columns.find(({ id }) => id === 'caratula')?.cell;
      return renderToStaticMarkup(<MemoryRouter>{cell?.({ row: { original: rivas } })}</MemoryRouter>);
    };
    expect(caratulaOf('estado')).toContain('banco');
    expect(caratulaOf('etiquetas')).not.toContain('banco');
    expect(caratulaOf('fechaFirmaPrevista', 'responsable', 'etiquetas')).toContain('data-only-below="lg"');
  });

  it('keeps the day of the signature and who is in charge on narrow screens, and the estado beside the acto there', () => {
    const columns = columnsOf(habituales, { canChoose: true, palabras: palabrasDe('AR'), isNarrow: true });
    const hidden = Object.fromEntries(columns.map(({ id, meta }) => [id, meta?.hiddenBelow]));
    expect([hidden.fechaFirmaPrevista, hidden.responsable, hidden.estado]).toEqual([undefined, undefined, 'lg']);
    const cell = columns.find(({ id }) => id === 'caratula')?.cell;
    showPages([{ path: '*', element: cell?.({ row: { original: rivas } }) }], { path: '/carpetas' });
    expect(screen.getByText('En preparación').closest('[data-only-below]')).toHaveProperty('dataset.onlyBelow', 'lg');
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

  it('says how to begin when there is no carpeta, to a person who may create one', async () => {
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

  it('says that loading failed, and tries again', async () => {
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
