import { findInstalled } from '../test/support/chromium.ts';
import { build } from './build.ts';
import { programOf, runProgram } from './run-program.ts';

/** The journeys run on an installed Chromium too. People have a newer Chromium than npm's. */
const JOURNEYS = ['--project', 'browser', '--project', 'browser-slow'];

/**
 * Runs the slow tests, and then the journeys on an installed Chromium. Without an installed Chromium the run fails, and
 * says how to install it. Command-line arguments go to Vitest.
 */
async function testSlow(): Promise<boolean> {
  await build();
  const given = process.argv.slice(2);
  const vitest = (projects: string[], env: NodeJS.ProcessEnv = {}) =>
    runProgram([programOf('vitest'), 'run', ...projects, ...given, '--passWithNoTests'], { env });
  const slow = await vitest(['--project', 'e2e-slow', '--project', 'browser-slow']);
  try {
    console.log(`\nLos recorridos en ${process.env.CHROME_PATH ?? (await findInstalled())}:`);
  } catch {
    console.error('No hay un Chromium instalado, y los recorridos no se ejecutaron en él: apt-get install chromium.');
    return false;
  }
  const installed = await vitest(JOURNEYS, { TEST_CHROMIUM: 'instalado' });
  return slow.code === 0 && installed.code === 0;
}

process.exitCode = (await testSlow()) ? 0 : 1;
