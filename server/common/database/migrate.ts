import pg from 'pg';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import { SettingsError } from '../config/settings.js';
import { installJobs } from '../jobs/install-jobs.js';
import { ensureOwnerPolicies } from './owner-policies.js';
import { checkPostgres } from './postgres-version.js';
import { APP_LOGIN, appPassword, PLATFORM_ROLE, scramVerifier, TENANT_ROLE } from './roles.js';
import { MIGRATIONS_TABLE, migrationNames, schemaState, unfinished } from './schema-state.js';

/** Key of the advisory lock under which one replica migrates and the others wait. */
export const MIGRATION_LOCK = 7_261_540_331;

/**
 * Brings the database up to date as the schema's owner. The function creates the roles, runs each new migration in a
 * transaction, and prepares the jobs. Several replicas may call it at once. A database from before the baseline is
 * taken over as it is.
 * @param databaseUrl the owner's connection address
 * @param log receives a line of progress in Spanish per migration
 * @param begun is called before a long wait, to migrate or for another replica that migrates
 * @throws SettingsError for a database that stopped between the migrations from before the baseline
 */
export async function migrate(
  databaseUrl: string,
  log: (line: string) => void = () => {},
  begun: () => Promise<void> = async () => {},
): Promise<void> {
  const lock = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await checkPostgres(lock);
    const { rows } = await lock.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
    if (!rows[0].taken) {
      await begun();
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    await takeOver(lock);
    await ensureRoles(lock, databaseUrl);
    await lock.query(`set lock_timeout = '1s'`);
    // Migrations must see the rows that they change.
    await ensureOwnerPolicies(lock);
    const dataSource = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      migrations: MIGRATIONS,
      migrationsTableName: MIGRATIONS_TABLE,
      // A migration that does not get its lock at once fails. Otherwise all traffic would wait behind it.
      extra: { max: 1, options: '-c lock_timeout=1s' },
    });
    await dataSource.initialize();
    try {
      if (await dataSource.showMigrations()) {
        await begun();
      }
      const done = await dataSource.runMigrations({ transaction: 'each' });
      for (const { name } of done) {
        log(`Migración ${name} aplicada`);
      }
    } finally {
      await dataSource.destroy();
    }
    await ensureOwnerPolicies(lock);
    await installJobs(databaseUrl);
  } finally {
    await lock.end();
  }
}

/** Marks the baseline as run, where the migrations that it replaced have created the schema. */
async function takeOver(client: pg.Client): Promise<void> {
  const names = await migrationNames(client);
  const { isUnfinished, isTakenOver } = schemaState(names ?? []);
  if (isUnfinished) {
    throw new SettingsError(unfinished('La base'));
  }
  if (isTakenOver) {
    const { name } = MIGRATIONS[0]!;
    await client.query(`insert into ${MIGRATIONS_TABLE} (timestamp, name) values ($1, $2)`, [name.slice(-13), name]);
  }
}

/**
 * Creates the roles before the migrations that grant to them. Roles belong to the whole server. Two databases of a
 * server may do this at once. So each statement accepts that the other database was first.
 */
export async function ensureRoles(client: pg.Client, databaseUrl: string): Promise<void> {
  // PostgreSQL's log has statements, also failed statements. So no statement has the password itself.
  const verifier = pg.escapeLiteral(scramVerifier(appPassword(databaseUrl)));
  const database = pg.escapeIdentifier((await client.query('select current_database() as name')).rows[0].name);
  const { rows: roles } = await client.query('select rolname as name from pg_roles where rolname = any ($1)', [
    [TENANT_ROLE, PLATFORM_ROLE, APP_LOGIN],
  ]);
  for (const [role, attributes] of [
    [TENANT_ROLE, 'nologin'],
    [PLATFORM_ROLE, 'nologin'],
    [APP_LOGIN, `login noinherit password ${verifier}`],
  ] as const) {
    if (!roles.some(({ name }) => name === role)) {
      await tolerant(client, `create role ${role} ${attributes}`);
    }
  }
  const { rows } = await client.query(
    `select pg_has_role($1, $2, 'member') and pg_has_role($1, $3, 'member') as granted`,
    [APP_LOGIN, TENANT_ROLE, PLATFORM_ROLE],
  );
  if (!rows[0].granted) {
    await tolerant(client, `grant ${TENANT_ROLE}, ${PLATFORM_ROLE} to ${APP_LOGIN}`);
  }
  if (!(await canLogIn(databaseUrl, appPassword(databaseUrl)))) {
    await tolerant(client, `alter role ${APP_LOGIN} login noinherit password ${verifier}`);
  }
  await client.query(`grant connect on database ${database} to ${APP_LOGIN}`);
}

const ALREADY_DONE = new Set(['42710', '23505', 'XX000']); // duplicate_object, unique_violation, tuple concurrently updated

async function tolerant(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!ALREADY_DONE.has((error as { code?: string }).code ?? '')) {
      throw error;
    }
  }
}

async function canLogIn(databaseUrl: string, password: string): Promise<boolean> {
  const url = new URL(databaseUrl);
  url.username = APP_LOGIN;
  url.password = password;
  const client = new pg.Client({ connectionString: url.toString(), connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
