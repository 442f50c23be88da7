import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { entities } from './entities.module.js';

/** The data source that serves requests, as the login that owns nothing, with the limits of the settings. */
export function createDataSource(url: string, settings: Settings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [...entities],
    synchronize: false,
    poolSize: settings.POOL_SIZE,
    connectTimeoutMS: settings.POOL_ACQUIRE_MS,
    applicationName: 'carpetas',
    extra: {
      // Statements are sent without waiting for the one before: a transaction opens in the round trip of its first query.
      pipeline: true,
      // Compiling a statement pays off in seconds of work; these take milliseconds, whatever the planner expects.
      options: '-c jit=off',
      connectionTimeoutMillis: settings.POOL_ACQUIRE_MS,
      statement_timeout: settings.STATEMENT_TIMEOUT_MS,
      lock_timeout: settings.LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: settings.IDLE_TRANSACTION_TIMEOUT_MS,
    },
  });
}
