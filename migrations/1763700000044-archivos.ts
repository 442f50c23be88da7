import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_CUENTA, hasRol, makeSearchableByParts, protectTenantTable, runAll } from './support.js';

const DEFINER = 'language plpgsql security definer set search_path = pg_catalog, public';

/** What only titulares and adscriptos see. */
const SEEN = (table: string) => `not ${table}.reservado or ${hasRol(1, 2)}`;

/** Who changes the tree takes it whole; who files something in it shares it. */
const TREE = (cuenta: string) => `hashtextextended('directorios/' || ${cuenta}, 0)`;

/** The columns of what can be in the trash, alone or with the directorio that holds it. */
const TRASH = `eliminado_en timestamptz,
         eliminado_por uuid,
         se_elimina_en timestamptz,
         -- What was put into the trash: this one, or a directorio above it.
         eliminado_con uuid,
         check (num_nulls(eliminado_en, eliminado_por, se_elimina_en, eliminado_con) in (0, 4))`;

const EMPTY = `not exists (select 1 from directorios h where h.cuenta_id = d.cuenta_id and h.padre_id = d.id)
  and not exists (select 1 from archivos a where a.cuenta_id = d.cuenta_id and a.directorio_id = d.id)`;

/** The office's own files: nested directorios, archivos with immutable versions, and who saw each last. */
export class Archivos1763700000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.tables(runner);
    await this.rules(runner);
    await protectTenantTable(runner, 'directorios', {
      visible: SEEN('directorios'),
      privileges: 'select, insert, update',
    });
    await protectTenantTable(runner, 'archivos', { visible: SEEN('archivos'), privileges: 'select, insert, update' });
    const withArchivo = (table: string) =>
      `exists (select 1 from archivos a where a.cuenta_id = ${table}.cuenta_id and a.id = ${table}.archivo_id)`;
    await protectTenantTable(runner, 'archivo_versiones', {
      visible: withArchivo('archivo_versiones'),
      privileges: 'select, insert',
    });
    await protectTenantTable(runner, 'archivo_lecturas', {
      visible: withArchivo('archivo_lecturas'),
      privileges: 'select, insert, update',
    });
    await runAll(runner, [
      // How much a cuenta stores.
      'create policy uso on archivo_versiones for select to carpetas_platform using (true)',
      'grant select (cuenta_id, bytes) on archivo_versiones to carpetas_platform',
    ]);
    await makeSearchableByParts(runner, 'archivos', 'eliminado_en is null');
    await this.expiry(runner);
  }

  private async tables(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table directorios (
         ${CUENTA_COLUMN},
         id uuid not null,
         padre_id uuid,
         nombre text not null check (length(nombre) between 1 and 120),
         descripcion text check (length(descripcion) between 1 and 2000),
         -- Whether it is marked for titulares and adscriptos alone.
         restringido boolean not null default false,
         -- Whether it, or one above it, is marked so. The database keeps it.
         reservado boolean not null default false,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         ${TRASH},
         nombre_orden text collate "C" not null generated always as (orden_es(nombre)) stored,
         primary key (cuenta_id, id),
         check (padre_id <> id),
         foreign key (cuenta_id, padre_id) references directorios (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id)
       )`,
      // Of equal names in one place, one remains. What somebody does not see takes no name from them. With reservado, which
      // comes from above, two of one name would keep what holds them from being restricted.
      `create unique index directorios_nombre on directorios (cuenta_id, padre_id, restringido, nombre_orden)
         nulls not distinct where eliminado_en is null`,
      'create index directorios_padre on directorios (cuenta_id, padre_id)',
      'create index directorios_creado_por on directorios (cuenta_id, creado_por)',
      `create table archivos (
         ${CUENTA_COLUMN},
         id uuid not null,
         directorio_id uuid,
         nombre text not null check (length(nombre) between 1 and 255),
         descripcion text check (length(descripcion) between 1 and 2000),
         -- The n of the newest version, and its size.
         version_actual integer not null check (version_actual > 0),
         bytes bigint not null check (bytes > 0),
         -- As that of its directorio. The database keeps it.
         reservado boolean not null default false,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         ${TRASH},
         nombre_orden text collate "C" not null generated always as (orden_es(nombre)) stored,
         extension text collate "C" not null generated always as
           (coalesce(lower(substring(nombre from '[^.]\\.([^.[:space:]]+)$')), '')) stored,
         busqueda text generated always as (sin_acentos(nombre)) stored,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, directorio_id) references directorios (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
         foreign key (cuenta_id, eliminado_por) references membresias (cuenta_id, usuario_id)
       )`,
      `create unique index archivos_nombre on archivos (cuenta_id, directorio_id, nombre_orden)
         nulls not distinct where eliminado_en is null`,
      'create index archivos_directorio on archivos (cuenta_id, directorio_id)',
      'create index archivos_creado_por on archivos (cuenta_id, creado_por)',
      `create table archivo_versiones (
         ${CUENTA_COLUMN},
         archivo_id uuid not null,
         n integer not null check (n > 0),
         sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
         bytes bigint not null check (bytes > 0),
         mime text not null,
         nombre_original text not null check (length(nombre_original) between 1 and 255),
         -- Copies of a file, and restored versions, share the stored bytes.
         clave text not null,
         autor_id uuid not null,
         motivo text check (length(motivo) <= 300),
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, archivo_id, n),
         foreign key (cuenta_id, archivo_id) references archivos (cuenta_id, id),
         foreign key (cuenta_id, autor_id) references membresias (cuenta_id, usuario_id)
       )`,
      'create index archivo_versiones_clave on archivo_versiones (clave)',
      'create index archivo_versiones_uso on archivo_versiones (cuenta_id) include (bytes)',
      'create index archivo_versiones_autor on archivo_versiones (cuenta_id, autor_id)',
      `create table archivo_lecturas (
         ${CUENTA_COLUMN},
         archivo_id uuid not null,
         usuario_id uuid not null,
         visto_en timestamptz not null,
         primary key (cuenta_id, archivo_id, usuario_id),
         foreign key (cuenta_id, archivo_id) references archivos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index archivo_lecturas_usuario on archivo_lecturas (cuenta_id, usuario_id)',
      ...['directorios', 'archivos', 'archivo_versiones'].map(
        (table) => `create policy propietario on ${table} to current_user using (true) with check (true)`,
      ),
    ]);
  }

  /** What holds whoever writes to the tables. */
  private async rules(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Two moves wait for each other, so that together they make no circle.
      `create function directorio_colocado() returns trigger ${DEFINER} as $$
         begin
           perform pg_advisory_xact_lock(${TREE('new.cuenta_id')});
           if exists (
             with recursive arriba as (
               select d.id, d.padre_id from directorios d where d.cuenta_id = new.cuenta_id and d.id = new.padre_id
               union
               select d.id, d.padre_id from directorios d join arriba a on d.id = a.padre_id
                where d.cuenta_id = new.cuenta_id)
             select 1 from arriba where id = new.id) then
             raise exception using errcode = 'check_violation', message = 'A directorio cannot be inside itself.';
           end if;
           new.reservado := new.restringido or coalesce((
             select d.reservado from directorios d where d.cuenta_id = new.cuenta_id and d.id = new.padre_id), false);
           return new;
         end $$`,
      `create trigger directorio_colocado before insert or update of padre_id, restringido on directorios
         for each row execute function directorio_colocado()`,
      // What a directorio holds follows it, one level after the other.
      `create function directorio_reservado() returns trigger ${DEFINER} as $$
         begin
           update archivos set reservado = new.reservado
            where cuenta_id = new.cuenta_id and directorio_id = new.id and reservado <> new.reservado;
           update directorios set reservado = new.reservado or restringido
            where cuenta_id = new.cuenta_id and padre_id = new.id and reservado <> (new.reservado or restringido);
           return null;
         end $$`,
      `create trigger directorio_reservado after update on directorios
         for each row when (old.reservado <> new.reservado) execute function directorio_reservado()`,
      `create function archivo_colocado() returns trigger ${DEFINER} as $$
         begin
           perform pg_advisory_xact_lock_shared(${TREE('new.cuenta_id')});
           new.reservado := coalesce((
             select d.reservado from directorios d where d.cuenta_id = new.cuenta_id and d.id = new.directorio_id), false);
           return new;
         end $$`,
      `create trigger archivo_colocado before insert or update of directorio_id on archivos
         for each row execute function archivo_colocado()`,
      // Its bytes become those of an abandoned upload with the last version that has them. Of two at once, one sees the
      // other. With a cuenta, all of its bytes go.
      `create function archivo_version_borrada() returns trigger ${DEFINER} as $$
         begin
           perform pg_advisory_xact_lock(hashtextextended(old.clave, 0));
           insert into subidas (cuenta_id, clave, usuario_id, vista_en)
             select old.cuenta_id, old.clave, old.autor_id, '-infinity'
              where not exists (select 1 from archivo_versiones v where v.clave = old.clave)
                and exists (select 1 from cuentas c where c.id = old.cuenta_id)
             on conflict do nothing;
           return null;
         end $$`,
      `create trigger archivo_borrado after delete on archivo_versiones
         for each row execute function archivo_version_borrada()`,
      // Whether a directorio holds, or took into the trash, what the running user does not see, at any depth.
      `create function directorio_con_ocultos(directorio uuid) returns boolean language sql stable security definer
         set search_path = pg_catalog, public as $$
         with recursive adentro as (
           select d.id, d.reservado from directorios d where d.cuenta_id = ${CURRENT_CUENTA} and d.id = directorio
           union all
           select d.id, d.reservado from directorios d join adentro a on d.padre_id = a.id
            where d.cuenta_id = ${CURRENT_CUENTA} and (d.eliminado_en is null or d.eliminado_con = directorio))
         select not ${hasRol(1, 2)} and exists (select 1 from adentro where reservado) $$`,
      'revoke all on function directorio_con_ocultos(uuid) from public',
      'grant execute on function directorio_con_ocultos(uuid) to carpetas_tenant',
    ]);
  }

  private async expiry(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...['directorios', 'archivos'].map(
        (table) => `create index ${table}_papelera on ${table} (se_elimina_en) where se_elimina_en is not null`,
      ),
      // One cuenta at a time, since the audit lets one transaction of a cuenta write. A directorio goes once it is empty.
      `create function vaciar_archivos(cuantos integer) returns integer ${DEFINER} as $$
         declare
           cuenta uuid;
           vencido record;
           total integer := 0;
         begin
           select v.cuenta_id into cuenta from (
             select a.cuenta_id, a.se_elimina_en from archivos a where a.se_elimina_en <= now()
             union all
             select d.cuenta_id, d.se_elimina_en from directorios d where d.se_elimina_en <= now() and ${EMPTY}) v
            order by v.se_elimina_en limit 1;
           -- Two at once would delete in different orders and wait for each other.
           perform pg_advisory_xact_lock(hashtextextended('vaciar_archivos/' || cuenta, 0));
           for vencido in
             select a.id, a.nombre, a.eliminado_con from archivos a
              where a.cuenta_id = cuenta and a.se_elimina_en <= now()
              order by a.se_elimina_en limit cuantos for update skip locked
           loop
             delete from archivo_versiones where cuenta_id = cuenta and archivo_id = vencido.id;
             delete from archivos where cuenta_id = cuenta and id = vencido.id;
             if vencido.eliminado_con = vencido.id then
               insert into auditoria (cuenta_id, id, en, accion, entidad, entidad_id, datos)
                 values (cuenta, gen_random_uuid(), now(), 'archivo.vencido', 'archivo', vencido.id,
                         jsonb_build_object('nombre', vencido.nombre));
             end if;
             total := total + 1;
           end loop;
           for vencido in
             select d.id, d.nombre, d.eliminado_con from directorios d
              where d.cuenta_id = cuenta and d.se_elimina_en <= now()
                and ${EMPTY}
              order by d.se_elimina_en limit cuantos for update skip locked
           loop
             delete from directorios where cuenta_id = cuenta and id = vencido.id;
             if vencido.eliminado_con = vencido.id then
               insert into auditoria (cuenta_id, id, en, accion, entidad, entidad_id, datos)
                 values (cuenta, gen_random_uuid(), now(), 'directorio.vencido', 'directorio', vencido.id,
                         jsonb_build_object('nombre', vencido.nombre));
             end if;
             total := total + 1;
           end loop;
           return total;
         end $$`,
      'revoke execute on function vaciar_archivos(integer) from public',
      'grant execute on function vaciar_archivos(integer) to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop function vaciar_archivos(integer), directorio_con_ocultos(uuid)',
      'drop view archivos_por_partes, archivos_hallables',
      'drop table archivo_lecturas, archivo_versiones, archivos, directorios',
      'drop function archivo_version_borrada(), archivo_colocado(), directorio_reservado(), directorio_colocado()',
    ]);
  }
}
