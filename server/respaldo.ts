import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from './common/config/environment-file.js';
import { findJwtSecret } from './common/config/jwt-secret.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { FileStorage } from './common/files/file-storage.js';
import { nuevaClave } from './plataforma/respaldos/cifrado.js';
import { openDestino } from './plataforma/respaldos/destino.js';
import { huellaOf } from './plataforma/respaldos/huella.js';
import { recorrer } from './plataforma/respaldos/recorrido.js';
import { respaldar } from './plataforma/respaldos/respaldar.js';
import { RespaldoRefused } from './plataforma/respaldos/respaldo-refused.js';
import { describe } from './plataforma/respaldos/restaurar.js';

// Messages go to the standard error. The backup may be written to the standard output.
const say = (line: string) => void process.stderr.write(`${line}\n`);

/** The exit code when the backup was made, but rows name missing files. */
const INCOMPLETE = 2;

const USAGE = `Se usa así:
  npm run respaldo -- <carpeta, archivo o ->
  npm run respaldo -- --verificar <archivo>
  npm run respaldo -- --nueva-clave`;

function readOrder(): { path: string; isCheck: boolean; isNewKey: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        verificar: { type: 'boolean', default: false },
        'nueva-clave': { type: 'boolean', default: false },
      },
    });
    const isNewKey = values['nueva-clave'];
    if (positionals.length === (isNewKey ? 0 : 1)) {
      return { path: positionals[0] ?? '', isCheck: values.verificar, isNewKey };
    }
  } catch {
    // The arguments have an unknown option.
  }
  throw new RespaldoRefused(USAGE);
}

/** The command that makes a backup of an installation, running or stopped. The command also checks a backup. */
async function main(): Promise<number> {
  const { path, isCheck, isNewKey } = readOrder();
  if (isNewKey) {
    // The keys are the command's output, which may go into a file.
    process.stdout.write(`${await nuevaClave()}\n`);
    return 0;
  }
  loadEnvironmentFile(process.cwd());
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const { RESPALDO_CLAVE: clave } = settings;
  if (process.env.RESPALDO_CLAVE?.trim() === '') {
    throw new RespaldoRefused('RESPALDO_CLAVE está vacía, y la copia quedaría sin cifrar: póngala, o quite el ajuste.');
  }
  if (isCheck) {
    say(`Está íntegra: ${describe(await recorrer(path, clave))}`);
    return 0;
  }
  const { ownerUrl, stop } = await openDatabase(settings, () => {});
  try {
    const destino = await openDestino(path, { isEncrypted: clave !== undefined });
    const secret = await findJwtSecret(settings);
    try {
      const manifiesto = await respaldar(destino.stream, {
        ownerUrl,
        storage: new FileStorage(settings),
        huella: secret && huellaOf(secret),
        clave,
        say,
      });
      await destino.keep();
      say(`${destino.nombre}: ${describe(manifiesto)}`);
      if (!clave) {
        say('La copia no está cifrada: la abre quien la tenga. Para cifrarla, defina RESPALDO_CLAVE.');
      }
      say('Guarde aparte JWT_SECRET (o DATA_DIR/jwt-secret), que no está en la copia, y la clave que la abre.');
      return manifiesto.archivos.faltan.length === 0 ? 0 : INCOMPLETE;
    } catch (error) {
      await destino.discard();
      throw error;
    }
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
