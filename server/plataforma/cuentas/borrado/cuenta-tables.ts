import pg from 'pg';
import type { Table } from '../../../common/domain.js';
import { collect } from '../../../domains.js';

const TABLES = Object.entries<Table>(collect('tables'));

/** The columns with the key of a stored file. */
const CLAVES = TABLES.flatMap(([tabla, { file }]) => (file ? [{ tabla, columna: file }] : []));

/** The columns with a picture. */
const IMAGENES = TABLES.flatMap(([tabla, { pictures = [], sharedPicture = [] }]) =>
  [...pictures, sharedPicture].flat().map((columna) => ({ tabla, columna })),
);

/** A column that names a person, and would prevent the deletion of the person's row. */
export interface Referencia {
  tabla: string;
  columna: string;
  /** The column with the cuenta of the row. Null when the row belongs to the person. */
  cuenta: 'cuenta_id' | 'id' | null;
}

/** Every table with rows of cuentas. The list comes from PostgreSQL's catalogue, so it includes every new table. */
export async function findTablas(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ tabla: string }>(
    `select c.relname as tabla from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select 1 from pg_attribute a
                     where a.attrelid = c.oid and a.attname = 'cuenta_id' and not a.attisdropped)
      order by c.relname`,
  );
  return rows.map(({ tabla }) => tabla);
}

/** The columns that name people. The database does not delete their rows with the person. */
export async function findReferencias(client: pg.ClientBase): Promise<Referencia[]> {
  const { rows } = await client.query<Referencia>(
    `select c.relname as tabla, a.attname as columna,
            case when c.relname = 'cuentas' then 'id'
                 when exists (select 1 from pg_attribute x where x.attrelid = c.oid and x.attname = 'cuenta_id')
                 then 'cuenta_id' end as cuenta
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'usuarios'::regclass and k.confdeltype in ('a', 'r')
      order by 1, 2`,
  );
  return rows;
}

/**
 * The keys of every stored file of a cuenta. Pictures are excluded, and so are mails that another cuenta has yet to
 * receive.
 */
export async function findClaves(client: pg.ClientBase, cuentaId: string): Promise<string[]> {
  const parts = CLAVES.map(
    ({ tabla, columna }) => `select ${columna} as clave from ${tabla} where cuenta_id = $1 and ${columna} is not null`,
  );
  const { rows } = await client.query<{ clave: string }>(
    `select clave from (${parts.join(' union ')}) t
      where not exists (select 1 from correo_entradas e where e.clave = t.clave and e.cuenta_id <> $1)`,
    [cuentaId],
  );
  return rows.map(({ clave }) => clave);
}

/** The names of the pictures of a cuenta and of these people. */
export async function findImagenes(client: pg.ClientBase, cuentaId: string, personas: string[]): Promise<string[]> {
  const parts = [
    'select logo as imagen from cuentas where id = $1',
    'select avatar from usuarios where id = any ($2)',
    ...IMAGENES.map(({ tabla, columna }) => `select ${columna} from ${tabla} where cuenta_id = $1`),
  ];
  const { rows } = await client.query<{ clave: string }>(
    `select clave from imagenes where '/api/imagenes/' || clave in (${parts.join(' union ')})`,
    [cuentaId, personas],
  );
  return rows.map(({ clave }) => clave);
}

export const quotedIdentifier = (name: string): string => pg.escapeIdentifier(name);
