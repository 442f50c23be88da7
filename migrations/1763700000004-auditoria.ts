import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_CUENTA, hasRol, protectTenantTable, runAll } from './support.js';

/**
 * The audit: append-only for the application, hash-chained per cuenta by the database itself, so that no code path can
 * write an entry outside the chain. And the keys that make a repeated creation answer what the first one did.
 */
export class Auditoria1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table auditoria_cabezas (
         cuenta_id uuid primary key references cuentas (id),
         n bigint not null,
         hash bytea not null
       )`,
      'alter table auditoria_cabezas enable row level security',
      'alter table auditoria_cabezas force row level security',
      // The trigger below runs as the owner, who is under the forced policy too where he is no superuser.
      'create policy cadena on auditoria_cabezas to current_user using (true) with check (true)',
      `create table auditoria (
         ${CUENTA_COLUMN},
         id uuid not null,
         n bigint not null,
         en timestamptz not null default clock_timestamp(),
         usuario_id uuid,
         accion text not null,
         carpeta_id uuid,
         entidad text not null,
         entidad_id uuid,
         datos jsonb not null default '{}',
         hash_previo bytea not null,
         hash bytea not null,
         primary key (cuenta_id, id),
         unique (cuenta_id, n),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id)
       )`,
      'create index auditoria_carpeta on auditoria (cuenta_id, carpeta_id, n desc)',
      `create function auditoria_hash(fila auditoria) returns bytea language sql immutable parallel safe as $$
         select sha256(fila.hash_previo || convert_to(jsonb_build_array(
           fila.cuenta_id, fila.id, fila.n, extract(epoch from fila.en), fila.usuario_id, fila.accion,
           fila.carpeta_id, fila.entidad, fila.entidad_id, fila.datos)::text, 'UTF8'))
       $$`,
      `create function auditoria_encadenar() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           insert into auditoria_cabezas (cuenta_id, n, hash) values (new.cuenta_id, 0, sha256(''))
             on conflict do nothing;
           update auditoria_cabezas set n = auditoria_cabezas.n + 1 where cuenta_id = new.cuenta_id
             returning auditoria_cabezas.n, auditoria_cabezas.hash into new.n, new.hash_previo;
           new.hash := auditoria_hash(new);
           update auditoria_cabezas set hash = new.hash where cuenta_id = new.cuenta_id;
           return new;
         end $$`,
      'create trigger auditoria_encadenar before insert on auditoria for each row execute function auditoria_encadenar()',
      `create table claves_idempotencia (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         ruta text not null,
         clave text not null check (length(clave) between 1 and 200),
         huella text not null,
         -- json, not jsonb: a repeated request gets the first answer to the letter.
         respuesta json,
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, usuario_id, ruta, clave),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
    ]);
    await protectTenantTable(runner, 'auditoria', {
      privileges: 'select, insert',
      visible: `carpeta_id is null and ${hasRol(1)}
        or exists (select 1 from carpetas c where c.cuenta_id = auditoria.cuenta_id and c.id = auditoria.carpeta_id)`,
    });
    await protectTenantTable(runner, 'claves_idempotencia');
    // Read-only for the tenant, so that a check of the chain also sees entries cut off at its end.
    await runAll(runner, [
      `create policy cuenta on auditoria_cabezas for select to carpetas_tenant
         using (cuenta_id = ${CURRENT_CUENTA})`,
      'grant select on auditoria_cabezas to carpetas_tenant',
      // Old keys are removed across cuentas.
      'create policy barrido on claves_idempotencia to carpetas_platform using (true)',
      'grant select, delete on claves_idempotencia to carpetas_platform',
      'revoke execute on function auditoria_encadenar() from public',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table claves_idempotencia, auditoria, auditoria_cabezas cascade',
      'drop function auditoria_encadenar()',
    ]);
  }
}
