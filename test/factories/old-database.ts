import pg from 'pg';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations/index.js';
import { ensureRoles } from '../../server/common/database/migrate.js';
import { ensureOwnerPolicies } from '../../server/common/database/owner-policies.js';
import { createEmptyDatabase } from './app.js';

/** A database as it was before one migration, without rows. @param Migration the first one that it lacks */
export async function createDatabaseBefore(
  Migration: (typeof MIGRATIONS)[number],
): ReturnType<typeof createEmptyDatabase> {
  const database = await createEmptyDatabase();
  const dataSource = new DataSource({
    type: 'postgres',
    url: database.ownerUrl,
    migrations: MIGRATIONS.slice(0, MIGRATIONS.indexOf(Migration)),
    migrationsTableName: 'migraciones',
    extra: { max: 1 },
  });
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await ensureRoles(client, database.ownerUrl);
    await dataSource.initialize();
    await dataSource.runMigrations({ transaction: 'each' });
    await ensureOwnerPolicies(client);
  } finally {
    await dataSource.destroy();
    await client.end();
  }
  return database;
}
