import type pg from 'pg';

/** The oldest usable PostgreSQL: the migrations change the expression of a computed column. */
const OLDEST_POSTGRES = 17;

/** The error of an unusable server of DATABASE_URL. Its message is for the operator, in Spanish. */
export class OldPostgres extends Error {}

/** Why a server is unusable; null for a usable server. @param version as `server_version_num` gives it */
export function refusalOf(version: number): string | null {
  const major = Math.floor(version / 10_000);
  return major < OLDEST_POSTGRES
    ? `El PostgreSQL de DATABASE_URL es el ${major}, y Carpetas necesita el ${OLDEST_POSTGRES} o posterior: actualícelo, o use otro.`
    : null;
}

/** Checks the server before anything is written. @throws OldPostgres */
export async function checkPostgres(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`);
  const refusal = refusalOf(rows[0].version);
  if (refusal) {
    throw new OldPostgres(refusal);
  }
}
