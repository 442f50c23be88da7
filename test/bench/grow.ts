import { openOffices, RARE_SURNAME, type SizedOffice } from './grow-office.ts';
import { decimal, type Measurement, median } from './report.ts';

const SIZES = [10_000, 100_000, 300_000] as const;
const SAMPLES = 9;
const BUDGET = 1.5;
/**
 * The budget for searches that find thirty times as many rows in the biggest office. The index of words gives rows
 * without an order. So all found rows are sorted into the order of the answer. The global search does that for five
 * tables.
 */
const BUDGET_OF_FREQUENT = 7;

/**
 * The budget for panels, which count thirty times as many rows in the biggest office. The panels read their rows from
 * an index alone.
 */
const BUDGET_OF_WHOLE = 20;

export interface Call {
  name: string;
  /** The path, which may name one of the office's ids, such as `{persona}`. */
  path: string;
  /** The body of a POST, whose texts may name ids too. */
  body?: object;
  /** How many times as long the call may take as in the first office. */
  budget?: number;
  /** Gives the body and the version of a call, before its time is measured. */
  prepare?: (office: SizedOffice) => Promise<{ body: object; version: number }>;
}

/** A day that many days from today, as `YYYY-MM-DD` in UTC. */
export const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [weekAgo, today] = [dayFrom(-7), dayFrom(0)];

/** A search over everything. */
export const search = (query: string): Omit<Call, 'name'> => ({
  path: 'common/search',
  body: { query, grupos: 'todos' },
});

/** The calls of people in a big office: lists, filters, pages and searches. */
const CALLS: readonly Call[] = [
  { name: 'lista', path: 'carpetas' },
  ...['caratula', 'estado', 'numero', 'prioridad', 'fechaFirmaPrevista', 'creadaEn'].flatMap((orden) =>
    ['asc', 'desc'].map((direccion) => ({
      name: `lista por ${orden} ${direccion}`,
      path: `carpetas?orden=${orden}&direccion=${direccion}`,
    })),
  ),
  { name: 'lista, página 300', path: 'carpetas?pagina=300' },
  { name: 'lista, un estado', path: 'carpetas?estado=firmada' },
  { name: 'lista, un estado sin carpetas', path: 'carpetas?estado=anulada' },
  { name: 'lista, un estado por carátula', path: 'carpetas?estado=firmada&orden=caratula&direccion=asc' },
  { name: 'lista, una etiqueta', path: 'carpetas?etiqueta=campo' },
  { name: 'lista, una prioridad', path: 'carpetas?prioridad=urgente' },
  { name: 'lista, un responsable', path: 'carpetas?responsableId=yo' },
  ...['atrasada', 'hoy', 'esta_semana', 'proxima_semana', 'este_mes'].map((firma) => ({
    name: `lista, firma ${firma}`,
    path: `carpetas?firma=${firma}&orden=fechaFirmaPrevista&direccion=asc`,
  })),
  { name: 'lista, sin movimiento', path: 'carpetas?sinMovimientoDias=30' },
  { name: 'lista, sin movimiento por carátula', path: 'carpetas?sinMovimientoDias=30&orden=caratula&direccion=asc' },
  { name: 'lista, buscar un apellido', path: 'carpetas?buscar=Apertez', budget: BUDGET_OF_FREQUENT },
  { name: 'lista, buscar un apellido raro', path: `carpetas?buscar=${RARE_SURNAME}` },
  { name: 'lista, buscar dos palabras', path: 'carpetas?buscar=Apertez%20hipoteca', budget: BUDGET_OF_FREQUENT },
  { name: 'lista, buscar lo que tienen todas', path: 'carpetas?buscar=otro' },
  { name: 'lista, buscar lo que no hay', path: 'carpetas?buscar=zzyzx' },
  { name: 'lista, buscar un código', path: 'carpetas?buscar=2010-000123' },
  { name: 'lista, buscar un documento', path: 'carpetas?buscar=20.000.123' },
  { name: 'tablero', path: 'carpetas/tablero?tamano=20' },
  { name: 'tablero, firma este_mes', path: 'carpetas/tablero?tamano=20&firma=este_mes' },
  {
    name: 'tablero, buscar un apellido',
    path: 'carpetas/tablero?tamano=20&buscar=Apertez',
    budget: BUDGET_OF_FREQUENT,
  },
  { name: 'tablero, buscar un apellido raro', path: `carpetas/tablero?tamano=20&buscar=${RARE_SURNAME}` },
  { name: 'etiquetas', path: 'etiquetas' },
  { name: 'personas', path: 'personas' },
  ...['apellidos', 'actualizadaEn'].flatMap((orden) =>
    ['asc', 'desc'].map((direccion) => ({
      name: `personas por ${orden} ${direccion}`,
      path: `personas?orden=${orden}&direccion=${direccion}`,
    })),
  ),
  { name: 'personas, un tipo', path: 'personas?tipo=juridica' },
  { name: 'personas, un tipo por apellidos', path: 'personas?tipo=humana&orden=apellidos' },
  { name: 'personas, documentos de una', path: 'personas/{persona}/archivos' },
  { name: 'personas, buscar un apellido', path: 'personas?buscar=Apertez', budget: BUDGET_OF_FREQUENT },
  { name: 'personas, buscar un apellido raro', path: `personas?buscar=${RARE_SURNAME}` },
  { name: 'personas, buscar un documento', path: 'personas?buscar=20.000.123' },
  { name: 'búsqueda global de un apellido', ...search('Apertez'), budget: BUDGET_OF_FREQUENT },
  { name: 'búsqueda global de un apellido raro', ...search(RARE_SURNAME) },
  { name: 'búsqueda global de un código', ...search('2010-000123') },
  { name: 'búsqueda global de un documento', ...search('20.000.123') },
  { name: 'búsqueda global de lo que no hay', ...search('zzyzx') },
  { name: 'lista, nuevas en una semana', path: `carpetas?hecho=nueva_${weekAgo}_${today}` },
  { name: 'lista, movidas en una semana', path: `carpetas?hecho=movida_${weekAgo}_${today}` },
  { name: 'paneles, oficina', path: 'dashboards/oficina', budget: BUDGET_OF_WHOLE },
  { name: 'paneles, montos', path: 'dashboards/oficina/montos', budget: BUDGET_OF_WHOLE },
  { name: 'paneles, oficina para la plantilla', path: 'dashboards/project', budget: BUDGET_OF_WHOLE },
  { name: 'paneles, analítica', path: 'dashboards/analytics' },
  { name: 'paneles, finanzas', path: 'dashboards/finance', budget: BUDGET_OF_WHOLE },
  {
    name: 'paneles, finanzas de un año',
    path: `dashboards/finance?desde=${dayFrom(-364)}&hasta=${today}`,
    budget: BUDGET_OF_WHOLE,
  },
  { name: 'paneles, cotizaciones', path: 'dashboards/crypto', budget: BUDGET_OF_WHOLE },
];

