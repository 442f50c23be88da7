import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from './common/config/environment-file.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { mudar } from './plataforma/respaldos/mudanza.js';
import { RespaldoRefused } from './plataforma/respaldos/respaldo-refused.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The exit code when the command ended, but some files are left. */
const INCOMPLETE = 2;

const USAGE = 'Se usa así: npm run archivos:mover -- --a <s3 o disco> [--borrar]';

function readOrder(): Parameters<typeof mudar>[0] {
  try {
    const { values } = parseArgs({ options: { a: { type: 'string' }, borrar: { type: 'boolean', default: false } } });
    if (values.a === 's3' || values.a === 'disco') {
      return { hacia: values.a, isBorrado: values.borrar };
    }
  } catch {
    // The arguments have an unknown option.
  }
  throw new RespaldoRefused(USAGE);
}

/** The command that moves the stored files to S3, or back to the disk. Without --borrar it only copies. */
async function main(): Promise<number> {
  const pedido = readOrder();
  loadEnvironmentFile(process.cwd());
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const { ownerUrl, databaseUrl, stop } = await openDatabase(settings, () => {});
  try {
    return (await mudar(pedido, { ownerUrl, databaseUrl, settings, say })) ? 0 : INCOMPLETE;
  } finally {
    await stop();
  }
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof RespaldoRefused ? error.message : reasonOf(error)}\n`);
  process.exit(1);
}
