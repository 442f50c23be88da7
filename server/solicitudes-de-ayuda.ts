import 'reflect-metadata';
import { loadEnvironmentFile } from './common/config/environment-file.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { SolicitudesRefused, solicitudesDeTodos } from './oficina/ayuda/solicitudes-de-todos.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The command that lists people's requests for help, and sets the state of a request. */
async function main(): Promise<void> {
  loadEnvironmentFile(process.cwd());
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const { databaseUrl, stop } = await openDatabase(settings, () => {});
  try {
    await solicitudesDeTodos(process.argv.slice(2), { databaseUrl, settings, say });
  } finally {
    await stop();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof SolicitudesRefused ? error.message : reasonOf(error)}\n`);
  process.exit(1);
}