/**
 * Compares an office of 10,000 carpetas with bigger offices, in the same run. One database holds all of them, with
 * hundreds of small offices.
 */
export async function measureGrowth(baseUrl: string, ownerUrl: string): Promise<Measurement[]> {
  return measureOffices(await openOffices(baseUrl, ownerUrl, SIZES), CALLS);
}

/** Compares the first office with the other offices. */
export async function measureOffices(offices: readonly SizedOffice[], calls: readonly Call[]): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const call of calls) {
    const times = await timesOf(call, offices);
    const [first, ...others] = times;
    const ratio = Math.max(...others) / first!;
    const budget = call.budget ?? BUDGET;
    measurements.push({
      name: call.name,
      value: `${times.map((time) => `${decimal(time, 1)} ms`).join(' · ')} (${others.map((time) => decimal(time / first!)).join(' · ')})`,
      budget: `≤ ${decimal(budget)}`,
      isMet: ratio <= budget,
    });
  }
  return measurements;
}

/** The median time of a call in each office, in milliseconds. The offices take turns. */
async function timesOf(call: Call, offices: readonly SizedOffice[]): Promise<number[]> {
  const times = offices.map((): number[] => []);
  for (const office of offices) await timeOf(call, office);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const [i, office] of offices.entries()) times[i]!.push(await timeOf(call, office));
  }
  return times.map(median);
}

async function timeOf({ path, body, prepare }: Call, office: SizedOffice): Promise<number> {
  const sent = prepare ? await prepare(office) : { body };
  const start = performance.now();
  await ask(office, path, sent);
  return performance.now() - start;
}

/** The answer to a call. @param path may name the office's ids, as the texts of the body may */
export async function ask(
  { baseUrl, accessToken, ids }: SizedOffice,
  path: string,
  { body, version }: { body?: object | undefined; version?: number } = {},
): Promise<string> {
  const response = await fetch(`${baseUrl}/api/${named(path, ids)}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: named(JSON.stringify(body), ids) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} respondió ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

/** A text with the named ids filled in. */
const named = (text: string, ids: SizedOffice['ids']): string => text.replace(/\{(\w+)\}/g, (_, name) => ids[name]!);
