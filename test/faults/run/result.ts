import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../../scripts/run-program.ts';
import { aligned } from '../../bench/report.ts';
import type { Fault } from './fault.ts';
import type { Site } from './installation.ts';
import type { Count, Load } from './load.ts';

/** The result of a fault: a line of the table. */
export interface Result {
  fault: string;
  replicas: number;
  seconds: number;
  count?: Count;
  /** Promises that were not kept. */
  broken: string[];
  /** Why the fault was not run. */
  missing?: string | null;
}

export function isKept({ broken, count }: Result): boolean {
  return broken.length + (count?.lost.length ?? 0) + (count?.twice.length ?? 0) === 0;
}

export const verdictOf = (result: Result) =>
  result.missing ? 'no se ejecutó' : isKept(result) ? 'cumple' : 'NO CUMPLE';

/** The problems of the clients that the fault does not excuse. */
export function problemsOf({ parts: { rows, files } }: Load, fault: Fault): string[] {
  const told = (what: string, cases: unknown[]) =>
    cases.length > 0 ? [`${cases.length} ${what}: ${JSON.stringify(cases[0], withErrors)}`] : [];
  return [
    ...told('escrituras fallaron', rows.failed),
    ...(fault.mayRefuseFiles ? [] : told('subidas fallaron', files.failed)),
    ...(fault.mayRefuse ? [] : told('respuestas 429 o 503', [...rows.unavailable, ...files.unavailable])),
    ...(fault.mayBreakOff ? [] : told('conexiones cortadas', [...rows.brokenOff, ...files.brokenOff])),
  ];
}

const withErrors = (_: string, value: unknown) => (value instanceof Error ? String(value) : value);

/** The faults in the database: gaps in the numbers of the office, and audits that do not verify. */
export async function disorderOf(site: Site): Promise<string[]> {
  const [numbers] = await site.rows<{ last: number; carpetas: number }>(
    'select max(numero)::int as last, count(*)::int as carpetas from carpetas where cuenta_id = $1',
    [site.office.cuentaId],
  );
  const { last, carpetas } = numbers!;
  const audit = await promisify(execFile)(process.execPath, ['dist/server/verificar-auditoria.js'], {
    cwd: root,
    env: { ...process.env, ...site.env },
  }).then(
    () => [],
    ({ stdout, stderr }) => [`la auditoría no verifica: ${stdout}${stderr}`],
  );
  return [...(last === carpetas ? [] : [`${carpetas} carpetas llegan al número ${last}`]), ...audit];
}

export function toTable(results: Result[]): string {
  return aligned([
    ['Falla', 'Réplicas', 'Aceptadas', 'Halladas', 'Perdidas', 'Dobles', 'Segundos', ''],
    ...results.map((result) => {
      const { fault, replicas, seconds, count, missing } = result;
      const counts = count
        ? [count.acknowledged, count.found, count.lost.length, count.twice.length]
        : ['', '', '', ''];
      return [fault, replicas, ...counts, missing ? '' : Math.round(seconds), verdictOf(result)].map(String);
    }),
  ]);
}
