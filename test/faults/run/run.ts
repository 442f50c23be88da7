import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../../scripts/build.ts';
import { programOf, runProgram } from '../../../scripts/run-program.ts';
import type { Fault } from './fault.ts';
import { Machine, Site } from './installation.ts';
import { startLoad } from './load.ts';
import { OF_CONNECTIONS } from './of-connections.ts';
import { OF_PROCESSES } from './of-processes.ts';
import { OF_REPLICAS } from './of-replicas.ts';
import { OF_THE_DATABASE } from './of-the-database.ts';
import { OF_THE_MACHINE } from './of-the-machine.ts';
import { disorderOf, isKept, problemsOf, type Result, toTable, verdictOf } from './result.ts';
import { upgrade } from './upgrade.ts';

type Outcome = Pick<Result, 'broken' | 'count' | 'missing'>;

/** Makes a fault happen to replicas under load. Afterwards counts the acknowledged writes. */
async function tryFault(machine: Machine, fault: Fault, replicas: number): Promise<Outcome> {
  const broken: string[] = [];
  const missing = await fault.missing?.();
  if (missing) return { broken, missing };
  const dataDir = join(machine.folder, `datos-${fault.name}-${replicas}`);
  await mkdir(dataDir);
  const prepared = await fault.prepare?.({ machine, dataDir, replicas });
  const env = { ...fault.env, ...prepared?.options.env };
  const options = { ...prepared?.options, replicas, isProxied: fault.isProxied, env };
  let site: Site | undefined;
  try {
    site = await Site.open(machine, dataDir, options);
    const load = startLoad(site);
    const check = (isSo: unknown, promise: string) => {
      if (!isSo) broken.push(promise);
    };
    try {
      await load.more(20);
      await fault.happen({ site, load, check });
      await load.more(20);
    } catch (error) {
      broken.push(String((error as Error).stack));
    }
    const count = await load.count();
    broken.push(...problemsOf(load, fault), ...(await disorderOf(site)));
    return { broken, count };
  } finally {
    await site?.close();
    await prepared?.end();
  }
}

/** Prints the result of a fault at once. The table follows at the end. */
function tell(result: Result): void {
  const { fault, replicas, seconds, broken, count, missing } = result;
  console.log(`${fault}, réplicas: ${replicas}: ${verdictOf(result)} (${missing ?? `${Math.round(seconds)} s`})`);
  const lines = [
    ...broken,
    ...(count?.lost ?? []).map((name) => `se perdió: ${name}`),
    ...(count?.twice ?? []).map((name) => `está dos veces: ${name}`),
  ];
  for (const line of lines) console.log(`  ${line}`);
}

async function tryAll(faults: readonly Fault[], amounts: readonly number[]): Promise<Result[]> {
  await build({ parts: ['servidor'] });
  const machine = await Machine.open();
  const results: Result[] = [];
  try {
    for (const fault of faults) {
      for (const replicas of amounts) {
        const start = performance.now();
        const failed = (error: Error): Outcome => ({ broken: [error.stack ?? error.message] });
        const outcome = await tryFault(machine, fault, replicas).catch(failed);
        const result = { fault: fault.name, replicas, seconds: (performance.now() - start) / 1000, ...outcome };
        results.push(result);
        tell(result);
      }
    }
  } finally {
    await machine.close();
  }
  return results;
}

/** The choice of the command line: faults by name, or all, and the numbers of replicas. */
function chosen(): { isAll: boolean; faults: Fault[]; amounts: number[] } {
  const { only, replicas, previous } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      replicas: { type: 'string', multiple: true, default: ['1', '2'] },
      previous: { type: 'string' },
    },
  }).values;
  const all = [...OF_PROCESSES, ...OF_THE_DATABASE, ...OF_THE_MACHINE, ...OF_REPLICAS, ...OF_CONNECTIONS];
  const faults = [...all, upgrade(previous)];
  const unknown = only.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new Error(`No hay ${unknown}. Hay: ${faults.map(({ name }) => name).join(', ')}.`);
  return {
    isAll: only.length === 0,
    faults: faults.filter(({ name }) => only.length === 0 || only.includes(name)),
    amounts: replicas.map(Number),
  };
}

/** Runs the tests of faults that are too slow for `npm test`. */
async function passSlowTests(): Promise<boolean> {
  return (await runProgram([programOf('vitest'), 'run', '--project', 'e2e-slow', 'test/faults'])).code === 0;
}

try {
  const { isAll, faults, amounts } = chosen();
  const isTested = !isAll || (await passSlowTests());
  const results = await tryAll(faults, amounts);
  const notRun = results.filter(({ missing }) => missing).length;
  const broken = results.filter((result) => !isKept(result)).length;
  console.log(`\n${toTable(results)}\n`);
  console.log(`${results.length - notRun - broken} cumplen, ${broken} no cumplen, ${notRun} no se ejecutaron.`);
  if (!isTested) console.log('Las pruebas de test/faults/slow no cumplen.');
  process.exitCode = broken > 0 || !isTested ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
