import { resolve } from 'node:path';
import type { Settings } from '../config/settings.js';
import { DatabaseUrl } from './database-url.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { appUrl } from './roles.js';

/** An open database: the address of the owner, the address of the serving login, and the stop. */
export interface OpenDatabase {
  ownerUrl: string;
  databaseUrl: DatabaseUrl;
  /** Stops the server if it is embedded. */
  stop(): Promise<void>;
}

/**
 * The database of the settings: DATABASE_URL, or the embedded PostgreSQL in DATA_DIR.
 * @param say receives progress in Spanish
 * @param onLost called when the embedded server ends again and again
 */
export async function openDatabase(
  settings: Settings,
  say: (line: string) => void,
  onLost?: (error: Error) => void,
): Promise<OpenDatabase> {
  const { url, stop } = settings.DATABASE_URL
    ? { url: ownerUrlOf(settings.DATABASE_URL, settings.DATABASE_PASSWORD), stop: async () => {} }
    : await startEmbedded(settings, say, onLost);
  return { ownerUrl: url, databaseUrl: new DatabaseUrl(settings.DATABASE_APP_URL ?? appUrl(url)), stop };
}

/** An address with a password that another setting gives. */
function ownerUrlOf(address: string, password?: string): string {
  if (password === undefined) {
    return address;
  }
  const url = new URL(address);
  // The setter alone would leave a «%» unencoded.
  url.password = encodeURIComponent(password);
  return url.href;
}

function startEmbedded({ DATA_DIR }: Settings, say: (line: string) => void, onLost?: (error: Error) => void) {
  say('Iniciando PostgreSQL…');
  return startEmbeddedPostgres({ dataDir: resolve(DATA_DIR, 'postgres'), log: say, onLost });
}
