import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateWhatChanged } from '../../../live/invalidation-saga';
import { liveEventReceived } from '../../../live/live-events';
import { refusal, startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { routes } from './inventario.routes';
import type { Producto } from './inventario-api';

fakeSizes();
const server = startApiServer();
const at = '*/api/apps/ecommerce/inventory';

const buildProducto = (changes: Partial<Producto>): Producto => ({
  ...{ id: 'p-1', name: 'Resma A4', description: '', sku: 'RES-1', barcode: '', category: '', brand: '', vendor: '' },
  ...{ stock: 100, reserved: 0, available: 100, minimum: 20, low: false, active: true, tags: [] },
  ...{ cost: '', basePrice: 10.1, taxPercent: 21, price: 12.22, weight: '', thumbnail: null, images: [], version: 1 },
  ...{ createdAt: '2026-11-02T12:00:00.000Z', updatedAt: '2026-11-02T12:00:00.000Z' },
  ...changes,
});

/** The products of the fake server, and the ids of the products that pages requested. */
let stored: Producto[];
let asked: string[];

beforeEach(() => {
  stored = [buildProducto({}), buildProducto({ id: 'p-2', name: 'Tóner', sku: 'TON-1', stock: 0, low: true })];
  asked = [];
  const ofId = (request: Request) => new URL(request.url).searchParams.get('id');
  let gone: Producto[] = [];
  server.use(
    ...['categories', 'brands', 'vendors', 'tags'].map((list) =>
      http.get(`${at}/${list}`, () => HttpResponse.json([])),
    ),
    http.get(`${at}/products`, () =>
      HttpResponse.json({
        products: stored,
        pagination: {
          length: stored.length,
          size: 25,
          page: 0,
          lastPage: 1,
          startIndex: 0,
          endIndex: stored.length - 1,
        },
      }),
    ),
    http.get(`${at}/product`, ({ request }) => {
      asked.push(String(ofId(request)));
      const found = stored.find(({ id }) => id === ofId(request));
      return found ? HttpResponse.json(found) : refusal(404, 'NO_ENCONTRADO', 'No se encontró el producto');
    }),
    http.delete(`${at}/product`, ({ request }) => {
      gone = stored.filter(({ id }) => id === ofId(request));
      stored = stored.filter((one) => !gone.includes(one));
      return HttpResponse.json(true);
    }),
    http.post('*/api/apps/ecommerce/inventory/product/:id/restore', () => {
      const [first] = gone;
      stored = [...stored, ...gone];
      return HttpResponse.json(first);
    }),
  );
});

const show = (path: string, rolId?: number) => showPages(routes, { path: `/apps/ecommerce/inventory${path}`, rolId });
const names = () =>
  within(screen.getByRole('table', { name: 'Productos' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

async function confirmDeletion(answer: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Eliminar producto/ }));
  fireEvent.click(question.getByRole('button', { name: answer }));
}

describe('the row of a product', () => {
  /** Lets the server keep the changes of the first product. @returns their bodies, with the versions that were seen */
  const keepChanges = () => {
    const sent: [string | null, unknown][] = [];
    server.use(
      http.patch<never, { product: Partial<Producto> }>(`${at}/product`, async ({ request }) => {
        const { product } = await request.json();
        if (product.price === ('mucho' as never)) return refusal(400, 'DATOS_INVALIDOS', 'El precio no es un número');
        sent.push([request.headers.get('if-match'), product]);
        const [first, ...rest] = stored as [Producto, ...Producto[]];
        stored = [{ ...first, ...product, version: first.version + 1 }, ...rest];
        return HttpResponse.json(stored[0]);
      }),
    );
    return sent;
  };
  const cell = (name: RegExp) => screen.findByRole('button', { name });

  it('has its price, stock and state changed in place, and gets back what it had', async () => {
    const sent = keepChanges();
    show('');
    fireEvent.click(await cell(/12,22.*cambiar el precio de Resma A4/));
    const field = screen.getByRole('textbox', { name: 'el precio de Resma A4' });
    expect(field).toBe(document.activeElement);
    fireEvent.change(field, { target: { value: '15,5' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('Producto «Resma A4» guardado');
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(sent).toEqual([
        ['"1"', { price: '15,5' }],
        ['"2"', { price: '12,22' }],
      ]),
    );

    fireEvent.click(await cell(/^Sí.*Resma A4/));
    await waitFor(() => expect(sent.at(-1)).toEqual(['"3"', { active: false }]));
    fireEvent.click(await cell(/cambiar la existencia de Resma A4/));
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    await cell(/cambiar la existencia de Resma A4/);
    expect(sent).toHaveLength(3);
  });

  it('keeps what was typed when the server refuses it', async () => {
    keepChanges();
    show('');
    fireEvent.click(await cell(/cambiar el precio de Resma A4/));
    const field = screen.getByRole('textbox', { name: 'el precio de Resma A4' });
    fireEvent.change(field, { target: { value: 'mucho' } });
    fireEvent.blur(field);
    await screen.findByText('El precio no es un número');
    expect(field).toHaveProperty('value', 'mucho');
    expect(field.isConnected).toBe(true);
  });

  it('is only read by people who may not change products', async () => {
    show('', 5);
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /cambiar/ })).toBeNull();
  });
});

