import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FinanzasDto, PresupuestoDto } from '../../server/oficina/finanzas/finanzas.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const finance = async (client: ApiClient, query = '') =>
  (await client.get<FinanzasDto>(`/dashboards/finance${query}`)).body;

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date());

/** The first day of the month that is that many months before this month. */
function month(before: number): string {
  const [year, number] = today().split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 - before, 1)).toISOString().slice(0, 10);
}

/** A carpeta that was signed on a day and is in a state since then. */
async function signed(client: Member, monto: string, dia: string, estado = 'firmada', values: object = {}) {
  const { id } = await newCarpeta(client, { moneda: 'ARS', monto, ...values });
  await test.owner.query('update carpetas set estado = $1, fecha_firma = $2 where id = $3', [estado, dia, id]);
  return id;
}

describe('the figures', () => {
  it('have every key of the reference client, with zeros and the limits of the specification', async () => {
    const { titular } = await newCuenta(test);
    const body = await finance(titular);
    expect(body).toMatchObject({
      accountBalance: { growRate: 0, ami: 0 },
      budget: { expenses: 0, expensesLimit: 20_000, savings: 0, savingsGoal: 250_000, bills: 0, billsLimit: 1_000 },
      previousStatement: { status: 'paid', limit: 34_500, spent: 0, minimum: 0 },
      currentStatement: { status: 'paid', limit: 34_500, spent: 0, minimum: 0 },
      recentTransactions: [],
      moneda: 'ARS',
      monedas: ['ARS'],
    });
    expect(body.accountBalance.series.map(({ name, data }) => [name, data.length])).toEqual([
      ['Firmado', 12],
      ['Entregado', 12],
    ]);
    expect(body.accountBalance.series[0]?.data.at(-1)).toEqual({ x: month(0), y: 0 });
    expect(body.currentStatement.date).toMatch(/^[a-z]+ de \d{4}$/);
  });

  it('are the montos of the carpetas by month and state, in a single currency', async () => {
    const { titular } = await newCuenta(test);
    const one = await signed(titular, '1000.10', month(0));
    const two = await signed(titular, '500.05', month(0), 'entregada');
    await signed(titular, '300', month(1), 'archivada');
    await signed(titular, '600', month(7), 'inscripta');
    await signed(titular, '9000', month(0), 'firmada', { moneda: 'USD' });
    await newCarpeta(titular, { moneda: 'ARS', monto: '50' });
    await newCarpeta(titular, { moneda: 'ARS' });
    const body = await finance(titular);
    const [firmado, entregado] = body.accountBalance.series.map(({ data }) => data.map(({ y }) => y));
    expect([firmado?.at(-1), firmado?.at(-2), firmado?.at(-8)]).toEqual([1_500.15, 300, 600]);
    expect([entregado?.at(-1), entregado?.at(-2), entregado?.at(-8)]).toEqual([500.05, 300, 0]);
    expect(body.accountBalance).toMatchObject({ growRate: 200.03, ami: 200.01 });
    expect(body.currentStatement).toMatchObject({ status: 'pending', spent: 1_500.15, minimum: 1_000.1, carpetas: 2 });
    expect(body.previousStatement).toMatchObject({ status: 'paid', spent: 300, minimum: 0 });
    const isJanuary = today().slice(5, 7) === '01';
    expect(body.budget).toMatchObject({
      // All carpetas were opened this month.
      expenses: 2_450.15,
      bills: 1_600.1,
      savings: isJanuary ? 500.05 : 800.05,
    });
    expect(body.recentTransactions).toHaveLength(4);
    expect(body.recentTransactions.find(({ id }) => id === one)).toMatchObject({
      transactionId: expect.stringMatching(/^\d{4}-\d{6}$/),
      name: 'Carpeta de prueba',
      amount: 1_000.1,
      monto: '1000.10',
      status: 'pending',
      // Noon in UTC, so that a client shows this day in its own zone.
      date: `${month(0)}T12:00:00.000Z`,
    });
    expect(body.recentTransactions.find(({ id }) => id === two)?.status).toBe('completed');
    expect(body.monedas).toEqual(['ARS', 'USD']);
    const dollars = await finance(titular, '?moneda=usd');
    expect([dollars.moneda, dollars.currentStatement.spent, dollars.budget.expenses]).toEqual(['USD', 9_000, 9_000]);
    expect((await titular.get('/dashboards/finance?moneda=dolar')).status).toBe(400);
  });

  it('are also of a period, beside the period before, and refuse invalid days', async () => {
    const { titular } = await newCuenta(test);
    const opened = await signed(titular, '1000.10', '2025-03-04', 'entregada');
    await test.owner.query(`update carpetas set creada_en = '2025-03-31T23:30:00-03' where id = $1`, [opened]);
    await signed(titular, '500', '2025-03-31');
    await signed(titular, '40', '2025-02-28');
    await signed(titular, '7', '2025-04-01');
    const march = await finance(titular, '?desde=2025-03-01&hasta=2025-03-31');
    expect(march.periodo).toMatchObject({ firmado: 1_500.1, entregado: 1_000.1, carpetas: 2, abierto: 1_000.1 });
    expect(march.periodo.tramos).toHaveLength(31);
    expect(march.periodo.tramos[3]).toEqual({
      ...{ desde: '2025-03-04', hasta: '2025-03-04', firmado: 1_000.1, entregado: 1_000.1 },
    });
    expect(march.anterior).toMatchObject({ desde: '2025-02-01', hasta: '2025-02-28', firmado: 40, carpetas: 1 });
    expect(march.recentTransactions.map(({ amount }) => amount)).toEqual([500, 1_000.1]);
    const year = await finance(titular, '?desde=2025-01-01&hasta=2025-12-31');
    expect(year.periodo.tramos.map(({ firmado }) => firmado)).toEqual([0, 40, 1_500.1, 7, ...Array(8).fill(0)]);
    for (const [query, status] of [
      ['desde=2025-03-01', 422],
      ['desde=2025-03-02&hasta=2025-03-01', 422],
      ['desde=1899-12-31&hasta=1900-01-02', 422],
      ['desde=2025-02-31&hasta=2025-03-01', 400],
      ['desde=ayer&hasta=hoy', 400],
    ] as const)
      expect((await titular.get(`/dashboards/finance?${query}`)).status, query).toBe(status);
  });

  it('count only the carpetas that the person sees, and are refused to roles without money', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await signed(titular, '100', month(0));
    await signed(titular, '900', month(0), 'firmada', { reservada: true });
    const [oficial, gestor, lectura] = await Promise.all([3, 4, 5].map((rol) => newMiembro(test, cuentaId, rol)));
    expect((await finance(titular)).currentStatement.spent).toBe(1_000);
    expect((await finance(oficial!)).currentStatement.spent).toBe(100);
    for (const other of [gestor!, lectura!]) expect((await other.get('/dashboards/finance')).status).toBe(403);
    const stranger = (await newCuenta(test)).titular;
    expect((await finance(stranger)).currentStatement.spent).toBe(0);
  });
});

