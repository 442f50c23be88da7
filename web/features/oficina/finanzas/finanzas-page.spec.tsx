import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { fieldRefusal, startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { showPages } from '../../../testing/show-pages';
import { routes } from './finanzas.routes';
import type { Finanzas } from './finanzas-api';

fakeSizes();
const server = startApiServer();
const path = '/dashboards/finance';

const resumen = { status: 'paid', date: 'febrero de 2026', limit: 34_500, spent: 0, minimum: 0, carpetas: 0 } as const;
const marzo = {
  desde: '2026-03-01',
  hasta: '2026-03-31',
  firmado: 1500.15,
  entregado: 500.05,
  abierto: 0,
  carpetas: 140,
  tramos: [{ desde: '2026-03-04', hasta: '2026-03-04', firmado: 1500.15, entregado: 500.05 }],
};
const finanzas: Finanzas = {
  periodo: marzo,
  anterior: { ...marzo, desde: '2026-02-01', hasta: '2026-02-28', firmado: 1000, carpetas: 141 },
  accountBalance: {
    growRate: 12.5,
    ami: 200,
    series: ['Firmado', 'Entregado'].map((name) => ({ name, data: [{ x: '2026-03-01', y: 1500.15 }] })),
  },
  budget: { expenses: 25_000, expensesLimit: 20_000, savings: 10, savingsGoal: 100, bills: 0, billsLimit: 1000 },
  previousStatement: resumen,
  currentStatement: {
    ...resumen,
    status: 'pending',
    date: 'marzo de 2026',
    spent: 1500.15,
    minimum: 1000.1,
    carpetas: 2,
  },
  recentTransactions: [
    { name: 'Venta Ríos', amount: 1000.1, monto: '1000.10', status: 'pending', date: '2026-03-04' },
    { name: 'Donación Paz', amount: 500.05, monto: '500.05', status: 'completed', date: '2026-03-02' },
  ].map((operacion, i) => ({
    ...operacion,
    id: `c-${i}`,
    transactionId: `2026-00000${i}`,
  })) as Finanzas['recentTransactions'],
  moneda: 'ARS',
  monedas: ['ARS', 'USD'],
  presupuesto: { moneda: 'ARS', gastos: '20000', ahorro: '100', pendientes: '1000', resumen: '34500.5', version: 3 },
};

let asked: (string | null)[];
let days: (string | null)[][];

beforeEach(() => {
  asked = [];
  days = [];
  server.use(
    http.get('*/api/dashboards/finance', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const moneda = searchParams.get('moneda');
      asked.push(moneda);
      days.push([searchParams.get('desde'), searchParams.get('hasta')]);
      return HttpResponse.json({ ...finanzas, moneda: moneda ?? 'ARS' });
    }),
  );
});

const names = () =>
  within(screen.getByRole('table', { name: 'Operaciones firmadas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows the months, the budget and the excess, and the operations in the order of the address', async () => {
  showPages(routes, { path: `${path}?orden=amount&direccion=asc` });
  await screen.findByText('2 operaciones firmadas, queda por entregar');
  expect(screen.getByText(/^125\s?% de un límite de \$\s?20\.000,00: pasado$/)).toBeTruthy();
  expect(names()).toEqual(['Donación Paz', 'Venta Ríos']);
  expect(screen.getByRole('link', { name: 'Venta Ríos' }).getAttribute('href')).toBe('/carpetas/c-0');
});

it('shows one currency at a time, which is in the address', async () => {
  const { router } = showPages(routes, { path });
  fireEvent.click(await screen.findByRole('button', { name: 'USD' }));
  await waitFor(() => expect(asked).toEqual([null, 'USD']));
  expect(router.state.location.search).toBe('?moneda=USD');
});

it('shows a period of the address beside the one before, and goes to others and to free days', async () => {
  const { router } = showPages(routes, { path: `${path}?periodo=trimestre&desde=2026-03-04` });
  await screen.findByRole('heading', { name: 'Primer trimestre de 2026' });
  await screen.findByText(/500,15 más que del 01\/02\/2026 al 28\/02\/2026/);
  await screen.findByText(/^1 menos que/);
  const all = await screen.findByRole('link', { name: 'Ver las 140 en Carpetas' });
  expect(all.getAttribute('href')).toBe('/carpetas?hecho=firmada_2026-03-01_2026-03-31&moneda=ARS');
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await screen.findByRole('heading', { name: 'Cuarto trimestre de 2025' });
  fireEvent.click(screen.getByRole('button', { name: 'Fechas…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Elegir fechas' });
  const write = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } });
  write('Desde', '05/03/2016');
  write('Hasta', '09/03/2026');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mostrar' }));
  await within(dialog).findByText('Un período tiene hasta 5 años.');
  write('Desde', '05/03/2026');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mostrar' }));
  await screen.findByRole('button', { name: '05/03/2026 a 09/03/2026' });
  await waitFor(() =>
    expect(days).toEqual([
      ['2026-01-01', '2026-03-31'],
      ['2025-10-01', '2025-12-31'],
      ['2026-03-05', '2026-03-09'],
    ]),
  );
  expect(router.state.location.search).toBe('?periodo=propio&desde=2026-03-05&hasta=2026-03-09');
});

it('leads away from a period that cannot be shown', async () => {
  server.use(
    http.get(
      '*/api/dashboards/finance',
      () => fieldRefusal(422, 'DATOS_INVALIDOS', 'El último día es anterior al primero.', 'hasta'),
      { once: true },
    ),
  );
  showPages(routes, { path: `${path}?periodo=propio&desde=2026-03-09&hasta=2026-03-05` });
  await screen.findByText('El último día es anterior al primero.');
  fireEvent.click(screen.getByRole('button', { name: 'Mes' }));
  await screen.findByText(/500,15 más que/);
});

it('lets a titular change the limits that they saw, and shows a refusal under its field', async () => {
  const sent: { version: string | null; body: unknown }[] = [];
  server.use(
    http.put('*/api/finanzas/presupuesto', async ({ request }) => {
      sent.push({ version: request.headers.get('if-match'), body: await request.json() });
      return sent.length === 1
        ? fieldRefusal(422, 'DATOS_INVALIDOS', 'La meta del año debe ser 0 o más.', 'ahorro')
        : HttpResponse.json(finanzas.presupuesto);
    }),
  );
  showPages(routes, { path });
  await screen.findByRole('region', { name: 'Este mes' });
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar límites' }));
  const dialog = await screen.findByRole('dialog', { name: 'Límites del presupuesto en ARS' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Meta/ }), { target: { value: '-1' } });
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await within(dialog).findByText('La meta del año debe ser 0 o más.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Se guardaron los límites');
  expect(sent[0]).toEqual({
    version: '"3"',
    body: { moneda: 'ARS', gastos: '20000', ahorro: '-1', pendientes: '1000', resumen: '34500,5' },
  });
});

it('tells a person who may not see the montos so, and fetches nothing', async () => {
  showPages(routes, { path, rolId: 4 });
  await screen.findByText('Su rol no permite ver los montos');
  expect(asked).toEqual([]);
});
