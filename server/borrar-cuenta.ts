import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from './common/config/environment-file.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { BorradoRefused } from './plataforma/cuentas/borrado/borrado-de-cuenta.js';
import { borrarCuenta } from './plataforma/cuentas/borrado/borrar-cuenta.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The command that deletes a closed cuenta. Without --confirmar it only shows the data that it would delete. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { confirmar: { type: 'boolean' } },
  });
  const [cuentaId = ''] = positionals;
  loadEnvironmentFile(process.cwd());
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const { ownerUrl, stop } = await openDatabase(settings, () => {});
  try {
    await borrarCuenta(
      { cuentaId: cuentaId.toLowerCase(), isConfirmed: values.confirmar === true },
      { ownerUrl, settings, say },
    );
  } finally {
    await stop();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof BorradoRefused ? error.message : reasonOf(error)}\n`);
  process.exit(1);
}
