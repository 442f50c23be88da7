import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const GUIDE = new URL('../../docs/operate.md', import.meta.url);

export const hasFail2ban = (): Promise<boolean> =>
  run('fail2ban-regex', ['--version']).then(
    () => true,
    () => false,
  );

/** Installs fail2ban by apt-get, if that is allowed. */
export const installFail2ban = () => run('apt-get', ['install', '--yes', '--no-install-recommends', 'fail2ban']);

/** The addresses that fail2ban finds in lines of the log with the filter of docs/operate.md. */
export async function addressesFor(lines: readonly string[]): Promise<string[]> {
  const [, filter] = (await readFile(GUIDE, 'utf8')).match(/```ini\n(\[Definition\]\n[\s\S]*?)```/) ?? [];
  if (!filter) {
    throw new Error('docs/operate.md gives no filter.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'fail2ban-'));
  try {
    const [log, conf] = [join(folder, 'carpetas.log'), join(folder, 'carpetas.conf')];
    await writeFile(log, lines.join(''));
    await writeFile(conf, filter);
    const { stdout } = await run('fail2ban-regex', ['--out', 'ip', log, conf]);
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true });
  }
}
