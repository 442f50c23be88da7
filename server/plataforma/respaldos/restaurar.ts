import pg from 'pg';
import { findJwtSecret, JwtSecret } from '../../common/config/jwt-secret.js';
import type { Settings } from '../../common/config/settings.js';
import type { DatabaseUrl } from '../../common/database/database-url.js';
import { migrate } from '../../common/database/migrate.js';
import { checkPostgres } from '../../common/database/postgres-version.js';
import { migrationNames } from '../../common/database/schema-state.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { verificarAuditoria } from '../auditoria/verificar-auditoria.js';
import { cargar, revisar } from './carga.js';
import { cuantos, tamano } from './cuantos.js';
import { huellaOf } from './huella.js';
import type { Manifiesto } from './manifiesto.js';
import { findObjects } from './objetos.js';
import { RespaldoRefused } from './respaldo-refused.js';

type Ask = (question: string) => Promise<string>;

interface Instalacion {
  ownerUrl: string;
  databaseUrl: DatabaseUrl;
  settings: Settings;
  /** Receives each result, in Spanish. */
  say: (line: string) => void;
  /** Asks the person at the terminal; null without a terminal. */
  ask: Ask | null;
}

/**
 * The operator's command. It reads the whole backup first, and writes nothing when the backup has a fault. Then it
 * restores the backup into an empty installation. With a confirmation, it replaces the present data.
 * @returns whether the audit and all files are whole
 * @throws RespaldoRefused
 */
export async function restaurar(
  { path, isReemplazo }: { path: string; isReemplazo: boolean },
  instalacion: Instalacion,
): Promise<boolean> {
  const { ownerUrl, databaseUrl, settings, say, ask } = instalacion;
  const base = await inspect(ownerUrl, databaseUrl);
  if (!base.isEmpty && !isReemplazo) {
    throw new RespaldoRefused(`La base «${base.nombre}» ya tiene datos. Para reemplazarlos, agregue --reemplazar.`);
  }
  if (isReemplazo && !ask) {
    throw new RespaldoRefused('Para reemplazar lo que hay, ejecute esto en una terminal: hay que confirmarlo.');
  }
  const destino = { ownerUrl, storage: new FileStorage(settings), clave: settings.RESPALDO_CLAVE, say };
  say('Revisando la copia…');
  const revision = await revisar(path, destino);
  const { manifiesto, distintos } = revision;
  say(describe(manifiesto));
  if (distintos.size > 0 && !isReemplazo) {
    throw new RespaldoRefused(
      `Hay archivos guardados que no son como los de la copia: ${cuantos(distintos.size)}. Para reemplazarlos, agregue --reemplazar.`,
    );
  }
  if (isReemplazo && ask) {
    await confirm(base.nombre, ask, say);
  }
  await cargar(path, revision, destino);
  say(`Restaurado: ${describe(manifiesto)}`);
  await migrate(ownerUrl, say);
  say('Las sesiones no están en la copia: todas las personas ingresan de nuevo.');
  const secret = await findJwtSecret(settings);
  const isSameSecret = secret !== null && huellaOf(secret) === manifiesto.huella;
  if (!isSameSecret) {
    warnOfSecret(secret, settings, say);
  }
  const faltan = await missingOf(manifiesto, destino.storage);
  for (const clave of faltan) {
    say(`Falta el archivo ${clave}: ya faltaba cuando se hizo la copia.`);
  }
  // Newer constancias name entries that the backup cannot have. Constancias of another secret cannot be read.
  const hasta = isSameSecret ? new Date(manifiesto.fecha) : null;
  const isWhole = await verificarAuditoria({ databaseUrl, settings, secret: new JwtSecret(secret ?? ''), hasta, say });
  say(isWhole ? 'La auditoría está íntegra.' : 'La auditoría no está íntegra: ya no lo estaba en la copia.');
  return isWhole && faltan.length === 0;
}

/** The contents of a backup, in a line. */
export function describe({ fecha, tablas, archivos }: Manifiesto): string {
  const filas = tablas.reduce((sum, tabla) => sum + tabla.filas, 0);
  const faltan = archivos.faltan.length > 0 ? `; faltan ${cuantos(archivos.faltan.length)}` : '';
  return `copia del ${fecha.slice(0, 16).replace('T', ' ')} UTC, con ${cuantos(tablas.length)} tablas, ${cuantos(filas)} filas y ${cuantos(archivos.total)} archivos (${tamano(archivos.bytes)}${faltan}).`;
}

/** Inspects the database. @throws RespaldoRefused when it is in use, or belongs to another program */
async function inspect(ownerUrl: string, databaseUrl: DatabaseUrl): Promise<{ nombre: string; isEmpty: boolean }> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await checkPostgres(client);
    const { rows } = await client.query(
      `select current_database() as nombre,
              exists (select 1 from pg_stat_activity where datname = current_database() and usename = $1) as "isInUse"`,
      [decodeURIComponent(new URL(databaseUrl.app).username)],
    );
    const { nombre, isInUse } = rows[0];
    if (isInUse) {
      throw new RespaldoRefused(`Carpetas está en marcha sobre la base «${nombre}». Deténgalo y repita esto.`);
    }
    if (await migrationNames(client)) {
      // With this setting, a query fails instead of hiding rows by policies. Hidden rows would make the database seem
      // empty.
      await client.query('set row_security = off');
      const found = await client.query(
        'select not exists (select 1 from cuentas) and not exists (select 1 from usuarios) as "isEmpty"',
      );
      return { nombre, isEmpty: found.rows[0].isEmpty };
    }
    if ((await findObjects(client)).length > 0) {
      throw new RespaldoRefused(`La base «${nombre}» tiene tablas que no son de Carpetas: use una base vacía.`);
    }
    return { nombre, isEmpty: true };
  } finally {
    await client.end();
  }
}

async function confirm(nombre: string, ask: Ask, say: (line: string) => void): Promise<void> {
  say(`Se borra todo lo que hay en la base «${nombre}» y sus archivos, y en su lugar queda la copia.`);
  if ((await ask(`Escriba el nombre de la base para seguir: `)).trim() !== nombre) {
    throw new RespaldoRefused('No es el nombre de la base: no se cambió nada.');
  }
}

/** Says what the operator needs besides the backup. @param secret the present signing secret */
function warnOfSecret(secret: string | null, { DATA_DIR }: Settings, say: (line: string) => void): void {
  say(
    secret
      ? 'Atención: JWT_SECRET no es el de la instalación copiada.'
      : `Atención: falta JWT_SECRET (o ${DATA_DIR}/jwt-secret) de la instalación copiada. Póngalo antes de iniciar.`,
  );
  say(
    'Con otro, no sirven los segundos factores por código, ni las claves de cuentas de correo, ni los correos que esperan.',
  );
}

/** The files that are missing in the backup and in the storage. */
async function missingOf({ archivos }: Manifiesto, storage: FileStorage): Promise<string[]> {
  const missing: string[] = [];
  for (const clave of archivos.faltan) {
    if ((await storage.size(clave)) === null) {
      missing.push(clave);
    }
  }
  return missing;
}
