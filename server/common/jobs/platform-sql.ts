import type { PoolClient, QueryResult } from 'pg';
import type { DataSource } from 'typeorm';
import { discard } from '../database/discard.js';
import { PLATFORM_ROLE } from '../database/roles.js';

/**
 * Runs the SQL of pg-boss as the platform role. That SQL opens and ends its own transactions. So the role is set around
 * it, without LOCAL. After an error the connection may keep the role, so the connection is discarded.
 */
export async function platformSql(dataSource: DataSource, text: string, values: unknown[] = []): Promise<QueryResult> {
  const runner = dataSource.createQueryRunner();
  const client: PoolClient = await runner.connect();
  try {
    // All statements are sent together, which takes one round trip.
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
