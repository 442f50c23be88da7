import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { fieldRefusal, startApiServer } from '../../testing/api-server';
import { fakeSizes } from '../../testing/fake-sizes';
import { showPages } from '../../testing/show-pages';
import { routes } from './finanzas.routes';
import type { Finanzas } from './finanzas-api';

fakeSizes();
const server = startApiServer();
const path = '/dashboards/finance';

const resumen = { status: 'paid', date: 'febrero de 2026', limit: 34_500, spent: 0, minimum: 0, carpetas: 0 } as const;
const finanzas: Finanzas = {
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

beforeEach(() => {
  asked = [];
  server.use(
    http.get('*/api/dashboards/finance', ({ request }) => {
      const moneda = new URL(request.url).searchParams.get('moneda');
      asked.push(moneda);
      return HttpResponse.json({ ...finanzas, moneda: moneda ?? 'ARS' });
    }),
  );
});

const names = () =>
  within(screen.getByRole('table', { name: 'Últimas operaciones firmadas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows the months, the budget and what is over it, and the operations in the order of the address', async () => {
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

it('lets a titular change the limits that were seen, and shows a refusal under its field', async () => {
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
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await within(dialog).findByText('La meta del año debe ser 0 o más.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Se guardaron los límites');
  expect(sent[0]).toEqual({
    version: '"3"',
    body: { moneda: 'ARS', gastos: '20000', ahorro: '-1', pendientes: '1000', resumen: '34500,5' },
  });
});

it('tells who may not see the montos, and asks for nothing', async () => {
  showPages(routes, { path, rolId: 4 });
  await screen.findByText('Su rol no permite ver los montos');
  expect(asked).toEqual([]);
});
