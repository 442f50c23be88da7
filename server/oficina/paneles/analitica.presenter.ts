import { DateTime } from 'luxon';
import type { UsoDelDia } from '../../plataforma/uso/uso.repository.js';
import { masDias } from './semanas.js';
import type {
  AnaliticaDto,
  CantidadDeUsoDto,
  ParteDeUsoDto,
  RepartoDto,
  SerieDePuntosDto,
  UsoDeDiaDto,
} from './uso.dto.js';

type Row = Omit<UsoDelDia, 'hora'>;

export interface UsoHallado {
  hoy: string;
  /** The use by day, from the first day of last year. */
  dias: readonly Row[];
  /** The pages opened in the last 30 days, by section of the menu. */
  secciones: readonly ParteDeUsoDto[];
  horas: readonly ParteDeUsoDto[];
}

/** The bands of the day, in place of the template's bands of age. */
const FRANJAS = [
  ['Madrugada (0 a 8)', 0, 8],
  ['Mañana (8 a 13)', 8, 13],
  ['Tarde (13 a 19)', 13, 19],
  ['Noche (19 a 24)', 19, 24],
] as const;

const MONTH = 30;

/**
 * The meaning of the reference template's names here. `visitors`: sesiones by day. `conversions`: searches.
 * `impressions`: opened pages. `visits`: documents seen and made. `newVsReturning`: sesiones that were the first of a
 * person's day, and other sesiones. `gender`: devices. `age`: hours. `language`: browsers. The product asks nobody for
 * their gender, age or language. `overallScore` and the ratios: pages per sesión in the last 30 days, in the 30 before,
 * and in the last 7.
 */
export function toAnalitica({ hoy, dias: rows, secciones, horas }: UsoHallado): AnaliticaDto {
  const days = Array.from({ length: 2 * MONTH }, (_, n) => masDias(hoy, n + 1 - 2 * MONTH));
  const byDay = Map.groupBy(rows, ({ dia }) => dia);
  const usos = days.map((dia) => toDia(dia, byDay.get(dia) ?? []));
  const [before, last] = [usos.slice(0, MONTH), usos.slice(MONTH)];
  const recent = rows.filter(({ dia }) => dia >= days[MONTH]!);
  const first = rows.map(({ dia }) => dia).sort()[0] ?? hoy;
  const year = (anio: number) => visits(daysOf(anio, { first, hoy }), byDay);
  const personas = sum(last, 'personas');
  const sesiones = sum(last, 'sesiones');
  const anio = Number(hoy.slice(0, 4));
  const share = (parts: readonly ParteDeUsoDto[]) => toReparto(parts, personas);
  return {
    visitors: { series: { 'this-year': year(anio), 'last-year': year(anio - 1) } },
    conversions: toCantidad('Búsquedas', last, ({ busquedas }) => busquedas),
    impressions: toCantidad('Páginas', last, ({ paginas }) => paginas),
    visits: toCantidad('Documentos', last, (dia) => dia.documentosVistos + dia.documentosCreados),
    visitorsVsPageViews: {
      overallScore: ratio(last),
      averageRatio: ratio(before),
      predictedRatio: ratio(usos.slice(-7)),
      series: [points('Sesiones', last, 'sesiones'), points('Páginas', last, 'paginas')],
    },
    newVsReturning: share([
      { de: 'Primera del día', cantidad: Math.min(personas, sesiones) },
      { de: 'Otra en el día', cantidad: Math.max(sesiones - personas, 0) },
    ]),
    gender: share(parts(recent, 'sesiones')),
    age: share(
      FRANJAS.map(([de, from, to]) => ({
        de,
        cantidad: horas.filter((one) => Number(one.de) >= from && Number(one.de) < to).reduce(add, 0),
      })),
    ),
    language: share(parts(recent, 'navegadores')),
    uso: {
      dias: usos,
      horas: Array.from({ length: 24 }, (_, hora) => horas.find(({ de }) => Number(de) === hora)?.cantidad ?? 0),
      secciones: [...secciones],
      dispositivos: parts(recent, 'sesiones'),
      navegadores: parts(recent, 'navegadores'),
    },
  };
}

const add = (total: number, { cantidad }: { cantidad: number }) => total + cantidad;
const sum = (dias: readonly UsoDeDiaDto[], figure: Exclude<keyof UsoDeDiaDto, 'dia'>) =>
  dias.reduce((total, dia) => total + dia[figure], 0);

function toDia(dia: string, rows: readonly Row[]): UsoDeDiaDto {
  const of = (que: string) => rows.filter((row) => row.que === que).reduce(add, 0);
  return {
    dia,
    sesiones: of('sesiones'),
    personas: of('personas'),
    paginas: of('paginas'),
    busquedas: of('busquedas'),
    documentosVistos: of('documentosVistos'),
    documentosCreados: of('documentosCreados'),
  };
}

function parts(rows: readonly Row[], que: string): ParteDeUsoDto[] {
  const found = Map.groupBy(
    rows.filter((row) => row.que === que),
    ({ detalle }) => detalle,
  );
  return [...found]
    .map(([de, some]) => ({ de, cantidad: some.reduce(add, 0) }))
    .toSorted((one, other) => other.cantidad - one.cantidad || one.de.localeCompare(other.de));
}

/** The pages per sesión, to one decimal. */
function ratio(dias: readonly UsoDeDiaDto[]): number {
  const sesiones = sum(dias, 'sesiones');
  return sesiones > 0 ? Math.round((sum(dias, 'paginas') / sesiones) * 10) / 10 : 0;
}

/** The days of a year from the first day with a use until today. Days without a use are among them. */
function daysOf(anio: number, { first, hoy }: { first: string; hoy: string }): string[] {
  const from = first > `${anio}-01-01` ? first : `${anio}-01-01`;
  const until = hoy < `${anio}-12-31` ? hoy : `${anio}-12-31`;
  const { days } = DateTime.fromISO(until, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days');
  return Array.from({ length: Math.max(days + 1, 0) }, (_, n) => masDias(from, n));
}

function visits(days: readonly string[], byDay: ReadonlyMap<string, readonly Row[]>): SerieDePuntosDto[] {
  const sesiones = (rows: readonly Row[] = []) => rows.filter(({ que }) => que === 'sesiones').reduce(add, 0);
  return [{ name: 'Sesiones', data: days.map((x) => ({ x, y: sesiones(byDay.get(x)) })) }];
}

const points = (name: string, dias: readonly UsoDeDiaDto[], figure: 'sesiones' | 'paginas'): SerieDePuntosDto => ({
  name,
  data: dias.map((dia) => ({ x: dia.dia, y: dia[figure] })),
});

function toCantidad(name: string, dias: readonly UsoDeDiaDto[], of: (dia: UsoDeDiaDto) => number): CantidadDeUsoDto {
  const data = dias.map(of);
  return {
    amount: data.reduce((total, one) => total + one, 0),
    labels: dias.map(({ dia }) => dia),
    series: [{ name, data }],
  };
}

function toReparto(some: readonly ParteDeUsoDto[], uniqueVisitors: number): RepartoDto {
  const whole = some.reduce(add, 0);
  return {
    uniqueVisitors,
    series: some.map(({ cantidad }) => (whole > 0 ? Math.round((cantidad / whole) * 1000) / 10 : 0)),
    labels: some.map(({ de }) => de),
  };
}
