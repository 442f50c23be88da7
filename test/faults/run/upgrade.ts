import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/run-program.ts';
import type { ApiClient } from '../../factories/api-client.ts';
import type { Fault, Trial } from './fault.ts';
import { expected } from './office.ts';

/** An id that no row has. */
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).stdout.trim();
}

/** The nearest release before this version. Without a release, the commit before the newest migration. */
async function previousRelease(): Promise<string> {
  try {
    return await git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  } catch {
    return `${await git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'migrations')}^`;
  }
}

/** Builds a version. The folder stays for the next run, since installing its packages may take minutes. */
async function buildVersion(ref: string): Promise<string> {
  const folder = join(root, 'dist/version-anterior');
  const commit = await git('rev-parse', `${ref}^{commit}`);
  const stamp = join(folder, 'dist/.commit');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === commit) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'dist'), { recursive: true });
  const archive = join(folder, 'dist/version.tar');
  await git('archive', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  const locked = (at: string) => readFile(join(at, 'package-lock.json'), 'utf8');
  if ((await locked(folder)) === (await locked(root))) {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  } else {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  }
  const script = `import { build } from './scripts/build.ts'; await build({ parts: ['servidor'] });`;
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
  await writeFile(stamp, commit);
  return folder;
}

/** Requests every route that a version answers, with the ids of the office or an unknown id. */
async function askForAll({ site, check }: Trial, client: ApiClient, when: string): Promise<void> {
  const { paths } = expected(await client.get('/openapi.json'), 200);
  const urls = Object.entries<object>(paths).filter(([, methods]) => 'get' in methods);
  for (const [path] of urls) {
    const url = path
      .replace(/^\/api/, '')
      .replace(/(?<=^\/carpetas\/)\{\w+\}/, site.office.carpetaId)
      .replace(/\{\w+\}/g, UNKNOWN);
    const { status, body } = await client.get(url);
    check(status < 500, `${when}, la versión anterior respondió ${status} a ${url}: ${JSON.stringify(body)}`);
  }
}

/**
 * The next version replaces the previous version, on its database and under load. A single replica is replaced at once.
 * Several are replaced in turn, so that both versions serve side by side.
 * @param ref the previous version; the nearest release by default
 */
export function upgrade(ref?: string): Fault {
  let previous: string;
  return {
    name: 'upgrade',
    env: { DEMO: 'true', API_DOCS: 'true' },
    // A replica that starts while it migrates answers 503.
    mayRefuse: true,
    prepare: async ({ machine, replicas }) => {
      previous = await buildVersion(ref ?? (await previousRelease()));
      const folders = Array(replicas).fill(previous);
      return { options: { folders, databaseUrl: await machine.newDatabase('template1') }, end: async () => {} };
    },
    happen: async (trial) => {
      const { site, load, check } = trial;
      const old = site.client(0);
      if (site.last > 0) await askForAll(trial, old, 'antes de migrar');
      const replace = async (n: number, folder: string) => {
        await site.products[n]!.end('SIGTERM');
        site.folders[n] = folder;
        await site.start(n);
        await load.more(50);
      };
      for (let n = site.last; n >= 0; n -= 1) {
        await replace(n, root);
        if (n > 0) await askForAll(trial, old, 'después de migrar');
      }
      // Returns to the previous version, as an operator may want after an upgrade.
      await replace(0, previous);
      await askForAll(trial, old, 'de vuelta');
      await replace(0, root);
      const refusals = load.parts.rows.unavailable.map((body) => (body as { code: string }).code);
      const others = refusals.filter((code) => code !== 'EN_MANTENIMIENTO');
      check(others.length === 0, `se rechazaron escrituras con ${[...new Set(others)]}`);
    },
  };
}
