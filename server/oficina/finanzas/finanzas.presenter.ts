import { DateTime } from 'luxon';
import { noonOf } from '../../common/day.js';
import type { FinanzasDto, OperacionDto, PeriodoDeFinanzasDto, ResumenDelMesDto, SaldoDto } from './finanzas.dto.js';
import type { Firmado, Operacion } from './finanzas.repository.js';
import { type Periodo, tramosDe, type Unidad } from './periodos.js';
import type { Presupuesto } from './presupuestos.repository.js';

/** The number of months that are shown, with this month. */
export const MESES = 12;
const HALF = MESES / 2;

export interface CifrasDePeriodo {
  periodo: Periodo;
  unidad: Unidad;
  /** The last day that is shown, for a period that is not over. */
  ultimo: string;
  firmado: readonly Firmado[];
  abierto: string;
}

/** All figures in one currency. */
export interface Cifras {
  moneda: string;
  monedas: string[];
  /** The first days of the shown months, the oldest first. */
  primeros: readonly string[];
  meses: readonly Firmado[];
  periodo: CifrasDePeriodo;
  anterior: CifrasDePeriodo;
  pendiente: string;
  abierto: string;
  ultimas: readonly Operacion[];
  presupuesto: Presupuesto;
}

/**
 * The meaning of the reference client's figures here. Until there are honorarios and expenses, all are sums of montos.
 */
const FIGURAS = {
  expenses: ({ abierto }: Cifras) => Number(abierto),
  expensesLimit: ({ presupuesto }: Cifras) => Number(presupuesto.gastos),
  savings: ({ meses, primeros }: Cifras) => sum(thisYear(meses, primeros).map(({ entregado }) => entregado)),
  savingsGoal: ({ presupuesto }: Cifras) => Number(presupuesto.ahorro),
  bills: ({ pendiente }: Cifras) => Number(pendiente),
  billsLimit: ({ presupuesto }: Cifras) => Number(presupuesto.pendientes),
} as const satisfies Record<keyof FinanzasDto['budget'], (cifras: Cifras) => number>;

export function toFinanzas(cifras: Cifras): FinanzasDto {
  const { moneda, monedas, presupuesto, ultimas } = cifras;
  const budget = Object.fromEntries(Object.entries(FIGURAS).map(([name, figure]) => [name, figure(cifras)]));
  return {
    accountBalance: toSaldo(cifras),
    budget: budget as unknown as FinanzasDto['budget'],
    previousStatement: toResumen(cifras, MESES - 2),
    currentStatement: toResumen(cifras, MESES - 1),
    recentTransactions: ultimas.map(toOperacion),
    periodo: toPeriodo(cifras.periodo),
    anterior: toPeriodo(cifras.anterior),
    moneda,
    monedas,
    presupuesto,
  };
}

function toSaldo({ primeros, meses }: Cifras): SaldoDto {
  const serie = (name: string, of: (mes: Firmado) => string) => ({
    name,
    data: primeros.map((primero) => ({ x: primero, y: Number(of(firmadoDesde(meses, primero))) })),
  });
  const firmado = serie('Firmado', (mes) => mes.firmado);
  const amounts = firmado.data.map(({ y }) => y);
  const [before, last] = [sum(amounts.slice(0, HALF)), sum(amounts.slice(HALF))];
  return {
    growRate: before > 0 ? cents(((last - before) / before) * 100) : 0,
    ami: cents(sum(amounts) / MESES),
    series: [firmado, serie('Entregado', (mes) => mes.entregado)],
  };
}

/** @param place the index of the month */
function toResumen({ primeros, meses, presupuesto }: Cifras, place: number): ResumenDelMesDto {
  const primero = primeros[place] ?? '';
  const { firmado, entregado, carpetas, pendientes } = firmadoDesde(meses, primero);
  return {
    status: pendientes > 0 ? 'pending' : 'paid',
    date: DateTime.fromISO(primero).setLocale('es').toFormat("LLLL 'de' yyyy"),
    limit: Number(presupuesto.resumen),
    spent: Number(firmado),
    minimum: cents(Number(firmado) - Number(entregado)),
    carpetas,
  };
}

function toPeriodo({ periodo, unidad, ultimo, firmado, abierto }: CifrasDePeriodo): PeriodoDeFinanzasDto {
  const hasta = ultimo < periodo.hasta ? ultimo : periodo.hasta;
  return {
    ...periodo,
    firmado: sum(firmado.map((one) => one.firmado)),
    entregado: sum(firmado.map((one) => one.entregado)),
    abierto: Number(abierto),
    carpetas: firmado.reduce((total, { carpetas }) => total + carpetas, 0),
    tramos: tramosDe({ ...periodo, hasta }, unidad).map((tramo) => {
      const primero = unidad === 'day' ? tramo.desde : `${tramo.desde.slice(0, 7)}-01`;
      const { firmado: signed, entregado } = firmadoDesde(firmado, primero);
      return { ...tramo, firmado: Number(signed), entregado: Number(entregado) };
    }),
  };
}

function toOperacion({ id, codigo, caratula, monto, isEntregada, fechaFirma }: Operacion): OperacionDto {
  return {
    id,
    transactionId: codigo ?? '',
    name: caratula,
    amount: Number(monto),
    monto,
    status: isEntregada ? 'completed' : 'pending',
    date: noonOf(fechaFirma),
  };
}

const firmadoDesde = (meses: readonly Firmado[], primero: string): Firmado =>
  meses.find(({ dia }) => dia === primero) ?? {
    dia: primero,
    firmado: '0',
    entregado: '0',
    carpetas: 0,
    pendientes: 0,
  };

const thisYear = (meses: readonly Firmado[], primeros: readonly string[]) =>
  meses.filter(({ dia }) => dia.slice(0, 4) === primeros.at(-1)?.slice(0, 4));

/** Rounds an amount to cents, since JSON has binary numbers. */
const cents = (amount: number): number => Math.round(amount * 100) / 100;

const sum = (amounts: readonly (string | number)[]): number =>
  cents(amounts.reduce<number>((total, amount) => total + Number(amount), 0));
