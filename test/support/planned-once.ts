import pg from 'pg';
import { preparedByText } from '../../server/common/database/prepared-by-text.js';

/** A private part of pg, whose version transactions.spec.ts names. */
interface Connecting {
  connectionParameters: { application_name?: string };
}

const { query } = pg.Client.prototype;
const prepared = preparedByText(query as never, new Map(), 'prueba');

/**
 * Has each statement of the application planned once per connection, which takes a fifth of the time of these tests away.
 * The product itself prepares its frequent statements alone, since each plan takes memory.
 */
function plannedOnce(this: pg.Client, ...args: [unknown]) {
  const { application_name: application } = (this as unknown as Connecting).connectionParameters;
  return Reflect.apply(/^carpetas(, con S3)?$/.test(application ?? '') ? prepared : query, this, args);
}

// The files of a worker share their modules, but each file runs this one.
if (query.name !== plannedOnce.name) {
  Object.assign(pg.Client.prototype, { query: plannedOnce });
}
