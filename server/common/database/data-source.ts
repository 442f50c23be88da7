import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { entities } from './entities.module.js';

/** The time without traffic after which the kernel checks that the server still answers. */
const KEEP_ALIVE_MS = 10_000;

/**
 * The application name by which PostgreSQL knows the processes that serve requests. Processes that store files on S3
 * have a name of their own.
 */
export function applicationNameOf({ S3_BUCKET }: Pick<Settings, 'S3_BUCKET'>): string {
  return S3_BUCKET ? 'carpetas, con S3' : 'carpetas';
}

/** The data source that serves requests. Its login owns nothing. The settings limit its use. */
export function createDataSource(url: string, settings: Settings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [...entities],
    synchronize: false,
    poolSize: settings.POOL_SIZE,
    connectTimeoutMS: settings.POOL_ACQUIRE_MS,
    applicationName: applicationNameOf(settings),
    extra: {
      // Statements do not wait for the previous statement. So a transaction opens in the round trip of its first query.
      pipeline: true,
      // Compilation (JIT) pays off for statements of seconds; ours take milliseconds.
      options: '-c jit=off',
      connectionTimeoutMillis: settings.POOL_ACQUIRE_MS,
      statement_timeout: settings.STATEMENT_TIMEOUT_MS,
      // Ends a connection whose server is silent: PostgreSQL's own limits need a server that answers.
      query_timeout: settings.QUERY_TIMEOUT_MS,
      // With this, a cut idle connection is noticed, and leaves the pool.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      lock_timeout: settings.LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: settings.IDLE_TRANSACTION_TIMEOUT_MS,
    },
  });
}
