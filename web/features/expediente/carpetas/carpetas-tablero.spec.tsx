import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { api as cuentaApi } from '../../../api/generated/cuenta';
import { refuseOld } from '../../../testing/api-server';
import { buildCarpeta, carpetasPage, versionAnterior } from '../../../testing/carpetas';
import { show, startCarpetasPage } from '../../../testing/carpetas-page';
import { type EstadoCarpeta, estados } from './public/estados';

const { server } = startCarpetasPage();

describe('the board of carpetas', () => {
  const mover = (estado: EstadoCarpeta, motivo: string | null = null) => ({
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

  it('has a column for each state, and is shown again next time', async () => {
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

  it('offers no further move of a card while its move waits, and says why; then those of its new state', async () => {
    const seen: (string | null)[] = [];
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.post('*/api/carpetas/c-1/mover', async ({ request }) => {
        seen.push(request.headers.get('if-match'));
        await isAnswered;
        const { estado } = (await request.json()) as { estado: EstadoCarpeta };
        const [now = movible] = guardadas;
        guardadas = [{ ...now, estado, version: now.version + 1, movimientos: [mover('en_preparacion')] }, otra];
        return refuseOld(request, now.version) ?? HttpResponse.json(guardadas[0]);
      }),
    );
    show('/carpetas?como=tablero');
    await chooseMove('2026-000123', 'Lista para firma');
    expect(await column('Lista para firma').findByRole('link', { name: /Rivas/ })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de 2026-000123' }));
    const [only, ...others] = await screen.findAllByRole('menuitem');
    expect([only?.textContent, others]).toEqual(['La carpeta todavía se está moviendo.', []]);
    expect(only?.getAttribute('aria-disabled')).toBe('true');
    answer();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'En preparación' }));
    expect(await screen.findByText('La carpeta pasó a «En preparación»')).toBeTruthy();
    expect(seen).toEqual(['"3"', '"4"']);
    expect(column('En preparación').getByRole('link', { name: /Rivas/ })).toBeTruthy();
    expect(column('Lista para firma').queryByRole('link')).toBeNull();
  });

  it('shows the answer of a move before the board answers again, and moves the card on from there', async () => {
    const seen: (string | null)[] = [];
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/carpetas/tablero', async () => {
        if (seen.length > 0) await isAnswered;
        return HttpResponse.json({ columnas: estados.map(columnaDe) });
      }),
      http.post('*/api/carpetas/c-1/mover', async ({ request }) => {
        seen.push(request.headers.get('if-match'));
        const { estado } = (await request.json()) as { estado: EstadoCarpeta };
        const [now = movible] = guardadas;
        guardadas = [{ ...now, estado, codigo: '2026-000200', version: now.version + 1 }, otra];
        return refuseOld(request, now.version) ?? HttpResponse.json(guardadas[0]);
      }),
    );
    guardadas = [{ ...movible, movimientos: [mover('lista_para_firma'), mover('observada')] }, otra];
    show('/carpetas?como=tablero');
    await chooseMove('2026-000123', 'Lista para firma');
    expect(await column('Lista para firma').findByRole('link', { name: /2026-000200/ })).toBeTruthy();
    await chooseMove('2026-000200', 'Observada');
    expect(await screen.findByText('La carpeta pasó a «Observada»')).toBeTruthy();
    expect(seen).toEqual(['"3"', '"4"']);
    answer();
  });

  it('asks for what the move needs, and puts the carpeta back when the question is left', async () => {
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

  it('forgets a moved card when the board shows other carpetas', async () => {
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

  it('says that there is no carpeta, and leads back to the list', async () => {
    guardadas = [];
    server.use(http.get('*/api/cuenta', () => HttpResponse.json({ tieneCarpetas: false, primerosPasos: null })));
    const { app } = show('/carpetas?como=tablero', 5);
    await app.store.dispatch(cuentaApi.endpoints.cuentaActualGet.initiate());
    expect(await screen.findByText('Todavía no le dieron acceso a ninguna carpeta')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Lista' })).toBeTruthy();
  });

  it('shows further carpetas of a column on request', async () => {
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

  it('moves a carpeta from a further part of a column at once', async () => {
    let answer: (response: Response) => void = () => undefined;
    const ultima = { ...movible, id: 'c-3', codigo: '2026-000125', caratula: 'La última' };
    server.use(
      http.get('*/api/carpetas/tablero', ({ request }) => {
        const pagina = Number(new URL(request.url).searchParams.get('pagina'));
        const paginacion = { total: 21, totalEsMinimo: false, pagina, tamano: 20, ultimaPagina: 2 };
        const columnas = [columnaDe('lista_para_firma'), { ...columnaDe('en_preparacion'), paginacion }];
        return HttpResponse.json({
          columnas: columnas
            .map((columna) => (pagina === 2 ? { ...columna, carpetas: [ultima] } : columna))
            .slice(pagina - 1),
        });
      }),
      http.post('*/api/carpetas/c-3/mover', () => new Promise<Response>((resolve) => (answer = resolve))),
    );
    show('/carpetas?como=tablero');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver más de En preparación' }));
    await column('En preparación').findByRole('link', { name: /La última/ });
    await chooseMove('2026-000125', 'Lista para firma');
    expect(await column('Lista para firma').findByRole('link', { name: /La última/ })).toBeTruthy();
    expect(column('En preparación').queryByRole('link', { name: /La última/ })).toBeNull();
    await waitFor(() => answer(HttpResponse.json(versionAnterior, { status: 412 })));
    expect(await column('En preparación').findByRole('link', { name: /La última/ })).toBeTruthy();
  });

  it('lets a person who may only read move nothing', async () => {
    guardadas = [{ ...movible, movimientos: [] }];
    show('/carpetas?como=tablero', 5);
    const link = await screen.findByRole('link', { name: /Rivas/ });
    expect(link.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByRole('button', { name: /^Acciones de/ })).toBeNull();
  });
});
