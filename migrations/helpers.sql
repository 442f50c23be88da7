-- What many tables have alike, for statements of migrations: `runAll` makes these before them, and drops them after.

-- A table of a cuenta: row-level security, forced on the owner too, and what the tenant role may do.
-- Beside belonging to the cuenta, `seen` limits what is read, `written` what is written, and `rows` both.
-- A table to which rows are only added leaves UPDATE and DELETE out of what the role `may` do.
create procedure table_of_cuenta(
  tabla text,
  seen text default 'true',
  written text default 'true',
  rows text default null,
  may text default 'select, insert, update, delete'
) language plpgsql as $do$
begin
  execute format('alter table %I enable row level security, force row level security', tabla);
  execute format(
    $$create policy cuenta on %I to carpetas_tenant
        using (cuenta_id = :cuenta and (%s)) with check (cuenta_id = :cuenta and (%s))$$,
    tabla, coalesce(rows, seen), coalesce(rows, written));
  execute format('grant %s on %I to carpetas_tenant', may, tabla);
end $do$;

-- The condition of a table that hangs from a carpeta: who does not see the carpeta does not see its rows.
create function with_carpeta(tabla text) returns text language sql
return format('exists (select 1 from carpetas c where c.cuenta_id = %1$I.cuenta_id and c.id = %1$I.carpeta_id)', tabla);

-- Lets housekeeping, which reads no cuenta's data, remove what was deleted a while ago: until then its rows stay,
-- marked by a column, so that a deletion can be undone. `files` are the columns that name files, to let go of them too.
create procedure sweep_deleted(tabla text, marca text, files text default null) language plpgsql as $do$
begin
  execute format('create index %1$s_barrido on %1$I (%2$I) where %2$I is not null', tabla, marca);
  execute format('create policy barrido on %I to carpetas_platform using (%I is not null)', tabla, marca);
  execute format('grant select (%s), delete on %I to carpetas_platform', concat_ws(', ', marca, files), tabla);
end $do$;

-- Makes the words of a table's `busqueda` searchable by their parts (01-search.sql). A query joins the table by id
-- alone, and its policies decide what the person sees. `filas` says which rows are searched, such as those not deleted.
create procedure make_searchable(tabla text, filas text) language plpgsql as $do$
begin
  execute format(
    'create index %1$s_busqueda on %1$I using gin (partes_de_palabras(cuenta_id, busqueda))
       with (fastupdate = off) where %2$s', tabla, filas);
  -- Row-level security keeps the planner from reading these statistics, and they take seconds to make.
  execute format('alter index %s_busqueda alter column 1 set statistics 0', tabla);
  execute format(
    $$create view %1$s_hallables as
        select cuenta_id, id, busqueda from %1$I where cuenta_id = :buscada and %2$s$$, tabla, filas);
  execute format(
    $$create view %1$s_por_partes as
        select cuenta_id, id, busqueda, partes_de_palabras(cuenta_id, busqueda) as partes
          from %1$I where cuenta_id is not distinct from :buscada and %2$s$$, tabla, filas);
  execute format('grant select on %1$s_hallables, %1$s_por_partes to carpetas_tenant', tabla);
end $do$;
