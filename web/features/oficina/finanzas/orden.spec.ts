import { expect, it } from 'vitest';
import type { Operacion } from './finanzas-api';
import { ordered } from './orden';

const operacion = (transactionId: string, values: Partial<Operacion>): Operacion => ({
  id: transactionId,
  transactionId,
  name: 'Acta',
  amount: 1,
  monto: '1.00',
  status: 'pending',
  date: '2026-03-04',
  ...values,
});

it('sorts amounts by their size, códigos by their numbers and names by the alphabet, and keeps the order of equals', () => {
  const all = [
    operacion('2026-10', { amount: 9, name: 'Ñandú' }),
    operacion('2026-9', { amount: 100, name: 'Oro' }),
    operacion('2026-2', { amount: 9, name: 'ánima' }),
  ];
  const ids = (...order: Parameters<typeof ordered> extends [unknown, ...infer Rest] ? Rest : never) =>
    ordered(all, ...order).map(({ id }) => id);
  expect(ids('amount', 'desc')).toEqual(['2026-9', '2026-10', '2026-2']);
  expect(ids('transactionId', 'asc')).toEqual(['2026-2', '2026-9', '2026-10']);
  expect(ids('name', 'asc')).toEqual(['2026-2', '2026-10', '2026-9']);
  expect(ids('date', 'desc')).toEqual(all.map(({ id }) => id));
});
