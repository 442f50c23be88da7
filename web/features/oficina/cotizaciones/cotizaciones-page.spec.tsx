import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { fieldRefusal, startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { routes } from './cotizaciones.routes';
import type { CotizacionDeHistoria, Panel } from './cotizaciones-api';

fakeSizes();
const server = startApiServer();
const path = '/dashboards/crypto';

const trend = { dir: 'up', amount: 10 } as const;
const panel: Panel = {
  btc: { amount: 0, trend, marketCap: 0, volume: 0, supply: 0, allTimeHigh: 0, price: { series: [] } },
  prices: { btc: 0, eth: 0, bch: 0, xrp: 0 },
  wallets: { btc: 0, eth: 0, bch: 0, xrp: 0 },
  watchlist: [
    {
      title: 'Dólar estadounidense',
      iso: 'USD',
      base: 'ARS',
      amount: 1100,
      trend,
      series: [{ name: 'USD en ARS', data: [] }],
      valor: '1100',
      anterior: '1000',
      dia: '2026-03-04',
      fuente: 'manual',
    },
    {
      title: 'Euro',
      iso: 'EUR',
      base: 'ARS',
      amount: 0,
      trend: { dir: 'up', amount: 0 },
      series: [{ name: 'EUR en ARS', data: [] }],
      valor: null,
      anterior: null,
      dia: null,
      fuente: null,
    },
  ],
  moneda: 'ARS',
  hoy: '2026-03-04',
  carteras: [{ moneda: 'USD', monto: '1500.75', carpetas: 2, equivalente: '1650825.00' }],
  automatica: false,
  consulta: null,
};

let asked: URLSearchParams[];
let written: unknown[];

const cotizacion = (id: string, values: Partial<CotizacionDeHistoria>): CotizacionDeHistoria => ({
  id,
  moneda: 'USD',
  base: 'ARS',
  dia: new Date().toISOString().slice(0, 10),
  valor: '1100',
  fuente: 'manual',
  usuario: { id: 'u-1', nombre: 'Ana Rivas' },
  en: '2026-03-04T12:00:00Z' as never,
  vale: true,
  retiradaEn: null,
  retiradaPor: null,
  ...values,
});

beforeEach(() => {
  asked = [];
  written = [];
  server.use(
    http.get('*/api/dashboards/crypto', () => HttpResponse.json(panel)),
    http.get('*/api/cotizaciones', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const cotizaciones = [cotizacion('2', {}), cotizacion('1', { valor: '1090', vale: false })];
      return HttpResponse.json({ cotizaciones, siguiente: null });
    }),
    http.get('*/api/cotizaciones/conversion', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isKnown = searchParams.get('de') === 'USD';
      return HttpResponse.json({
        resultado: isKnown ? '1100.00' : null,
        tramos: isKnown
          ? [{ moneda: 'USD', base: 'ARS', dia: '2026-03-04', valor: '1100', fuente: 'manual', inversa: false }]
          : [],
      });
    }),
  );
});

it('shows the followed rates, converts by a named rate, and strikes out corrected rates', async () => {
  showPages(routes, { path });
  const dollar = await screen.findByRole('button', { name: /USD.*Dólar.*1\.100,00 ARS.*10,00 %/ });
  expect(dollar.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /EUR.*Sin cotización/ })).toBeTruthy();
  expect(await screen.findByText('1 USD = 1.100,00 ARS, del 04/03/2026')).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Una por una' });
  expect(within(table).getByText('1.090,00').tagName).toBe('DEL');
  expect(screen.getByText('≈ 1.650.825,00 ARS')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Invertir las monedas' }));
  await screen.findByText('No hay una cotización del último año que lleve de una a la otra.');
});

it('keeps the chosen pair in the address, and asks for its history', async () => {
  const { router } = showPages(routes, { path: `${path}?par=USD-EUR&dias=90` });
  await waitFor(() => expect(asked[0]?.get('base')).toBe('EUR'));
  fireEvent.click(await screen.findByRole('button', { name: /^EUR/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?par=EUR-ARS&dias=90'));
  await waitFor(() => expect(asked.at(-1)?.get('moneda')).toBe('EUR'));
});

it('writes a rate, and shows a refusal under its field', async () => {
  server.use(
    http.post('*/api/cotizaciones', async ({ request }) => {
      written.push(await request.json());
      return written.length === 1
        ? fieldRefusal(422, 'DATOS_INVALIDOS', 'El valor se puede leer de dos formas.', 'valor')
        : HttpResponse.json(cotizacion('3', {}));
    }),
  );
  showPages(routes, { path });
  await screen.findByRole('button', { name: /USD.*Dólar/ });
  fireEvent.click(screen.getByRole('button', { name: 'Anotar cotización' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anotar una cotización' });
  const valor = within(dialog).getByRole('textbox', { name: /Valor/ });
  fireEvent.change(valor, { target: { value: '1.500' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Anotar' }));
  await within(dialog).findByText('El valor se puede leer de dos formas.');
  fireEvent.change(valor, { target: { value: '1500' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Anotar' }));
  await screen.findByText('Se anotó la cotización del 04/03/2026');
  expect(written).toEqual([
    expect.objectContaining({ valor: '1.500' }),
    expect.objectContaining({ moneda: 'USD', base: 'ARS', dia: '2026-03-04', valor: '1500' }),
  ]);
});

it('withdraws a rate, which can be undone, and says who withdrew it', async () => {
  const calls: string[] = [];
  server.use(
    http.get('*/api/cotizaciones', () =>
      HttpResponse.json({
        cotizaciones: [
          cotizacion('2', {}),
          cotizacion('1', {
            ...{ valor: '1090', vale: false },
            ...{ retiradaEn: '2026-03-04T13:00:00Z' as never, retiradaPor: { id: 'u-2', nombre: 'Juan Paz' } },
          }),
        ],
        siguiente: null,
      }),
    ),
    http.delete('*/api/cotizaciones/:id', ({ params }) => {
      calls.push(`retirar ${params.id}`);
      return HttpResponse.json(true);
    }),
    http.post('*/api/cotizaciones/:id/restaurar', ({ params }) => {
      calls.push(`reponer ${params.id}`);
      return HttpResponse.json(true);
    }),
  );
  showPages(routes, { path });
  await screen.findByText('Retirada por Juan Paz');
  fireEvent.click(screen.getByRole('button', { name: /^Retirar la del/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(calls).toEqual(['retirar 2', 'reponer 2']));
  fireEvent.click(screen.getByRole('button', { name: 'Reponer' }));
  await waitFor(() => expect(calls.at(-1)).toBe('reponer 1'));
});

it('offers a person who only reads nothing to write, and no sums', async () => {
  showPages(routes, { path, rolId: 5 });
  await screen.findByRole('table', { name: 'Una por una' });
  expect(screen.queryByRole('button', { name: /Anotar|Importar|Corregir|Retirar/ })).toBeNull();
  expect(screen.queryByText('Carpetas abiertas, por moneda')).toBeNull();
});
