import 'reflect-metadata';
import { verificarAuditoria } from './auditoria/verificar-auditoria.js';
import { loadEnvironmentFile } from './common/config/environment-file.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The command that verifies the audit chain of every cuenta. Exit code 1 when one is broken. */
async function main(): Promise<boolean> {
  loadEnvironmentFile(process.cwd());
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const { databaseUrl, stop } = await openDatabase(settings, () => {});
  try {
    return await verificarAuditoria(databaseUrl, settings, say);
  } finally {
    await stop();
  }
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
