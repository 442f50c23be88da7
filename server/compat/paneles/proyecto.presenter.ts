import { DateTime } from 'luxon';
import type {
  CitaDeOficinaDto,
  MontoDePeriodoDto,
  MontosDeActoDto,
  MontosDeOficinaDto,
  OficinaDto,
  SemanaDeOficinaDto,
} from '../../oficina/paneles/oficina.dto.js';
import { initialsPicture } from '../../plataforma/imagenes/initials-picture.js';
import type { ByWeek, ExpensesDto, ProyectoDto, Serie } from './proyecto.dto.js';

/** The figure behind each word of the reference template in a week. */
const ISSUES = {
  'new-issues': 'nuevas',
  'closed-issues': 'terminadas',
  fixed: 'firmadas',
  'wont-fix': 'anuladas',
  're-opened': 'reabiertas',
  'needs-triage': 'atrasadas',
} as const satisfies Record<string, keyof SemanaDeOficinaDto>;

/** The series of a week, by day. */
const ISSUES_BY_DAY = [
  { name: 'Nuevas', type: 'line', figure: 'nuevas' },
  { name: 'Firmadas', type: 'column', figure: 'firmadas' },
] as const;

/**
 * The parts of the distribution of pending tareas. Both weeks have the same parts, since only the present state is
 * known.
 */
const TASKS = [
  ['Vencidas', 'vencidas'],
  ['Para hoy', 'hoy'],
  ['Esta semana', 'semana'],
  ['Más adelante', 'despues'],
  ['Sin fecha', 'sinFecha'],
] as const;

/** The number of rows. The template has colours for five. */
const ROWS = 5;

/**
 * The panel with the words of the reference template. Amounts are those of the deeds by acto: signed this year, and to
 * be signed.
 */
export function toProyecto(oficina: OficinaDto, montos: MontosDeOficinaDto, zona: string): ProyectoDto {
  const week = <T>(make: (semana: SemanaDeOficinaDto) => T): ByWeek<T> => ({
    'this-week': make(oficina.esta),
    'last-week': make(oficina.pasada),
  });
  const { nuevas, completadas, ...pending } = oficina.tareas;
  const tasks = TASKS.map(([, figure]) => pending[figure]);
  const rows = montos.actos.slice(0, ROWS);
  const whole = rows.reduce((sum, { firmado, porFirmar }) => sum + Number(firmado) + Number(porFirmar), 0);
  return {
    githubIssues: {
      overview: week((semana) =>
        Object.fromEntries(Object.entries(ISSUES).map(([word, figure]) => [word, semana[figure]])),
      ),
      labels: oficina.esta.dias.map(({ dia }) => diaCorto(dia)),
      series: week((semana) =>
        ISSUES_BY_DAY.map(
          ({ name, type, figure }): Serie => ({ name, type, data: semana.dias.map((dia) => dia[figure]) }),
        ),
      ),
    },
    taskDistribution: {
      overview: {
        'this-week': { new: nuevas.esta, completed: completadas.esta },
        'last-week': { new: nuevas.pasada, completed: completadas.pasada },
      },
      labels: TASKS.map(([label]) => label),
      series: { 'this-week': tasks, 'last-week': tasks },
    },
    schedule: {
      today: oficina.agenda.hoy.map((cita) => toItem(cita, zona)),
      tomorrow: oficina.agenda.manana.map((cita) => toItem(cita, zona)),
    },
    budgetDistribution: {
      categories: rows.map(({ acto }) => acto),
      series: [
        { name: 'Firmado', data: rows.map(({ firmado }) => percentOf(Number(firmado), whole)) },
        { name: 'Por firmar', data: rows.map(({ porFirmar }) => percentOf(Number(porFirmar), whole)) },
      ],
    },
    weeklyExpenses: toExpenses(montos.semanas, 'd/M'),
    monthlyExpenses: toExpenses(montos.meses, 'LLL'),
    yearlyExpenses: toExpenses(montos.anios, 'yyyy'),
    budgetDetails: {
      columns: [
        ...['type', 'total', 'expensesAmount', 'expensesPercentage'],
        ...['remainingAmount', 'remainingPercentage'],
      ],
      rows: rows.map(toRow),
    },
    teamMembers: oficina.equipo.map(({ id, avatar, nombre, email, rol }) => ({
      id,
      avatar: avatar ?? initialsPicture(nombre),
      name: nombre,
      email,
      // People of the office have no telephone in the product.
      phone: '',
      title: rol,
    })),
  };
}

/** A day on the axis of a week: «lun 23». */
function diaCorto(dia: string): string {
  return DateTime.fromISO(dia, { zone: 'utc', locale: 'es' }).toFormat('ccc d');
}

function toItem({ titulo, hora, lugar }: CitaDeOficinaDto, zona: string) {
  const time = hora ? DateTime.fromJSDate(hora, { zone: zona }).toFormat('HH:mm') : 'Todo el día';
  return { title: titulo, time, ...(lugar !== null && { location: lugar }) };
}

function toExpenses(periods: readonly MontoDePeriodoDto[], format: string): ExpensesDto {
  const label = (day: string) => DateTime.fromISO(day, { zone: 'utc', locale: 'es' }).toFormat(format);
  return {
    amount: Number(periods.at(-1)?.firmado ?? 0),
    labels: periods.map(({ desde }) => label(desde)),
    series: [{ name: 'Firmado', data: periods.map(({ firmado }) => Number(firmado)) }],
  };
}

function toRow({ acto, firmado, porFirmar }: MontosDeActoDto, place: number) {
  const [expensesAmount, remainingAmount] = [Number(firmado), Number(porFirmar)];
  const total = Math.round((expensesAmount + remainingAmount) * 100) / 100;
  return {
    id: place + 1,
    type: acto,
    total,
    expensesAmount,
    expensesPercentage: percentOf(expensesAmount, total),
    remainingAmount,
    remainingPercentage: percentOf(remainingAmount, total),
  };
}

/** A percentage with two decimals. The client adds the sign «%». */
function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 100 : 0;
}