describe('a product', () => {
  it('is left before it is deleted, and is not requested again by the event of its deletion', async () => {
    const { app, router, store } = show('/p-1?buscar=a');
    app.runSaga(invalidateWhatChanged);
    await screen.findByRole('heading', { name: 'Resma A4' });
    const answer = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    server.use(
      http.delete(`${at}/product`, async () => {
        stored = stored.filter(({ id }) => id !== 'p-1');
        sent.resolve();
        await answer.promise;
        return HttpResponse.json(true);
      }),
    );
    asked = [];
    await confirmDeletion('Eliminar');
    await sent.promise;
    // The event of the deletion comes before its answer.
    act(() => void store.dispatch(liveEventReceived({ type: 'inventory.changed', products: ['p-1'], isOwn: true })));
    answer.resolve();
    await waitFor(() => expect(names()).toEqual(['Tóner']));
    await screen.findByText('Producto «Resma A4» eliminado');
    expect(asked).toEqual([]);
    expect(router.state.location.pathname + router.state.location.search).toBe('/apps/ecommerce/inventory?buscar=a');
  });

  it('is deleted once the request that its page had begun is answered', async () => {
    const answer = Promise.withResolvers<void>();
    const order: string[] = [];
    server.events.on('response:mocked', ({ request }) => {
      if (new URL(request.url).pathname.endsWith('/product')) order.push(request.method);
    });
    const { app, store } = show('/p-1');
    app.runSaga(invalidateWhatChanged);
    await screen.findByRole('heading', { name: 'Resma A4' });
    asked = [];
    server.use(
      http.get(`${at}/product`, async () => {
        asked.push('p-1');
        await answer.promise;
        return HttpResponse.json(stored[0]);
      }),
    );
    act(() => void store.dispatch(liveEventReceived({ type: 'inventory.changed', products: ['p-1'], isOwn: false })));
    await waitFor(() => expect(asked).toEqual(['p-1']));
    await confirmDeletion('Eliminar');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Resma A4' })).toBeNull());
    expect(stored).toHaveLength(2);
    answer.resolve();
    await screen.findByText('Producto «Resma A4» eliminado');
    expect(order).toEqual(['GET', 'GET', 'DELETE']);
  });

  it('opens again when the server refuses its deletion, and when its deletion is taken back', async () => {
    const { router } = show('/p-1');
    server.use(http.delete(`${at}/product`, () => refusal(503, 'X', 'Ahora no'), { once: true }));
    await confirmDeletion('Eliminar');
    await screen.findByText('Ahora no');
    await screen.findByRole('heading', { name: 'Resma A4' });
    await confirmDeletion('Eliminar');
    await waitFor(() => expect(names()).toEqual(['Tóner']));
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('heading', { name: 'Resma A4' });
    expect(router.state.location.pathname).toBe('/apps/ecommerce/inventory/p-1');
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('with typed text is deleted after one question; a deletion that is not confirmed keeps the text', async () => {
    const { router } = show('/p-1');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Nombre' }), { target: { value: 'Resma A3' } });
    await confirmDeletion('Cancelar');
    act(() => void router.navigate('/apps/ecommerce/inventory'));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' }));
    fireEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await confirmDeletion('Eliminar');
    await screen.findByText('Producto «Resma A4» eliminado');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('has the typed text again when the server refuses its deletion, and the stored text after it is taken back', async () => {
    show('/p-1');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Nombre' }), { target: { value: 'Resma A3' } });
    server.use(http.delete(`${at}/product`, () => refusal(503, 'X', 'Ahora no'), { once: true }));
    await confirmDeletion('Eliminar');
    await screen.findByText('Ahora no');
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'Resma A3');
    await confirmDeletion('Eliminar');
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'Resma A4'),
    );
    expect(screen.queryByText(/Se recuperó/)).toBeNull();
  });

  it('is shown as data to a person who may not edit', async () => {
    show('/p-1', 5);
    await screen.findByText('RES-1');
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  });
});

describe('the list of products', () => {
  it('says how much there is of each product, and which products are not counted', async () => {
    stored = [
      buildProducto({ stock: 0 }),
      buildProducto({ id: 'p-2', stock: 19 }),
      buildProducto({ id: 'p-3', stock: 29, reserved: 4 }),
      buildProducto({ id: 'p-4', stock: 30 }),
      buildProducto({ id: 'p-5', stock: null, reserved: null, available: null }),
    ];
    show('');
    const table = await screen.findByRole('table', { name: 'Productos' });
    const rows = within(table).getAllByRole('row').slice(1);
    const said = rows.map(({ textContent }) => /No hay|Bajo|Justo|Suficiente|Sin contar/.exec(textContent)?.[0]);
    expect(said).toEqual(['No hay', 'Bajo', 'Justo', 'Suficiente', 'Sin contar']);
    expect(rows[2]?.textContent).toContain('4 reserv.');
  });

  it('offers the first product to people who may add it, and says why the list is empty', async () => {
    stored = [];
    const { router } = show('');
    await screen.findByText('Todavía no hay productos');
    expect(screen.getByRole('link', { name: 'Agregar producto' })).toBeTruthy();
    await act(() => router.navigate('?reponer=si'));
    await screen.findByText('No hay nada que reponer');
    await act(() => router.navigate('?buscar=nadie'));
    await screen.findByText('Ningún producto coincide');
  });
});
