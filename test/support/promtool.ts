import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whether this machine has promtool, from Debian's package prometheus. */
export const hasPromtool = (): Promise<boolean> =>
  run('promtool', ['--version']).then(
    () => true,
    () => false,
  );

/** Installs promtool by apt-get, if that is allowed. */
export const installPromtool = () => run('apt-get', ['install', '--yes', '--no-install-recommends', 'prometheus']);

/** Lets Prometheus itself read the alerts and fire them. @throws Error with the messages of Prometheus */
export async function checkAlerts(): Promise<void> {
  await run('promtool', ['check', 'rules', 'docs/monitoring/alerts.yml'], { cwd: ROOT });
  await run('promtool', ['test', 'rules', 'test/monitoring/alerts.test.yml'], { cwd: ROOT });
}
