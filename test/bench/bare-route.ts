import Fastify from 'fastify';
import { Pool } from 'pg';

export interface BareStatement {
  text: string;
  values: unknown[];
}

/**
 * The reference for the benchmark of the list, in its own process. It runs the statements of BARE_STATEMENTS and
 * answers their rows as JSON. It has no tokens, row-level security, validation or log. It prints its address.
 */
const { BARE_URL, BARE_SCHEMA, BARE_POOL_SIZE, BARE_STATEMENTS } = process.env;

const statements = JSON.parse(BARE_STATEMENTS ?? '[]') as BareStatement[];
const pool = new Pool({
  connectionString: BARE_URL,
  options: `-c search_path=${BARE_SCHEMA},public`,
  max: Number(BARE_POOL_SIZE),
});

const fastify = Fastify();
fastify.get('/', async () => {
  const client = await pool.connect();
  try {
    const results = [];
    for (const statement of statements) results.push((await client.query(statement)).rows);
    return results;
  } finally {
    client.release();
  }
});
console.log(await fastify.listen({ host: '127.0.0.1', port: 0 }));
