import pg from 'pg';

/** SQL: the policy `p` on the table `c` lets the role `r` see and write all rows. */
const SHOWS_ALL = `p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive and r.oid = any (p.polroles)
  and pg_get_expr(p.polqual, c.oid) = 'true' and coalesce(pg_get_expr(p.polwithcheck, c.oid), 'true') = 'true'`;

/** SQL: the tables `c` with policies. */
const PROTECTED = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity`;

/** The name of the owner's only policy on a table. */
const OWNERS = 'del_dueno';

/**
 * Gives each table a policy that shows its owner all rows. Policies are forced on the owner too. Otherwise an owner who
 * is no superuser would miss rows in functions, views, migrations and backups. Policies of migrations for the owner
 * alone say less than this policy, and are dropped. The roles that serve requests do not belong to the owner.
 * @param client of the owner
 */
export async function ensureOwnerPolicies(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tabla: string; owner: string }>(
    `select c.relname as tabla, r.rolname as owner from pg_class c join pg_roles r on r.oid = c.relowner
      where ${PROTECTED} and not exists (select 1 from pg_policy p where ${SHOWS_ALL} and p.polname = $1)
      order by 1`,
    [OWNERS],
  );
  for (const { tabla, owner } of rows) {
    const [table, role] = [pg.escapeIdentifier(tabla), pg.escapeIdentifier(owner)];
    // The policy of an earlier owner may be left.
    await client.query(`drop policy if exists ${OWNERS} on ${table}`);
    await client.query(`create policy ${OWNERS} on ${table} to ${role} using (true) with check (true)`);
  }
  const { rows: narrower } = await client.query<{ tabla: string; nombre: string }>(
    `select c.relname as tabla, p.polname as nombre from pg_policy p join pg_class c on c.oid = p.polrelid
      where ${PROTECTED} and p.polpermissive and p.polroles = array[c.relowner] and p.polname <> $1
      order by 1, 2`,
    [OWNERS],
  );
  for (const { tabla, nombre } of narrower) {
    await client.query(`drop policy if exists ${pg.escapeIdentifier(nombre)} on ${pg.escapeIdentifier(tabla)}`);
  }
}

/** Whether policies hide no row from this login. */
export async function seesAllRows(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ seesAll: boolean }>(
    `select r.rolsuper or r.rolbypassrls or not exists (
              select 1 from pg_class c where ${PROTECTED} and not exists (select 1 from pg_policy p where ${SHOWS_ALL}))
            as "seesAll"
       from pg_roles r where r.rolname = current_user`,
  );
  return rows[0]!.seesAll;
}
