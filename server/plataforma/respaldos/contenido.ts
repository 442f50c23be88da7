import pg from 'pg';
import { MIGRATIONS_TABLE, schemaState, unfinished } from '../../common/database/schema-state.js';
import type { Table } from '../../common/domain.js';
import { JOBS_SCHEMA } from '../../common/jobs/install-jobs.js';
import { collect } from '../../domains.js';
import type { TablaCopiada } from './manifiesto.js';
import { OWN } from './objetos.js';
import { RespaldoRefused } from './respaldo-refused.js';

const UNBACKED = Object.keys(collect('unbacked'));

/** The table of jobs. Migrations and the start of the product create queues and schedules. */
export const JOBS = `${JOBS_SCHEMA}.job`;

/** The settings for COPY when a backup is written and when it is read. They override the server's own settings. */
export const COPY_SETTINGS = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0;
  set lock_timeout = '60s';
  set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`;

/** A table, its columns with own values, and the key that orders its rows. */
export interface Tabla extends TablaCopiada {
  orden: string[];
}

/**
 * The tables of a backup, by name. Columns are sorted too, so that another order of migrations gives the same backup.
 */
export async function findTablas(client: pg.ClientBase): Promise<Tabla[]> {
  const { rows } = await client.query<Tabla>(
    `select n.nspname || '.' || c.relname as nombre,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attname collate "C") as columnas,
            array(select a.attname::text
                    from pg_index i, unnest(i.indkey) with ordinality k (attnum, n), pg_attribute a
                   where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
                   order by k.n) as orden
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and ${OWN('pg_class', 'c.oid')}
        and (n.nspname = 'public' and c.relname <> $1 and c.relname <> all ($2)
             or n.nspname || '.' || c.relname = $3)
      order by (n.nspname || '.' || c.relname) collate "C"`,
    [MIGRATIONS_TABLE, UNBACKED, JOBS],
  );
  return rows;
}

/**
 * Refuses a database or backup of a newer program. Also refuses migrations that no migration completes.
 * @param what the first words of the message
 */
export function checkKnown(migraciones: readonly string[], what: string): void {
  const { isNewer, isUnfinished } = schemaState(migraciones);
  if (isNewer) {
    throw new RespaldoRefused(`${what} es de una versión más nueva que este programa: actualícelo.`);
  }
  if (isUnfinished) {
    throw new RespaldoRefused(unfinished(what));
  }
}

/**
 * A query for the keys of all stored files that rows name. The query tells whether each file must exist. A picture's
 * row comes before its bytes. The row counts as retired until something shows the picture.
 * @param isWhole whether to include files that no backup has
 */
export async function clavesQuery(client: pg.ClientBase, { isWhole }: { isWhole: boolean }): Promise<string> {
  const named = Object.entries<Table>(collect('tables')).flatMap(([tabla, { file }]) =>
    file && (isWhole || !UNBACKED.includes(tabla)) ? [{ tabla, file }] : [],
  );
  // The database may be older than the program.
  const { rows } = await client.query<{ tabla: string }>(
    'select tabla from unnest($1::text[]) tabla where to_regclass(tabla) is not null',
    [named.map(({ tabla }) => tabla)],
  );
  const there = new Set(rows.map(({ tabla }) => tabla));
  const parts = named
    .filter(({ tabla }) => there.has(tabla))
    .map(({ tabla, file }) => `select ${file} as clave, true as debe from ${tabla} where ${file} is not null`);
  const imagenes = `select 'imagenes/' || clave, retirada_en is null from imagenes`;
  return `select clave, bool_or(debe) as debe from (${[...parts, imagenes].join(' union all ')}) t group by clave`;
}

/** The name of a table of a backup, for a statement. */
export function quotedTabla(nombre: string): string {
  return nombre.split('.').map(pg.escapeIdentifier).join('.');
}

/** Column names, quoted for a statement. */
export function quotedColumnas(columnas: readonly string[]): string {
  return columnas.map(pg.escapeIdentifier).join(', ');
}
