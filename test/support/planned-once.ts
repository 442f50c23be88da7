import pg from 'pg';

/**
 * Has PostgreSQL plan each statement of the application once per connection, which takes a fifth of the time of these
 * tests away: with the policies of the tables, planning takes longer than running. The product itself prepares its
 * frequent statements alone, since each plan takes memory.
 */
const names = new Map<string, string>();
const { query } = pg.Client.prototype;

function plannedOnce(this: pg.Client, text: unknown, values?: unknown, ...rest: unknown[]) {
  const { application_name: application } = (this as unknown as Connecting).connectionParameters;
  if (application !== 'carpetas' || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
    return Reflect.apply(query, this, [text, values, ...rest]);
  }
  const name = names.get(text) ?? `prueba ${names.size}`;
  names.set(text, name);
  return Reflect.apply(query, this, [{ name, text, values }, ...rest]);
}

/** A private part of pg, whose version transactions.spec.ts names. */
interface Connecting {
  connectionParameters: { application_name?: string };
}

// The files of a worker share their modules, but each file runs this one.
if (query.name !== plannedOnce.name) {
  Object.assign(pg.Client.prototype, { query: plannedOnce });
}
