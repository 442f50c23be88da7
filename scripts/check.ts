import { programOf, runProgram, secondsSince } from './run-program.ts';

/** Skips the unit tests, for a run that is followed by `npm test`. */
const isWithoutTests = process.argv.includes('--sin-pruebas');
const UNIT_TESTS = 'pruebas de unidad';

const CHECKS: { name: string; command: string[] }[] = [
  { name: 'formato y reglas', command: [programOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'direcciones de importación', command: [programOf('dependency-cruiser', 'depcruise'), 'web', 'server'] },
  { name: 'código sin uso', command: [programOf('knip')] },
  { name: 'tipos del servidor', command: [programOf('typescript', 'tsc'), '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'tipos de la web', command: [programOf('typescript', 'tsc'), '-p', 'web'] },
  { name: 'tipos de los programas', command: [programOf('typescript', 'tsc'), '-p', 'scripts'] },
  { name: UNIT_TESTS, command: [programOf('vitest'), 'run', '--project', 'unit', '--project', 'web'] },
  { name: 'contrato de la API', command: ['scripts/openapi.ts', '--check'] },
];

const failed: string[] = [];
for (const { name, command } of CHECKS.filter(({ name }) => !(isWithoutTests && name === UNIT_TESTS))) {
  const start = performance.now();
  console.log(`\n— ${name}`);
  const { code } = await runProgram(command);
  if (code !== 0) failed.push(name);
  console.log(`${code === 0 ? 'Correcto' : 'FALLA'}: ${name} (${secondsSince(start)})`);
}

console.log(failed.length === 0 ? '\nTodo correcto.' : `\nFallan: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
