import type pg from 'pg';

/** A condition for objects of no extension. An extension may belong to the server's administrator. */
export const OWN = (catalog: string, oid: string) =>
  `not exists (select 1 from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Statements that drop everything that migrations created. */
export async function findObjects(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop %s if exists public.%I cascade', kind, c.relname) as drop
       from pg_class c, lateral (select case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
                                                       when 'S' then 'sequence' else 'table' end as kind) k
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not c.relispartition and ${OWN('pg_class', 'c.oid')}
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure)
       from pg_proc p where p.pronamespace = 'public'::regnamespace and ${OWN('pg_proc', 'p.oid')}
     union all
     select format('drop type if exists public.%I cascade', t.typname)
       from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') and ${OWN('pg_type', 't.oid')}`,
  );
  return rows.map(({ drop }) => drop);
}

/** The foreign keys. Without them, rows may come in any order. */
export async function findConstraints(client: pg.ClientBase): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
       from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      order by conrelid::regclass::text, conname`,
  );
  return rows;
}

/** Statements that let sequences continue after their last number. */
export async function findSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(%L, max(%I)) from %s', s.oid::regclass, a.attname, d.refobjid::regclass) as statement
       from pg_class s
       join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.refobjsubid > 0
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and d.deptype in ('a', 'i')`,
  );
  return rows.map(({ statement }) => statement);
}
