import { readFile } from 'node:fs/promises';
import { Client, DatabaseError } from 'pg';

const GUIDE = new URL('../../docs/operate.md', import.meta.url);

/** `duplicate_object`: an earlier run made the login on the same server. */
const ALREADY_THERE = '42710';

/** The login that owns the databases of tests. */
export interface DatabaseOwner {
  name: string;
  /** The address of a database with this login. */
  urlOf(database: string): string;
}

/**
 * Creates the login that docs/operate.md tells an operator to create. The login is no superuser, and under row-level
 * security. Tests as superuser would hide faults for such a login.
 * @param serverUrl a superuser's address
 */
export async function createOwner(serverUrl: string): Promise<DatabaseOwner> {
  const guide = await readFile(GUIDE, 'utf8');
  const [, statement, name, password] =
    /^(create role (\w+) login createrole password '([^']+)');\ncreate database \w+ owner \2;$/m.exec(guide) ?? [];
  if (!statement || !name || !password) throw new Error('docs/operate.md ya no dice cómo se crea el dueño de la base.');
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === ALREADY_THERE)) throw error;
  } finally {
    await client.end();
  }
  return {
    name,
    urlOf: (database) => {
      const url = new URL(serverUrl);
      [url.username, url.password, url.pathname] = [name, password, database];
      return url.href;
    },
  };
}
