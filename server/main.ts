import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp, loadOpenApiMetadata } from './bootstrap.js';
import { JwtSecret, keptJwtSecret } from './common/config/jwt-secret.js';
import { loadSettings, type Settings } from './common/config/settings.js';
import { migrate } from './common/database/migrate.js';
import { type OpenDatabase, openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { DEMO_CREDENTIALS } from './demo/demo-credentials.js';
import { DemoData } from './demo/demo-data.service.js';

/** The built web: dist/web, beside dist/server. */
const WEB_ROOT = fileURLToPath(new URL('../web', import.meta.url));

/** What the person who starts the product reads; the log has its own lines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Serves until a signal asks to stop; then no accepted request is cut off, and the database stops last. */
async function serve(settings: Settings, database: OpenDatabase): Promise<void> {
  await migrate(database.ownerUrl, say);
  await loadOpenApiMetadata();
  const app = await createApp({
    settings,
    databaseUrl: database.databaseUrl,
    webRoot: WEB_ROOT,
    jwtSecret: new JwtSecret(settings.JWT_SECRET ?? (await keptJwtSecret(settings.DATA_DIR))),
  });
  if (settings.DEMO) {
    await app.get(DemoData).loadIntoEmpty(say);
  }
  await app.listen({ port: settings.PORT, host: settings.HOST });
  stopOnSignal(app, database, settings);
  say(`\nCarpetas está en ${settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`}`);
  if (settings.DEMO) {
    say(`Entre con ${DEMO_CREDENTIALS.email} / ${DEMO_CREDENTIALS.password}`);
  }
}

function stopOnSignal(app: NestFastifyApplication, database: OpenDatabase, settings: Settings): void {
  const stop = async () => {
    say('Cerrando…');
    const deadline = setTimeout(() => process.exit(1), settings.SHUTDOWN_SECONDS * 1000);
    await app.close();
    await database.stop();
    clearTimeout(deadline);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, stop);
  }
}

async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  const database = await openDatabase(settings, say);
  try {
    await serve(settings, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
