import type { QueryRunner } from 'typeorm';

/**
 * The cuenta of the running transaction; NULL outside one. After a SET LOCAL the setting is '', not NULL. It is no
 * subquery, so that PostgreSQL knows how many rows the cuenta has when it plans. Every index begins with it.
 */
export const CURRENT_CUENTA = `nullif(current_setting('app.cuenta_id', true), '')::uuid`;

// For policies: as subqueries they are read once a statement; bare, at every row, which took most of a list's time.
/** The usuario of the running transaction, or NULL. */
export const CURRENT_USUARIO = `(select nullif(current_setting('app.usuario_id', true), '')::uuid)`;

/** Condition that the usuario of the running transaction has one of these roles. */
export function hasRol(...roles: number[]): string {
  return `(select current_setting('app.rol_id', true) in ('${roles.join("', '")}'))`;
}

/** The first column of every table of a cuenta: filled by the database, so that no statement names it. */
export const CUENTA_COLUMN = `cuenta_id uuid not null default ${CURRENT_CUENTA} references cuentas (id)`;

/**
 * Puts a table of a cuenta under forced row-level security and opens it to the tenant role.
 * @param visible an extra SQL condition on reading, beside belonging to the cuenta
 * @param written an extra SQL condition on what is written, beside belonging to the cuenta
 * @param privileges what the tenant role may do; leave out UPDATE and DELETE for append-only tables
 */
export async function protectTenantTable(
  runner: QueryRunner,
  table: string,
  {
    visible = 'true',
    written = 'true',
    privileges = 'select, insert, update, delete',
  }: { visible?: string; written?: string; privileges?: string } = {},
): Promise<void> {
  await runner.query(`alter table ${table} enable row level security`);
  await runner.query(`alter table ${table} force row level security`);
  await runner.query(
    `create policy cuenta on ${table} to carpetas_tenant
       using (cuenta_id = ${CURRENT_CUENTA} and (${visible}))
       with check (cuenta_id = ${CURRENT_CUENTA} and (${written}))`,
  );
  await runner.query(`grant ${privileges} on ${table} to carpetas_tenant`);
}

/** Condition for tables that hang from a carpeta: who cannot see the carpeta cannot see them. */
export function visibleWithCarpeta(table: string): string {
  return `exists (select 1 from carpetas c where c.cuenta_id = ${table}.cuenta_id and c.id = ${table}.carpeta_id)`;
}

/**
 * Lets housekeeping, which reads no cuenta's data, remove what was deleted a while ago: until then its rows stay, marked by
 * `column`, so that a deletion can be undone with all that belonged to it.
 * @param columns what else it must read, to let go of files that the rows name
 */
export async function sweepDeleted(
  runner: QueryRunner,
  table: string,
  column: string,
  columns: readonly string[] = [],
): Promise<void> {
  await runAll(runner, [
    `create index ${table}_barrido on ${table} (${column}) where ${column} is not null`,
    `create policy barrido on ${table} to carpetas_platform using (${column} is not null)`,
    `grant select (${[column, ...columns].join(', ')}), delete on ${table} to carpetas_platform`,
  ]);
}

/**
 * The cuenta in views for searches; NULL outside a transaction, as {@link CURRENT_CUENTA}. PostgreSQL would join an
 * expression equal to that of the policies with it. The other conditions of the search would then be checked after the
 * policy, without an index.
 */
export const SEARCHED_CUENTA = `nullif(coalesce(current_setting('app.cuenta_id', true), ''), '')::uuid`;

/** Lets the owner's views and functions read a table that forces row-level security on the owner too. */
export async function openToOwner(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`create policy busqueda on ${table} for select to current_user using (true)`);
}

/**
 * Makes the words of a table's `busqueda` searchable by an index, in the view `<table>_hallables`. A query joins the
 * table by id alone, and its policies decide what the person sees.
 * @param condition which rows are searched, such as those that are not deleted
 */
export async function makeSearchable(runner: QueryRunner, table: string, condition: string): Promise<void> {
  await openToOwner(runner, table);
  await runAll(runner, [
    `create index ${table}_busqueda on ${table} using gin (cuenta_id, busqueda gin_trgm_ops)
       with (fastupdate = off) where ${condition}`,
    `create view ${table}_hallables as
       select cuenta_id, id, busqueda from ${table} where cuenta_id = ${SEARCHED_CUENTA} and ${condition}`,
    `grant select on ${table}_hallables to carpetas_tenant`,
  ]);
}

/**
 * As {@link makeSearchable}, by the parts of its words (migration 43), in `<table>_por_partes` too. For a new table.
 */
export async function makeSearchableByParts(runner: QueryRunner, table: string, condition: string): Promise<void> {
  await openToOwner(runner, table);
  await runAll(runner, [
    `create index ${table}_busqueda on ${table} using gin (partes_de_palabras(cuenta_id, busqueda))
       with (fastupdate = off) where ${condition}`,
    // Row-level security keeps the planner from reading these statistics, and they take seconds to make.
    `alter index ${table}_busqueda alter column 1 set statistics 0`,
    `create view ${table}_hallables as
       select cuenta_id, id, busqueda from ${table} where cuenta_id = ${SEARCHED_CUENTA} and ${condition}`,
    `create view ${table}_por_partes as
       select cuenta_id, id, busqueda, partes_de_palabras(cuenta_id, busqueda) as partes
         from ${table} where cuenta_id is not distinct from ${SEARCHED_CUENTA} and ${condition}`,
    `grant select on ${table}_hallables, ${table}_por_partes to carpetas_tenant`,
  ]);
}

/** Opens a table of the platform to the platform role only. */
export async function openToPlatform(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`grant select, insert, update, delete on ${table} to carpetas_platform`);
}

/** Runs statements one after the other. */
export async function runAll(runner: QueryRunner, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await runner.query(statement);
  }
}
