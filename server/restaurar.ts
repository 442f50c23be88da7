import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from './common/config/environment-file.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { RespaldoRefused } from './plataforma/respaldos/respaldo-refused.js';
import { restaurar } from './plataforma/respaldos/restaurar.js';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** The exit code when the backup was restored, but lacked files or had a broken audit. */
const INCOMPLETE = 2;

const USAGE = 'Se usa así: npm run restaurar -- <archivo> [--reemplazar]';

function readOrder(): { path: string; isReemplazo: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { reemplazar: { type: 'boolean', default: false } },
    });
    if (positionals.length === 1) {
      return { path: positionals[0]!, isReemplazo: values.reemplazar };
    }
  } catch {
    // The arguments have an unknown option.
  }
  throw new RespaldoRefused(USAGE);
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** The command that restores a backup into an installation. The exit code is 1 when nothing was changed. */
async function main(): Promise<number> {
  const { path, isReemplazo } = readOrder();
  loadEnvironmentFile(process.cwd());
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const { ownerUrl, databaseUrl, stop } = await openDatabase(settings, say);
  try {
    const isWhole = await restaurar(
      { path, isReemplazo },
      { ownerUrl, databaseUrl, settings, say, ask: process.stdin.isTTY ? ask : null },
    );
    return isWhole ? 0 : INCOMPLETE;
  } finally {
    await stop();
  }
}

try {
  process.exit(await main());
} catch (error) {
  say(error instanceof RespaldoRefused ? error.message : reasonOf(error));
  process.exit(1);
}
