import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './bootstrap.js';
import { JwtSecret } from './common/config/jwt-secret.js';
import { checkPlaces } from './common/config/places.js';
import { loadSettings, type Settings } from './common/config/settings.js';
import { checkDatabase, checkLogin } from './common/database/database-problems.js';
import { migrate } from './common/database/migrate.js';
import { type OpenDatabase, openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { loadOpenApiMetadata } from './common/http/api-docs.js';
import { Drain } from './common/http/drain.js';
import { listen } from './common/http/listen.js';
import { Maintenance } from './common/http/maintenance.js';
import { startTracing, stopTracing } from './common/tracing/tracing.js';
import { versionOf } from './common/version.js';
import { loadDemoIntoEmpty } from './demo/load-demo.js';
import { DEMO_CREDENTIALS } from './plataforma/identidad/demo-credentials.js';

/** The built web: dist/web, beside dist/server. */
const WEB_ROOT = fileURLToPath(new URL('../web', import.meta.url));

/** The pages of the help, beside dist. */
const CONTENT_ROOT = fileURLToPath(new URL('../../contenido', import.meta.url));

/** Prints a line for the person who starts the product, apart from the log. */
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the product. @param opened receives the application as soon as it can be closed */
async function serve(settings: Settings, database: OpenDatabase, opened: (app: NestFastifyApplication) => void) {
  const maintenance = new Maintenance(settings.PORT, settings.HOST);
  await checkDatabase(database, settings.DATABASE_APP_URL !== undefined);
  await migrate(database.ownerUrl, say, () => maintenance.open());
  await checkLogin(database);
  const app = await createApp({
    settings,
    databaseUrl: database.databaseUrl,
    webRoot: WEB_ROOT,
    contentRoot: CONTENT_ROOT,
    loadApiMetadata: loadOpenApiMetadata,
    jwtSecret: await JwtSecret.of(settings),
  });
  opened(app);
  if (settings.DEMO) {
    await loadDemoIntoEmpty(app, say);
  }
  await maintenance.close();
  await listen(app, settings.PORT, settings.HOST);
  say(`\nCarpetas ${versionOf(settings)} está en ${settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`}`);
  if (settings.DEMO) {
    say(`Entre con ${DEMO_CREDENTIALS.email} / ${DEMO_CREDENTIALS.password}`);
  }
}

/** The exit code of a process that may be started again. The code 1 means that another start would fail too. */
const CRASHED = 70;

process.once('uncaughtException', (error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(CRASHED);
});

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  await checkPlaces(settings);
  await startTracing(settings);
  let database: OpenDatabase | undefined;
  let app: NestFastifyApplication | undefined;
  const abandon = async (): Promise<never> => {
    await database?.stop();
    return process.exit(1);
  };
  // The supervisor of `npm start` was killed. This process must not keep the port and the data folder.
  process.once('disconnect', abandon);
  database = await openDatabase(settings, say, ({ message }) => fail(message));
  // Requests under way finish first, and the database stops last.
  const stop = async (): Promise<never> => {
    say('Cerrando…');
    await app?.get(Drain).announce();
    const deadline = setTimeout(abandon, settings.SHUTDOWN_SECONDS * 1000);
    await app?.close();
    await Promise.all([database?.stop(), stopTracing()]);
    clearTimeout(deadline);
    return process.exit(0);
  };
  let stopping: Promise<never> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Under npm, Ctrl-C arrives twice: from the terminal, and from npm.
    process.on(signal, () => {
      stopping ??= stop();
    });
  }
  try {
    await serve(settings, database, (opened) => {
      app = opened;
    });
  } catch (error) {
    // A signal during the start ends the process here, without reporting the start's error.
    await stopping;
    await database.stop();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  fail(reasonOf(error));
}
