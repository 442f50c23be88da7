import pg from 'pg';

/** The tables whose policies bind the owner too. Empty when the owner bypasses policies anyway. */
export async function findForced(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ tabla: string }>(
    `select c.relname as tabla from pg_class c, pg_roles r
      where r.rolname = current_user and not r.rolsuper and not r.rolbypassrls
        and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
      order by 1`,
  );
  return rows.map(({ tabla }) => tabla);
}

/**
 * Makes policies bind the owner, or stop binding it. It runs inside the transaction, so nobody else ever sees the
 * tables unprotected.
 */
export async function setForced(client: pg.ClientBase, tablas: string[], how: 'force' | 'no force'): Promise<void> {
  for (const tabla of tablas) {
    await client.query(`alter table ${pg.escapeIdentifier(tabla)} ${how} row level security`);
  }
}
