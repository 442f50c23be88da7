import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { PLATFORM_ROLE } from '../database/roles.js';

/**
 * Runs what pg-boss asks of the database, as the platform role. Its texts open and end transactions of their own, so
 * the role is put on around them and not by SET LOCAL; a connection that may have kept it serves nobody else.
 */
export async function platformSql(dataSource: DataSource, text: string, values: unknown[] = []): Promise<QueryResult> {
  const runner = dataSource.createQueryRunner();
  const client: PoolClient = await runner.connect();
  try {
    // Sent together: one round trip.
    const [, result] = await Promise.all([
      client.query(`SET ROLE ${PLATFORM_ROLE}`),
      client.query(text, values),
      client.query('RESET ROLE'),
    ]);
    await runner.release();
    return result;
  } catch (error) {
    await discard(runner, error);
    throw error;
  }
}

function discard(runner: QueryRunner, error: unknown): Promise<void> {
  return (runner as unknown as { releasePostgresConnection(error: unknown): Promise<void> }).releasePostgresConnection(
    error,
  );
}
