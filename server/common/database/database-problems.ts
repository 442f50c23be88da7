import pg from 'pg';
import { SettingsError } from '../config/settings.js';
import { unusableDatabase } from '../errors/start-reason.js';
import type { OpenDatabase } from './open-database.js';
import { refusalOf } from './postgres-version.js';
import { PLATFORM_ROLE, TENANT_ROLE } from './roles.js';

const ANSWER_MS = 10_000;
const EXTENSIONS = ['unaccent', 'pg_trgm', 'btree_gin', 'btree_gist'];

/** The state of a database's preparation. */
interface Prepared {
  hasMigrations: boolean;
  hasJobs: boolean;
}

/**
 * Runs `work` on a connection of the database's owner.
 * @throws SettingsError when the database cannot be reached, or refuses the owner
 */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connected(ownerUrl).catch((cause) => {
    throw new SettingsError(unusableDatabase(cause), { cause });
  });
  return work(client).finally(() => client.end());
}

/** The faults of the owner and of the server, each in a sentence. Also the state of the preparation. */
export async function ownerProblems(client: pg.Client): Promise<Prepared & { problems: string[] }> {
  const { rows } = await client.query<Owner>(OWNER, [EXTENSIONS]);
  const { version, mayCreateRoles, missing, hasMigrations, hasJobs } = rows[0]!;
  const problems: string[] = [];
  const refusal = refusalOf(version);
  if (refusal) {
    problems.push(refusal);
  }
  if (!(hasMigrations || mayCreateRoles)) {
    problems.push('El usuario de DATABASE_URL no puede crear roles: dele CREATEROLE.');
  }
  if (missing.length > 0) {
    problems.push(`Al servidor le faltan extensiones: ${missing.join(', ')}. Instale su paquete «contrib».`);
  }
  return { problems, hasMigrations, hasJobs };
}

/** Why the login that serves requests cannot serve them, as a sentence. Null when it can. */
export async function loginProblem(appUrl: string): Promise<string | null> {
  try {
    const client = await connected(appUrl);
    const { rows } = await client
      .query<{ lacks: string }>(LACKS, [[TENANT_ROLE, PLATFORM_ROLE]])
      .finally(() => client.end());
    const lacks = rows.map(({ lacks }) => lacks).join(' y ');
    return lacks && `El usuario que atiende los pedidos no es miembro de ${lacks}. Agréguelo con grant.`;
  } catch (error) {
    return `El usuario que atiende los pedidos no puede entrar en la base: ${(error as Error).message}.`;
  }
}

/**
 * Checks a database before anything is written in it.
 * @param isLoginNamed whether DATABASE_APP_URL names the serving login, which then exists before the first start
 * @throws SettingsError with all its faults
 */
export async function checkDatabase(database: OpenDatabase, isLoginNamed: boolean): Promise<void> {
  const { problems } = await asOwner(database.ownerUrl, ownerProblems);
  if (problems.length > 0) {
    throw new SettingsError(problems.join('\n'));
  }
  if (isLoginNamed) {
    await checkLogin(database);
  }
}

/** @throws SettingsError when the login that serves requests cannot serve them */
export async function checkLogin({ databaseUrl }: OpenDatabase): Promise<void> {
  const problem = await loginProblem(databaseUrl.app);
  if (problem) {
    throw new SettingsError(problem);
  }
}

interface Owner extends Prepared {
  version: number;
  mayCreateRoles: boolean;
  missing: string[];
}

const OWNER = `
  select current_setting('server_version_num')::int as version, rolsuper or rolcreaterole as "mayCreateRoles",
         array(select unnest($1::text[]) except select name from pg_available_extensions
               except select extname from pg_extension order by 1) as missing,
         to_regclass('migraciones') is not null as "hasMigrations",
         to_regclass('pgboss.job') is not null as "hasJobs"
    from pg_roles where rolname = current_user`;

/** The existing roles that a login may not take. Before the first start of a server no role exists. */
const LACKS = `select rolname as lacks from pg_roles
  where rolname = any ($1) and not pg_has_role(current_user, oid, 'member') order by 1`;

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  await client.connect();
  return client;
}
