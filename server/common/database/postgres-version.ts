import type pg from 'pg';

/** The oldest PostgreSQL that has all that the migrations say: they change what a column is computed from. */
const OLDEST_POSTGRES = 17;

/** The server of DATABASE_URL cannot be used. Its message is for the operator, in Spanish. */
export class OldPostgres extends Error {}

/** Why a server cannot be used; null for one that can. @param version as `server_version_num` gives it */
export function refusalOf(version: number): string | null {
  const major = Math.floor(version / 10_000);
  return major < OLDEST_POSTGRES
    ? `El PostgreSQL de DATABASE_URL es el ${major}, y Carpetas necesita el ${OLDEST_POSTGRES} o posterior: actualícelo, o use otro.`
    : null;
}

/** Asks before anything is written. @throws OldPostgres */
export async function checkPostgres(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`);
  const refusal = refusalOf(rows[0].version);
  if (refusal) {
    throw new OldPostgres(refusal);
  }
}