describe('the budget', () => {
  const limites = { moneda: 'ARS', gastos: '1.000.000,50', ahorro: '5000000', pendientes: '0', resumen: '90' };
  const set = (client: ApiClient, body: object, version?: number) =>
    client.send<PresupuestoDto & { message: string; details: { campo: string }[] }>(
      'PUT',
      '/finanzas/presupuesto',
      body,
      {
        headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      },
    );

  it('is set by a titular, for a currency, and never over a version that was not seen', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const live = await listen(oficial);
    expect((await set(titular, limites, 0)).body).toMatchObject({ gastos: '1000000.5', version: 1 });
    expect((await set(titular, limites, 0)).status).toBe(412);
    expect((await set(oficial, limites, 1)).status).toBe(403);
    await vi.waitFor(() => expect(live.events.map(({ type }) => type)).toContain('finanzas.changed'));
    const { budget, currentStatement } = await finance(oficial);
    expect([budget.expensesLimit, budget.savingsGoal, budget.billsLimit, currentStatement.limit]).toEqual([
      ...[1_000_000.5, 5_000_000, 0, 90],
    ]);
    expect((await finance(oficial, '?moneda=USD')).budget.expensesLimit).toBe(20_000);
  });

  it.each([
    ['gastos', '-1', 422],
    ['ahorro', 'x', 422],
    ['pendientes', '', 422],
    ['resumen', '1,005', 422],
    ['resumen', 5, 400],
    ['moneda', 'pesos', 400],
    ['moneda', 'ZZZ', 400],
  ])('refuses %s %j by its name', async (campo, value, status) => {
    const { titular } = await newCuenta(test);
    const answer = await set(titular, { ...limites, [campo]: value });
    expect([answer.status, answer.body.details[0]?.campo]).toEqual([status, campo]);
    expect(answer.body.message).not.toContain('demasiado largo');
  });

  it('names all limits that are wrong at once', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await set(titular, { ...limites, gastos: '-1', resumen: '' });
    expect(body.details.map(({ campo }) => campo)).toEqual(['gastos', 'resumen']);
    expect(body.message).toBe('El límite de lo abierto debe ser 0 o más. Falta el límite del mes.');
  });
});
