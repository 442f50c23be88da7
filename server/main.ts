import 'reflect-metadata';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, loadOpenApiMetadata } from './bootstrap.js';
import { JwtSecret, keptJwtSecret } from './common/config/jwt-secret.js';
import { loadSettings, type Settings, SettingsError } from './common/config/settings.js';
import { DatabaseUrl } from './common/database/database-url.js';
import { startEmbeddedPostgres } from './common/database/embedded-postgres.js';
import { migrate } from './common/database/migrate.js';
import { appUrl } from './common/database/roles.js';
import { DEMO_CREDENTIALS } from './demo/demo-credentials.js';
import { DemoData } from './demo/demo-data.service.js';

/** What the person who starts the product reads; the log has its own lines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The built web: dist/web, beside dist/server. */
const WEB_ROOT = fileURLToPath(new URL('../web', import.meta.url));

interface Database {
  url: string;
  stop(): Promise<void>;
}

async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings): Promise<Database> {
  if (DATABASE_URL) {
    return { url: DATABASE_URL, stop: async () => {} };
  }
  say('Iniciando PostgreSQL…');
  return startEmbeddedPostgres({ dataDir: resolve(DATA_DIR, 'postgres'), log: say });
}

async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.url, say);
    await loadOpenApiMetadata();
    const app = await createApp({
      settings,
      databaseUrl: new DatabaseUrl(settings.DATABASE_APP_URL ?? appUrl(database.url)),
      webRoot: WEB_ROOT,
      jwtSecret: new JwtSecret(settings.JWT_SECRET ?? (await keptJwtSecret(settings.DATA_DIR))),
    });
    // After Nest has closed everything that uses it.
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onClose', () => database.stop());
    await app.init();
    if (settings.DEMO) {
      await app.get(DemoData).loadIntoEmpty(say);
    }
    await app.listen({ port: settings.PORT, host: settings.HOST });
    const address =
      settings.PUBLIC_URL ?? (await app.getUrl()).replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
    say(`\nCarpetas está en ${address}`);
    if (settings.DEMO) {
      say(`Entre con ${DEMO_CREDENTIALS.email} / ${DEMO_CREDENTIALS.password}`);
    }
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Why it did not start, in a line that says what to do. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof SettingsError) {
    return message;
  }
  if (code === 'EADDRINUSE') {
    return `El puerto ${process.env.PORT ?? 3000} está ocupado. Elija otro con PORT, por ejemplo PORT=3001.`;
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return `No se puede escuchar en ${process.env.HOST ?? 'localhost'}:${process.env.PORT ?? 3000}: ${message}. Revise HOST y PORT.`;
  }
  if (code && /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000)$/.test(code)) {
    return `No se puede usar la base de datos de DATABASE_URL: ${message}. Revise que esté en marcha y que la dirección y la clave sean correctas.`;
  }
  return `No se pudo iniciar: ${error instanceof Error ? (error.stack ?? message) : String(error)}`;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
