import { availableParallelism } from 'node:os';
import { generateClient } from '../web/generate-client.ts';
import { programOf, runProgram, secondsSince } from './run-program.ts';

/** Skips the unit tests, for a run that is followed by `npm test`. */
const isWithoutTests = process.argv.includes('--sin-pruebas');
const UNIT_TESTS = 'pruebas de unidad';

/** The slowest checks come first, so that none of them runs alone at the end. */
const CHECKS: { name: string; command: string[] }[] = [
  { name: UNIT_TESTS, command: [programOf('vitest'), 'run', '--project', 'unit', '--project', 'web'] },
  { name: 'tipos de la web', command: [programOf('typescript', 'tsc'), '-p', 'web'] },
  { name: 'contrato de la API', command: ['scripts/openapi.ts', '--check'] },
  { name: 'formato y reglas', command: [programOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'direcciones de importación', command: ['scripts/import-directions.ts'] },
  { name: 'código sin uso', command: [programOf('knip')] },
  { name: 'tipos del servidor', command: [programOf('typescript', 'tsc'), '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'tipos de los programas', command: [programOf('typescript', 'tsc'), '-p', 'scripts'] },
];

const waiting = CHECKS.filter(({ name }) => !(isWithoutTests && name === UNIT_TESTS));
const failed: string[] = [];

/** Runs checks until none is left, and prints the output of each when it ends. */
async function runChecks(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const start = performance.now();
    const { code, output } = await runProgram(check.command, { isQuiet: true });
    if (code !== 0) failed.push(check.name);
    console.log(`${output}${code === 0 ? 'Correcto' : 'FALLA'}: ${check.name} (${secondsSince(start)})\n`);
  }
}

await generateClient();

// Each check uses about one core.
await Promise.all(Array.from({ length: availableParallelism() }, runChecks));

console.log(failed.length === 0 ? 'Todo correcto.' : `Fallan: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
