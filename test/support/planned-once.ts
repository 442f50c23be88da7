import pg from 'pg';
import { preparedByText } from '../../server/common/database/prepared-by-text.js';

/** A private part of pg, whose version transactions.spec.ts names. */
interface Connecting {
  connectionParameters: { application_name?: string };
}

const { query } = pg.Client.prototype;
const prepared = preparedByText(query as never, new Map(), 'prueba');

/**
 * Makes PostgreSQL plan each statement of the application once per connection. That makes these tests a fifth faster.
 * The product itself prepares only its frequent statements, since each plan takes memory.
 */
function plannedOnce(this: pg.Client, ...args: [unknown]) {
  const { application_name: application } = (this as unknown as Connecting).connectionParameters;
  return Reflect.apply(/^carpetas(, con S3)?$/.test(application ?? '') ? prepared : query, this, args);
}

// The files of a worker share their modules, but each file runs this setup.
if (query.name !== plannedOnce.name) {
  Object.assign(pg.Client.prototype, { query: plannedOnce });
}
