import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { programOf, root, runProgram } from './run-program.ts';
import { countTests, describeRun, type TestReport } from './test-totals.ts';

/**
 * Builds the product and runs the tests. All tests run except the slow tests, unless projects are named. Command-line
 * arguments go to Vitest. The last line has the totals.
 */
async function test(): Promise<number> {
  await build({ parts: ['servidor'] });
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-resultado-'));
  const file = join(folder, 'resultado.json');
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/totals-reporter.ts')}`];
  const given = process.argv.slice(2);
  const projects = given.some((arg) => arg.startsWith('--project')) ? [] : ['--project=!*-slow'];
  const args = ['run', ...projects, ...reporters, ...given];
  const { code } = await runProgram([programOf('vitest'), ...args], { env: { TEST_REPORT: file } });
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  const report = text === null ? null : (JSON.parse(text) as TestReport);
  if (report) console.log(`\n${describeRun(report).join('\n')}`);
  const totals = countTests(report, code);
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
