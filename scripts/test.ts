import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { programOf, runProgram } from './run-program.ts';
import { countTests, type VitestReport } from './test-totals.ts';

/** Builds the product and runs every test; further arguments go to Vitest. The last line is the totals. */
async function test(): Promise<number> {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-resultado-'));
  const file = join(folder, 'resultado.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runProgram([programOf('vitest'), 'run', ...reporters, ...process.argv.slice(2)]);
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  const totals = countTests(text === null ? null : (JSON.parse(text) as VitestReport), code);
  console.log(totals.line);
  return totals.isPassed ? 0 : 1;
}

try {
  process.exitCode = await test();
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
