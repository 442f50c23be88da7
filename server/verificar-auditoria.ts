import 'reflect-metadata';
import { loadEnvironmentFile } from './common/config/environment-file.js';
import { JwtSecret } from './common/config/jwt-secret.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { verificarAuditoria } from './plataforma/auditoria/verificar-auditoria.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * The command that verifies the audit chain of every cuenta. Its arguments name constancias, or it finds them. The exit
 * code is 1 when a chain is broken.
 */
async function main(): Promise<boolean> {
  loadEnvironmentFile(process.cwd());
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const { databaseUrl, stop } = await openDatabase(settings, () => {});
  try {
    const secret = await JwtSecret.of(settings);
    return await verificarAuditoria({ databaseUrl, settings, secret, paths: process.argv.slice(2), say });
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
